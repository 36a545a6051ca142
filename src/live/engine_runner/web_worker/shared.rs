//! Memory shared between the page and its workers, on cross-origin isolated pages.

use js_sys::{Atomics, Int32Array, Reflect, SharedArrayBuffer};
use web_sys::window;

const NUMBER_BYTES: u32 = 4;
/// Bytes of the shared transposition table: about 260,000 entries.
const TABLE_BYTES: u32 = 4 << 20;
/// The maximum number of workers; more would cost more memory than they are worth.
const MAX_WORKERS: u32 = 4;

pub struct Shared {
    /// The number of the last cancelled task.
    pub stopped: Int32Array,
    /// The shared transposition table.
    pub table: Int32Array,
}

impl Shared {
    pub fn new() -> Option<Self> {
        is_isolated().then(|| Self {
            stopped: Int32Array::new(&SharedArrayBuffer::new(NUMBER_BYTES)),
            table: Int32Array::new(&SharedArrayBuffer::new(TABLE_BYTES)),
        })
    }

    /// Cancels this task and all before it in all workers; false if that is not possible.
    pub fn stop(&self, number: u32) -> bool {
        let number = i32::try_from(number).unwrap_or(i32::MAX);
        Atomics::store(&self.stopped, 0, number).is_ok()
    }
}

/// Whether the page may share memory with its workers.
pub fn is_isolated() -> bool {
    let is_isolated = Reflect::get(&js_sys::global(), &"crossOriginIsolated".into());
    is_isolated.is_ok_and(|is_isolated| is_isolated.is_truthy())
}

/// The number of workers to use: one hardware thread is left to the page.
pub fn worker_count() -> u32 {
    let all = window().map_or(1.0, |window| window.navigator().hardware_concurrency());
    (all as u32).saturating_sub(1).clamp(1, MAX_WORKERS)
}

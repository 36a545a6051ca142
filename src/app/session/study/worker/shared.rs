//! Memory shared by the page and its workers, where the browser allows it: on a cross-origin isolated page.

use js_sys::{Atomics, Int32Array, Reflect, SharedArrayBuffer};
use web_sys::window;

/// Bytes of one number.
const NUMBER_BYTES: u32 = 4;
/// Bytes of the shared transposition table: some 260,000 entries.
const TABLE_BYTES: u32 = 4 << 20;
/// More workers than these would take more memory than they are worth.
const MOST_HANDS: u32 = 4;

/// The memory.
pub struct Shared {
    /// The number of the last cancelled question.
    pub stopped: Int32Array,
    /// The shared transposition table.
    pub table: Int32Array,
}

impl Shared {
    pub fn new() -> Option<Self> {
        let is_isolated = Reflect::get(&js_sys::global(), &"crossOriginIsolated".into()).ok()?;
        is_isolated.is_truthy().then(|| Self {
            stopped: Int32Array::new(&SharedArrayBuffer::new(NUMBER_BYTES)),
            table: Int32Array::new(&SharedArrayBuffer::new(TABLE_BYTES)),
        })
    }

    /// Cancels the question of this number and all before it for all workers; false where that is not possible.
    pub fn stop(&self, number: u32) -> bool {
        let number = i32::try_from(number).unwrap_or(i32::MAX);
        Atomics::store(&self.stopped, 0, number).is_ok()
    }
}

/// How many workers may think at once: one thread of the machine is left to the page.
pub fn most_hands() -> u32 {
    let all = window().map_or(1.0, |window| window.navigator().hardware_concurrency());
    (all as u32).saturating_sub(1).clamp(1, MOST_HANDS)
}

//! Memory that page and workers share, where the browser allows it: on a page that is isolated from others.

use js_sys::{Atomics, Int32Array, Reflect, SharedArrayBuffer};
use web_sys::window;

/// Bytes of one number.
const NUMBER_BYTES: u32 = 4;
/// Bytes of what the workers find out together: some 260,000 findings.
const ANNEX_BYTES: u32 = 4 << 20;
/// More workers than these would take more memory than they are worth.
const MOST_HANDS: u32 = 4;

/// The memory.
pub struct Shared {
    /// The number of the last question that nobody wants any more.
    pub stopped: Int32Array,
    /// What the workers find out.
    pub annex: Int32Array,
}

impl Shared {
    pub fn new() -> Option<Self> {
        let is_isolated = Reflect::get(&js_sys::global(), &"crossOriginIsolated".into()).ok()?;
        is_isolated.is_truthy().then(|| Self {
            stopped: Int32Array::new(&SharedArrayBuffer::new(NUMBER_BYTES)),
            annex: Int32Array::new(&SharedArrayBuffer::new(ANNEX_BYTES)),
        })
    }

    /// Tells all workers that the question of this number, and those before, are over; false where that cannot be told.
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

//! Where chance starts.

/// A number that nobody can foresee, without a package for it.
#[cfg(not(target_family = "wasm"))]
pub fn seed() -> u64 {
    use std::hash::{BuildHasher, RandomState};
    // The standard library's hasher draws its key from the system.
    RandomState::new().hash_one(())
}

/// The same from the browser: there the standard library has no system to draw from, and draws the same each time.
#[cfg(target_family = "wasm")]
pub fn seed() -> u64 {
    js_sys::Math::random().to_bits()
}

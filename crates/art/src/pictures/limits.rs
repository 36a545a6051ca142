//! How large pictures may be.

/// The smallest side of a picture, in pixels.
pub const MIN_PIXELS: u32 = 64;
/// The largest side of a picture, in pixels.
pub const MAX_PIXELS: u32 = 4096;
/// The largest side of an animated picture, in pixels.
pub const MAX_ANIMATED_PIXELS: u32 = 1200;
/// The most moves of an animated picture: those of the largest board.
pub(super) const MAX_MOVES: usize = 625;
/// The largest file, in bytes. A game of 225 moves at 800 pixels takes a tenth of it.
pub(super) const MAX_BYTES: usize = 24_000_000;

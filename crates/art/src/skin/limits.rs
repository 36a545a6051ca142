//! How large a skin file and its texts may be.

/// The longest name of a skin, in characters.
pub(super) const MAX_NAME: usize = 40;
/// The longest note of a skin, in characters.
pub(super) const MAX_NOTE: usize = 120;
/// The largest skin file that is parsed, in bytes. Real ones have less than 2,000.
pub const MAX_BYTES: usize = 64 * 1024;

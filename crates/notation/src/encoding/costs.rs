//! What characters cost that mean the same in every character set.

/// The cost of a character of ASCII, in bits.
pub const ASCII: f32 = 5.0;
/// The cost of bytes that are no character.
pub const DAMAGED: f32 = 25.0;

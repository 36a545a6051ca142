//! The endings of the files that can be opened.

/// The endings of the files that are read, without a point: games and studies of our own, and games as text.
pub const OPENED_ENDINGS: [&str; 3] = ["narabe", "ron", "txt"];

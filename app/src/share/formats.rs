//! The endings of the files that can be opened.

/// The endings of all formats that are read, without a point.
pub const OPENED_ENDINGS: [&str; 18] = [
    "sgf", "psq", "lib", "rif", "xml", "pos", "bdt", "rec", "sav", "json", "rseq", "txt", "narabe",
    "ron", "zip", "png", "jpg", "jpeg",
];

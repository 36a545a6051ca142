//! SGF, the Smart Game Format: game trees with variations, comments and marks, in the dialects of five-in-a-row programs.
//!
//! Points are two letters, from the left and from the top. Read are, beyond the standard: other games' numbers, files without
//! a size, all moves in the root, texts whose brackets are not protected, junk around games, empty nodes. Properties that
//! only another program knows are kept and written again.

mod game_reader;
mod property;
mod reader;
mod tokens;
mod values;
mod writer;

pub(in crate::notation) use reader::read;
pub(in crate::notation) use tokens::has_game;
pub(in crate::notation) use values::result as sgf_result;
pub use values::{sgf_point, sgf_side, sgf_text};
pub(in crate::notation) use writer::write;

//! SGF, the Smart Game Format: game trees with variations, comments and marks, in the dialects of five-in-a-row programs.
//!
//! Points are two letters, from the left and from the top. Read are, beyond the standard: other games' numbers, files without
//! a size, all moves in the root, texts whose brackets are not protected, junk around games, empty nodes. Properties that
//! only another program knows are kept and written again.

mod annotations;
mod game_details;
mod game_kind;
mod game_reader;
mod notes;
mod property;
mod reader;
mod segments;
mod text_end;
mod tokens;
mod values;
mod words;
mod writer;

pub(crate) use super::game_info::result_in_words as sgf_result;
pub(crate) use reader::{read, read_text};
pub(crate) use tokens::{has_game, start_of_game};
pub use values::{property_texts, sgf_point, sgf_side, sgf_text, turned_property};
pub(crate) use writer::write;

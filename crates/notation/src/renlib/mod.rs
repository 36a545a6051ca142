//! RenLib's libraries: trees of moves on a 15×15 board with comments, board texts and marks, one or two bytes a part.
//!
//! A file begins with a header of 20 bytes (files older than that with the first move), then come the nodes depth first: a
//! byte for the point, 16 times the row from the top and the column from 1, and a byte of flags, then what the flags announce.
//! A board text stands at a move, and RenLib shows it before the move is played, where the moves to choose from are. So it is a label
//! of the node before the move in a [`GameTree`](super::GameTree), on the point of the move. A mark is a circle on the move itself.
//!
//! Reading makes an index of the nodes, and of it the tree. A library that is too large for a tree is walked by its index, and one of
//! its branches at a time is read.

mod branch;
mod file;
mod index;
mod parts;
mod reader;
#[cfg(test)]
mod tests;
mod writer;

pub use file::{RenLibFile, RenLibNode};
pub(crate) use parts::{FIRST_OLD_NODE, MAGIC, texts};
pub(crate) use reader::read;
pub(crate) use writer::write;

//! Databases of analysed positions (`.db`), as Yixin and Rapfi keep them: for each position a label, a value with its depth, and texts.
//!
//! The file is a frame of LZ4, or the same bytes as they are, which Yixin reads itself:
//!
//! | bytes | |
//! | --- | --- |
//! | 4 | the number of entries, as all numbers with the least byte first |
//! | | for each entry its position and its record: |
//! | 2 | the bytes of the position: 3, and 2 for each stone |
//! | 3 | the rule (0 freestyle, 1 standard, 2 renju), the columns and the rows of the board |
//! | 2 each | column and row of Black's stones, then of White's, sorted; `FF FF` behind those of a side that has passed |
//! | 2 | the bytes of the record; 0 of one that says nothing |
//! | 1 | the label: `w` or `l` for a move that wins or loses, `d` draw, `x` and `!` for moves never and always to play, `FF` none |
//! | 2 | the value for the side to move; beyond 29,500 a win in 30,000 less so many plies |
//! | 2 | four times the depth, and the bound: 1 at most, 2 at least, 3 exact |
//! | … | the text: `@BTXT@` with the board texts, a line each, then a backspace and the comment; or the comment alone |
//!
//! A position is kept once for its eight images, as the least of them. An entry for a board of 0×0 points says that the texts are UTF-8.
//!
//! ```
//! use narabe_notation::{YixinEntry, YixinLabel, YixinPart, YixinRecord, read_yixin_database, write_yixin_database};
//! use narabe_notation::LossReport;
//! use narabe_rules::{BoardSize, Placement, Rule, Side};
//! use std::ops::ControlFlow;
//!
//! let stones = [vec!["h8".parse()?], vec!["i9".parse()?]];
//! let position = Placement::new(Rule::Renju, BoardSize::DEFAULT, stones, Side::Black);
//! let (position, _) = position.canonical();
//! let record = YixinRecord { label: YixinLabel::LOSE, value: 29_989, ..YixinRecord::default() };
//! assert_eq!(record.shown().as_deref(), Some("L12"));
//! let entry = YixinEntry { position, record };
//!
//! let bytes = write_yixin_database(std::slice::from_ref(&entry), &mut LossReport::default());
//! let mut entries = Vec::new();
//! read_yixin_database(&bytes, None, &mut |part| {
//!     if let YixinPart::Entry(entry) = part {
//!         entries.push(*entry);
//!     }
//!     ControlFlow::Continue(())
//! })?;
//! assert_eq!(entries, [entry]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#[cfg(test)]
mod damage_tests;
mod entries_of_game;
#[cfg(test)]
mod entry_tests;
mod graph;
mod position;
mod reader;
mod record;
#[cfg(test)]
mod tests;
mod text;
mod tree;
#[cfg(test)]
mod tree_tests;
mod unpack;
mod writer;

pub use reader::{YixinPart, read_yixin_database};
pub use record::{YixinBound, YixinEntry, YixinLabel, YixinRecord};
pub use tree::read;
pub use unpack::is_database;
pub use writer::{write, write_yixin_database};

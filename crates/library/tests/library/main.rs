//! The library: games that are kept, found, counted, edited and brought back, and files that are damaged or cut short.

mod backup;
#[path = "../../../rules/tests/common/board_symmetry.rs"]
mod board_symmetry;
mod edits;
mod explorer;
#[cfg(feature = "file")]
mod file;
mod games;
mod imports;
#[cfg(feature = "file")]
mod kill;
mod lines;
mod memory;
mod memory_files;
mod model;
mod openings;
mod random;
mod replay;
mod search;

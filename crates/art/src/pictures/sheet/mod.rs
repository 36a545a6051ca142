//! A sheet of puzzles on paper: diagrams with a number, the side to move and the difficulty, and the solutions on the last page.
//!
//! Signs stand for words, so that the sheet is the same in every language: a stone for the side to move, `+3` where it wins with its
//! third move, `=` where one move holds.
//!
//! ```
//! use narabe_learn::puzzles::Pack;
//! use narabe_art::pictures::{PerPage, PuzzleSheet, sheet_svg};
//!
//! let puzzles = Pack::shipped()?.puzzles();
//! let sheet = PuzzleSheet { title: "Club night".to_owned(), per_page: PerPage::Six, puzzles: puzzles[..6].to_vec() };
//! let svg = sheet_svg(&sheet)?;
//! assert!(svg.starts_with("<svg") && svg.contains("Club night"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod layout;
#[cfg(not(target_family = "wasm"))]
mod pdf;
mod svg;

pub use layout::{PerPage, PuzzleSheet};
#[cfg(not(target_family = "wasm"))]
pub use pdf::sheet_pdf;
pub use svg::sheet_svg;

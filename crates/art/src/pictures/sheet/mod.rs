//! A sheet of puzzles on paper: diagrams with a number, the side to move and the difficulty, and the solutions on the last page.
//!
//! Signs stand for words, so that the sheet is the same in every language: a stone for the side to move, `+3` where it wins with its
//! third move, `=` where one move holds.
//!
//! ```
//! use narabe_art::pictures::{PerPage, PuzzleSheet, SheetPuzzle, sheet_svg};
//! use narabe_rules::{BoardSize, Rule, Setup, Side};
//!
//! let mut setup = Setup::new(Rule::Freestyle, BoardSize::DEFAULT);
//! for point in ["h8", "i8", "j8"] {
//!     setup.place(point.parse()?, Side::Black)?;
//! }
//! setup.set_to_move(Side::Black);
//! let solutions = vec!["g8".parse()?, "k8".parse()?];
//! let puzzle = SheetPuzzle { setup, last: None, wins_in: Some(2), difficulty: 700, solutions };
//! let sheet = PuzzleSheet { title: "Club night".to_owned(), per_page: PerPage::Six, puzzles: vec![puzzle] };
//! let svg = sheet_svg(&sheet)?;
//! assert!(svg.starts_with("<svg") && svg.contains("Club night"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod layout;
#[cfg(not(target_family = "wasm"))]
mod pdf;
mod puzzle;
mod svg;

pub use layout::{PerPage, PuzzleSheet};
#[cfg(not(target_family = "wasm"))]
pub use pdf::sheet_pdf;
pub use puzzle::SheetPuzzle;
pub use svg::sheet_svg;

//! Pictures of boards as files: a position as PNG, SVG or text, and a game as an animated GIF or PNG.
//!
//! A [`PuzzleSheet`] is for paper: diagrams of puzzles as SVG or PDF. A [`PicturePosition`] says what is on the board, a [`PictureStyle`] how it looks. Everything is painted by
//! [`art`](crate), so that a picture looks as the board of the game; letters and numbers are set in the font of the
//! game's numbers. The same input gives the same bytes.
//!
//! ```
//! use narabe_art::pictures::{PicturePosition, PictureStyle, position_png};
//! use narabe_rules::{BoardSize, Position, Rule};
//!
//! let mut game = Position::new(Rule::Freestyle, BoardSize::DEFAULT);
//! game.play("h8".parse()?)?;
//! let style = PictureStyle { pixels: 200, ..PictureStyle::default() };
//! let file = position_png(&PicturePosition::from(&game), &style)?;
//! assert!(file.starts_with(b"\x89PNG"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![warn(missing_docs)]

mod animation;
mod apng;
mod bounded_file;
mod error;
mod frames;
mod gif;
mod lettering;
mod limits;
mod painter;
mod palette;
mod png;
mod position;
mod sheet;
mod signs;
mod style;
mod svg;
mod svg_stone;

pub use animation::{AnimationFormat, game_animation};
pub use error::PictureError;
pub use frames::Timing;
#[cfg(not(target_family = "wasm"))]
pub use lettering::PACKED_FONTS;
pub use lettering::has_fonts;
#[cfg(target_family = "wasm")]
pub use lettering::{FONT_FILES, provide_fonts};
pub use limits::{MAX_ANIMATED_PIXELS, MAX_PIXELS, MIN_PIXELS};
pub use painter::position_pixels;
pub use png::position_png;
pub use position::{PicturePosition, PictureStone};
#[cfg(not(target_family = "wasm"))]
pub use sheet::sheet_pdf;
pub use sheet::{PerPage, PuzzleSheet, SheetPuzzle, sheet_svg};
pub use style::{MIN_TEXT_CELL, Numbers, PictureStyle};
pub use svg::{SvgWords, position_svg};

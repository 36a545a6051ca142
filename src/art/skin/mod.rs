//! Skins: the look of the board, of the stones and of the lines, as data that anyone can write.
//!
//! A skin is a small RON file. What the game ships in `assets/skins` is read by the very same functions as a file that
//! a player copied and changed, so nothing that a shipped skin can do is closed to others. A file that is broken gives a
//! [`SkinError`] that says where; it never harms the game.
//!
//! ```
//! use narabe::art::skin::{SkinError, parse_line};
//!
//! let plum = parse_line(r##"LineColour(name: "Plum", colour: "#5B2A55")"##).unwrap();
//! assert_eq!(plum.name, "Plum");
//!
//! let error = parse_line("LineColour(\n  name: \"Plum\",\n  colour: \"plum\",\n)").unwrap_err();
//! assert!(matches!(error, SkinError::Text { line: 3, .. }));
//! ```

mod board;
mod check;
mod error;
mod line;
mod recipe;
mod stone;

pub use board::{BoardMaterial, BoardSkin, Celadon, Glow, Grain, Night, Paper, Rim, Tatami};
pub use error::SkinError;
pub use line::LineColour;
pub use recipe::{
    Blot, Core, Emblem, Enso, Glass, Jade, Kintsugi, Lantern, Plain, Shell, Slate, StoneRecipe,
    Wood,
};
pub use stone::{StoneSkin, StoneSound};

use serde::de::DeserializeOwned;

/// The longest skin file that is read, in bytes. A real one has less than two thousand.
pub const MAX_BYTES: usize = 64 * 1024;

/// Where a skin without an `order` stands among the others: after those that ship with the game.
const LAST: u16 = 1000;

/// Reads a board skin from the text of its file.
///
/// # Errors
/// [`SkinError`] says what is wrong and, where the text itself is broken, in which line.
pub fn parse_board(text: &str) -> Result<BoardSkin, SkinError> {
    let skin: BoardSkin = parse(text)?;
    skin.check()?;
    Ok(skin)
}

/// Reads a stone set from the text of its file.
///
/// # Errors
/// [`SkinError`] says what is wrong and, where the text itself is broken, in which line.
pub fn parse_stones(text: &str) -> Result<StoneSkin, SkinError> {
    let skin: StoneSkin = parse(text)?;
    skin.check()?;
    Ok(skin)
}

/// Reads a line colour from the text of its file.
///
/// # Errors
/// [`SkinError`] says what is wrong and, where the text itself is broken, in which line.
pub fn parse_line(text: &str) -> Result<LineColour, SkinError> {
    let line: LineColour = parse(text)?;
    check::name(&line.name)?;
    Ok(line)
}

fn parse<T: DeserializeOwned>(text: &str) -> Result<T, SkinError> {
    if text.len() > MAX_BYTES {
        return Err(SkinError::TooLong { bytes: text.len() });
    }
    // So that a file says `line_glow: (…)` and `material: Paper(…)` without a second pair of brackets.
    let plain = ron::extensions::Extensions::IMPLICIT_SOME
        | ron::extensions::Extensions::UNWRAP_VARIANT_NEWTYPES;
    let options = ron::Options::default().with_default_extension(plain);
    options.from_str(text).map_err(|error| SkinError::Text {
        line: error.span.start.line,
        column: error.span.start.col,
        reason: error.code.to_string(),
    })
}

fn last() -> u16 {
    LAST
}

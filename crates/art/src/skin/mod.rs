//! Skins: the appearance of the board, of the stones and of the lines, as data.
//!
//! A skin is a small RON file. The skins in `assets/skins` are parsed by the same functions as those that players
//! write, and use the same format. An invalid file gives a [`SkinError`] with the line and the reason.
//!
//! ```
//! use narabe_art::skin::{SkinError, parse_line};
//!
//! let plum = parse_line(r##"LineColour(name: "Plum", colour: "#5B2A55")"##).unwrap();
//! assert_eq!(plum.name, "Plum");
//!
//! let error = parse_line("LineColour(\n  name: \"Plum\",\n  colour: \"plum\",\n)").unwrap_err();
//! assert!(matches!(error, SkinError::Text { line: 3, .. }));
//! ```

mod board;

mod error;
mod limits;
mod line;
mod recipe;
pub mod shipped;
mod stone;
mod validate;

pub use board::{BoardMaterial, BoardSkin, Celadon, Glow, Grain, Night, Paper, Rim, Tatami};
pub use error::SkinError;
pub use limits::MAX_BYTES;
pub use line::LineColour;
pub use recipe::{
    Blot, Core, Emblem, Enso, Jade, Kintsugi, Lantern, Mottled, Plain, Shell, StoneRecipe, Wood,
};
pub use stone::{StoneSkin, StoneSound};

use serde::de::DeserializeOwned;

/// The `order` of a skin that has none: after the skins of the game.
const LAST: u16 = 1000;

/// Parses a board skin.
///
/// # Errors
/// [`SkinError`] with the reason, and with line and column if the text is not a valid file.
pub fn parse_board(text: &str) -> Result<BoardSkin, SkinError> {
    let skin: BoardSkin = parse(text)?;
    skin.validate()?;
    Ok(skin)
}

/// Parses a stone set.
///
/// # Errors
/// [`SkinError`] with the reason, and with line and column if the text is not a valid file.
pub fn parse_stones(text: &str) -> Result<StoneSkin, SkinError> {
    let skin: StoneSkin = parse(text)?;
    skin.validate()?;
    Ok(skin)
}

/// Parses a line colour.
///
/// # Errors
/// [`SkinError`] with the reason, and with line and column if the text is not a valid file.
pub fn parse_line(text: &str) -> Result<LineColour, SkinError> {
    let line: LineColour = parse(text)?;
    validate::name(&line.name)?;
    Ok(line)
}

fn parse<T: DeserializeOwned>(text: &str) -> Result<T, SkinError> {
    if text.len() > MAX_BYTES {
        return Err(SkinError::TooLong { bytes: text.len() });
    }
    // Allows `line_glow: (…)` for an option and `material: Paper(…)` without a second pair of parentheses.
    let extensions = ron::extensions::Extensions::IMPLICIT_SOME
        | ron::extensions::Extensions::UNWRAP_VARIANT_NEWTYPES;
    let options = ron::Options::default().with_default_extension(extensions);
    options.from_str(text).map_err(|error| SkinError::Text {
        line: error.span.start.line,
        column: error.span.start.col,
        reason: error.code.to_string(),
    })
}

/// The default of `order`, for serde.
fn last() -> u16 {
    LAST
}

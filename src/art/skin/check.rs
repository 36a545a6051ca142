//! The checks that the format itself cannot make: ranges, names and file names.

use super::SkinError;
use crate::art::light::{EdgeLight, Shine};

/// The longest name of a skin, in letters.
pub(super) const MAX_NAME: usize = 40;
/// The longest note of a skin, in letters.
pub(super) const MAX_NOTE: usize = 120;
/// The ending of a picture's file name. One format, so that a skin works on every machine and on the web.
const PICTURE_ENDING: &str = ".png";
/// The sharpest highlight; beyond this it is smaller than a pixel.
const SHARPEST: f32 = 400.0;

pub(super) fn name(name: &str) -> Result<(), SkinError> {
    let plain = !name.trim().is_empty()
        && name.chars().count() <= MAX_NAME
        && !name.contains(char::is_control);
    if plain {
        Ok(())
    } else {
        Err(SkinError::Name {
            name: name.chars().take(MAX_NAME).collect(),
        })
    }
}

pub(super) fn note(note: &str) -> Result<(), SkinError> {
    let letters = note.chars().count();
    if letters <= MAX_NOTE && !note.contains(char::is_control) {
        Ok(())
    } else {
        Err(SkinError::Note { letters })
    }
}

pub(super) fn picture(file: &str) -> Result<(), SkinError> {
    let stem = file.strip_suffix(PICTURE_ENDING).unwrap_or_default();
    // A colon would name a drive on Windows; a leading dot would hide the file or climb.
    let inside = !stem.is_empty()
        && !stem.starts_with('.')
        && !stem.contains(|letter: char| matches!(letter, '/' | '\\' | ':') || letter.is_control());
    if inside {
        Ok(())
    } else {
        Err(SkinError::Picture {
            file: file.to_owned(),
        })
    }
}

/// Every (field, value) lies between `least` and `most`; what is no number lies nowhere.
pub(super) fn within(least: f32, most: f32, fields: &[(&str, f32)]) -> Result<(), SkinError> {
    match fields
        .iter()
        .find(|(_, value)| !(least..=most).contains(value))
    {
        None => Ok(()),
        Some(&(field, value)) => Err(SkinError::OutOfRange {
            field: field.to_owned(),
            value,
            least,
            most,
        }),
    }
}

/// Every (field, value) is a part of a whole, 0 to 1.
pub(super) fn parts(fields: &[(&str, f32)]) -> Result<(), SkinError> {
    within(0.0, 1.0, fields)
}

pub(super) fn shine(shine: &Shine) -> Result<(), SkinError> {
    within(
        0.0,
        2.0,
        &[
            ("shine.ambient", shine.ambient),
            ("shine.diffuse", shine.diffuse),
            ("shine.broad, strength", shine.broad.0),
            ("shine.tight, strength", shine.tight.0),
        ],
    )?;
    within(
        1.0,
        SHARPEST,
        &[
            ("shine.broad, sharpness", shine.broad.1),
            ("shine.tight, sharpness", shine.tight.1),
        ],
    )
}

pub(super) fn edge(edge: &EdgeLight) -> Result<(), SkinError> {
    // Just short of 1, for a band without width would divide by zero.
    within(0.0, 0.99, &[("edge.from", edge.from)])?;
    parts(&[("edge.strength", edge.strength)])
}

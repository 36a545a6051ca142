//! Validation beyond the file format: ranges, names and file names.

use super::SkinError;
use super::limits::{MAX_NAME, MAX_NOTE};
use crate::light::{EdgeLight, Shine};

/// The extension of picture files. One format, which every platform supports.
const PICTURE_EXTENSION: &str = ".png";
/// The largest specular exponent. Beyond it a highlight is smaller than a pixel.
const MAX_EXPONENT: f32 = 400.0;

/// Checks the name of a skin.
pub(super) fn name(name: &str) -> Result<(), SkinError> {
    let is_valid = !name.trim().is_empty()
        && name.chars().count() <= MAX_NAME
        && !name.contains(char::is_control);
    if is_valid {
        Ok(())
    } else {
        Err(SkinError::Name {
            name: name.chars().take(MAX_NAME).collect(),
        })
    }
}

/// Checks the note of a skin.
pub(super) fn note(note: &str) -> Result<(), SkinError> {
    let letters = note.chars().count();
    if letters <= MAX_NOTE && !note.contains(char::is_control) {
        Ok(())
    } else {
        Err(SkinError::Note { letters })
    }
}

/// Checks the file name of a picture.
pub(super) fn picture(file: &str) -> Result<(), SkinError> {
    let stem = file.strip_suffix(PICTURE_EXTENSION).unwrap_or_default();
    // A colon names a drive on Windows; a leading dot hides the file or names a parent directory.
    let is_valid = !stem.is_empty()
        && !stem.starts_with('.')
        && !stem.contains(|letter: char| matches!(letter, '/' | '\\' | ':') || letter.is_control());
    if is_valid {
        Ok(())
    } else {
        Err(SkinError::Picture {
            file: file.to_owned(),
        })
    }
}

/// Checks that every (field, value) is between `least` and `most`. NaN is not.
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

/// Checks that every (field, value) is between 0 and 1.
pub(super) fn unit(fields: &[(&str, f32)]) -> Result<(), SkinError> {
    within(0.0, 1.0, fields)
}

/// Checks the ranges of shading parameters.
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
        MAX_EXPONENT,
        &[
            ("shine.broad, sharpness", shine.broad.1),
            ("shine.tight, sharpness", shine.tight.1),
        ],
    )
}

/// Checks the ranges of an edge light.
pub(super) fn edge(edge: &EdgeLight) -> Result<(), SkinError> {
    // Below 1, because a band without width would divide by zero.
    within(0.0, 0.99, &[("edge.from", edge.from)])?;
    unit(&[("edge.strength", edge.strength)])
}

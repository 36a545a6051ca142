//! Errors in skin files.

use thiserror::Error;

use super::limits::{MAX_BYTES, MAX_NAME, MAX_NOTE};

/// Why a skin file is invalid, in words for its author. The caller adds the name of the file.
#[derive(Debug, Clone, PartialEq, Error)]
pub enum SkinError {
    /// The text is not RON, a field is missing or unknown, or a colour is invalid.
    #[error("line {line}, column {column}: {reason}")]
    Text {
        /// The line of the error, from 1.
        line: usize,
        /// The column of the error, from 1.
        column: usize,
        /// The error of the RON parser.
        reason: String,
    },
    /// A number is out of range.
    #[error("{field} is {value}; it must lie between {least} and {most}")]
    OutOfRange {
        /// The path of the field, for example `material.rings`.
        field: String,
        /// The value in the file.
        value: f32,
        /// The smallest value allowed.
        least: f32,
        /// The largest value allowed.
        most: f32,
    },
    /// The name is empty, too long or contains control characters.
    #[error("the name \"{name}\" must be plain text of 1 to {most} letters", most = MAX_NAME)]
    Name {
        /// The name in the file.
        name: String,
    },
    /// The note is too long or contains control characters.
    #[error("the note must be one line of at most {most} letters; it has {letters}", most = MAX_NOTE)]
    Note {
        /// The length of the note, in characters.
        letters: usize,
    },
    /// The file name of a picture is not allowed.
    #[error(
        "the picture \"{file}\" must be the name of a .png file beside the skin, without a folder"
    )]
    Picture {
        /// The file name in the skin.
        file: String,
    },
    /// The file is too large.
    #[error("the file has {bytes} bytes; a skin has at most {most}", most = MAX_BYTES)]
    TooLong {
        /// The size of the file, in bytes.
        bytes: usize,
    },
}

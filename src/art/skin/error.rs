//! Why a skin file is not used.

use thiserror::Error;

/// What is wrong with a skin, in words for the person who wrote it. Whoever read the file adds its name.
#[derive(Debug, Clone, PartialEq, Error)]
pub enum SkinError {
    /// The text is not RON, or lacks a field, or has one too many, or a colour is no colour.
    #[error("line {line}, column {column}: {reason}")]
    Text {
        /// From 1.
        line: usize,
        /// From 1.
        column: usize,
        /// What the reader of the format says.
        reason: String,
    },
    /// A number is outside of what can be painted.
    #[error("{field} is {value}; it must lie between {least} and {most}")]
    OutOfRange {
        /// Where it stands, for example `material.rings`.
        field: String,
        /// What the file says.
        value: f32,
        /// The least that is allowed.
        least: f32,
        /// The most that is allowed.
        most: f32,
    },
    /// The name is empty, too long or not plain text.
    #[error("the name \"{name}\" must be plain text of 1 to {most} letters", most = super::check::MAX_NAME)]
    Name {
        /// What the file says.
        name: String,
    },
    /// The note is too long or not plain text.
    #[error("the note must be one line of at most {most} letters; it has {letters}", most = super::check::MAX_NOTE)]
    Note {
        /// How many letters the file's note has.
        letters: usize,
    },
    /// A picture is not named as it must be.
    #[error(
        "the picture \"{file}\" must be the name of a .png file beside the skin, without a folder"
    )]
    Picture {
        /// What the file says.
        file: String,
    },
    /// The file is far too long for a skin.
    #[error("the file has {bytes} bytes; a skin has at most {most}", most = super::MAX_BYTES)]
    TooLong {
        /// How many bytes it has.
        bytes: usize,
    },
}

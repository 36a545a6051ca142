//! Saved files: human-readable RON with a header that names format and version, so that foreign, damaged and newer files
//! can be told apart.

use serde::{Deserialize, Serialize};

/// The depth to which the text is spread over lines; what is deeper (moves, times) stays on one line.
const PRETTY_DEPTH: usize = 3;

/// Why a text cannot be read as a saved file.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum SavedError {
    /// It is not in this format.
    #[error("it is not a saved game or study of Narabe")]
    Foreign,
    /// It was written by a later version of the game.
    #[error("it was saved by a later version ({version}; this one reads up to {known})")]
    Newer {
        /// The version of the text.
        version: u32,
        /// The newest version that is read.
        known: u32,
    },
    /// It is in this format but cannot be read, or its parts contradict each other.
    #[error("it is damaged: {reason}")]
    Damaged {
        /// What is wrong.
        reason: String,
    },
}

impl SavedError {
    /// A text that is damaged, with what is wrong.
    pub fn damaged(reason: impl ToString) -> Self {
        let reason = super::printable(&reason.to_string(), usize::MAX);
        Self::Damaged { reason }
    }
}

/// What our files have after their first bracket.
const HEAD: &str = "format: \"narabe-";

/// Whether a text begins as our files do, in any format of ours.
pub fn is_saved_file(text: &str) -> bool {
    let inside = text.trim_start().strip_prefix('(');
    inside.is_some_and(|inside| inside.trim_start().starts_with(HEAD))
}

/// The header, which is read first.
#[derive(Deserialize)]
struct FileHeader {
    format: String,
    version: u32,
}

/// Encodes a value as the text of a file.
///
/// # Errors
/// If the serializer fails.
pub fn encode(saved: &impl Serialize) -> Result<String, ron::Error> {
    let style = ron::ser::PrettyConfig::new()
        .depth_limit(PRETTY_DEPTH)
        .compact_arrays(true);
    ron::ser::to_string_pretty(saved, style).map(|text| text + "\n")
}

/// Whether a text is in this format, perhaps damaged.
pub fn has_format(text: &str, format: &str) -> bool {
    match ron::from_str::<FileHeader>(text) {
        Ok(head) => head.format == format,
        Err(_) => text.contains(format),
    }
}

/// Checks the header of a text: that it is in this format, and not from a later version than `known`.
///
/// # Errors
/// [`SavedError`] if it is not.
pub fn check_header(text: &str, format: &str, known: u32) -> Result<(), SavedError> {
    match ron::from_str::<FileHeader>(text) {
        Ok(head) if head.format != format => Err(SavedError::Foreign),
        Ok(FileHeader { version, .. }) if version > known => {
            Err(SavedError::Newer { version, known })
        }
        Ok(_) => Ok(()),
        // A file that begins correctly and then ends is in this format, and damaged.
        Err(error) if has_format(text, format) => Err(SavedError::damaged(error)),
        Err(_) => Err(SavedError::Foreign),
    }
}

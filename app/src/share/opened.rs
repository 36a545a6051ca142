//! What a file holds: a study or a game of our own.

use crate::live::{AnySavedMatch, ImportError, SavedError};
use narabe::study::{SavedStudy, Study, StudyFound};

/// What a file holds.
#[derive(Debug, Clone, PartialEq)]
pub enum Opened {
    /// A study of ours, with what was found in it.
    Study(Box<(Study, StudyFound)>),
    /// A game of ours.
    Match(Box<AnySavedMatch>),
}

/// Why a file cannot be opened.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    #[error(transparent)]
    Own(#[from] ImportError),
}

impl OpenError {
    /// Whether nothing in it looks like a game.
    pub fn is_foreign(&self) -> bool {
        match self {
            Self::Own(error) => matches!(error, ImportError::File(SavedError::Foreign)),
        }
    }
}

/// Looks at a file.
///
/// # Errors
/// [`OpenError`] if there is nothing in it to open.
pub fn open(bytes: &[u8]) -> Result<Opened, OpenError> {
    let text = String::from_utf8_lossy(bytes);
    if let Ok(opened) = SavedStudy::decode_with_found(text.trim()) {
        return Ok(Opened::Study(Box::new(opened)));
    }
    let saved = AnySavedMatch::import(&text)?;
    Ok(Opened::Match(Box::new(saved)))
}

//! Saved matches as files.

use crate::storage::{self, FileErrorReport, FileProblem, StorageError};
use narabe::matches::{AnySavedMatch, IMPORT_SIZE_LIMIT, SavedError};
use narabe::study::{SavedStudy, Study, StudyFound};
use std::path::{Path, PathBuf};

/// Why a saved match cannot be read.
#[derive(Debug, thiserror::Error)]
pub enum LoadError {
    #[error(transparent)]
    Storage(#[from] StorageError),
    #[error("{}: {error}", path.display())]
    Content { path: PathBuf, error: SavedError },
}

impl LoadError {
    /// The error for a file whose text is not a saved match.
    pub fn content(path: &Path, error: SavedError) -> Self {
        let path = path.to_path_buf();
        Self::Content { path, error }
    }

    /// Whether the file does not exist.
    pub fn is_missing(&self) -> bool {
        matches!(self, Self::Storage(error) if error.is_missing())
    }

    /// The kind of error, for the player.
    pub fn problem(&self) -> FileProblem {
        match self {
            Self::Storage(error) => error.problem(),
            Self::Content { error, .. } => error.into(),
        }
    }

    /// The message for an unreadable file of the game's own, which is moved out of the way.
    pub(super) fn report_moved_aside(&self, path: &Path) -> FileErrorReport {
        FileErrorReport::moved_aside(self.problem(), path, self.to_string())
    }

    /// The message for this file.
    pub fn report(&self, path: &Path) -> FileErrorReport {
        FileErrorReport {
            problem: self.problem(),
            path: path.to_path_buf(),
            detail: self.to_string(),
            aside: None,
        }
    }
}

/// Reads a saved match, on one board or on twin boards.
pub(super) fn read(path: &Path) -> Result<AnySavedMatch, LoadError> {
    let text = storage::read_text(path, IMPORT_SIZE_LIMIT)?;
    AnySavedMatch::decode(&text).map_err(|error| LoadError::content(path, error))
}

/// Reads a study without what was found in it.
pub(super) fn read_study(path: &Path) -> Result<Study, LoadError> {
    let text = storage::read_text(path, IMPORT_SIZE_LIMIT)?;
    SavedStudy::decode(&text).map_err(|error| LoadError::content(path, error))
}

/// Reads a study and what was found in it.
pub fn read_study_with_found(path: &Path) -> Result<(Study, StudyFound), LoadError> {
    let text = storage::read_text(path, IMPORT_SIZE_LIMIT)?;
    SavedStudy::decode_with_found(&text).map_err(|error| LoadError::content(path, error))
}

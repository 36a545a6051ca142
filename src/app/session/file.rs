//! Saved matches as files.

use crate::app::storage::{self, FileProblem, FileTrouble, StorageError};
use crate::matches::{SIZE_LIMIT, Saved, SavedError};
use std::path::{Path, PathBuf};

/// Why a file is not opened.
#[derive(Debug, thiserror::Error)]
pub enum LoadError {
    #[error(transparent)]
    Storage(#[from] StorageError),
    #[error("{}: {error}", path.display())]
    Content { path: PathBuf, error: SavedError },
}

impl LoadError {
    /// The text of this file is no saved match.
    pub fn content(path: &Path, error: SavedError) -> Self {
        let path = path.to_path_buf();
        Self::Content { path, error }
    }

    /// Whether the file does not exist.
    pub fn is_missing(&self) -> bool {
        matches!(self, Self::Storage(error) if error.is_missing())
    }

    /// What the player is told.
    pub fn problem(&self) -> FileProblem {
        match self {
            Self::Storage(error) => error.problem(),
            Self::Content { error, .. } => match error {
                SavedError::Foreign => FileProblem::Foreign,
                SavedError::Newer { .. } => FileProblem::Newer,
                SavedError::Damaged { .. } => FileProblem::Damaged,
            },
        }
    }

    /// The message about a file of ours that cannot be read and is moved aside.
    pub(super) fn trouble_aside(&self, path: &Path) -> FileTrouble {
        FileTrouble::set_aside(self.problem(), path, self.to_string())
    }

    /// The message about this file.
    pub fn trouble(&self, path: &Path) -> FileTrouble {
        FileTrouble {
            problem: self.problem(),
            path: path.to_path_buf(),
            detail: self.to_string(),
            aside: None,
        }
    }
}

/// Reads a saved match of either kind.
pub(super) fn read(path: &Path) -> Result<Saved, LoadError> {
    let text = storage::read_text(path, SIZE_LIMIT)?;
    Saved::decode(&text).map_err(|error| LoadError::content(path, error))
}

//! Saved matches as files.

use crate::storage::{self, FileErrorReport, FileProblem, StorageError, WriteError};
use narabe_matches::{AnySavedMatch, IMPORT_SIZE_LIMIT, SavedError};
use narabe_study::{STUDY_SIZE_LIMIT, SavedStudy, Study, StudyFindings};
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

/// Reads a file of at most this many bytes.
pub(super) fn read_as<T>(
    path: &Path,
    limit: u64,
    decode: impl FnOnce(&str) -> Result<T, SavedError>,
) -> Result<T, LoadError> {
    let text = storage::read_text(path, limit)?;
    decode(&text).map_err(|error| LoadError::content(path, error))
}

/// Reads a saved match, on one board or on twin boards.
pub(super) fn read(path: &Path) -> Result<AnySavedMatch, LoadError> {
    read_as(path, IMPORT_SIZE_LIMIT, AnySavedMatch::decode)
}

/// Reads a study without what was found in it.
pub(super) fn read_study(path: &Path) -> Result<Study, LoadError> {
    read_as(path, STUDY_SIZE_LIMIT, SavedStudy::decode)
}

/// Reads a study and what was found in it.
pub fn read_study_with_findings(path: &Path) -> Result<(Study, StudyFindings), LoadError> {
    read_as(path, STUDY_SIZE_LIMIT, SavedStudy::decode_with_findings)
}

/// The content of a file of the game's own; none if there is no file. An unreadable one is moved out of the way and
/// reported.
pub(super) fn own<T>(
    path: &Path,
    read: Result<T, LoadError>,
) -> Result<Option<T>, FileErrorReport> {
    match read {
        Ok(content) => Ok(Some(content)),
        Err(error) if error.is_missing() => Ok(None),
        Err(error) => {
            let detail = error.to_string();
            Err(FileErrorReport::moved_aside(error.problem(), path, detail))
        }
    }
}

/// Writes a text.
pub(super) fn write(path: &Path, text: Result<String, ron::Error>) -> Result<(), WriteError> {
    Ok(storage::write_text(path, &text?)?)
}

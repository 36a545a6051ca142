//! Errors of files, in full for the log and as a kind for the player.

use narabe::notation::SavedError;
use std::io;
use std::path::{Path, PathBuf};

/// Advice for a failed write.
const ADVICE: &str = match cfg!(target_family = "wasm") {
    true => "allow this page to store data, or delete some saved games",
    false => "check the folder's permissions and the free disk space",
};

/// An error of a file operation.
#[derive(Debug, thiserror::Error)]
pub enum StorageError {
    #[error("{path} cannot be read: {source}")]
    Read { path: PathBuf, source: io::Error },
    #[error("{path} cannot be written: {source}; {ADVICE}")]
    Write { path: PathBuf, source: io::Error },
    #[error("{path} is not a regular file but a folder, a pipe or a device, so it is left alone")]
    NotPlain { path: PathBuf },
    #[error("{path} is larger than {limit} bytes, so it is not one of our files")]
    TooLarge { path: PathBuf, limit: u64 },
    #[error("{path} is not text in UTF-8, so it is not one of our files")]
    NotText { path: PathBuf },
}

impl StorageError {
    pub(super) fn reading(path: &Path) -> impl Fn(io::Error) -> Self {
        move |source| Self::Read {
            path: path.to_path_buf(),
            source,
        }
    }

    pub(super) fn writing(path: &Path) -> impl Fn(io::Error) -> Self {
        move |source| Self::Write {
            path: path.to_path_buf(),
            source,
        }
    }

    /// Whether the file does not exist.
    pub fn is_missing(&self) -> bool {
        match self {
            Self::Read { source, .. } | Self::Write { source, .. } => {
                source.kind() == io::ErrorKind::NotFound
            }
            Self::NotPlain { .. } | Self::TooLarge { .. } | Self::NotText { .. } => false,
        }
    }

    /// The kind of error, for the message on the screen.
    pub fn problem(&self) -> FileProblem {
        match self {
            Self::Read { .. } => FileProblem::Unreadable,
            Self::Write { .. } => FileProblem::NotWritten,
            Self::NotPlain { .. } => FileProblem::NotPlain,
            Self::TooLarge { .. } | Self::NotText { .. } => FileProblem::Foreign,
        }
    }
}

/// The kinds of file errors that are shown to the player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum FileProblem {
    /// It is missing or cannot be read.
    Unreadable,
    /// It is a folder, a pipe or a device.
    NotPlain,
    /// It is not a file of this game.
    Foreign,
    /// It is a damaged file of this game.
    Damaged,
    /// It is from a later version of the game.
    Newer,
    /// It could not be written.
    NotWritten,
    /// The current game could not be written.
    GameNotSaved,
    /// The study could not be written.
    StudyNotSaved,
    /// A finished review could not be written.
    ReviewNotSaved,
    /// The settings or the last setup could not be written.
    SettingsNotSaved,
    /// What was practised could not be written.
    PracticeNotSaved,
    /// The unfinished game could not be saved, so the file that would replace it was not opened.
    NotKept,
}

impl From<&SavedError> for FileProblem {
    fn from(error: &SavedError) -> Self {
        match error {
            SavedError::Foreign => Self::Foreign,
            SavedError::Newer { .. } => Self::Newer,
            SavedError::Damaged { .. } => Self::Damaged,
        }
    }
}

impl FileProblem {
    /// The Fluent id of the message, with the file name as `$file`.
    pub fn text_id(self) -> &'static str {
        match self {
            Self::Unreadable => "file-unreadable",
            Self::NotPlain => "file-not-plain",
            Self::Foreign => "file-foreign",
            Self::Damaged => "file-damaged",
            Self::Newer => "file-newer",
            Self::NotWritten => "file-not-written",
            Self::GameNotSaved => "file-game-not-saved",
            Self::StudyNotSaved => "file-study-not-saved",
            Self::ReviewNotSaved => "file-review-not-saved",
            Self::SettingsNotSaved => "file-settings-not-saved",
            Self::PracticeNotSaved => "file-practice-not-saved",
            Self::NotKept => "file-not-kept",
        }
    }
}

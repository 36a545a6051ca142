//! Errors of files, in full for the log and as a kind for the player.

use narabe_notation::SavedError;
use std::io;
use std::path::{Path, PathBuf};

/// Whether files are on a disk, and not in a browser's storage.
const IS_ON_DISK: bool = !cfg!(target_family = "wasm");
/// Advice for a failed write.
const ADVICE: &str = if IS_ON_DISK {
    "check the folder's permissions and the free disk space"
} else {
    "allow this page to store data, or delete some saved games"
};

/// An error of a file operation.
#[derive(Debug, thiserror::Error)]
pub enum StorageError {
    #[error("{path} cannot be read: {}", plain(source))]
    Read { path: PathBuf, source: io::Error },
    #[error("{path} cannot be written: {}; {ADVICE}", plain(source))]
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

    /// Whether the file does not exist; nor does one where its folder should be and something else is.
    pub fn is_missing(&self) -> bool {
        use io::ErrorKind::{NotADirectory, NotFound};
        match self {
            Self::Read { source, .. } | Self::Write { source, .. } => {
                matches!(source.kind(), NotFound | NotADirectory)
            }
            Self::NotPlain { .. } | Self::TooLarge { .. } | Self::NotText { .. } => false,
        }
    }

    /// Why, without the name of the file, for a sentence that has named it.
    pub fn reason(&self) -> String {
        match self {
            Self::Read { source, .. } if source.kind() == io::ErrorKind::NotFound => {
                "there is no such file".into()
            }
            Self::Read { source, .. } if source.kind() == io::ErrorKind::PermissionDenied => {
                "it may not be read; check its permissions".into()
            }
            Self::Read { source, .. } | Self::Write { source, .. } => plain(source),
            Self::NotPlain { .. } => "it is a folder, a pipe or a device".into(),
            Self::TooLarge { limit, .. } => format!("it is larger than {limit} bytes"),
            Self::NotText { .. } => "it is not text in UTF-8".into(),
        }
    }

    /// The kind of error, for the message on the screen.
    pub fn problem(&self) -> FileProblem {
        self.of_place().unwrap_or(match self {
            Self::Read { .. } => FileProblem::Unreadable,
            Self::Write { .. } => FileProblem::NotWritten,
            Self::NotPlain { .. } => FileProblem::NotPlain,
            Self::TooLarge { .. } | Self::NotText { .. } => FileProblem::Foreign,
        })
    }

    /// The problem of the place where files are kept, if the error says more about it than about this file.
    fn of_place(&self) -> Option<FileProblem> {
        use io::ErrorKind::{PermissionDenied, QuotaExceeded, ReadOnlyFilesystem, StorageFull};
        match self {
            Self::Write { source, .. } => match source.kind() {
                PermissionDenied | ReadOnlyFilesystem => Some(FileProblem::PlaceRefused),
                StorageFull | QuotaExceeded => Some(FileProblem::PlaceFull),
                _ => None,
            },
            // On a disk one file may be locked; a browser refuses all or none.
            Self::Read { source, .. } if source.kind() == PermissionDenied => {
                (!IS_ON_DISK).then_some(FileProblem::PlaceRefused)
            }
            _ => None,
        }
    }
}

/// The system's words for an error without its number.
fn plain(error: &io::Error) -> String {
    let text = error.to_string();
    match (error.raw_os_error(), text.rsplit_once(" (os error ")) {
        (Some(_), Some((words, _))) => words.into(),
        _ => text,
    }
}

/// Why something of the game was not written.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{detail}")]
pub struct WriteError {
    detail: String,
    /// The problem, if all files of this place have it.
    pub(super) place: Option<FileProblem>,
}

impl From<StorageError> for WriteError {
    fn from(error: StorageError) -> Self {
        Self {
            detail: error.to_string(),
            place: error.of_place(),
        }
    }
}

impl From<ron::Error> for WriteError {
    fn from(error: ron::Error) -> Self {
        error.to_string().into()
    }
}

impl From<String> for WriteError {
    /// An error of what should be written, in words.
    fn from(detail: String) -> Self {
        let place = None;
        Self { detail, place }
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
    /// Nothing can be written in this folder; in a browser, nothing can be kept by this page.
    PlaceRefused,
    /// There is no room left on the disk, or for this page.
    PlaceFull,
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
    /// The unfinished game cannot be saved, so the player is asked before another one replaces it.
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
    /// Whether it says that something was not written: it comes again with every change until it has an end.
    pub fn is_of_writing(self) -> bool {
        match self {
            Self::Unreadable | Self::NotPlain | Self::Foreign | Self::Damaged | Self::Newer => {
                false
            }
            Self::PlaceRefused
            | Self::PlaceFull
            | Self::NotWritten
            | Self::GameNotSaved
            | Self::StudyNotSaved
            | Self::ReviewNotSaved
            | Self::SettingsNotSaved
            | Self::PracticeNotSaved => true,
            // It answers a request of the person.
            Self::NotKept => false,
        }
    }

    /// The Fluent id of the message, with the file name as `$file` and its folder as `$folder`.
    pub fn text_id(self) -> &'static str {
        match self {
            Self::Unreadable => "file-unreadable",
            Self::NotPlain => "file-not-plain",
            Self::Foreign => "file-foreign",
            Self::Damaged => "file-damaged",
            Self::Newer => "file-newer",
            Self::PlaceRefused if IS_ON_DISK => "storage-folder-refused",
            Self::PlaceRefused => "storage-page-refused",
            Self::PlaceFull if IS_ON_DISK => "storage-disk-full",
            Self::PlaceFull => "storage-page-full",
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bug_a_file_that_does_not_open_was_named_twice_with_the_number_of_the_error() {
        let path = Path::new("/none/x.sgf");
        let missing = StorageError::reading(path)(io::Error::from_raw_os_error(2));
        assert_eq!(missing.reason(), "there is no such file");
        let broken = StorageError::reading(path)(io::Error::from_raw_os_error(5));
        for words in [broken.reason(), broken.to_string()] {
            assert!(!words.contains("os error"), "{words}");
        }
        assert!(!broken.reason().contains("x.sgf"));
    }
}

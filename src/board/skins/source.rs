//! The sources of skin files: a folder on the disk, or the files built into the program.

use crate::storage::{self, StorageError};
use include_dir::{Dir, include_dir};
use narabe_art::skin::MAX_BYTES;
use std::path::PathBuf;
use thiserror::Error;

/// The shipped skins of a release and of the web.
static BUILT_IN: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/assets/skins");
/// The extension of a skin file.
const EXTENSION: &str = ".ron";
/// The maximum number of files read from a folder.
const MAX_FILES: usize = 500;

/// Why a file or folder could not be read.
#[derive(Debug, Clone, PartialEq, Error)]
pub enum SourceError {
    #[error(
        "it cannot be read ({reason}); check that the file exists and that you have permission to read it"
    )]
    Unreadable { reason: String },
    #[error("no such file ships with the game")]
    Missing,
    #[error("it is a folder, a pipe or a device; put a regular file there")]
    NotPlain,
    #[error("it is larger than {limit} bytes; make it smaller")]
    TooLarge { limit: u64 },
    #[error("it is not UTF-8 text; save it as UTF-8")]
    NotText,
}

impl From<StorageError> for SourceError {
    fn from(error: StorageError) -> Self {
        match error {
            StorageError::TooLarge { limit, .. } => Self::TooLarge { limit },
            StorageError::NotText { .. } => Self::NotText,
            StorageError::NotPlain { .. } => Self::NotPlain,
            StorageError::Read { source, .. } | StorageError::Write { source, .. } => {
                Self::Unreadable {
                    reason: source.to_string(),
                }
            }
        }
    }
}

/// A place with the folders `boards`, `stones` and `lines`.
#[derive(Debug, Clone)]
pub struct SkinSource {
    /// A folder on the disk; `None` for the built-in files.
    folder: Option<PathBuf>,
    own: bool,
}

impl SkinSource {
    /// The skins that ship with the game.
    pub fn shipped() -> Self {
        Self {
            folder: storage::checkout_assets().map(|assets| assets.join("skins")),
            own: false,
        }
    }

    /// The player's own skins.
    pub fn own(folder: PathBuf) -> Self {
        Self {
            folder: Some(folder),
            own: true,
        }
    }

    pub fn is_own(&self) -> bool {
        self.own
    }

    /// The names of the skin files in a folder, sorted. A missing folder is empty.
    pub fn list(&self, kind: &str) -> Result<Vec<String>, SourceError> {
        let mut names: Vec<String> = match &self.folder {
            None => BUILT_IN
                .get_dir(kind)
                .into_iter()
                .flat_map(Dir::files)
                .filter_map(|file| Some(file.path().file_name()?.to_str()?.to_owned()))
                .collect(),
            Some(folder) => storage::list(&folder.join(kind))?
                .iter()
                .filter_map(|path| Some(path.file_name()?.to_str()?.to_owned()))
                .collect(),
        };
        names.retain(|name| name.ends_with(EXTENSION));
        names.sort();
        names.truncate(MAX_FILES);
        Ok(names)
    }

    /// The path of a file, for messages.
    pub fn path(&self, kind: &str, name: &str) -> String {
        let base = self.folder.clone().unwrap_or_else(|| "assets/skins".into());
        base.join(kind).join(name).display().to_string()
    }

    /// The text of a skin file.
    pub fn text(&self, kind: &str, name: &str) -> Result<String, SourceError> {
        String::from_utf8(self.bytes(kind, name, MAX_BYTES)?).map_err(|_| SourceError::NotText)
    }

    /// The content of a file of at most `limit` bytes.
    pub fn bytes(&self, kind: &str, name: &str, limit: usize) -> Result<Vec<u8>, SourceError> {
        let limit = u64::try_from(limit).unwrap_or(u64::MAX);
        let Some(folder) = &self.folder else {
            let file = BUILT_IN.get_file(format!("{kind}/{name}"));
            return file
                .map(|file| file.contents().to_vec())
                .ok_or(SourceError::Missing);
        };
        Ok(storage::read_bytes(&folder.join(kind).join(name), limit)?)
    }
}

/// A file name without its extension.
pub fn stem(name: &str) -> &str {
    name.strip_suffix(EXTENSION).unwrap_or(name)
}

//! Files on the disk.
//!
//! Writing is atomic: a temporary file in the same folder, synced, then renamed over the old one.

use super::error::StorageError;
use super::folders::Folders;
use bevy::asset::io::file::FileAssetReader;
use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// What to do when a file cannot be written.
pub const ADVICE: &str = "check the folder's permissions and the free disk space";
/// Whether the player reaches the folders by other programs.
pub const OPEN_TO_HANDS: bool = true;
/// The environment variable that moves settings, saves and skins into one folder of choice.
const HOME_VARIABLE: &str = "NARABE_HOME";
/// The folder's name below the system's folders for configuration and data.
const FOLDER: &str = "narabe";

/// The folder that [`HOME_VARIABLE`] names, or else the system's usual ones. A system that knows no home folder gets
/// the one for temporary files: the game works, and forgets when the system does.
pub fn folders() -> Folders {
    if let Some(home) = std::env::var_os(HOME_VARIABLE).filter(|home| !home.is_empty()) {
        return Folders::at(PathBuf::from(home));
    }
    match directories::ProjectDirs::from("", "", FOLDER) {
        Some(dirs) => Folders::new(dirs.config_dir().into(), dirs.data_dir().into()),
        None => Folders::at(std::env::temp_dir().join(FOLDER)),
    }
}

/// The folder of what ships with the game: beside the program (or the manifest, under cargo), if it is there.
pub fn shipped() -> Option<PathBuf> {
    let folder = FileAssetReader::get_base_path().join("assets");
    folder.is_dir().then_some(folder)
}

/// The time, as files are dated with.
pub fn now() -> SystemTime {
    SystemTime::now()
}

/// Reads a file of at most `limit` bytes. Whatever is no regular file is refused before it is opened: opening a named pipe
/// waits until somebody writes into it.
pub fn read_bytes(path: &Path, limit: u64) -> Result<Vec<u8>, StorageError> {
    let fault = StorageError::reading(path);
    if !fs::metadata(path).map_err(&fault)?.is_file() {
        return Err(StorageError::NotPlain {
            path: path.to_path_buf(),
        });
    }
    let mut bytes = Vec::new();
    // One byte more than allowed tells a file that fits from one that does not.
    File::open(path)
        .map_err(&fault)?
        .take(limit.saturating_add(1))
        .read_to_end(&mut bytes)
        .map_err(&fault)?;
    if u64::try_from(bytes.len()).is_ok_and(|length| length > limit) {
        return Err(StorageError::TooLarge {
            path: path.to_path_buf(),
            limit,
        });
    }
    Ok(bytes)
}

/// Writes the whole file or leaves the old one as it was. Missing folders are made. The file gets this date, or else the
/// present one.
pub fn write_dated(path: &Path, text: &str, date: Option<SystemTime>) -> Result<(), StorageError> {
    let fault = StorageError::writing(path);
    if fs::metadata(path).is_ok_and(|there| !there.is_file()) {
        return Err(StorageError::NotPlain {
            path: path.to_path_buf(),
        });
    }
    let folder = path.parent().unwrap_or_else(|| Path::new("."));
    fs::create_dir_all(folder).map_err(&fault)?;
    let mut file = tempfile::NamedTempFile::new_in(folder).map_err(&fault)?;
    file.write_all(text.as_bytes()).map_err(&fault)?;
    if let Some(date) = date {
        file.as_file().set_modified(date).map_err(&fault)?;
    }
    file.as_file().sync_all().map_err(&fault)?;
    file.persist(path).map_err(|error| fault(error.error))?;
    Ok(())
}

/// What lies in a folder, in no order. A folder that is not there is empty.
pub fn list(folder: &Path) -> Result<Vec<PathBuf>, StorageError> {
    let fault = StorageError::reading(folder);
    match fs::read_dir(folder) {
        Ok(files) => files.map(|file| Ok(file.map_err(&fault)?.path())).collect(),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(Vec::new()),
        Err(error) => Err(fault(error)),
    }
}

/// Removes a file for good.
pub fn remove(path: &Path) -> Result<(), StorageError> {
    fs::remove_file(path).map_err(StorageError::writing(path))
}

pub fn exists(path: &Path) -> bool {
    path.exists()
}

/// When the file was written last, if that is known.
pub fn modified(path: &Path) -> Option<SystemTime> {
    fs::metadata(path).and_then(|data| data.modified()).ok()
}

pub(super) fn rename(from: &Path, to: &Path) -> Result<(), StorageError> {
    fs::rename(from, to).map_err(StorageError::writing(to))
}

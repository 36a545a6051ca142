//! Files on the disk.
//!
//! Writes are atomic: a temporary file in the same folder, synced, then renamed over the old one.

use super::error::StorageError;
use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// Whether the player can access the folders with other programs.
pub const IS_USER_ACCESSIBLE: bool = true;
/// The environment variable for a single folder with settings, saves, skins and state.
const HOME_VARIABLE: &str = "NARABE_HOME";
/// How deep the folders are that [`files_at`] looks into.
const MAX_DEPTH: usize = 8;
/// How much is written to see whether there is room: more than a game takes.
const PROBE_BYTES: usize = 64 * 1024;
/// The folder's name in the system's folders for configuration, data and state.
const FOLDER: &str = "narabe";

/// The folders for configuration, for data and for state: each the one in [`HOME_VARIABLE`], or the system's usual ones. Windows and
/// macOS have none for state, and it is kept with the data of this machine. Without a home folder, temporary files are used, and
/// nothing is kept.
pub fn config_data_and_state() -> [PathBuf; 3] {
    if let Some(home) = std::env::var_os(HOME_VARIABLE).filter(|home| !home.is_empty()) {
        return [(); 3].map(|()| PathBuf::from(&home));
    }
    match directories::ProjectDirs::from("", "", FOLDER) {
        Some(dirs) => {
            let state = dirs.state_dir().unwrap_or_else(|| dirs.data_local_dir());
            [dirs.config_dir(), dirs.data_dir(), state].map(Into::into)
        }
        None => [(); 3].map(|()| std::env::temp_dir().join(FOLDER)),
    }
}

/// The assets of the checkout, which a debug build reads so that changes show. A release contains its assets and has none.
pub fn checkout_assets() -> Option<PathBuf> {
    #[cfg(debug_assertions)]
    return Some(Path::new(env!("CARGO_MANIFEST_DIR")).join("assets"));
    #[cfg(not(debug_assertions))]
    None
}

/// The current time for file dates.
pub fn now() -> SystemTime {
    SystemTime::now()
}

/// Reads a file of at most `limit` bytes. Anything but a regular file is refused before opening: opening a named pipe
/// blocks.
pub fn read_bytes(path: &Path, limit: u64) -> Result<Vec<u8>, StorageError> {
    let fault = StorageError::reading(path);
    if !fs::metadata(path).map_err(&fault)?.is_file() {
        return Err(StorageError::NotPlain {
            path: path.to_path_buf(),
        });
    }
    let mut bytes = Vec::new();
    // One byte more than the limit detects a larger file.
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

/// Writes a file completely or not at all, with this date or the current one. Creates missing folders.
pub fn write_dated(path: &Path, text: &str, date: Option<SystemTime>) -> Result<(), StorageError> {
    write_file(path, text.as_bytes(), date)
}

/// The same for a file that is no text.
pub fn write_bytes(path: &Path, bytes: &[u8]) -> Result<(), StorageError> {
    write_file(path, bytes, None)
}

fn write_file(path: &Path, bytes: &[u8], date: Option<SystemTime>) -> Result<(), StorageError> {
    let fault = StorageError::writing(path);
    if fs::metadata(path).is_ok_and(|there| !there.is_file()) {
        return Err(StorageError::NotPlain {
            path: path.to_path_buf(),
        });
    }
    let folder = path.parent().unwrap_or_else(|| Path::new("."));
    fs::create_dir_all(folder).map_err(&fault)?;
    let mut file = tempfile::NamedTempFile::new_in(folder).map_err(&fault)?;
    file.write_all(bytes).map_err(&fault)?;
    if let Some(date) = date {
        file.as_file().set_modified(date).map_err(&fault)?;
    }
    file.as_file().sync_all().map_err(&fault)?;
    file.persist(path).map_err(|error| fault(error.error))?;
    Ok(())
}

/// Tries whether a file can be written in a folder, which is created if it is missing; nothing stays.
pub fn probe(folder: &Path) -> Result<(), StorageError> {
    let fault = StorageError::writing(folder);
    fs::create_dir_all(folder).map_err(&fault)?;
    let mut file = tempfile::NamedTempFile::new_in(folder).map_err(&fault)?;
    file.write_all(&[0; PROBE_BYTES]).map_err(&fault)
}

/// The entries of a folder, in no order. A missing folder is empty.
pub fn list(folder: &Path) -> Result<Vec<PathBuf>, StorageError> {
    let fault = StorageError::reading(folder);
    match fs::read_dir(folder) {
        Ok(files) => files.map(|file| Ok(file.map_err(&fault)?.path())).collect(),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(Vec::new()),
        Err(error) => Err(fault(error)),
    }
}

/// The file itself, or the files in a folder and its subfolders, in order: at most `most`, no deeper than
/// `MAX_DEPTH`, and without links to folders, which may lead in circles.
pub fn files_at(path: &Path, most: usize) -> Result<Vec<PathBuf>, StorageError> {
    let mut found = Vec::new();
    let mut folders = vec![(path.to_path_buf(), 0)];
    if !fs::metadata(path)
        .map_err(StorageError::reading(path))?
        .is_dir()
    {
        return Ok(vec![path.to_path_buf()]);
    }
    while let Some((folder, depth)) = folders.pop() {
        let mut entries = list(&folder)?;
        entries.sort();
        let mut inner = Vec::new();
        for entry in entries {
            match fs::symlink_metadata(&entry) {
                Ok(data) if data.is_dir() && depth < MAX_DEPTH => inner.push((entry, depth + 1)),
                Ok(_) if entry.is_file() && found.len() < most => found.push(entry),
                _ => {}
            }
        }
        folders.extend(inner.into_iter().rev());
    }
    Ok(found)
}

/// Where the player keeps documents, if the system says so; else the folder of the player, if there is one.
pub fn documents() -> Option<PathBuf> {
    let dirs = directories::UserDirs::new()?;
    let documents = dirs.document_dir().filter(|folder| folder.is_dir());
    Some(documents.unwrap_or_else(|| dirs.home_dir()).into())
}

/// Deletes a file permanently.
pub fn remove(path: &Path) -> Result<(), StorageError> {
    fs::remove_file(path).map_err(StorageError::writing(path))
}

pub fn exists(path: &Path) -> bool {
    path.exists()
}

/// When the file was last written, if known.
pub fn modified(path: &Path) -> Option<SystemTime> {
    fs::metadata(path).and_then(|data| data.modified()).ok()
}

pub(super) fn rename(from: &Path, to: &Path) -> Result<(), StorageError> {
    fs::rename(from, to).map_err(StorageError::writing(to))
}

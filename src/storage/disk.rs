//! Files on the disk.
//!
//! Writes are atomic: a temporary file in the same folder, synced, then renamed over the old one.

use super::error::StorageError;
use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, SystemTime};
use tempfile::NamedTempFile;

/// Whether the player can access the folders with other programs.
pub const IS_USER_ACCESSIBLE: bool = true;
/// The environment variable for a single folder with settings, saves, skins and state.
const HOME_VARIABLE: &str = "NARABE_HOME";
/// How deep the folders are that [`files_at`] looks into.
const MAX_DEPTH: usize = 8;
/// How much is written to see whether there is room: more than a game takes.
const PROBE_BYTES: usize = 64 * 1024;
/// How often a file is renamed where the system refuses it for a moment, and the time between two attempts.
const RENAMES: u32 = 6;
const BETWEEN_RENAMES: Duration = Duration::from_millis(20);
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

/// Whether this is a file that can be started: one with the right to it, or one for Windows, elsewhere by Wine.
pub fn is_program(path: &Path) -> bool {
    let Ok(about) = fs::metadata(path) else {
        return false;
    };
    let is_for_windows = path
        .extension()
        .is_some_and(|end| end.eq_ignore_ascii_case("exe"));
    #[cfg(unix)]
    let may_be_started = {
        use std::os::unix::fs::PermissionsExt as _;
        about.permissions().mode() & 0o111 != 0
    };
    #[cfg(not(unix))]
    let may_be_started = false;
    about.is_file() && (is_for_windows || may_be_started)
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
    let mut file = NamedTempFile::new_in(folder).map_err(&fault)?;
    file.write_all(bytes).map_err(&fault)?;
    if let Some(date) = date {
        file.as_file().set_modified(date).map_err(&fault)?;
    }
    file.as_file().sync_all().map_err(&fault)?;
    persist(file, path).map_err(fault)
}

/// Renames a finished file over the old one. Windows refuses that while another program has one of them open, such as a virus
/// scanner, which has it for a moment.
fn persist(file: NamedTempFile, path: &Path) -> io::Result<()> {
    let mut file = Some(file);
    let rename = || {
        let Some(unnamed) = file.take() else {
            return Err(io::ErrorKind::NotFound.into());
        };
        unnamed.persist(path).map(drop).map_err(|refused| {
            file = Some(refused.file);
            refused.error
        })
    };
    let most = if cfg!(windows) { RENAMES } else { 1 };
    repeat_refused(most, rename)
}

/// Tries something up to `most` times, as long as the system refuses it.
fn repeat_refused(most: u32, mut attempt: impl FnMut() -> io::Result<()>) -> io::Result<()> {
    for _ in 1..most {
        match attempt() {
            Err(error) if is_refused(&error) => {
                thread::sleep(BETWEEN_RENAMES);
            }
            done => return done,
        }
    }
    attempt()
}

/// Whether the system refuses it now: another program has one of the files open, or a part of it locked.
fn is_refused(error: &io::Error) -> bool {
    // ERROR_SHARING_VIOLATION and ERROR_LOCK_VIOLATION, which have no kind.
    let is_open = cfg!(windows) && matches!(error.raw_os_error(), Some(32 | 33));
    is_open || error.kind() == io::ErrorKind::PermissionDenied
}

/// Tries whether a file can be written in a folder, which is created if it is missing; nothing stays.
pub fn probe(folder: &Path) -> Result<(), StorageError> {
    let fault = StorageError::writing(folder);
    fs::create_dir_all(folder).map_err(&fault)?;
    let mut file = NamedTempFile::new_in(folder).map_err(&fault)?;
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bug_a_file_that_another_program_had_open_for_a_moment_was_not_written() {
        let refuse_first = |refusals: u32, kind: io::ErrorKind| {
            let mut attempts = 0;
            let done = repeat_refused(RENAMES, || {
                attempts += 1;
                if attempts > refusals {
                    Ok(())
                } else {
                    Err(kind.into())
                }
            });
            (done.is_ok(), attempts)
        };
        let refused = io::ErrorKind::PermissionDenied;
        assert_eq!(refuse_first(2, refused), (true, 3));
        assert_eq!(refuse_first(RENAMES, refused), (false, RENAMES));
        assert_eq!(refuse_first(2, io::ErrorKind::StorageFull), (false, 1));
    }
}

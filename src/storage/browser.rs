//! Files in the browser's local storage, which is synchronous and persistent.
//!
//! A browser may refuse access: in private windows, when cookies are blocked, when the quota is exceeded.

use super::error::StorageError;
use super::key_value::{KeyValueFiles, KeyValueStore};
use js_sys::Date;
use std::io;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::Storage;

/// Whether the player can access the files with other programs.
pub const IS_USER_ACCESSIBLE: bool = false;
/// The browsers' names for an exceeded quota.
const QUOTA_ERRORS: [&str; 2] = ["QuotaExceededError", "NS_ERROR_DOM_QUOTA_REACHED"];
/// The browsers' name for refused access.
const ACCESS_ERROR: &str = "SecurityError";

const FILES: KeyValueFiles<LocalStorage> = KeyValueFiles(LocalStorage);

struct LocalStorage;

impl LocalStorage {
    fn open(&self) -> io::Result<Storage> {
        let refused = || io::Error::from(io::ErrorKind::PermissionDenied);
        web_sys::window()
            .ok_or_else(refused)?
            .local_storage()
            .map_err(fault)?
            .ok_or_else(refused)
    }
}

impl KeyValueStore for LocalStorage {
    fn get(&self, key: &str) -> io::Result<Option<String>> {
        self.open()?.get_item(key).map_err(fault)
    }

    fn set(&self, key: &str, text: &str) -> io::Result<()> {
        self.open()?.set_item(key, text).map_err(fault)
    }

    fn remove(&self, key: &str) -> io::Result<()> {
        self.open()?.remove_item(key).map_err(fault)
    }

    fn keys(&self) -> io::Result<Vec<String>> {
        let storage = self.open()?;
        let count = storage.length().map_err(fault)?;
        let keys = (0..count).filter_map(|number| storage.key(number).transpose());
        keys.collect::<Result<_, _>>().map_err(fault)
    }
}

/// Converts a browser's exception to an error.
fn fault(said: JsValue) -> io::Error {
    let Some(error) = said.dyn_ref::<js_sys::Error>() else {
        return io::Error::other(format!("{said:?}"));
    };
    let name = String::from(error.name());
    let kind = if QUOTA_ERRORS.contains(&name.as_str()) {
        io::ErrorKind::StorageFull
    } else if name == ACCESS_ERROR {
        io::ErrorKind::PermissionDenied
    } else {
        io::ErrorKind::Other
    };
    io::Error::new(kind, format!("{name}: {}", String::from(error.message())))
}

/// All files share one key space.
pub fn config_data_and_state() -> [PathBuf; 3] {
    [(); 3].map(|()| PathBuf::new())
}

/// Assets are downloaded, not read from a folder.
pub fn checkout_assets() -> Option<PathBuf> {
    None
}

/// The current time for file dates. The standard library has none in a browser.
pub fn now() -> SystemTime {
    UNIX_EPOCH + Duration::from_millis(Date::now() as u64)
}

/// Reads a file of at most `limit` bytes.
pub fn read_bytes(path: &Path, limit: u64) -> Result<Vec<u8>, StorageError> {
    FILES.read(path, limit)
}

/// Writes a file completely or not at all, with this date or the current one.
pub fn write_dated(path: &Path, text: &str, date: Option<SystemTime>) -> Result<(), StorageError> {
    FILES.write(path, text, date.unwrap_or_else(now))
}

/// The entries of a folder, in no order.
pub fn list(folder: &Path) -> Result<Vec<PathBuf>, StorageError> {
    FILES.list(folder)
}

/// Deletes a file permanently.
pub fn remove(path: &Path) -> Result<(), StorageError> {
    FILES.remove(path)
}

pub fn exists(path: &Path) -> bool {
    FILES.exists(path)
}

/// When the file was last written, if known.
pub fn modified(path: &Path) -> Option<SystemTime> {
    FILES.modified(path)
}

pub(super) fn rename(from: &Path, to: &Path) -> Result<(), StorageError> {
    FILES.rename(from, to)
}

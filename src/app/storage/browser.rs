//! Files in the browser: its local storage, which a page reads and writes at once and keeps between visits.
//!
//! A browser may refuse any of it: in private windows, when cookies are blocked, when the page's share is full.

use super::drawer::{Cells, Drawer};
use super::error::StorageError;
use super::folders::Folders;
use js_sys::Date;
use std::io;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::Storage;

/// What to do when a file cannot be written.
pub const ADVICE: &str = "allow this page to store data, or delete some saved games";
/// Whether the player reaches the files by other programs.
pub const OPEN_TO_HANDS: bool = false;
/// What browsers call it when the page's share is full.
const FULL: [&str; 2] = ["QuotaExceededError", "NS_ERROR_DOM_QUOTA_REACHED"];
/// And when the page may keep nothing.
const REFUSED: &str = "SecurityError";

const DRAWER: Drawer<LocalStorage> = Drawer(LocalStorage);

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

impl Cells for LocalStorage {
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

/// What the browser says, as a fault of its kind.
fn fault(said: JsValue) -> io::Error {
    let Some(error) = said.dyn_ref::<js_sys::Error>() else {
        return io::Error::other(format!("{said:?}"));
    };
    let name = String::from(error.name());
    let kind = if FULL.contains(&name.as_str()) {
        io::ErrorKind::StorageFull
    } else if name == REFUSED {
        io::ErrorKind::PermissionDenied
    } else {
        io::ErrorKind::Other
    };
    io::Error::new(kind, format!("{name}: {}", String::from(error.message())))
}

/// Everything lies side by side.
pub fn folders() -> Folders {
    Folders::new(PathBuf::new(), PathBuf::new())
}

/// What ships with the game is fetched, not found in a folder.
pub fn shipped() -> Option<PathBuf> {
    None
}

/// The time, as files are dated with. The standard library cannot tell it here.
pub fn now() -> SystemTime {
    UNIX_EPOCH + Duration::from_millis(Date::now() as u64)
}

/// Reads a file of at most `limit` bytes.
pub fn read_bytes(path: &Path, limit: u64) -> Result<Vec<u8>, StorageError> {
    DRAWER.read(path, limit)
}

/// Writes the whole file or leaves the old one as it was. The file gets this date, or else the present one.
pub fn write_dated(path: &Path, text: &str, date: Option<SystemTime>) -> Result<(), StorageError> {
    DRAWER.write(path, text, date.unwrap_or_else(now))
}

/// What lies in a folder, in no order.
pub fn list(folder: &Path) -> Result<Vec<PathBuf>, StorageError> {
    DRAWER.list(folder)
}

/// Removes a file for good.
pub fn remove(path: &Path) -> Result<(), StorageError> {
    DRAWER.remove(path)
}

pub fn exists(path: &Path) -> bool {
    DRAWER.exists(path)
}

/// When the file was written last, if that is known.
pub fn modified(path: &Path) -> Option<SystemTime> {
    DRAWER.modified(path)
}

pub(super) fn rename(from: &Path, to: &Path) -> Result<(), StorageError> {
    DRAWER.rename(from, to)
}

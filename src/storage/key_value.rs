//! Files in a key-value store, as browsers have.
//!
//! Each file is one entry. The key is the path with a prefix, because the store is shared by all pages of the host; the
//! text begins with a line with the modification time, which the store does not keep.

use super::error::StorageError;
use std::io;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// The prefix of all keys.
const PREFIX: &str = "narabe/";

/// A key-value store for text. Every call may fail.
pub trait KeyValueStore {
    fn get(&self, key: &str) -> io::Result<Option<String>>;
    /// Stores the whole text, or keeps the old one.
    fn set(&self, key: &str, text: &str) -> io::Result<()>;
    fn remove(&self, key: &str) -> io::Result<()>;
    fn keys(&self) -> io::Result<Vec<String>>;
}

/// Files in a key-value store.
pub struct KeyValueFiles<C>(pub C);

impl<C: KeyValueStore> KeyValueFiles<C> {
    pub fn read(&self, path: &Path, limit: u64) -> Result<Vec<u8>, StorageError> {
        let (_, text) = self.entry(path).map_err(StorageError::reading(path))?;
        if u64::try_from(text.len()).is_ok_and(|length| length > limit) {
            return Err(StorageError::TooLarge {
                path: path.to_path_buf(),
                limit,
            });
        }
        Ok(text.into_bytes())
    }

    pub fn write(&self, path: &Path, text: &str, now: SystemTime) -> Result<(), StorageError> {
        let age = now.duration_since(UNIX_EPOCH).unwrap_or_default();
        let entry = format!("{}\n{text}", age.as_millis());
        self.0
            .set(&key(path), &entry)
            .map_err(StorageError::writing(path))
    }

    /// The entries directly in a folder.
    pub fn list(&self, folder: &Path) -> Result<Vec<PathBuf>, StorageError> {
        let keys = self.0.keys().map_err(StorageError::reading(folder))?;
        let paths = keys
            .iter()
            .filter_map(|key| key.strip_prefix(PREFIX))
            .map(PathBuf::from);
        Ok(paths.filter(|path| path.parent() == Some(folder)).collect())
    }

    pub fn remove(&self, path: &Path) -> Result<(), StorageError> {
        let fault = StorageError::writing(path);
        self.entry(path).map_err(&fault)?;
        self.0.remove(&key(path)).map_err(fault)
    }

    /// False if the store does not respond.
    pub fn exists(&self, path: &Path) -> bool {
        self.entry(path).is_ok()
    }

    pub fn modified(&self, path: &Path) -> Option<SystemTime> {
        self.entry(path).ok()?.0
    }

    /// The old entry is removed before the new one is written, because there may be no space for both; if the write
    /// fails, the old one is restored.
    pub fn rename(&self, from: &Path, to: &Path) -> Result<(), StorageError> {
        let fault = StorageError::writing(to);
        let entry = self.0.get(&key(from)).map_err(&fault)?;
        let entry = entry.ok_or_else(|| fault(missing()))?;
        self.0.remove(&key(from)).map_err(&fault)?;
        self.0.set(&key(to), &entry).or_else(|refused| {
            self.0.set(&key(from), &entry).map_err(&fault)?;
            Err(fault(refused))
        })
    }

    /// The modification time and the text. An entry written by something else has no time and is all text.
    fn entry(&self, path: &Path) -> io::Result<(Option<SystemTime>, String)> {
        let mut entry = self.0.get(&key(path))?.ok_or_else(missing)?;
        let time = entry.find('\n').and_then(|end| {
            let age = Duration::from_millis(entry[..end].parse().ok()?);
            Some((end, UNIX_EPOCH.checked_add(age)?))
        });
        Ok(match time {
            Some((end, time)) => {
                entry.drain(..=end);
                (Some(time), entry)
            }
            None => (None, entry),
        })
    }
}

fn key(path: &Path) -> String {
    format!("{PREFIX}{}", path.display())
}

fn missing() -> io::Error {
    io::Error::from(io::ErrorKind::NotFound)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::cell::RefCell;
    use std::collections::BTreeMap;

    /// A store with space for this many bytes; with none it refuses everything.
    struct Store {
        capacity: usize,
        entries: RefCell<BTreeMap<String, String>>,
    }

    fn store(capacity: usize) -> KeyValueFiles<Store> {
        KeyValueFiles(Store {
            capacity,
            entries: RefCell::default(),
        })
    }

    impl Store {
        fn open(&self) -> io::Result<&Self> {
            let refused = || io::Error::from(io::ErrorKind::PermissionDenied);
            (self.capacity > 0).then_some(self).ok_or_else(refused)
        }
    }

    impl KeyValueStore for Store {
        fn get(&self, key: &str) -> io::Result<Option<String>> {
            Ok(self.open()?.entries.borrow().get(key).cloned())
        }

        fn set(&self, key: &str, text: &str) -> io::Result<()> {
            let mut entries = self.open()?.entries.borrow_mut();
            let others = entries.iter().filter(|(other, _)| *other != key);
            let taken: usize = others.map(|(key, text)| key.len() + text.len()).sum();
            if taken + key.len() + text.len() > self.capacity {
                return Err(io::Error::from(io::ErrorKind::StorageFull));
            }
            entries.insert(key.into(), text.into());
            Ok(())
        }

        fn remove(&self, key: &str) -> io::Result<()> {
            self.open()?.entries.borrow_mut().remove(key);
            Ok(())
        }

        fn keys(&self) -> io::Result<Vec<String>> {
            Ok(self.open()?.entries.borrow().keys().cloned().collect())
        }
    }

    const LIMIT: u64 = 1000;

    fn noon() -> SystemTime {
        UNIX_EPOCH + Duration::from_millis(1_800_000_000_123)
    }

    #[test]
    fn a_written_file_reads_back_with_its_time() {
        let files = store(1000);
        let path = Path::new("saves/one.narabe");
        for text in ["first\nand more", "12\n34", "", "\n"] {
            files.write(path, text, noon()).expect("written");
            assert_eq!(files.read(path, LIMIT).expect("read"), text.as_bytes());
            assert_eq!(files.modified(path), Some(noon()));
        }
        files.remove(path).expect("removed");
        assert!(!files.exists(path));
        assert!(files.remove(path).expect_err("gone").is_missing());
    }

    #[test]
    fn a_folder_holds_its_own_files_and_no_others() {
        let files = store(1000);
        for path in ["settings.ron", "saves/a", "saves/b", "saves/deep/c"] {
            files.write(Path::new(path), "x", noon()).expect("written");
        }
        files.0.set("stranger", "x").expect("room");
        let listed = files.list(Path::new("saves")).expect("listed");
        assert_eq!(listed, [Path::new("saves/a"), Path::new("saves/b")]);
    }

    #[test]
    fn an_entry_of_another_program_is_all_text() {
        let files = store(1000);
        for text in ["no time", "soon\nor later", "99999999999999999999999\nx"] {
            files.0.set("narabe/settings.ron", text).expect("room");
            let path = Path::new("settings.ron");
            assert_eq!(files.read(path, LIMIT).expect("read"), text.as_bytes());
            assert_eq!(files.modified(path), None);
        }
    }

    #[test]
    fn a_full_store_keeps_its_entries() {
        let files = store(50);
        let path = Path::new("autosave.ron");
        files.write(path, "old", noon()).expect("room");
        let full = files.write(path, &"x".repeat(50), noon());
        assert!(matches!(full, Err(StorageError::Write { .. })), "{full:?}");
        assert_eq!(files.read(path, LIMIT).expect("read"), b"old");
        assert!(
            files
                .rename(path, &path.with_extension("x".repeat(40)))
                .is_err()
        );
        assert_eq!(files.read(path, LIMIT).expect("still there"), b"old");
        files
            .rename(path, Path::new("aside"))
            .expect("space for one of both");
        assert!(!files.exists(path) && files.exists(Path::new("aside")));
    }

    #[test]
    fn a_store_that_refuses_differs_from_an_empty_one() {
        let path = Path::new("settings.ron");
        let nothing = store(9).read(path, LIMIT).expect_err("nothing");
        assert!(nothing.is_missing());
        let refused = store(0);
        let fault = refused.read(path, LIMIT).expect_err("refused");
        assert!(!fault.is_missing(), "{fault}");
        assert!(refused.write(path, "", noon()).is_err());
        assert!(refused.list(path).is_err());
    }

    #[test]
    fn files_over_the_limit_are_refused() {
        let files = store(1000);
        let path = Path::new("large");
        files.write(path, "1234", noon()).expect("written");
        assert!(matches!(
            files.read(path, 3),
            Err(StorageError::TooLarge { limit: 3, .. })
        ));
    }
}

//! Files in a store of names and texts, which is what a browser has.
//!
//! A file is one cell. Its key is the path below a name of ours, for a page shares the store with its neighbours; its
//! text begins with a line that holds the time of the last change, which the store itself does not keep.

use super::error::StorageError;
use std::io;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// What all our keys begin with.
const PREFIX: &str = "narabe/";

/// A store of texts. Every call may be refused.
pub trait Cells {
    fn get(&self, key: &str) -> io::Result<Option<String>>;
    /// Puts the whole text there, or leaves what was there.
    fn set(&self, key: &str, text: &str) -> io::Result<()>;
    fn remove(&self, key: &str) -> io::Result<()>;
    fn keys(&self) -> io::Result<Vec<String>>;
}

/// Our files in such a store.
pub struct Drawer<C>(pub C);

impl<C: Cells> Drawer<C> {
    pub fn read(&self, path: &Path, limit: u64) -> Result<Vec<u8>, StorageError> {
        let (_, text) = self.cell(path).map_err(StorageError::reading(path))?;
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
        let cell = format!("{}\n{text}", age.as_millis());
        self.0
            .set(&key(path), &cell)
            .map_err(StorageError::writing(path))
    }

    /// What lies right in a folder.
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
        self.cell(path).map_err(&fault)?;
        self.0.remove(&key(path)).map_err(fault)
    }

    /// A store that does not answer has nothing.
    pub fn exists(&self, path: &Path) -> bool {
        self.cell(path).is_ok()
    }

    pub fn modified(&self, path: &Path) -> Option<SystemTime> {
        self.cell(path).ok()?.0
    }

    /// The old cell goes before the new one comes, for there may be no room for both; when the new one is refused
    /// nevertheless, the old one comes back.
    pub fn rename(&self, from: &Path, to: &Path) -> Result<(), StorageError> {
        let fault = StorageError::writing(to);
        let cell = self.0.get(&key(from)).map_err(&fault)?;
        let cell = cell.ok_or_else(|| fault(missing()))?;
        self.0.remove(&key(from)).map_err(&fault)?;
        self.0.set(&key(to), &cell).or_else(|refused| {
            self.0.set(&key(from), &cell).map_err(&fault)?;
            Err(fault(refused))
        })
    }

    /// The time of the last change and the text. A cell that somebody else has written has no time and is all text.
    fn cell(&self, path: &Path) -> io::Result<(Option<SystemTime>, String)> {
        let mut cell = self.0.get(&key(path))?.ok_or_else(missing)?;
        let time = cell.find('\n').and_then(|end| {
            let age = Duration::from_millis(cell[..end].parse().ok()?);
            Some((end, UNIX_EPOCH.checked_add(age)?))
        });
        Ok(match time {
            Some((end, time)) => {
                cell.drain(..=end);
                (Some(time), cell)
            }
            None => (None, cell),
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

    /// A store with room for so many bytes; with none it refuses everything.
    struct Store {
        room: usize,
        cells: RefCell<BTreeMap<String, String>>,
    }

    fn store(room: usize) -> Drawer<Store> {
        Drawer(Store {
            room,
            cells: RefCell::default(),
        })
    }

    impl Store {
        fn open(&self) -> io::Result<&Self> {
            let refused = || io::Error::from(io::ErrorKind::PermissionDenied);
            (self.room > 0).then_some(self).ok_or_else(refused)
        }
    }

    impl Cells for Store {
        fn get(&self, key: &str) -> io::Result<Option<String>> {
            Ok(self.open()?.cells.borrow().get(key).cloned())
        }

        fn set(&self, key: &str, text: &str) -> io::Result<()> {
            let mut cells = self.open()?.cells.borrow_mut();
            let others = cells.iter().filter(|(other, _)| *other != key);
            let taken: usize = others.map(|(key, text)| key.len() + text.len()).sum();
            if taken + key.len() + text.len() > self.room {
                return Err(io::Error::from(io::ErrorKind::StorageFull));
            }
            cells.insert(key.into(), text.into());
            Ok(())
        }

        fn remove(&self, key: &str) -> io::Result<()> {
            self.open()?.cells.borrow_mut().remove(key);
            Ok(())
        }

        fn keys(&self) -> io::Result<Vec<String>> {
            Ok(self.open()?.cells.borrow().keys().cloned().collect())
        }
    }

    const LIMIT: u64 = 1000;

    fn noon() -> SystemTime {
        UNIX_EPOCH + Duration::from_millis(1_800_000_000_123)
    }

    #[test]
    fn a_written_file_reads_back_with_its_time() {
        let drawer = store(1000);
        let path = Path::new("saves/one.narabe");
        for text in ["first\nand more", "12\n34", "", "\n"] {
            drawer.write(path, text, noon()).expect("written");
            assert_eq!(drawer.read(path, LIMIT).expect("read"), text.as_bytes());
            assert_eq!(drawer.modified(path), Some(noon()));
        }
        drawer.remove(path).expect("removed");
        assert!(!drawer.exists(path));
        assert!(drawer.remove(path).expect_err("gone").is_missing());
    }

    #[test]
    fn a_folder_holds_its_own_files_and_no_others() {
        let drawer = store(1000);
        for path in ["settings.ron", "saves/a", "saves/b", "saves/deep/c"] {
            drawer.write(Path::new(path), "x", noon()).expect("written");
        }
        drawer.0.set("stranger", "x").expect("room");
        let listed = drawer.list(Path::new("saves")).expect("listed");
        assert_eq!(listed, [Path::new("saves/a"), Path::new("saves/b")]);
    }

    #[test]
    fn a_cell_that_is_not_ours_is_all_text() {
        let drawer = store(1000);
        for text in ["no time", "soon\nor later", "99999999999999999999999\nx"] {
            drawer.0.set("narabe/settings.ron", text).expect("room");
            let path = Path::new("settings.ron");
            assert_eq!(drawer.read(path, LIMIT).expect("read"), text.as_bytes());
            assert_eq!(drawer.modified(path), None);
        }
    }

    #[test]
    fn a_full_store_keeps_what_it_has() {
        let drawer = store(50);
        let path = Path::new("autosave.ron");
        drawer.write(path, "old", noon()).expect("room");
        let full = drawer.write(path, &"x".repeat(50), noon());
        assert!(matches!(full, Err(StorageError::Write { .. })), "{full:?}");
        assert_eq!(drawer.read(path, LIMIT).expect("read"), b"old");
        assert!(
            drawer
                .rename(path, &path.with_extension("x".repeat(40)))
                .is_err()
        );
        assert_eq!(drawer.read(path, LIMIT).expect("still there"), b"old");
        drawer
            .rename(path, Path::new("aside"))
            .expect("room for one of both");
        assert!(!drawer.exists(path) && drawer.exists(Path::new("aside")));
    }

    #[test]
    fn a_store_that_refuses_is_told_from_one_that_has_nothing() {
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
    fn what_is_too_large_is_refused() {
        let drawer = store(1000);
        let path = Path::new("large");
        drawer.write(path, "1234", noon()).expect("written");
        assert!(matches!(
            drawer.read(path, 3),
            Err(StorageError::TooLarge { limit: 3, .. })
        ));
    }
}

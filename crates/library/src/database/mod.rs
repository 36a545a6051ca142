//! Where the records of a library are kept. The library loads all of them when it opens and works in memory; a database has to
//! load, to write a batch of changes as a whole or not at all, and to clear.
//!
//! On the desktop it is one file ([`FileDatabase`], with the feature `file`); for tests it is [`MemoryDatabase`]. A browser's
//! IndexedDB fits as well: it loads everything before it is handed to [`Library::open`](super::Library::open), whose `load` then
//! takes what was loaded, and puts and deletes the records of a batch in one transaction.

#[cfg(all(feature = "file", not(target_family = "wasm")))]
mod file;
#[cfg(all(feature = "file", not(target_family = "wasm")))]
mod file_head;
#[cfg(all(feature = "file", not(target_family = "wasm")))]
mod frame;
#[cfg(all(feature = "file", not(target_family = "wasm")))]
mod log;
mod memory;
#[cfg(all(feature = "file", not(target_family = "wasm")))]
mod sqlite_file;

use std::path::PathBuf;

use thiserror::Error;

#[cfg(all(feature = "file", not(target_family = "wasm")))]
pub use file::FileDatabase;
pub use memory::MemoryDatabase;

/// What a record is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum RecordKey {
    /// What is known of the library as a whole.
    Head,
    /// A block of games.
    Block(u32),
    /// The variations of one game, or its moves on twin boards.
    Body(u32),
}

/// The bits of the number in the form of a key as one number.
const NUMBER_BITS: u32 = 32;

impl RecordKey {
    /// The key as one number, the same in every database and version.
    pub const fn code(self) -> u64 {
        match self {
            Self::Head => 0,
            Self::Block(number) => 1 << NUMBER_BITS | number as u64,
            Self::Body(number) => 2 << NUMBER_BITS | number as u64,
        }
    }

    /// The key of a [`code`](Self::code).
    pub fn from_code(code: u64) -> Option<Self> {
        let number = u32::try_from(code & u64::from(u32::MAX)).ok()?;
        match code >> NUMBER_BITS {
            0 if number == 0 => Some(Self::Head),
            1 => Some(Self::Block(number)),
            2 => Some(Self::Body(number)),
            _ => None,
        }
    }
}

/// A record that is put in the place of the one with its key, or (with none) deleted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordChange {
    /// The key.
    pub key: RecordKey,
    /// The bytes.
    pub bytes: Option<Vec<u8>>,
}

/// What a database has loaded.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Loaded {
    /// All records, in any order.
    pub records: Vec<(RecordKey, Vec<u8>)>,
    /// That the file was damaged, and what was done about it.
    pub damage: Option<DamageReport>,
}

/// A damaged file was set aside, and a new one made of what could be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DamageReport {
    /// The damaged file under its new name.
    pub set_aside: PathBuf,
    /// What was wrong.
    pub reason: String,
    /// The number of records that could be read.
    pub records: usize,
}

/// Why a database cannot be opened or written.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum DatabaseError {
    /// Another program has the file open.
    #[error("{} is in use by another program: close it first", path.display())]
    InUse {
        /// The file.
        path: PathBuf,
    },
    /// The file was written by a later version.
    #[error("{} was written by a later version ({version}; this one reads up to {known}): update the game", path.display())]
    Newer {
        /// The file.
        path: PathBuf,
        /// The version of the file.
        version: u8,
        /// The newest version that is read.
        known: u8,
    },
    /// The file cannot be read or written.
    #[error("{}: {reason}", path.display())]
    Storage {
        /// The file.
        path: PathBuf,
        /// What is wrong.
        reason: String,
    },
}

/// A store of records.
pub trait Database: Send {
    /// Loads all records. Called once, before anything is written.
    ///
    /// # Errors
    /// [`DatabaseError`] if they cannot be read. A damaged file is no error: see [`Loaded::damage`].
    fn load(&mut self) -> Result<Loaded, DatabaseError>;

    /// Makes all changes or none, and returns when they would survive a loss of power.
    ///
    /// # Errors
    /// [`DatabaseError`] if they cannot be written; nothing is changed then.
    fn write(&mut self, batch: &[RecordChange]) -> Result<(), DatabaseError>;

    /// Deletes all records.
    ///
    /// # Errors
    /// [`DatabaseError`] if they cannot be deleted.
    fn clear(&mut self) -> Result<(), DatabaseError>;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_come_back_from_their_codes() {
        for number in [0, 1, 77, u32::MAX] {
            for key in [
                RecordKey::Head,
                RecordKey::Block(number),
                RecordKey::Body(number),
            ] {
                assert_eq!(RecordKey::from_code(key.code()), Some(key));
            }
        }
        assert_eq!(RecordKey::from_code(1), None);
        assert_eq!(RecordKey::from_code(u64::MAX), None);
    }
}

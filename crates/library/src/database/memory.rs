//! A database in memory, for tests and for a library that is not kept.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};

use super::{Database, DatabaseError, Loaded, RecordChange, RecordKey};

/// Records in memory. Clones share them, so that a library can be opened again.
#[derive(Clone, Debug, Default)]
pub struct MemoryDatabase {
    records: Arc<Mutex<Records>>,
}

#[derive(Debug, Default)]
struct Records {
    all: BTreeMap<RecordKey, Vec<u8>>,
    is_full: bool,
}

impl MemoryDatabase {
    /// Lets every write fail from now on, or no longer, as on a full disk.
    pub fn set_full(&self, is_full: bool) {
        self.with(|records| records.is_full = is_full);
    }

    /// The number of bytes of all records.
    pub fn bytes(&self) -> usize {
        self.with(|records| records.all.values().map(Vec::len).sum())
    }

    /// Changes the bytes of a record, to test what happens to a damaged one.
    pub fn change(&self, key: RecordKey, change: impl FnOnce(&mut Vec<u8>)) {
        self.with(|records| records.all.get_mut(&key).map(change));
    }

    /// The keys of all records.
    pub fn keys(&self) -> Vec<RecordKey> {
        self.with(|records| records.all.keys().copied().collect())
    }

    fn with<T>(&self, use_them: impl FnOnce(&mut Records) -> T) -> T {
        use_them(&mut self.records.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

impl Database for MemoryDatabase {
    fn load(&mut self) -> Result<Loaded, DatabaseError> {
        let records = self.with(|records| records.all.clone().into_iter().collect());
        Ok(Loaded {
            records,
            damage: None,
        })
    }

    fn write(&mut self, batch: &[RecordChange]) -> Result<(), DatabaseError> {
        self.with(|records| {
            if records.is_full {
                return Err(DatabaseError::Storage {
                    path: PathBuf::from("memory"),
                    reason: "it is full".to_owned(),
                });
            }
            for RecordChange { key, bytes } in batch {
                match bytes {
                    Some(bytes) => records.all.insert(*key, bytes.clone()),
                    None => records.all.remove(key),
                };
            }
            Ok(())
        })
    }

    fn clear(&mut self) -> Result<(), DatabaseError> {
        self.with(|records| records.all.clear());
        Ok(())
    }
}

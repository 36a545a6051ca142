//! What has changed, on its way to the database.

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex, PoisonError};

use crate::database::{Database, DatabaseError, RecordChange};

/// The database, which is written while the memory goes on.
pub type SharedDatabase = Arc<Mutex<Box<dyn Database>>>;

/// Changed blocks on their way to the database.
pub struct MemoryWrite {
    pub(super) batch: Vec<RecordChange>,
    pub(super) blocks: BTreeSet<usize>,
    pub(super) database: SharedDatabase,
}

impl MemoryWrite {
    /// Writes them, and returns when they would survive a loss of power.
    ///
    /// # Errors
    /// [`DatabaseError`] if they cannot be written: see [`Memory::not_written`](super::Memory::not_written).
    pub fn write(&self) -> Result<(), DatabaseError> {
        let database = self.database.lock();
        database
            .unwrap_or_else(PoisonError::into_inner)
            .write(&self.batch)
    }
}

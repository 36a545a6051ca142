//! A second transposition table, shared by engines that have no other memory in common, such as those in the web workers of a
//! page. It is slower than the engine's own table, so only deep entries go there.

use super::table_entry::{Entry, index_of};

/// Entries of at least this depth are shared. A web worker reaches the shared table through JavaScript, which takes about as
/// long as searching one node; nodes of this depth are too few for that to matter.
pub(super) const MIN_SHARED_DEPTH: i32 = 4;

/// Memory for entries of two words each. Access needs no lock: words that were not written together are recognised and
/// ignored.
pub trait SharedTable: Send + Sync {
    /// The number of entries: at least 1, and constant.
    fn entry_count(&self) -> usize;
    /// Reads the entry at an index below [`entry_count`](Self::entry_count).
    fn read(&self, index: usize) -> [u64; 2];
    /// Replaces the entry at an index below [`entry_count`](Self::entry_count).
    fn write(&self, index: usize, entry: [u64; 2]);
}

/// The entry of a position.
pub(super) fn probe(table: &dyn SharedTable, hash: u64) -> Option<Entry> {
    Entry::decode(table.read(index_of(hash, table.entry_count())), hash)
}

/// Stores what is known of a position, unless there is a deeper entry of the same position.
pub(super) fn store(table: &dyn SharedTable, hash: u64, entry: Entry) {
    if probe(table, hash).is_none_or(|old| old.depth <= entry.depth) {
        table.write(index_of(hash, table.entry_count()), entry.encode(hash, 0));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bound::Bound;
    use crate::transposition_table::TranspositionTable;
    use std::sync::{Arc, Mutex};

    /// Memory for eight entries.
    struct Small(Mutex<[[u64; 2]; 8]>);

    impl SharedTable for Small {
        fn entry_count(&self) -> usize {
            8
        }

        fn read(&self, index: usize) -> [u64; 2] {
            self.0.lock().unwrap()[index]
        }

        fn write(&self, index: usize, entry: [u64; 2]) {
            self.0.lock().unwrap()[index] = entry;
        }
    }

    fn entry(depth: i32) -> Entry {
        Entry {
            value: 12,
            eval: None,
            best_move: Some(3),
            depth,
            bound: Bound::Lower,
        }
    }

    #[test]
    fn deep_entries_are_shared() {
        let shared: Arc<dyn SharedTable> = Arc::new(Small(Mutex::new([[0; 2]; 8])));
        let mut tables = [TranspositionTable::new(0), TranspositionTable::new(0)];
        for table in &mut tables {
            table.attach(shared.clone());
        }
        let [one, other] = tables;
        one.store(7 << 60, entry(MIN_SHARED_DEPTH));
        one.store(1 << 60, entry(MIN_SHARED_DEPTH - 1));
        assert_eq!(
            other.probe_for(7 << 60, MIN_SHARED_DEPTH),
            Some(entry(MIN_SHARED_DEPTH))
        );
        assert_eq!(other.probe_for(7 << 60, 1), None, "too shallow");
        assert_eq!(other.probe_for(1 << 60, MIN_SHARED_DEPTH), None);
    }

    #[test]
    fn deeper_entries_are_kept_and_torn_ones_ignored() {
        let shared = Small(Mutex::new([[0; 2]; 8]));
        store(&shared, 9 << 59, entry(20));
        store(&shared, 9 << 59, entry(8));
        assert_eq!(probe(&shared, 9 << 59).map(|entry| entry.depth), Some(20));
        let index = index_of(9 << 59, shared.entry_count());
        let [key, data] = shared.read(index);
        shared.write(index, [key, data ^ 1]);
        assert_eq!(probe(&shared, 9 << 59), None);
    }
}

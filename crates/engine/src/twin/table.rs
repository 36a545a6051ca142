//! The transposition table of the twin search, for one thread.

use super::board::TurnStones;
use crate::bound::Bound;
use crate::value::{from_table, to_table};

/// Entries, a power of two.
const ENTRIES: usize = 1 << 16;

/// What is known of a position.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    /// The depth of the search in turns.
    pub depth: u32,
    /// The value, with proven distances counted from the root.
    pub value: i32,
    /// How the value relates to the true one.
    pub bound: Bound,
    /// The best turn, if there was one.
    pub best: Option<TurnStones>,
}

/// A table that always replaces.
pub struct Table {
    /// Hashes and entries, their values with proven distances counted from the position.
    entries: Vec<Option<(u64, Entry)>>,
}

impl Table {
    /// An empty table.
    pub fn new() -> Self {
        Self {
            entries: vec![None; ENTRIES],
        }
    }

    /// Empties the table.
    pub fn clear(&mut self) {
        self.entries.fill(None);
    }

    /// The entry of a position at a distance of `ply` turns from the root.
    pub fn probe(&self, hash: u64, ply: usize) -> Option<Entry> {
        let (_, entry) = self.entries[index(hash)].filter(|&(stored, _)| stored == hash)?;
        Some(Entry {
            value: from_table(entry.value, ply),
            ..entry
        })
    }

    /// Stores the entry of a position at a distance of `ply` turns from the root.
    pub fn store(&mut self, hash: u64, ply: usize, entry: Entry) {
        let value = to_table(entry.value, ply);
        self.entries[index(hash)] = Some((hash, Entry { value, ..entry }));
    }
}

/// The index of a hash: its lowest bits.
const fn index(hash: u64) -> usize {
    hash as usize & (ENTRIES - 1)
}

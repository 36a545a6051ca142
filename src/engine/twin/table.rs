//! What the search remembers of positions that it comes to more than once.

use super::boards::Stones;
use crate::engine::value;

/// Positions kept, a power of two.
const SLOTS: usize = 1 << 16;

/// What a value says about the true one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bound {
    /// It is the true one.
    Exact,
    /// The true one is as high or higher.
    Lower,
    /// The true one is as low or lower.
    Upper,
}

/// What is known of a position.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    hash: u64,
    /// How many turns ahead was looked.
    pub depth: u32,
    /// The value, as seen from the position.
    pub value: i32,
    /// What it says.
    pub bound: Bound,
    /// The best turn.
    pub best: Option<Stones>,
}

/// The memory.
pub struct Table {
    slots: Vec<Option<Entry>>,
}

impl Table {
    /// An empty one.
    pub fn new() -> Self {
        Self {
            slots: vec![None; SLOTS],
        }
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.slots.fill(None);
    }

    /// What is known of a position so many turns from the root.
    pub fn get(&self, hash: u64, ply: usize) -> Option<Entry> {
        let entry = self.slots[slot(hash)].filter(|entry| entry.hash == hash)?;
        Some(Entry {
            value: value::from_table(entry.value, ply),
            ..entry
        })
    }

    /// Remembers a position in place of whatever was there.
    pub fn put(
        &mut self,
        hash: u64,
        ply: usize,
        depth: u32,
        value: i32,
        bound: Bound,
        best: Option<Stones>,
    ) {
        self.slots[slot(hash)] = Some(Entry {
            hash,
            depth,
            value: value::to_table(value, ply),
            bound,
            best,
        });
    }
}

/// Where a position is kept: the lowest bits of its hash.
const fn slot(hash: u64) -> usize {
    hash as usize & (SLOTS - 1)
}

//! Moves of positions that are kept because they take long to find.

use std::collections::HashMap;

use crate::board::PointIndex;

/// The most positions whose moves are kept: some ten megabytes.
const MOST_CACHED: usize = 1 << 16;

/// The quiet attacks, or the defences against one, of positions by hash. It forgets all when it is full.
#[derive(Default)]
pub struct MoveCache(HashMap<u64, Box<[PointIndex]>>);

impl MoveCache {
    /// The moves of a position, if they are kept.
    pub fn get(&self, hash: u64) -> Option<Vec<PointIndex>> {
        self.0.get(&hash).map(|moves| moves.to_vec())
    }

    /// Keeps the moves of a position.
    pub fn set(&mut self, hash: u64, moves: &[PointIndex]) {
        if self.0.len() >= MOST_CACHED {
            self.0.clear();
        }
        self.0.insert(hash, moves.into());
    }
}

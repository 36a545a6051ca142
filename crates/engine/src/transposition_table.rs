//! The transposition table, shared by all threads of a search.
//!
//! It needs no locks (Hyatt and Mann, "A lockless transposition-table implementation for parallel search", 2002): a slot
//! holds the data and the hash combined with the data by exclusive or. A reader that sees halves of two different entries
//! computes a hash that does not match.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use super::bound::Bound;
use super::shared_table::{self, MIN_SHARED_DEPTH, SharedTable};
use super::table_entry::{Entry, index_of};

/// Slots of a bucket, which fills a cache line.
const BUCKET_SIZE: usize = 4;
/// The size of the largest table in mebibytes. Larger requests are clamped to it.
pub const MAX_HASH: usize = 4 << 10;
const SLOT_BYTES: usize = 16;
/// By how many plies of depth an entry loses against newer ones for each search since it was written.
const AGE_WEIGHT: i32 = 4;
/// The number of generations, after which the counter wraps.
const GENERATIONS: u8 = 64;

#[derive(Default)]
struct Slot {
    key: AtomicU64,
    data: AtomicU64,
}

impl Slot {
    #[inline]
    fn load(&self) -> [u64; 2] {
        [&self.key, &self.data].map(|word| word.load(Ordering::Relaxed))
    }

    fn store(&self, [key, data]: [u64; 2]) {
        self.key.store(key, Ordering::Relaxed);
        self.data.store(data, Ordering::Relaxed);
    }
}

#[derive(Default)]
#[repr(align(64))]
struct Bucket([Slot; BUCKET_SIZE]);

/// A transposition table of fixed size.
pub struct TranspositionTable {
    buckets: Vec<Bucket>,
    generation: u8,
    shared: Option<Arc<dyn SharedTable>>,
}

impl TranspositionTable {
    /// A table of about `mebibytes`, at least one bucket and at most [`MAX_HASH`]. It is halved until it can be allocated.
    pub fn new(mebibytes: usize) -> Self {
        Self {
            buckets: Self::allocate(mebibytes),
            generation: 0,
            shared: None,
        }
    }

    /// Replaces the table by an empty one of another size. The old one is freed before the new one is allocated.
    pub fn resize(&mut self, mebibytes: usize) {
        self.buckets = Vec::new();
        self.buckets = Self::allocate(mebibytes);
        self.generation = 0;
    }

    fn allocate(mebibytes: usize) -> Vec<Bucket> {
        let mut count = Self::bucket_count(mebibytes);
        let mut buckets = Vec::new();
        while buckets.try_reserve_exact(count).is_err() && count > 1 {
            count /= 2;
        }
        buckets.resize_with(count, Bucket::default);
        buckets
    }

    fn bucket_count(mebibytes: usize) -> usize {
        let wanted = (mebibytes.min(MAX_HASH) << 20) / (BUCKET_SIZE * SLOT_BYTES);
        wanted.max(1)
    }

    /// Shares deep entries with the engines that use the same shared table.
    pub fn attach(&mut self, shared: Arc<dyn SharedTable>) {
        self.shared = Some(shared);
    }

    /// Empties the table.
    pub fn clear(&mut self) {
        for slot in self.buckets.iter_mut().flat_map(|bucket| &mut bucket.0) {
            *slot = Slot::default();
        }
        self.generation = 0;
    }

    /// Starts a new generation: entries of earlier searches are replaced first.
    pub fn new_search(&mut self) {
        self.generation = (self.generation + 1) % GENERATIONS;
    }

    #[inline]
    fn bucket(&self, hash: u64) -> &Bucket {
        &self.buckets[index_of(hash, self.buckets.len())]
    }

    /// The entry of a position.
    #[inline]
    pub fn probe(&self, hash: u64) -> Option<Entry> {
        let slots = self.bucket(hash).0.iter();
        slots
            .map(Slot::load)
            .find_map(|words| Entry::decode(words, hash))
    }

    /// The entry of a position that is about to be searched to a depth: that of the shared table if only that one is deep
    /// enough.
    pub fn probe_for(&self, hash: u64, depth: i32) -> Option<Entry> {
        let own = self.probe(hash);
        match &self.shared {
            Some(shared)
                if depth >= MIN_SHARED_DEPTH && own.is_none_or(|own| own.depth < depth) =>
            {
                let theirs = shared_table::probe(&**shared, hash);
                theirs.filter(|theirs| theirs.depth >= depth).or(own)
            }
            _ => own,
        }
    }

    /// Stores what is known of a position, in the shared table too if it is deep enough.
    pub fn store(&self, hash: u64, entry: Entry) {
        self.store_own(hash, entry);
        if let Some(shared) = (self.shared.as_ref()).filter(|_| entry.depth >= MIN_SHARED_DEPTH) {
            shared_table::store(&**shared, hash, entry);
        }
    }

    /// Replaces the position's own entry, or else the least valuable one of the bucket. A move is kept when the new entry has
    /// none, and so is a much deeper entry of this search unless the new one is exact.
    fn store_own(&self, hash: u64, mut entry: Entry) {
        let mut least: Option<(&Slot, i32)> = None;
        for slot in &self.bucket(hash).0 {
            let [key, data] = slot.load();
            let old = Entry::unpack(data);
            if key ^ data == hash {
                if let Some(old) = old {
                    entry.best_move = entry.best_move.or(old.best_move);
                    let is_deeper = old.depth > entry.depth + 2 && entry.bound != Bound::Exact;
                    if is_deeper && self.age(data) == 0 {
                        return;
                    }
                }
                slot.store(entry.encode(hash, self.generation));
                return;
            }
            let priority = old.map_or(i32::MIN, |old| old.depth - AGE_WEIGHT * self.age(data));
            if least.is_none_or(|(_, least)| priority < least) {
                least = Some((slot, priority));
            }
        }
        if let Some((slot, _)) = least {
            slot.store(entry.encode(hash, self.generation));
        }
    }

    /// How many searches ago an entry was written.
    fn age(&self, data: u64) -> i32 {
        let generation = u8::try_from(data >> 58).expect("six bits");
        i32::from((GENERATIONS + self.generation - generation) % GENERATIONS)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn table_sizes_are_clamped() {
        let most = MAX_HASH << 20;
        assert_eq!(
            TranspositionTable::bucket_count(usize::MAX) * BUCKET_SIZE * SLOT_BYTES,
            most
        );
        assert_eq!(TranspositionTable::bucket_count(0), 1);
    }

    #[test]
    fn stored_entries_are_found_and_keep_their_move() {
        let table = TranspositionTable::new(1);
        let entry = Entry {
            value: -29_997,
            eval: Some(-123),
            best_move: Some(624),
            depth: -7,
            bound: Bound::Lower,
        };
        table.store(u64::MAX, entry);
        assert_eq!(table.probe(u64::MAX), Some(entry));
        assert_eq!(table.probe(1), None);
        let deeper = Entry {
            best_move: None,
            depth: 90,
            bound: Bound::Exact,
            ..entry
        };
        table.store(u64::MAX, deeper);
        let expected = Entry {
            best_move: entry.best_move,
            ..deeper
        };
        assert_eq!(table.probe(u64::MAX), Some(expected), "the move is kept");
    }

    #[test]
    fn the_shallowest_entry_is_replaced() {
        let table = TranspositionTable::new(0);
        let entry = |depth| Entry {
            value: 0,
            eval: None,
            best_move: None,
            depth,
            bound: Bound::Exact,
        };
        for hash in 1..=5 {
            table.store(hash, entry(10 - i32::try_from(hash).unwrap()));
        }
        assert_eq!(table.probe(4), None);
        assert!([1, 2, 3, 5].iter().all(|&hash| table.probe(hash).is_some()));
    }
}

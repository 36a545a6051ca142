//! The transposition table: what is already known of positions, shared by all threads.
//!
//! An entry is two words, the hash mixed with the data and the data itself. A reader that meets half of one entry and half
//! of another sees a hash that does not fit, so that no lock is needed.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use super::annex::{self, ANNEX_DEPTH, Annex};
use super::field::Spot;

/// Entries that share one place: a cache line.
const WAYS: usize = 4;
/// Megabytes of the largest table, whatever is asked for.
pub const MAX_HASH: usize = 4 << 10;
/// Bytes of an entry.
const ENTRY_BYTES: usize = 16;
/// How much an old entry is worth less than a new one, in plies, for each search that has passed.
const AGE_WEIGHT: i32 = 4;
/// Searches after which ages start again.
const AGES: u8 = 64;

/// What a stored value says of the true one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Bound {
    /// The true value is this or less.
    Upper = 1,
    /// The true value is this or more.
    Lower = 2,
    /// The value is true.
    Exact = 3,
}

/// What is known of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Known {
    /// Its value, seen from the position itself.
    pub value: i32,
    /// Its static evaluation, if somebody has asked for it.
    pub eval: Option<i32>,
    /// The best move, if there was one.
    pub spot: Option<Spot>,
    /// How deep it was searched.
    pub depth: i32,
    /// What the value says.
    pub bound: Bound,
}

const NO_SPOT: u16 = u16::MAX;
const NO_EVAL: i16 = i16::MIN;
/// Depths are stored above this one, for the searches of fours have depths below zero.
const LOWEST_DEPTH: i32 = -64;

impl Known {
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "values and depths fit their bits"
    )]
    pub(super) const fn pack(self, age: u8) -> u64 {
        let spot = match self.spot {
            Some(spot) => spot,
            None => NO_SPOT,
        };
        let eval = match self.eval {
            Some(eval) => eval as i16,
            None => NO_EVAL,
        };
        self.value as u16 as u64
            | (eval as u16 as u64) << 16
            | (spot as u64) << 32
            | ((self.depth - LOWEST_DEPTH) as u8 as u64) << 48
            | (self.bound as u64) << 56
            | (age as u64) << 58
    }

    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_possible_wrap,
        reason = "each part is cut to its bits"
    )]
    pub(super) const fn unpack(data: u64) -> Option<Self> {
        let bound = match data >> 56 & 3 {
            1 => Bound::Upper,
            2 => Bound::Lower,
            3 => Bound::Exact,
            _ => return None,
        };
        let spot = (data >> 32) as u16;
        let eval = (data >> 16) as u16 as i16;
        Some(Self {
            value: data as u16 as i16 as i32,
            eval: if eval == NO_EVAL {
                None
            } else {
                Some(eval as i32)
            },
            spot: if spot == NO_SPOT { None } else { Some(spot) },
            depth: (data >> 48) as u8 as i32 + LOWEST_DEPTH,
            bound,
        })
    }
}

#[derive(Default)]
struct Entry {
    mixed: AtomicU64,
    data: AtomicU64,
}

#[derive(Default)]
#[repr(align(64))]
struct Bucket([Entry; WAYS]);

/// A table of a fixed size.
pub struct Table {
    buckets: Vec<Bucket>,
    age: u8,
    annex: Option<Arc<dyn Annex>>,
}

impl Table {
    /// A table of about so many megabytes, at least one bucket, at most [`MAX_HASH`]; smaller where the machine does
    /// not give as much.
    #[must_use]
    pub fn new(megabytes: usize) -> Self {
        Self {
            buckets: Self::empty(megabytes),
            age: 0,
            annex: None,
        }
    }

    /// Empties it and gives it another size. The old entries go first: the two never lie in memory side by side.
    pub fn resize(&mut self, megabytes: usize) {
        self.buckets = Vec::new();
        self.buckets = Self::empty(megabytes);
        self.age = 0;
    }

    fn empty(megabytes: usize) -> Vec<Bucket> {
        let mut count = Self::buckets_in(megabytes);
        let mut buckets = Vec::new();
        while buckets.try_reserve_exact(count).is_err() && count > 1 {
            count /= 2;
        }
        buckets.resize_with(count, Bucket::default);
        buckets
    }

    /// Shares what is found deep enough with the other tables of an annex.
    pub fn share(&mut self, annex: Arc<dyn Annex>) {
        self.annex = Some(annex);
    }

    fn buckets_in(megabytes: usize) -> usize {
        let wanted = (megabytes.min(MAX_HASH) << 20) / (WAYS * ENTRY_BYTES);
        wanted.max(1)
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        for entry in self.buckets.iter_mut().flat_map(|bucket| &mut bucket.0) {
            *entry = Entry::default();
        }
        self.age = 0;
    }

    /// A new search begins: what older ones left gives way sooner.
    pub fn next_search(&mut self) {
        self.age = (self.age + 1) % AGES;
    }

    #[expect(
        clippy::cast_possible_truncation,
        reason = "the product of two fractions is below the number of buckets"
    )]
    #[inline]
    fn bucket(&self, hash: u64) -> &Bucket {
        let at = ((u128::from(hash) * self.buckets.len() as u128) >> 64) as usize;
        &self.buckets[at]
    }

    /// What is known of a position.
    #[inline]
    #[must_use]
    pub fn get(&self, hash: u64) -> Option<Known> {
        self.bucket(hash).0.iter().find_map(|entry| {
            let data = entry.data.load(Ordering::Relaxed);
            (entry.mixed.load(Ordering::Relaxed) ^ data == hash)
                .then(|| Known::unpack(data))
                .flatten()
        })
    }

    /// What is known of a position that is to be searched so deep: by this table or, if that is not enough, by the annex.
    #[must_use]
    pub fn get_for(&self, hash: u64, depth: i32) -> Option<Known> {
        let own = self.get(hash);
        match &self.annex {
            Some(annex) if depth >= ANNEX_DEPTH && own.is_none_or(|own| own.depth < depth) => {
                let theirs = annex::get(&**annex, hash);
                theirs.filter(|theirs| theirs.depth >= depth).or(own)
            }
            _ => own,
        }
    }

    /// Notes what is known of a position, and tells the annex.
    pub fn put(&self, hash: u64, known: Known) {
        self.keep(hash, known);
        if let Some(annex) = self.annex.as_ref().filter(|_| known.depth >= ANNEX_DEPTH) {
            annex::put(&**annex, hash, known);
        }
    }

    /// Notes what is known of a position, in place of what is worth least.
    fn keep(&self, hash: u64, mut known: Known) {
        let mut worst: Option<(&Entry, i32)> = None;
        for entry in &self.bucket(hash).0 {
            let data = entry.data.load(Ordering::Relaxed);
            if entry.mixed.load(Ordering::Relaxed) ^ data == hash {
                if let Some(old) = Known::unpack(data) {
                    if known.spot.is_none() {
                        known.spot = old.spot;
                    }
                    let is_deeper = old.depth > known.depth + 2 && known.bound != Bound::Exact;
                    if is_deeper && self.years(data) == 0 {
                        return;
                    }
                }
                self.write(entry, hash, known);
                return;
            }
            let worth = Known::unpack(data)
                .map_or(i32::MIN, |old| old.depth - AGE_WEIGHT * self.years(data));
            if worst.is_none_or(|(_, least)| worth < least) {
                worst = Some((entry, worth));
            }
        }
        if let Some((entry, _)) = worst {
            self.write(entry, hash, known);
        }
    }

    fn years(&self, data: u64) -> i32 {
        let age = u8::try_from(data >> 58).expect("six bits");
        i32::from((AGES + self.age - age) % AGES)
    }

    fn write(&self, entry: &Entry, hash: u64, known: Known) {
        let data = known.pack(self.age);
        entry.mixed.store(hash ^ data, Ordering::Relaxed);
        entry.data.store(data, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_larger_than_any_memory_is_not_asked_for() {
        let most = MAX_HASH << 20;
        assert_eq!(Table::buckets_in(usize::MAX) * WAYS * ENTRY_BYTES, most);
        assert_eq!(Table::buckets_in(0), 1);
    }

    #[test]
    fn what_is_put_in_comes_out() {
        let table = Table::new(1);
        let known = Known {
            value: -29_997,
            eval: Some(-123),
            spot: Some(624),
            depth: -7,
            bound: Bound::Lower,
        };
        table.put(u64::MAX, known);
        assert_eq!(table.get(u64::MAX), Some(known));
        assert_eq!(table.get(1), None);
        let deeper = Known {
            spot: None,
            depth: 90,
            bound: Bound::Exact,
            ..known
        };
        table.put(u64::MAX, deeper);
        let expected = Known {
            spot: known.spot,
            ..deeper
        };
        assert_eq!(table.get(u64::MAX), Some(expected), "the move is kept");
    }

    #[test]
    fn the_shallowest_entry_gives_way() {
        let table = Table::new(0);
        let known = |depth| Known {
            value: 0,
            eval: None,
            spot: None,
            depth,
            bound: Bound::Exact,
        };
        for hash in 1..=5 {
            table.put(hash, known(10 - i32::try_from(hash).unwrap()));
        }
        assert_eq!(table.get(4), None);
        assert!([1, 2, 3, 5].iter().all(|&hash| table.get(hash).is_some()));
    }
}

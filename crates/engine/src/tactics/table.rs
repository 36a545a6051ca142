//! A table of what a solver knows, by hash: it grows up to a fixed size and then forgets what took least to find out.

/// Entries that a hash may be in.
const BUCKET: usize = 4;
/// The entries of a new table.
const FIRST_ENTRIES: usize = 1 << 10;

/// A value of a table.
pub trait Entry: Copy + Default {
    /// How much it is worth keeping. Of entries that compete for one place the one with the least is forgotten.
    fn worth(&self) -> u32;
}

/// Values by hash, at most a fixed number of them.
pub struct Table<V> {
    /// Hashes and values, in buckets of [`BUCKET`]. The hash 0 is an empty place.
    entries: Vec<(u64, V)>,
    used: usize,
    most: usize,
}

impl<V: Entry> Table<V> {
    /// An empty table that grows up to `most` entries, a power of two.
    pub const fn new(most: usize) -> Self {
        Self {
            entries: Vec::new(),
            used: 0,
            most,
        }
    }

    /// The first entry of the bucket of a hash.
    const fn bucket(&self, hash: u64) -> usize {
        #[expect(
            clippy::cast_possible_truncation,
            reason = "the lower bits are as random as the others"
        )]
        let index = hash as usize;
        index & (self.entries.len() - BUCKET)
    }

    /// The value of a hash.
    pub fn get(&self, hash: u64) -> Option<V> {
        if self.entries.is_empty() {
            return None;
        }
        let first = self.bucket(hash);
        let places = &self.entries[first..first + BUCKET];
        places
            .iter()
            .find(|place| place.0 == hash)
            .map(|place| place.1)
    }

    /// Sets the value of a hash. Another one may be forgotten.
    pub fn set(&mut self, hash: u64, value: V) {
        if self.entries.is_empty() {
            self.entries
                .resize(FIRST_ENTRIES.min(self.most), (0, V::default()));
        }
        let mut place = self.place(hash);
        let is_other = |(other, _): (u64, V)| other != 0 && other != hash;
        while is_other(self.entries[place]) && self.entries.len() < self.most.min(4 * self.used) {
            self.grow();
            place = self.place(hash);
        }
        self.used += usize::from(self.entries[place].0 == 0);
        self.entries[place] = (hash, value);
    }

    /// The place of a hash: its own, an empty one, or that of the value that is worth least.
    fn place(&self, hash: u64) -> usize {
        let first = self.bucket(hash);
        let rank = |index: &usize| match self.entries[*index] {
            (other, _) if other == hash => (0, 0),
            (0, _) => (1, 0),
            (_, value) => (2, value.worth()),
        };
        (first..first + BUCKET).min_by_key(rank).unwrap_or(first)
    }

    /// Doubles the number of entries.
    fn grow(&mut self) {
        let twice = vec![(0, V::default()); 2 * self.entries.len()];
        self.used = 0;
        for (hash, value) in std::mem::replace(&mut self.entries, twice) {
            if hash != 0 {
                // The two buckets that an old one becomes have room for all of it.
                let place = self.place(hash);
                self.used += 1;
                self.entries[place] = (hash, value);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hash::SplitMix64;

    impl Entry for u32 {
        fn worth(&self) -> u32 {
            *self
        }
    }

    #[test]
    fn a_table_that_may_grow_keeps_all() {
        let mut table = Table::new(1 << 16);
        for number in 0..10_000_u32 {
            table.set(SplitMix64::at(u64::from(number)), number);
        }
        for number in 0..10_000_u32 {
            let hash = SplitMix64::at(u64::from(number));
            assert!(table.get(hash).is_none_or(|known| known == number));
        }
        let kept = (0..10_000).filter(|&number| table.get(SplitMix64::at(number)).is_some());
        assert!(kept.count() > 9_900);
    }

    #[test]
    fn a_full_table_forgets_what_is_worth_least() {
        let mut table = Table::new(1 << 10);
        for number in 0..100_000_u32 {
            table.set(SplitMix64::at(u64::from(number)), number);
        }
        assert_eq!(table.entries.len(), 1 << 10);
        let kept = (99_000..100_000).filter(|&number| table.get(SplitMix64::at(number)).is_some());
        assert!(kept.count() > 500);
    }
}

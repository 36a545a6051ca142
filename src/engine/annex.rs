//! An annex to the table: memory for engines that share nothing else, such as those in the workers of a page.
//!
//! Reaching it costs more than the table does, so only what was dear to find goes there.

use super::table::Known;

/// Depth from which a finding goes to the annex, and is looked for there. A page reaches it through its script, which takes
/// about as long as a node: so few of the nodes are as deep as that that nobody notices.
pub(super) const ANNEX_DEPTH: i32 = 4;

/// Memory for entries of two words each, one at a place. Who meets half of one entry and half of another sees a hash that
/// does not fit.
pub trait Annex: Send + Sync {
    /// How many entries there are; more than none, and always the same.
    fn places(&self) -> usize;
    /// What lies there.
    fn read(&self, place: usize) -> [u64; 2];
    /// Puts something there.
    fn write(&self, place: usize, entry: [u64; 2]);
}

/// What the annex knows of a position.
pub(super) fn get(annex: &dyn Annex, hash: u64) -> Option<Known> {
    let [mixed, data] = annex.read(place(annex, hash));
    (mixed ^ data == hash)
        .then(|| Known::unpack(data))
        .flatten()
}

/// Tells the annex. A deeper finding about the same position stays.
pub(super) fn put(annex: &dyn Annex, hash: u64, known: Known) {
    if get(annex, hash).is_some_and(|old| old.depth > known.depth) {
        return;
    }
    let data = known.pack(0);
    annex.write(place(annex, hash), [hash ^ data, data]);
}

#[expect(
    clippy::cast_possible_truncation,
    reason = "the product of two fractions is below the number of places"
)]
fn place(annex: &dyn Annex, hash: u64) -> usize {
    ((u128::from(hash) * annex.places() as u128) >> 64) as usize
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::table::{Bound, Table};
    use std::sync::{Arc, Mutex};

    /// Memory for a few entries.
    struct Few(Mutex<[[u64; 2]; 8]>);

    impl Annex for Few {
        fn places(&self) -> usize {
            8
        }

        fn read(&self, place: usize) -> [u64; 2] {
            self.0.lock().unwrap()[place]
        }

        fn write(&self, place: usize, entry: [u64; 2]) {
            self.0.lock().unwrap()[place] = entry;
        }
    }

    fn known(depth: i32) -> Known {
        Known {
            value: 12,
            eval: None,
            spot: Some(3),
            depth,
            bound: Bound::Lower,
        }
    }

    #[test]
    fn what_one_table_finds_deep_enough_another_knows() {
        let annex: Arc<dyn Annex> = Arc::new(Few(Mutex::new([[0; 2]; 8])));
        let mut tables = [Table::new(0), Table::new(0)];
        for table in &mut tables {
            table.share(annex.clone());
        }
        let [one, other] = tables;
        one.put(7 << 60, known(ANNEX_DEPTH));
        one.put(1 << 60, known(ANNEX_DEPTH - 1));
        assert_eq!(
            other.get_for(7 << 60, ANNEX_DEPTH),
            Some(known(ANNEX_DEPTH))
        );
        assert_eq!(other.get_for(7 << 60, 1), None, "not worth the way");
        assert_eq!(other.get_for(1 << 60, ANNEX_DEPTH), None);
    }

    #[test]
    fn the_deeper_finding_stays_and_half_an_entry_is_none() {
        let annex = Few(Mutex::new([[0; 2]; 8]));
        put(&annex, 9 << 59, known(20));
        put(&annex, 9 << 59, known(8));
        assert_eq!(get(&annex, 9 << 59).map(|known| known.depth), Some(20));
        let there = place(&annex, 9 << 59);
        let [mixed, data] = annex.read(there);
        annex.write(there, [mixed, data ^ 1]);
        assert_eq!(get(&annex, 9 << 59), None);
    }
}

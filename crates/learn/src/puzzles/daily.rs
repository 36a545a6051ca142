//! The puzzle of the day.

use super::{Pack, Puzzle};
use crate::schedule::{Day, mixed};

/// The difficulties of puzzles of the day: neither trivial nor for masters.
const DAILY: std::ops::RangeInclusive<u16> = 900..=1800;

/// The puzzle of a day: the same for everybody who has this pack. None if the pack has no puzzle of middling difficulty.
pub fn daily(pack: &Pack, today: Day) -> Option<&Puzzle> {
    let is_daily = |puzzle: &&Puzzle| DAILY.contains(&puzzle.difficulty());
    // A pack with more puzzles keeps nearly all of its days.
    let order =
        |puzzle: &&Puzzle| mixed(puzzle.id().number() ^ mixed(u64::from(today.0.cast_unsigned())));
    pack.puzzles().iter().filter(is_daily).min_by_key(order)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    const TODAY: Day = Day(20_000);

    #[test]
    fn every_day_has_its_puzzle_and_days_in_a_row_differ() {
        let pack = Pack::shipped().unwrap();
        let month: Vec<_> = (0..30)
            .map(|day| daily(pack, TODAY.plus(day)).unwrap().id())
            .collect();
        assert_eq!(daily(pack, TODAY).unwrap().id(), month[0]);
        let different: BTreeSet<_> = month.iter().collect();
        assert!(different.len() >= 28, "{month:?}");
        assert_eq!(daily(&Pack::default(), TODAY), None);
    }
}

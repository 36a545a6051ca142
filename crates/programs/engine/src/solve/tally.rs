//! How many of many positions were won, and how long it took.

use std::time::Duration;

use narabe_engine_core::tactics::Verdict;
use serde_json::{Value, json};

/// The times within which wins are counted, in milliseconds.
const BOUNDS: [u64; 2] = [1_000, 5_000];

/// The verdicts on positions and the times that they took.
#[derive(Default)]
pub struct Tally {
    none: usize,
    unknown: usize,
    /// The milliseconds that each win took.
    wins: Vec<u64>,
}

impl Tally {
    pub fn add<W>(&mut self, verdict: &Verdict<W>, took: Duration) {
        let ms = u64::try_from(took.as_millis()).unwrap_or(u64::MAX);
        match verdict {
            Verdict::Win(_) => self.wins.push(ms),
            Verdict::NoWin => self.none += 1,
            Verdict::Unknown => self.unknown += 1,
        }
    }

    /// Whether every position was won.
    pub const fn is_all_won(&self) -> bool {
        self.none + self.unknown == 0
    }

    const fn positions(&self) -> usize {
        self.wins.len() + self.none + self.unknown
    }

    fn won_within(&self, ms: u64) -> usize {
        self.wins.iter().filter(|&&took| took <= ms).count()
    }

    /// The median and the longest time of the wins, in milliseconds; 0 if there are none.
    fn times(&self) -> [u64; 2] {
        let mut sorted = self.wins.clone();
        sorted.sort_unstable();
        let median = sorted.get(sorted.len() / 2).copied();
        [median, sorted.last().copied()].map(Option::unwrap_or_default)
    }

    pub fn as_json(&self) -> Value {
        let [median, slowest] = self.times();
        json!({
            "positions": self.positions(),
            "won": self.wins.len(),
            "won_within_1_s": self.won_within(BOUNDS[0]),
            "won_within_5_s": self.won_within(BOUNDS[1]),
            "none": self.none,
            "unknown": self.unknown,
            "median_ms": median,
            "slowest_ms": slowest,
        })
    }

    pub fn in_words(&self) -> String {
        let [median, slowest] = self.times();
        let [one, five] = BOUNDS.map(|bound| self.won_within(bound));
        format!(
            "{} positions: {} won ({one} within 1 s, {five} within 5 s; median {median} ms, slowest {slowest} ms), {} without \
             such a win, {} unknown",
            self.positions(),
            self.wins.len(),
            self.none,
            self.unknown
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wins_are_counted_by_the_time_they_took() {
        let mut tally = Tally::default();
        for ms in [3, 900, 4_000, 6_000] {
            tally.add(&Verdict::Win(()), Duration::from_millis(ms));
        }
        assert!(tally.is_all_won());
        tally.add(&Verdict::<()>::NoWin, Duration::ZERO);
        assert!(!tally.is_all_won());
        assert_eq!(
            tally.in_words(),
            "5 positions: 4 won (2 within 1 s, 3 within 5 s; median 4000 ms, slowest 6000 ms), 1 without such a win, 0 unknown"
        );
        assert_eq!(Tally::default().times(), [0, 0]);
    }
}

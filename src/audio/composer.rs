//! Composes the music: short phrases in the koto tuning hirajoshi on D, with long rests.
//!
//! A phrase has two to five plucks on a grid of half beats. The melody moves in small steps along the strings and
//! usually ends on D or A. It is generated endlessly and never stored.
//!
//! ```
//! use narabe::audio::Composer;
//!
//! let phrase = Composer::new(1).phrase();
//! assert!((2..=5).contains(&phrase.plucks.len()));
//! assert_eq!(phrase, Composer::new(1).phrase());
//! ```

use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use std::ops::RangeInclusive;
use std::time::Duration;

/// The strings from low to high, as named in the files `sounds/music/pluck_….ogg`.
pub const STRINGS: [&str; 12] = [
    "d3", "g3", "a3", "bb3", "d4", "eb4", "g4", "a4", "bb4", "d5", "eb5", "g5",
];
/// The strings on which a phrase may come to rest: D and A.
const RESTING_STRINGS: [usize; 5] = [0, 2, 4, 7, 9];
/// The first string: D4.
const FIRST_STRING: usize = 4;

/// Half a beat at 54 beats a minute.
const HALF_BEAT: Duration = Duration::from_nanos(60_000_000_000 / 54 / 2);
/// The number of plucks of a phrase.
const PLUCK_COUNT: RangeInclusive<usize> = 2..=5;
/// The half beats between plucks; values listed more often are more likely.
const GAPS: [u32; 6] = [1, 2, 2, 2, 3, 4];
/// The steps of the melody, in strings.
const STEPS: [isize; 8] = [-3, -2, -1, -1, 1, 1, 2, 3];
/// The probability that a phrase ends on a resting string.
const RESTING_PROBABILITY: f64 = 0.7;
/// The rest after a phrase, in milliseconds.
const REST: RangeInclusive<u64> = 8_000..=20_000;
/// The level of later plucks relative to the first, in decibels.
const LEVEL_RANGE: RangeInclusive<f32> = -5.0..=-1.0;

/// One pluck of a phrase.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Pluck {
    /// The index in [`STRINGS`].
    pub string: usize,
    /// The time from the start of the phrase.
    pub at: Duration,
    /// The level in decibels, at most 0.
    pub decibels: f32,
}

/// Some plucks and the rest after them.
#[derive(Debug, Clone, PartialEq)]
pub struct Phrase {
    pub plucks: Vec<Pluck>,
    /// The time from the last pluck to the next phrase.
    pub rest: Duration,
}

impl Phrase {
    /// The time from the first pluck to the next phrase.
    pub fn length(&self) -> Duration {
        self.plucks.last().map_or(Duration::ZERO, |last| last.at) + self.rest
    }
}

/// Generates phrases. The same seed gives the same music.
#[derive(Debug)]
pub struct Composer {
    rng: StdRng,
    /// The string plucked last.
    string: usize,
}

impl Composer {
    pub fn new(seed: u64) -> Self {
        Self {
            rng: StdRng::seed_from_u64(seed),
            string: FIRST_STRING,
        }
    }

    /// The next phrase.
    pub fn phrase(&mut self) -> Phrase {
        let count = self.rng.random_range(PLUCK_COUNT);
        let mut plucks = Vec::with_capacity(count);
        let mut at = Duration::ZERO;
        for number in 0..count {
            let (first, last) = (number == 0, number + 1 == count);
            if !first {
                at += HALF_BEAT * GAPS[self.rng.random_range(0..GAPS.len())];
            }
            let comes_home = last && self.rng.random_bool(RESTING_PROBABILITY);
            self.string = if comes_home {
                nearest_resting_string(self.string)
            } else {
                self.step()
            };
            let decibels = if first {
                0.0
            } else {
                self.rng.random_range(LEVEL_RANGE)
            };
            plucks.push(Pluck {
                string: self.string,
                at,
                decibels,
            });
        }
        let rest = Duration::from_millis(self.rng.random_range(REST));
        Phrase { plucks, rest }
    }

    /// A string near the last one. Steps beyond the ends are reflected.
    fn step(&mut self) -> usize {
        let step = STEPS[self.rng.random_range(0..STEPS.len())];
        let fits = |step: isize| {
            self.string
                .checked_add_signed(step)
                .filter(|string| *string < STRINGS.len())
        };
        fits(step).or_else(|| fits(-step)).unwrap_or(FIRST_STRING)
    }
}

/// The nearest resting string other than this one.
fn nearest_resting_string(string: usize) -> usize {
    RESTING_STRINGS
        .into_iter()
        .filter(|home| *home != string)
        .min_by_key(|home| home.abs_diff(string))
        .unwrap_or(FIRST_STRING)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;
    use std::path::Path;

    fn phrases(seed: u64) -> Vec<Phrase> {
        let mut composer = Composer::new(seed);
        (0..500).map(|_| composer.phrase()).collect()
    }

    #[test]
    fn phrases_are_short_and_rests_are_long() {
        for phrase in phrases(1) {
            assert!((2..=5).contains(&phrase.plucks.len()));
            let seconds = phrase.rest.as_secs_f32();
            assert!((8.0..=20.0).contains(&seconds), "{seconds} s of rest");
            let last = phrase.plucks[phrase.plucks.len() - 1].at;
            assert_eq!(phrase.length(), last + phrase.rest);
        }
    }

    #[test]
    fn plucks_lie_on_the_half_beats_in_order() {
        assert!((HALF_BEAT.as_secs_f64() * 2.0 * 54.0 - 60.0).abs() < 1e-6);
        for phrase in phrases(2) {
            assert_eq!(phrase.plucks[0].at, Duration::ZERO);
            for pair in phrase.plucks.windows(2) {
                let gap = pair[1].at - pair[0].at;
                assert!((1..=4).any(|halves| gap == HALF_BEAT * halves), "{gap:?}");
            }
        }
    }

    #[test]
    fn no_string_is_plucked_twice_running_and_all_are_used() {
        let line: Vec<usize> = phrases(3)
            .iter()
            .flat_map(|phrase| phrase.plucks.iter().map(|pluck| pluck.string))
            .collect();
        assert!(line.windows(2).all(|pair| pair[0] != pair[1]));
        assert!(line.windows(2).all(|pair| pair[0].abs_diff(pair[1]) <= 3));
        let used: HashSet<usize> = line.into_iter().collect();
        assert_eq!(used, (0..STRINGS.len()).collect::<HashSet<_>>());
    }

    #[test]
    fn most_phrases_end_on_a_resting_string() {
        let all = phrases(4);
        let ends_home = |phrase: &&Phrase| {
            let last = phrase.plucks.last().map(|pluck| pluck.string);
            last.is_some_and(|string| RESTING_STRINGS.contains(&string))
        };
        assert!(all.iter().filter(ends_home).count() > all.len() * 6 / 10);
    }

    #[test]
    fn nothing_is_louder_than_the_first_pluck() {
        for phrase in phrases(5) {
            assert_eq!(phrase.plucks[0].decibels, 0.0);
            assert!(
                phrase.plucks[1..]
                    .iter()
                    .all(|pluck| LEVEL_RANGE.contains(&pluck.decibels))
            );
        }
    }

    #[test]
    fn the_same_seed_gives_the_same_music() {
        assert_eq!(phrases(6), phrases(6));
        assert_ne!(phrases(6), phrases(7));
    }

    #[test]
    fn every_string_has_its_file() {
        let music = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/sounds/music");
        for string in STRINGS {
            assert!(
                music.join(format!("pluck_{string}.ogg")).is_file(),
                "{string}"
            );
        }
    }
}

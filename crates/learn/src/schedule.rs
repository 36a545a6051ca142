//! When a puzzle is shown again, and how many days in a row somebody has practised.
//!
//! The intervals are those of FSRS-5 (<https://github.com/open-spaced-repetition/awesome-fsrs/wiki/The-Algorithm>) with its published
//! parameters: each puzzle has a stability, the days until the chance to know it has fallen to 90 %, and a difficulty from 1 to 10,
//! which says how slowly stability grows. The crates that have it bring a calendar along; these are its formulas without one. Dates
//! are handed in as days.
//!
//! ```
//! use narabe_learn::schedule::{Answer, Day, Memory};
//!
//! let monday = Day(20_000);
//! let learnt = Memory::first(Answer::Good, monday);
//! assert_eq!(learnt.due(), Day(20_003));
//! let known = learnt.after(Answer::Good, learnt.due());
//! assert_eq!(known.due(), Day(20_014));
//! ```

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

/// The published parameters of FSRS-5, by the names that the formulas have for them.
const W: [f64; 19] = [
    0.40255, 1.18385, 3.173, 15.69105, 7.1949, 0.5345, 1.4604, 0.0046, 1.54575, 0.1192, 1.01925,
    1.9395, 0.11, 0.29605, 2.2698, 0.2315, 2.9898, 0.51655, 0.6621,
];
// The curve of forgetting: the chance is 90 % after the stability.
const DECAY: f64 = -0.5;
const FACTOR: f64 = 19.0 / 81.0;
// The least and the greatest difficulty of remembering.
const EASIEST: f64 = 1.0;
const HARDEST: f64 = 10.0;
// The limits of stability, in days.
const LEAST_STABILITY: f64 = 0.01;
const MOST_STABILITY: f64 = 36_500.0;
/// So many days may a try be ahead of today: whoever crosses the date line has been there already.
const DATE_LINE: i32 = 2;
/// The most that is believed of a stability whose last try is on a day that has not come yet, in days: the clock was wrong, and by
/// it a year may have passed within a minute.
const MOST_OF_WRONG_CLOCK: f64 = 30.0;

/// A day, counted from 1 January 1970, by the calendar of whoever practises.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Day(pub i32);

impl Day {
    /// The days from another day to this one; negative if this one is earlier.
    pub const fn since(self, other: Self) -> i32 {
        self.0.saturating_sub(other.0)
    }

    /// The day so many days later.
    pub const fn plus(self, days: i32) -> Self {
        Self(self.0.saturating_add(days))
    }
}

/// How well a puzzle went.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Answer {
    /// It was not solved.
    Again,
    /// It was solved with effort or help.
    Hard,
    /// It was solved.
    Good,
    /// It was solved at once.
    Easy,
}

impl Answer {
    /// The grade in the formulas, 1 to 4.
    const fn grade(self) -> f64 {
        self as u8 as f64 + 1.0
    }
}

/// How well a puzzle is remembered.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Memory {
    /// Days after which the chance to know it is 90 %.
    stability: f64,
    /// From 1 to 10.
    difficulty: f64,
    /// When it was tried last.
    last: Day,
}

impl Memory {
    /// The memory after the first try.
    pub fn first(answer: Answer, today: Day) -> Self {
        Self {
            stability: W[answer as usize],
            difficulty: first_difficulty(answer).clamp(EASIEST, HARDEST),
            last: today,
        }
    }

    /// The memory after another try.
    pub fn after(self, answer: Answer, today: Day) -> Self {
        if self.is_of_wrong_clock(today) {
            let believed = Self {
                stability: self.stability.min(MOST_OF_WRONG_CLOCK),
                last: today,
                ..self
            };
            return believed.after(answer, today);
        }
        let stability = match (today.since(self.last) <= 0, answer) {
            (true, _) => self.stability * (W[17] * (answer.grade() - 3.0 + W[18])).exp(),
            (false, Answer::Again) => self.forgotten(today).min(self.stability),
            (false, _) => self.recalled(answer, today),
        };
        Self {
            stability: stability.clamp(LEAST_STABILITY, MOST_STABILITY),
            difficulty: self.next_difficulty(answer),
            last: today.max(self.last),
        }
    }

    /// The chance to know it on a day, 0 to 1.
    pub fn chance(self, today: Day) -> f64 {
        let days = f64::from(today.since(self.last).max(0));
        (1.0 + FACTOR * days / self.stability).powf(DECAY)
    }

    /// When it was tried last.
    pub const fn last(self) -> Day {
        self.last
    }

    /// When it should be tried again: as the chance to know it falls to 90 %, and not on the same day.
    pub fn due(self) -> Day {
        self.last.plus(self.stability.round().max(1.0) as i32)
    }

    /// The same, as it is on a day: what was tried on a day that has not come yet, because the clock was wrong, is due at once.
    /// Nothing is changed by that, as the clock may be wrong today.
    pub fn due_as_of(self, today: Day) -> Day {
        if self.is_of_wrong_clock(today) {
            today
        } else {
            self.due()
        }
    }

    /// Whether it should be tried again today.
    pub fn is_due(self, today: Day) -> bool {
        self.due_as_of(today) <= today
    }

    /// Whether the last try is on a day that has not come yet.
    const fn is_of_wrong_clock(self, today: Day) -> bool {
        self.last.since(today) > DATE_LINE
    }

    fn recalled(self, answer: Answer, today: Day) -> f64 {
        let factor = match answer {
            Answer::Hard => W[15],
            Answer::Easy => W[16],
            Answer::Again | Answer::Good => 1.0,
        };
        let growth = W[8].exp()
            * (HARDEST + 1.0 - self.difficulty)
            * self.stability.powf(-W[9])
            * ((W[10] * (1.0 - self.chance(today))).exp() - 1.0)
            * factor;
        self.stability * (growth + 1.0)
    }

    fn forgotten(self, today: Day) -> f64 {
        W[11]
            * self.difficulty.powf(-W[12])
            * ((self.stability + 1.0).powf(W[13]) - 1.0)
            * (W[14] * (1.0 - self.chance(today))).exp()
    }

    fn next_difficulty(self, answer: Answer) -> f64 {
        let change = -W[6] * (answer.grade() - 3.0);
        let damped = self.difficulty + change * (HARDEST - self.difficulty) / 9.0;
        let reverted = W[7] * first_difficulty(Answer::Easy) + (1.0 - W[7]) * damped;
        reverted.clamp(EASIEST, HARDEST)
    }
}

fn first_difficulty(answer: Answer) -> f64 {
    W[4] - (W[5] * (answer.grade() - 1.0)).exp() + 1.0
}

/// What should be tried again today, what is least likely to be known still first.
pub fn due<T: Copy + Ord>(memories: impl IntoIterator<Item = (T, Memory)>, today: Day) -> Vec<T> {
    let due = memories
        .into_iter()
        .filter(|(_, memory)| memory.is_due(today));
    let mut due: Vec<(f64, T)> = due
        .map(|(item, memory)| (memory.chance(today), item))
        .collect();
    due.sort_by(|one, other| one.0.total_cmp(&other.0).then(one.1.cmp(&other.1)));
    due.into_iter().map(|(_, item)| item).collect()
}

/// The number of days in a row on which somebody practised, up to today, or up to yesterday while today is not over.
pub fn streak(days: &BTreeSet<Day>, today: Day) -> u32 {
    let yesterday = today.plus(-1);
    let start = if days.contains(&today) {
        today
    } else {
        yesterday
    };
    let in_row = (0..).map(|back| start.plus(-back));
    let count = in_row.take_while(|day| days.contains(day)).count();
    u32::try_from(count).unwrap_or(u32::MAX)
}

/// A number that looks random: the finalizer of SplitMix64.
pub(super) const fn mixed(number: u64) -> u64 {
    let number = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let number = (number ^ number >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let number = (number ^ number >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    number ^ number >> 31
}

#[cfg(test)]
mod tests {
    use super::*;

    const TODAY: Day = Day(20_000);

    #[test]
    fn stability_and_difficulty_follow_the_formulas() {
        use Answer::{Again, Easy, Good, Hard};
        // Worked out apart from this code; each try is on the day that it is due.
        let expected = [
            (Good, 3.173, 5.2824),
            (Good, 10.7389, 5.2730),
            (Good, 34.5776, 5.2635),
            (Again, 3.8182, 6.7842),
            (Good, 11.0196, 6.7679),
            (Hard, 15.0959, 7.2736),
            (Easy, 76.0062, 6.8146),
        ];
        let mut memory: Option<Memory> = None;
        for (answer, stability, difficulty) in expected {
            let after = memory.map_or_else(
                || Memory::first(answer, TODAY),
                |memory| memory.after(answer, memory.due()),
            );
            assert!((after.stability - stability).abs() < 1e-4, "{after:?}");
            assert!((after.difficulty - difficulty).abs() < 1e-4, "{after:?}");
            memory = Some(after);
        }
    }

    #[test]
    fn the_chance_falls_to_nine_in_ten_and_the_worse_answer_comes_back_sooner() {
        let memory = Memory::first(Answer::Easy, TODAY);
        assert_eq!(memory.chance(TODAY), 1.0);
        assert!((memory.chance(memory.due()) - 0.9).abs() < 0.01);
        let answers = [Answer::Again, Answer::Hard, Answer::Good, Answer::Easy];
        let first = answers.map(|answer| Memory::first(answer, TODAY).due());
        assert!(first.is_sorted() && first[0] == TODAY.plus(1), "{first:?}");
        let later = answers.map(|answer| memory.after(answer, memory.due()).due());
        assert!(later.is_sorted(), "{later:?}");
    }

    #[test]
    fn a_second_try_on_the_same_day_and_a_clock_set_back_change_little() {
        let memory = Memory::first(Answer::Again, TODAY);
        let again = memory.after(Answer::Good, TODAY);
        assert!(again.stability > memory.stability && again.due() == TODAY.plus(1));
        let yesterday = memory.after(Answer::Good, TODAY.plus(-1));
        assert_eq!(yesterday.last, TODAY, "across the date line");
    }

    #[test]
    fn bug_a_clock_a_year_ahead_left_puzzles_undue_for_years() {
        let known = Memory::first(Answer::Easy, TODAY);
        let known = known.after(Answer::Easy, known.due());
        let today = known.last;
        let ahead = known.after(Answer::Easy, today.plus(366));
        assert!(ahead.due().since(today) > 700, "{ahead:?}");
        assert!(ahead.is_due(today) && !ahead.is_due(today.plus(366)));
        assert_eq!(ahead.due_as_of(today), today);
        let again = ahead.after(Answer::Good, today);
        assert!((1..100).contains(&again.due().since(today)), "{again:?}");
        assert!(!again.is_due(today));
        // A file may hold any day.
        let last = Day(i32::MAX);
        for odd in [Memory { last, ..known }, known.after(Answer::Easy, last)] {
            assert!(odd.is_due(today));
            assert!(odd.after(Answer::Easy, today).due().since(today) < 1_000);
        }
    }

    #[test]
    fn bug_a_clock_a_year_back_kept_what_was_tried_from_coming_back() {
        let known = Memory::first(Answer::Good, TODAY);
        let back = TODAY.plus(-366);
        assert!(known.is_due(back), "it is not known when it was tried");
        let tried = known.after(Answer::Good, back);
        assert_eq!(tried.last, back);
        assert!(!tried.is_due(back) && tried.is_due(TODAY));
        assert_eq!(known.due_as_of(TODAY), known.due(), "nothing is lost");
    }

    #[test]
    fn what_is_due_is_listed_least_known_first() {
        let memories = [
            (1, Memory::first(Answer::Easy, TODAY)),
            (2, Memory::first(Answer::Good, TODAY)),
            (3, Memory::first(Answer::Again, TODAY)),
        ];
        assert_eq!(due(memories, TODAY), [0; 0]);
        assert_eq!(due(memories, TODAY.plus(1)), [3]);
        assert_eq!(due(memories, TODAY.plus(5)), [3, 2]);
        assert_eq!(due(memories, TODAY.plus(40)), [3, 2, 1]);
    }

    #[test]
    fn a_streak_lasts_until_a_whole_day_is_missed() {
        let days = |days: &[i32]| days.iter().map(|&day| TODAY.plus(day)).collect();
        for (practised, expected) in [
            (&[][..], 0),
            (&[0], 1),
            (&[-1], 1),
            (&[-2], 0),
            (&[-3, -2, -1, 0], 4),
            (&[-4, -2, -1], 2),
        ] {
            assert_eq!(streak(&days(practised), TODAY), expected, "{practised:?}");
        }
    }
}

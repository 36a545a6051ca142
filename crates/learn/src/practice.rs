//! What a person has done with puzzles and against the levels: ratings, when each is tried again, days in a row, and which puzzle is next.
//!
//! ```
//! use narabe_learn::practice::Practice;
//! use narabe_learn::puzzles::Pack;
//! use narabe_learn::schedule::{Answer, Day};
//!
//! let (pack, today) = (Pack::shipped()?, Day(20_000));
//! let mut practice = Practice::default();
//! let puzzle = practice.next(pack, None, today, None).expect("the pack has puzzles");
//! let graded = practice.record(puzzle, Answer::Good, today);
//! assert!(graded.after.rating > graded.before.rating);
//! assert_eq!((practice.streak(today), graded.due), (1, Day(20_003)));
//! # Ok::<(), narabe_learn::puzzles::PackError>(())
//! ```

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use super::level_games::LevelGames;
use super::puzzles::{AnyPuzzle, Pack, PuzzleId, Theme};
use super::rating::{Outcomes, RatedGame, Rating};
use super::schedule::{Answer, Day, Memory, due, mixed, streak};

/// The largest preferred difference between a new puzzle's rating and the player's.
const REACH: f64 = 150.0;
/// New puzzles are easier than the rating by this, so that more than half of them are solved.
const EASIER: f64 = 50.0;
/// The days of the forecast that are called a week.
const WEEK: i32 = 7;

/// What was done with the puzzles of a theme.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct ThemeResults {
    /// The puzzles that were tried.
    pub tried: u32,
    /// Those of them that were solved at the first try.
    pub solved: u32,
    /// The rating in this theme.
    pub rating: Rating,
}

/// What a person has done with puzzles, and in games against the levels.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Practice {
    rating: Rating,
    themes: BTreeMap<Theme, ThemeResults>,
    memories: BTreeMap<PuzzleId, Memory>,
    days: BTreeSet<Day>,
    /// The last day whose own puzzle was tried.
    daily: Option<Day>,
    /// The most puzzles solved in a rush.
    best_rush: u32,
    /// The games against the levels.
    pub level_games: LevelGames,
}

/// What a result has changed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Graded {
    /// The rating before it.
    pub before: Rating,
    /// The rating after it; the same if the puzzle was not due.
    pub after: Rating,
    /// When the puzzle is tried again.
    pub due: Day,
    /// What was remembered before it.
    pub memory: Option<Memory>,
}

/// How much comes back soon.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Forecast {
    /// The puzzles that are due tomorrow and were not today.
    pub tomorrow: usize,
    /// Those due on the seven days from today on.
    pub week: usize,
}

impl Practice {
    /// The rating over all themes.
    pub const fn rating(&self) -> Rating {
        self.rating
    }

    /// What was done with the puzzles of a theme.
    pub fn theme(&self, theme: Theme) -> ThemeResults {
        self.themes.get(&theme).copied().unwrap_or_default()
    }

    /// The puzzles that were tried, of all themes.
    pub fn tried(&self) -> usize {
        self.memories.len()
    }

    /// The most puzzles solved in a rush.
    pub const fn best_rush(&self) -> u32 {
        self.best_rush
    }

    /// Keeps the result of a rush, and says whether it is the best so far.
    pub fn record_rush(&mut self, solved: u32, today: Day) -> bool {
        self.days.insert(today);
        let is_best = solved > self.best_rush;
        self.best_rush = self.best_rush.max(solved);
        is_best
    }

    /// The days in a row.
    pub fn streak(&self, today: Day) -> u32 {
        streak(&self.days, today)
    }

    /// Whether the puzzle of the day was tried.
    pub fn has_daily(&self, today: Day) -> bool {
        self.daily == Some(today)
    }

    /// The puzzle of the day was tried.
    pub const fn record_daily(&mut self, today: Day) {
        self.daily = Some(today);
    }

    /// Whether a puzzle was tried.
    pub fn knows(&self, id: PuzzleId) -> bool {
        self.memories.contains_key(&id)
    }

    /// The puzzles tried on a day and not since.
    pub fn done_on(&self, day: Day) -> usize {
        let memories = self.memories.values();
        memories.filter(|memory| memory.last() == day).count()
    }

    /// What comes back soon.
    pub fn forecast(&self, today: Day) -> Forecast {
        let until = |days: i32| {
            let memories = self.memories.values();
            memories
                .filter(|memory| memory.due_as_of(today) < today.plus(days))
                .count()
        };
        Forecast {
            tomorrow: until(2) - until(1),
            week: until(WEEK),
        }
    }

    /// The puzzles that should be tried again, of a theme or of all, the one least likely to be known first. Those that the pack does
    /// not have are left out.
    pub fn due(&self, pack: &Pack, theme: Option<Theme>, today: Day) -> Vec<PuzzleId> {
        let memories = self.memories.iter().map(|(&id, &memory)| (id, memory));
        let mut ids = due(memories, today);
        ids.retain(|&id| {
            let puzzle = pack.any(id);
            puzzle.is_some_and(|puzzle| theme.is_none_or(|theme| puzzle.theme() == theme))
        });
        ids
    }

    /// The next puzzle of a theme or of all: one that is due, or else a new one about as hard as the rating. `but` is not given
    /// while there is another.
    pub fn next<'p>(
        &self,
        pack: &'p Pack,
        theme: Option<Theme>,
        today: Day,
        but: Option<PuzzleId>,
    ) -> Option<AnyPuzzle<'p>> {
        let due = self.due(pack, theme, today);
        if let Some(&id) = due.iter().find(|&&id| Some(id) != but) {
            return pack.any(id);
        }
        let rating = theme.map_or(self.rating, |theme| self.theme(theme).rating);
        let aim = rating.rating - EASIER;
        // Twin boards are a game of their own: among all themes they come to those who have chosen them once.
        let knows_twin = self.theme(Theme::TwinDouble).tried > 0;
        let fits = |puzzle: &AnyPuzzle<'_>| match theme {
            Some(theme) => puzzle.theme() == theme,
            None => knows_twin || puzzle.theme() != Theme::TwinDouble,
        };
        let new = |puzzle: &AnyPuzzle<'_>| !self.knows(puzzle.id()) && Some(puzzle.id()) != but;
        let far = |puzzle: &AnyPuzzle<'_>| (f64::from(puzzle.difficulty()) - aim).abs();
        // Another one after each that was tried, and not always the nearest.
        let order =
            |puzzle: &AnyPuzzle<'_>| mixed(puzzle.id().number() ^ self.memories.len() as u64);
        let all = || pack.all().into_iter().filter(fits);
        let near = all().filter(new).filter(|puzzle| far(puzzle) <= REACH);
        near.min_by_key(order).or_else(|| {
            let nearest =
                |one: &AnyPuzzle<'_>, other: &AnyPuzzle<'_>| far(one).total_cmp(&far(other));
            let unknown = all().filter(new).min_by(nearest);
            unknown.or_else(|| all().min_by_key(|puzzle| (Some(puzzle.id()) == but, order(puzzle))))
        })
    }

    /// Keeps how a puzzle went. It counts for the ratings when it is new or due.
    pub fn record<'p>(
        &mut self,
        puzzle: impl Into<AnyPuzzle<'p>>,
        answer: Answer,
        today: Day,
    ) -> Graded {
        let puzzle = puzzle.into();
        let (before, memory) = (self.rating, self.memories.get(&puzzle.id()).copied());
        let is_due = memory.is_none_or(|memory| memory.is_due(today));
        if is_due {
            let game = [RatedGame {
                outcome: outcome(answer),
                ..RatedGame::against_puzzle(puzzle.difficulty(), true)
            }];
            self.rating = self.rating.after(&game);
            let results = self.themes.entry(puzzle.theme()).or_default();
            results.rating = results.rating.after(&game);
            if memory.is_none() {
                results.tried += 1;
                results.solved += u32::from(answer != Answer::Again);
            }
        }
        self.days.insert(today);
        let due = self.remember(puzzle.id(), memory, answer, today);
        Graded {
            before,
            after: self.rating,
            due,
            memory,
        }
    }

    /// Replaces the last answer, which led to `graded`, by how hard the person says it was.
    pub fn grade_anew(
        &mut self,
        id: PuzzleId,
        graded: &Graded,
        answer: Answer,
        today: Day,
    ) -> Graded {
        let due = self.remember(id, graded.memory, answer, today);
        Graded { due, ..*graded }
    }

    fn remember(
        &mut self,
        id: PuzzleId,
        before: Option<Memory>,
        answer: Answer,
        today: Day,
    ) -> Day {
        let after = match before {
            None => Memory::first(answer, today),
            Some(memory) => memory.after(answer, today),
        };
        self.memories.insert(id, after);
        after.due()
    }

    /// Adds what another copy knows, such as one from a backup: each puzzle as it was tried last, and the ratings of the copy that
    /// has tried more.
    pub fn merge(&mut self, other: Self) {
        if other.memories.len() > self.memories.len() {
            self.rating = other.rating;
            self.themes = other.themes;
        }
        for (id, memory) in other.memories {
            let kept = self.memories.entry(id).or_insert(memory);
            if memory.last() > kept.last() {
                *kept = memory;
            }
        }
        self.days.extend(other.days);
        self.daily = self.daily.max(other.daily);
        self.best_rush = self.best_rush.max(other.best_rush);
        self.level_games.merge(&other.level_games);
    }
}

/// The result against a puzzle: with help it counts half.
const fn outcome(answer: Answer) -> Outcomes {
    match answer {
        Answer::Again => Outcomes::LOSS,
        Answer::Hard => Outcomes::DRAW,
        Answer::Good | Answer::Easy => Outcomes::WIN,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TODAY: Day = Day(20_000);

    fn pack() -> &'static Pack {
        Pack::shipped().unwrap()
    }

    #[test]
    fn the_rating_follows_the_results_and_help_counts_half() {
        let puzzle = pack().puzzles().iter().find(|p| p.difficulty() >= 1500);
        let puzzle = puzzle.unwrap();
        let after = |answer| {
            let mut practice = Practice::default();
            practice.record(puzzle, answer, TODAY);
            assert_eq!(practice.theme(puzzle.theme()).tried, 1);
            practice.rating().rating
        };
        assert!(after(Answer::Good) > after(Answer::Hard));
        assert!(after(Answer::Hard) > after(Answer::Again));
        assert!(after(Answer::Again) < Rating::NEW.rating);
    }

    #[test]
    fn a_puzzle_that_is_not_due_does_not_count_again() {
        let puzzle = &pack().puzzles()[0];
        let mut practice = Practice::default();
        practice.record(puzzle, Answer::Good, TODAY);
        let before = practice.rating();
        let again = practice.record(puzzle, Answer::Good, TODAY);
        assert_eq!((again.before, again.after), (before, before));
        assert_eq!(practice.theme(puzzle.theme()).tried, 1);
        let later = practice.record(puzzle, Answer::Again, again.due);
        assert!(later.after.rating < later.before.rating);
    }

    #[test]
    fn due_puzzles_come_first_and_new_ones_near_the_rating() {
        let mut practice = Practice::default();
        let first = practice.next(pack(), None, TODAY, None).unwrap();
        let far = (f64::from(first.difficulty()) - Rating::NEW.rating + EASIER).abs();
        assert!(far <= REACH, "{far}");
        practice.record(first, Answer::Again, TODAY);
        let second = practice
            .next(pack(), None, TODAY, Some(first.id()))
            .unwrap();
        assert_ne!(second.id(), first.id());
        let tomorrow = TODAY.plus(1);
        assert_eq!(practice.due(pack(), None, tomorrow), [first.id()]);
        assert_eq!(practice.next(pack(), None, tomorrow, None), Some(first));
        for theme in Theme::ALL {
            let next = practice.next(pack(), Some(theme), TODAY, None);
            assert_eq!(next.map(AnyPuzzle::theme), Some(theme));
        }
        let forecast = Forecast {
            tomorrow: 1,
            week: 1,
        };
        assert_eq!(practice.forecast(TODAY), forecast);
        assert_eq!((practice.done_on(TODAY), practice.streak(tomorrow)), (1, 1));
    }

    #[test]
    fn twin_boards_come_among_all_themes_once_they_were_chosen() {
        let mut practice = Practice::default();
        let is_twin = |practice: &Practice| {
            let next = practice.next(pack(), None, TODAY, None);
            next.is_some_and(|puzzle| puzzle.theme() == Theme::TwinDouble)
        };
        for puzzle in pack().puzzles().iter().step_by(20) {
            assert!(!is_twin(&practice));
            practice.record(puzzle, Answer::Good, TODAY);
        }
        let chosen = practice.next(pack(), Some(Theme::TwinDouble), TODAY, None);
        practice.record(chosen.unwrap(), Answer::Good, TODAY);
        let twin = pack().puzzles().iter().skip(10).step_by(20).any(|puzzle| {
            practice.record(puzzle, Answer::Good, TODAY);
            is_twin(&practice)
        });
        assert!(twin);
    }

    #[test]
    fn saying_how_hard_it_was_moves_the_day_and_not_the_rating() {
        let puzzle = &pack().puzzles()[0];
        let mut practice = Practice::default();
        let good = practice.record(puzzle, Answer::Good, TODAY);
        let easy = practice.grade_anew(puzzle.id(), &good, Answer::Easy, TODAY);
        let hard = practice.grade_anew(puzzle.id(), &good, Answer::Hard, TODAY);
        assert!(easy.due > good.due && hard.due < good.due);
        assert_eq!((easy.after, practice.rating()), (good.after, good.after));
    }

    #[test]
    fn a_merged_copy_loses_nothing() {
        let [one, other] = [0, 1].map(|number| &pack().puzzles()[number]);
        let mut here = Practice::default();
        here.record(one, Answer::Good, TODAY);
        let mut there = here.clone();
        there.record(other, Answer::Good, TODAY.plus(1));
        there.record_rush(7, TODAY.plus(1));
        here.record(one, Answer::Again, TODAY.plus(5));
        here.merge(there.clone());
        assert!(here.knows(one.id()) && here.knows(other.id()));
        assert_eq!(here.best_rush(), 7);
        assert_eq!(here.rating(), there.rating());
        assert!(here.done_on(TODAY.plus(5)) == 1);
        assert_eq!(here.streak(TODAY.plus(1)), 2);
    }
}

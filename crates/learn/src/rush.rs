//! A rush: as many puzzles as one can solve in three minutes, each harder than the one before. Time is handed in.

use std::time::Duration;

use super::puzzles::{Pack, Puzzle};
use super::schedule::mixed;

/// How long it takes.
pub const RUSH_TIME: Duration = Duration::from_mins(3);
/// The wrong moves that end it.
pub const RUSH_MISTAKES: u32 = 3;
/// The difficulty that the first puzzle is nearest to, and by how much each is harder.
const DIFFICULTY: [u32; 2] = [700, 45];
/// The longest puzzles, in own moves.
const LONGEST: usize = 5;

/// A rush, running or over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rush {
    seed: u64,
    began: Duration,
    solved: u32,
    mistakes: u32,
}

impl Rush {
    /// A rush that begins now. The seed draws its puzzles; times are since any moment.
    pub const fn new(seed: u64, now: Duration) -> Self {
        Self {
            seed,
            began: now,
            solved: 0,
            mistakes: 0,
        }
    }

    /// The puzzles solved so far.
    pub const fn solved(&self) -> u32 {
        self.solved
    }

    /// The wrong moves so far.
    pub const fn mistakes(&self) -> u32 {
        self.mistakes
    }

    /// The time that is left.
    pub fn left(&self, now: Duration) -> Duration {
        RUSH_TIME.saturating_sub(now.saturating_sub(self.began))
    }

    /// Whether the time is over, or three moves were wrong.
    pub fn is_over(&self, now: Duration) -> bool {
        self.mistakes >= RUSH_MISTAKES || self.left(now).is_zero()
    }

    /// A puzzle was solved, or a move was wrong: the next puzzle is due.
    pub const fn count(&mut self, is_solved: bool) {
        if is_solved {
            self.solved += 1
        } else {
            self.mistakes += 1
        }
    }

    /// The puzzle that is due. None if the pack has no short ones.
    pub fn puzzle<'p>(&self, pack: &'p Pack) -> Option<&'p Puzzle> {
        // So many puzzles that are nearest to the difficulty are drawn from.
        const DRAWN_FROM: usize = 24;
        let number = self.solved + self.mistakes;
        let [first, harder] = DIFFICULTY;
        let aim = first + harder * number;
        let is_short = |puzzle: &&Puzzle| puzzle.task().moves <= LONGEST;
        let mut near: Vec<&Puzzle> = pack.puzzles().iter().filter(is_short).collect();
        near.sort_by_key(|puzzle| u32::from(puzzle.difficulty()).abs_diff(aim));
        near.truncate(DRAWN_FROM);
        let drawn = mixed(self.seed ^ mixed(u64::from(number)));
        near.into_iter()
            .min_by_key(|puzzle| mixed(puzzle.id().number() ^ drawn))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_ends_with_the_time_or_the_third_wrong_move() {
        let began = Duration::from_secs(1_000);
        let mut rush = Rush::new(1, began);
        assert_eq!(rush.left(began), RUSH_TIME);
        assert!(!rush.is_over(began + RUSH_TIME - Duration::from_millis(1)));
        assert!(rush.is_over(began + RUSH_TIME));
        rush.count(true);
        for mistakes in 1..=RUSH_MISTAKES {
            assert!(!rush.is_over(began));
            rush.count(false);
            assert_eq!((rush.solved(), rush.mistakes()), (1, mistakes));
        }
        assert!(rush.is_over(began));
    }

    #[test]
    fn its_puzzles_are_short_and_each_is_harder() {
        let pack = Pack::shipped().unwrap();
        let mut rush = Rush::new(7, Duration::ZERO);
        let mut difficulties = Vec::new();
        for _ in 0..20 {
            let puzzle = rush.puzzle(pack).unwrap();
            assert!(puzzle.task().moves <= LONGEST);
            difficulties.push(puzzle.difficulty());
            rush.count(true);
        }
        let means = difficulties.chunks(5).map(|some| {
            let sum: u32 = some.iter().map(|&one| u32::from(one)).sum();
            sum / 5
        });
        let means: Vec<u32> = means.collect();
        assert!(means.is_sorted(), "{means:?}");
        assert_ne!(
            Rush::new(8, Duration::ZERO).puzzle(pack),
            Rush::new(9, Duration::ZERO).puzzle(pack)
        );
    }
}

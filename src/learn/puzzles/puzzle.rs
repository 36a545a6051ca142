//! A puzzle: a position, what is asked, and the answer.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::{PuzzleId, Theme};
use crate::rules::{Point, Rule, Setup, Side};

/// The difficulty of the easiest and the hardest puzzle, on the scale of ratings.
pub const DIFFICULTIES: std::ops::RangeInclusive<u16> = 600..=2400;

/// What is asked in a position, and the answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Task {
    /// What is asked.
    pub theme: Theme,
    /// All first moves that do it, row by row from the bottom.
    pub solutions: Vec<Point>,
    /// Moves of the winner to the five, the five included: of the side to move in the shortest win of the theme's kind, or of the
    /// other side in the win that it threatens where the task is to hold.
    pub moves: usize,
}

/// A position with a task that a solver has proven.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    id: PuzzleId,
    setup: Setup,
    last: Option<Point>,
    task: Task,
    difficulty: u16,
}

/// Why there is no such puzzle.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PuzzleError {
    /// The theme makes no sense under the rule with this side to move.
    #[error("{theme} is no theme for {to_move} under the rule {}", rule.id())]
    Theme {
        /// The theme.
        theme: Theme,
        /// The rule.
        rule: Rule,
        /// The side to move.
        to_move: Side,
    },
    /// There is no first move, or one that cannot be played.
    #[error("{} is no first move here", .0.map_or("nothing".to_owned(), |point| point.to_string()))]
    Solution(Option<Point>),
    /// The last move is not a stone of the side that has moved.
    #[error("{0} is not the last move: the other side has no stone there")]
    Last(Point),
    /// The difficulty is not on the scale.
    #[error("the difficulty {0} is not one from {least} to {most}", least = DIFFICULTIES.start(), most = DIFFICULTIES.end())]
    Difficulty(u16),
    /// The number of moves to the win is none.
    #[error("a win takes a move or more")]
    Moves,
}

impl Puzzle {
    /// A puzzle. `last` is the move that led to the position, if it is known. Only what can be seen is checked: whether the task is
    /// right, [`check`](super::check) proves.
    ///
    /// # Errors
    /// [`PuzzleError`] with what makes no sense.
    pub fn new(
        setup: Setup,
        last: Option<Point>,
        task: Task,
        difficulty: u16,
    ) -> Result<Self, PuzzleError> {
        let (rule, to_move) = (setup.rule(), setup.to_move());
        let theme = task.theme;
        if !theme.fits(rule, to_move) {
            return Err(PuzzleError::Theme {
                theme,
                rule,
                to_move,
            });
        }
        let is_empty = |&point: &Point| setup.size().contains(point) && setup.get(point).is_none();
        let bad = task
            .solutions
            .iter()
            .copied()
            .find(|point| !is_empty(point));
        if bad.is_some() || task.solutions.is_empty() {
            return Err(PuzzleError::Solution(bad));
        }
        if let Some(last) = last.filter(|&last| setup.get(last) != Some(to_move.other())) {
            return Err(PuzzleError::Last(last));
        }
        if !DIFFICULTIES.contains(&difficulty) {
            return Err(PuzzleError::Difficulty(difficulty));
        }
        if task.moves == 0 {
            return Err(PuzzleError::Moves);
        }
        let id = PuzzleId::of(&setup);
        Ok(Self {
            id,
            setup,
            last,
            task,
            difficulty,
        })
    }

    /// The name.
    #[must_use]
    pub const fn id(&self) -> PuzzleId {
        self.id
    }

    /// The position, with its rule and the side to move.
    #[must_use]
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The move that led to the position, if it is known.
    #[must_use]
    pub const fn last(&self) -> Option<Point> {
        self.last
    }

    /// What is asked, and the answer.
    #[must_use]
    pub const fn task(&self) -> &Task {
        &self.task
    }

    /// What is asked.
    #[must_use]
    pub const fn theme(&self) -> Theme {
        self.task.theme
    }

    /// How hard it is, on the scale of ratings: as likely as not solved by a player of this rating.
    #[must_use]
    pub const fn difficulty(&self) -> u16 {
        self.difficulty
    }

    /// Whether a first move is a right one.
    #[must_use]
    pub fn is_solution(&self, point: Point) -> bool {
        self.task.solutions.contains(&point)
    }
}

//! A puzzle on one board or on twin boards. Moves on one board are turns of one stone on the left one of two boards, as in a match.

use super::{Puzzle, PuzzleId, PuzzlePosition as _, TaskFault, Theme, check};
use narabe_rules::twin::{Half, Turn, TwinPosition};
use narabe_rules::{BoardSize, Point, Side};

/// A puzzle of a pack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnyPuzzle<'p> {
    /// On one board.
    OneBoard(&'p Puzzle),
    /// On twin boards.
    Twin(&'p Puzzle<TwinPosition>),
}

impl<'p> From<&'p Puzzle> for AnyPuzzle<'p> {
    fn from(puzzle: &'p Puzzle) -> Self {
        Self::OneBoard(puzzle)
    }
}

impl<'p> From<&'p Puzzle<TwinPosition>> for AnyPuzzle<'p> {
    fn from(puzzle: &'p Puzzle<TwinPosition>) -> Self {
        Self::Twin(puzzle)
    }
}

impl<'p> AnyPuzzle<'p> {
    /// The name.
    pub const fn id(self) -> PuzzleId {
        match self {
            Self::OneBoard(puzzle) => puzzle.id(),
            Self::Twin(puzzle) => puzzle.id(),
        }
    }

    /// What is asked.
    pub const fn theme(self) -> Theme {
        match self {
            Self::OneBoard(puzzle) => puzzle.theme(),
            Self::Twin(puzzle) => puzzle.theme(),
        }
    }

    /// How hard it is, on the scale of ratings.
    pub const fn difficulty(self) -> u16 {
        match self {
            Self::OneBoard(puzzle) => puzzle.difficulty(),
            Self::Twin(puzzle) => puzzle.difficulty(),
        }
    }

    /// Moves of the winner to the win, as a [task](super::Task) has them.
    pub const fn moves(self) -> usize {
        match self {
            Self::OneBoard(puzzle) => puzzle.task().moves,
            Self::Twin(puzzle) => puzzle.task().moves,
        }
    }

    /// The side to move.
    pub fn to_move(self) -> Side {
        match self {
            Self::OneBoard(puzzle) => puzzle.position().to_move(),
            Self::Twin(puzzle) => puzzle.position().to_move(),
        }
    }

    /// The identifier of its rule.
    pub fn rule_id(self) -> &'static str {
        match self {
            Self::OneBoard(puzzle) => puzzle.position().rule_id(),
            Self::Twin(puzzle) => puzzle.position().rule_id(),
        }
    }

    /// The size of its board, or of both.
    pub fn size(self) -> BoardSize {
        match self {
            Self::OneBoard(puzzle) => puzzle.position().size(),
            Self::Twin(puzzle) => puzzle.position().size(),
        }
    }

    /// The turn that led to the position, if it is known.
    pub fn last(self) -> Option<Turn> {
        match self {
            Self::OneBoard(puzzle) => puzzle.last().map(Turn::from),
            Self::Twin(puzzle) => puzzle.last(),
        }
    }

    /// All first turns that are right.
    pub fn solutions(self) -> Vec<Turn> {
        match self {
            Self::OneBoard(puzzle) => puzzle
                .task()
                .solutions
                .iter()
                .copied()
                .map(Turn::from)
                .collect(),
            Self::Twin(puzzle) => puzzle.task().solutions.clone(),
        }
    }

    /// Proves it again, as [`check`] does.
    ///
    /// # Errors
    /// [`TaskFault`] with what is wrong.
    pub fn check(self) -> Result<(), TaskFault> {
        match self {
            Self::OneBoard(puzzle) => check(puzzle),
            Self::Twin(puzzle) => check(puzzle),
        }
    }

    /// The stones on one of its boards.
    pub fn stones(self, half: Half) -> Vec<(Point, Side)> {
        match (self, half) {
            (Self::OneBoard(puzzle), Half::Left) => puzzle.setup().stones().to_vec(),
            (Self::OneBoard(_), Half::Right) => Vec::new(),
            (Self::Twin(puzzle), half) => puzzle.position().board(half).iter().collect(),
        }
    }

    /// The puzzle if it is on one board.
    pub const fn one_board(self) -> Option<&'p Puzzle> {
        match self {
            Self::OneBoard(puzzle) => Some(puzzle),
            Self::Twin(_) => None,
        }
    }
}

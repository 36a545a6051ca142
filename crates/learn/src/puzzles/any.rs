//! Puzzles and tries on one board or on twin boards.
//!
//! Moves on one board are turns of one stone on the left one of two boards, as in a match.

use super::played::{AttemptError, AttemptState, Hint, Played};
use super::{Attempt, MoveSearch, Puzzle, PuzzleId, PuzzlePosition as _, TaskFault, Theme, check};
use crate::schedule::Answer;
use narabe_rules::twin::{Half, Turn, TwinError, TwinPoint, TwinPosition};
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

/// The value of an expression about a puzzle, or a try, of either kind.
macro_rules! of_either {
    ($any:expr, $one:ident => $value:expr) => {
        match $any {
            Self::OneBoard($one) => $value,
            Self::Twin($one) => $value,
        }
    };
}

impl<'p> AnyPuzzle<'p> {
    /// The name.
    pub const fn id(self) -> PuzzleId {
        of_either!(self, puzzle => puzzle.id())
    }

    /// What is asked.
    pub const fn theme(self) -> Theme {
        of_either!(self, puzzle => puzzle.theme())
    }

    /// How hard it is, on the scale of ratings.
    pub const fn difficulty(self) -> u16 {
        of_either!(self, puzzle => puzzle.difficulty())
    }

    /// Moves of the winner to the win, as a [task](super::Task) has them.
    pub const fn moves(self) -> usize {
        of_either!(self, puzzle => puzzle.task().moves)
    }

    /// The side to move.
    pub fn to_move(self) -> Side {
        of_either!(self, puzzle => puzzle.position().to_move())
    }

    /// The identifier of its rule.
    pub fn rule_id(self) -> &'static str {
        of_either!(self, puzzle => puzzle.position().rule_id())
    }

    /// The size of its board, or of both.
    pub fn size(self) -> BoardSize {
        of_either!(self, puzzle => puzzle.position().size())
    }

    /// The turn that led to the position, if it is known.
    pub fn last(self) -> Option<Turn> {
        match self {
            Self::OneBoard(puzzle) => puzzle.last().map(on_left),
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
                .map(on_left)
                .collect(),
            Self::Twin(puzzle) => puzzle.task().solutions.clone(),
        }
    }

    /// Proves it again, as [`check`] does.
    ///
    /// # Errors
    /// [`TaskFault`] with what is wrong.
    pub fn check(self) -> Result<(), TaskFault> {
        of_either!(self, puzzle => check(puzzle))
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

/// A try at a puzzle of either kind.
#[derive(Clone, Debug)]
pub enum AnyAttempt {
    /// On one board.
    OneBoard(Box<Attempt>),
    /// On twin boards.
    Twin(Box<Attempt<TwinPosition>>),
}

impl From<Attempt> for AnyAttempt {
    fn from(attempt: Attempt) -> Self {
        Self::OneBoard(Box::new(attempt))
    }
}

impl From<Attempt<TwinPosition>> for AnyAttempt {
    fn from(attempt: Attempt<TwinPosition>) -> Self {
        Self::Twin(Box::new(attempt))
    }
}

impl AnyAttempt {
    /// A new try.
    ///
    /// # Errors
    /// [`AttemptError::NoWin`] if the puzzle is not what it says.
    pub fn new(puzzle: AnyPuzzle<'_>) -> Result<Self, AttemptError> {
        Ok(match puzzle {
            AnyPuzzle::OneBoard(puzzle) => Attempt::new(puzzle)?.into(),
            AnyPuzzle::Twin(puzzle) => Attempt::new(puzzle)?.into(),
        })
    }

    /// The puzzle.
    pub fn puzzle(&self) -> AnyPuzzle<'_> {
        of_either!(self, attempt => attempt.puzzle().into())
    }

    /// The try if it is on one board.
    pub fn one_board(&self) -> Option<&Attempt> {
        match self {
            Self::OneBoard(attempt) => Some(attempt),
            Self::Twin(_) => None,
        }
    }

    /// Whether it is on twin boards.
    pub const fn is_twin(&self) -> bool {
        matches!(self, Self::Twin(_))
    }

    /// Whether every winning way is right.
    pub fn is_any_way(&self) -> bool {
        self.one_board().is_some_and(Attempt::is_any_way)
    }

    /// Where it stands.
    pub fn state(&self) -> AttemptState {
        of_either!(self, attempt => attempt.state())
    }

    /// Whether it was solved without a wrong turn, and not shown.
    pub fn is_solved(&self) -> bool {
        of_either!(self, attempt => attempt.is_solved())
    }

    /// Whether the solution was shown.
    pub fn is_shown(&self) -> bool {
        of_either!(self, attempt => attempt.is_shown())
    }

    /// The number of wrong turns.
    pub fn mistakes(&self) -> usize {
        of_either!(self, attempt => attempt.mistakes())
    }

    /// The steps of the hint that were asked for.
    pub fn hints(&self) -> usize {
        of_either!(self, attempt => attempt.hints())
    }

    /// The side that the person plays.
    pub fn side(&self) -> Side {
        of_either!(self, attempt => attempt.side())
    }

    /// How it went, as far as it has gone.
    pub fn answer(&self) -> Answer {
        of_either!(self, attempt => attempt.answer())
    }

    /// The person's turns that are left.
    pub fn moves_left(&self) -> usize {
        of_either!(self, attempt => attempt.moves_left())
    }

    /// The right turns and the answers to them.
    pub fn moves(&self) -> Vec<Turn> {
        match self {
            Self::OneBoard(attempt) => attempt.moves().iter().copied().map(on_left).collect(),
            Self::Twin(attempt) => attempt.moves().to_vec(),
        }
    }

    /// A wrong turn and what refutes it, while they are on the board.
    pub fn refuted(&self) -> Vec<Turn> {
        match self {
            Self::OneBoard(attempt) => attempt.refuted().iter().copied().map(on_left).collect(),
            Self::Twin(attempt) => attempt.refuted().to_vec(),
        }
    }

    /// Plays a turn of the person's; on one board, its first stone.
    ///
    /// # Errors
    /// [`AttemptError`] if it cannot be played; nothing has changed then.
    pub fn play(&mut self, turn: Turn) -> Result<Played<Turn>, AttemptError> {
        match self {
            Self::OneBoard(attempt) => attempt.play(turn.first.point).map(played_on_left),
            Self::Twin(attempt) => attempt.play(turn),
        }
    }

    /// What a search has to look at, while one is asked for.
    pub fn search(&self) -> Option<MoveSearch> {
        self.one_board().and_then(Attempt::search)
    }

    /// Takes the answer of a search, whether the turn on the board is sure to win. None if no search was asked for.
    pub fn searched(&mut self, is_win: bool) -> Option<Played<Turn>> {
        match self {
            Self::OneBoard(attempt) => attempt.searched(is_win).map(played_on_left),
            Self::Twin(attempt) => attempt.searched(is_win),
        }
    }

    /// Whether a stone completes a turn, whatever is on the boards: on twin boards it may be the first of two.
    ///
    /// # Errors
    /// [`TwinError`] if on twin boards the stone cannot be the first one of a turn.
    pub fn begins_turn(&self, stone: TwinPoint) -> Result<bool, TwinError> {
        let Self::Twin(attempt) = self else {
            return Ok(false);
        };
        let mut position = attempt.puzzle().position().clone();
        for &turn in attempt.moves() {
            position.play_turn(turn)?;
        }
        position.check(stone)?;
        Ok(position.stones_left() > 1)
    }

    /// Takes a wrong turn back.
    pub fn take_back(&mut self) {
        of_either!(self, attempt => attempt.take_back());
    }

    /// The next step of the hint; none when nothing is asked.
    pub fn hint(&mut self) -> Option<Hint<Turn>> {
        match self {
            Self::OneBoard(attempt) => attempt.hint().map(|hint| match hint {
                Hint::Makes(made) => Hint::Makes(made),
                Hint::Threatened { moves_to_win, line } => Hint::Threatened {
                    moves_to_win,
                    line: line.into_iter().map(on_left).collect(),
                },
                Hint::Boards { left, right } => Hint::Boards { left, right },
                Hint::At(point) => Hint::At(on_left(point)),
            }),
            Self::Twin(attempt) => attempt.hint(),
        }
    }

    /// Plays the rest of the solution.
    pub fn show(&mut self) {
        of_either!(self, attempt => attempt.show());
    }
}

/// What came of a move on one board, with moves as turns.
fn played_on_left(played: Played) -> Played<Turn> {
    match played {
        Played::Answered { reply } => Played::Answered {
            reply: on_left(reply),
        },
        Played::Solved => Played::Solved,
        Played::Searching => Played::Searching,
        Played::Wrong(wrong) => Played::Wrong(wrong),
        Played::WinsOtherwise => Played::WinsOtherwise,
    }
}

/// A move on one board as a turn.
const fn on_left(point: Point) -> Turn {
    Turn::one(TwinPoint::new(Half::Left, point))
}

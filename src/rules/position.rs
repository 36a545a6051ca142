//! A position: the board, whose turn it is, the moves that led here, and whether the game is over.
//!
//! [`Position::play`] checks everything and leaves the position untouched when it refuses. The game is judged by the
//! lines through the last stone alone: no other line can have become a win.

use thiserror::Error;

use super::{Board, BoardSize, Direction, DrawReason, Outcome, Point, Rule, Run, Side, Victory};

/// Why a move, or the end of a game, was refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum PlayError {
    /// The board has no such point.
    #[error("{point} is off the board: it has {} points a side", size.get())]
    OffBoard {
        /// The point that was asked for.
        point: Point,
        /// The board that does not have it.
        size: BoardSize,
    },
    /// A stone stands there.
    #[error("{point} is taken by {side}: choose an empty point")]
    Occupied {
        /// The point that was asked for.
        point: Point,
        /// The side whose stone stands there.
        side: Side,
    },
    /// Nothing can be played any more.
    #[error("the game is over: undo or start a new one to play on")]
    GameOver,
}

/// One moment of a game, with everything that led to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    rule: Rule,
    board: Board,
    moves: Vec<Point>,
    outcome: Option<Outcome>,
}

impl Position {
    /// The start of a game: an empty board, Black to move.
    #[must_use]
    pub fn new(rule: Rule, size: BoardSize) -> Self {
        Self {
            rule,
            board: Board::new(size),
            moves: Vec::new(),
            outcome: None,
        }
    }

    /// The stones.
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// What wins here.
    #[must_use]
    pub const fn rule(&self) -> Rule {
        self.rule
    }

    /// Points a side.
    #[must_use]
    pub const fn size(&self) -> BoardSize {
        self.board.size()
    }

    /// Whose turn it is, or would be if the game were not over.
    #[must_use]
    pub const fn side_to_move(&self) -> Side {
        Side::to_move_after(self.moves.len())
    }

    /// The point played last.
    #[must_use]
    pub fn last_move(&self) -> Option<Point> {
        self.moves.last().copied()
    }

    /// All points played, in order, Black's first.
    #[must_use]
    pub fn moves(&self) -> &[Point] {
        &self.moves
    }

    /// How the game ended, if it has.
    #[must_use]
    pub const fn outcome(&self) -> Option<&Outcome> {
        self.outcome.as_ref()
    }

    /// Whether a stone may be played on a point now.
    ///
    /// # Errors
    /// [`PlayError`] says why not.
    pub fn check(&self, point: Point) -> Result<(), PlayError> {
        if self.outcome.is_some() {
            return Err(PlayError::GameOver);
        }
        if !self.size().contains(point) {
            return Err(PlayError::OffBoard {
                point,
                size: self.size(),
            });
        }
        match self.board.get(point) {
            Some(side) => Err(PlayError::Occupied { point, side }),
            None => Ok(()),
        }
    }

    /// Plays a stone of the side to move and tells whether that ended the game.
    ///
    /// # Errors
    /// [`PlayError`] when the move is not allowed; the position is then exactly as it was.
    pub fn play(&mut self, point: Point) -> Result<Option<&Outcome>, PlayError> {
        self.check(point)?;
        Ok(self.play_unchecked(point))
    }

    /// Plays without asking whether it is allowed, for searches that take their moves from the empty points of a game
    /// in progress. Anything else makes a position that no game can reach, or panics off the board.
    pub fn play_unchecked(&mut self, point: Point) -> Option<&Outcome> {
        let side = self.side_to_move();
        self.board.place(point, side);
        self.moves.push(point);
        self.outcome = self.judge(point, side);
        self.outcome.as_ref()
    }

    /// Takes the last stone back, and with it whatever had ended the game. Gives the point, or nothing at the start.
    pub fn undo(&mut self) -> Option<Point> {
        let point = self.moves.pop()?;
        self.board.lift(point, self.side_to_move());
        self.outcome = None;
        Some(point)
    }

    /// Ends the game by something else than a stone, or takes such an end back.
    pub(super) fn set_outcome(&mut self, outcome: Option<Outcome>) {
        self.outcome = outcome;
    }

    fn judge(&self, point: Point, side: Side) -> Option<Outcome> {
        let runs = Direction::ALL.map(|direction| self.board.run_through(point, side, direction));
        let wins = |run: &Run| self.rule.is_win(run.length);
        if runs.iter().any(wins) {
            let lines = runs
                .into_iter()
                .filter(wins)
                .map(|run| run.points().collect())
                .collect();
            return Some(Outcome::Win {
                winner: side,
                by: Victory::Lines(lines),
            });
        }
        self.board
            .is_full()
            .then_some(Outcome::Draw(DrawReason::FullBoard))
    }
}

//! A position: the board, the side to move, the moves played so far, and the outcome.
//!
//! [`Position::play`] checks a move and leaves the position unchanged when it returns an error. Only the lines through
//! the last stone are judged: no other line can have become a win.
//!
//! Under a rule with forbidden points there are two ways to play a stone. [`Position::play`] refuses a forbidden move
//! with its reason. [`Position::play_allowing_foul`] plays it, and Black loses the game, as tournament rules demand.
//!
//! ```
//! use narabe_rules::{BoardSize, Foul, PlayError, Position, Rule, Side};
//!
//! let mut game = Position::new(Rule::Renju, BoardSize::DEFAULT);
//! for point in ["h9", "a1", "h10", "a3", "f8", "a5", "g8", "a7"] {
//!     game.play(point.parse()?)?;
//! }
//! let (point, foul) = ("h8".parse()?, Foul::DoubleThree);
//! assert_eq!(game.play(point), Err(PlayError::Forbidden { point, foul }));
//! let lost = game.play_allowing_foul(point)?;
//! assert_eq!(lost.and_then(|outcome| outcome.winner()), Some(Side::White));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A side may pass if the rule allows it. A pass is one of the [`turns`](Position::turns), but not one of the
//! [`moves`](Position::moves), which are points.
//!
//! A game may [start from a set-up](Position::from_setup): any stones, either side to move. Its stones are on the board
//! but were not played: moves, turns and plies count what came after.

mod setup;
mod start;

pub use setup::SavedSetup;
pub use start::{SavedSetupError, StartError};

use start::Start;
use thiserror::Error;

use super::{
    Board, BoardSize, Direction, DrawReason, Foul, Move, Outcome, Point, Rule, Run, Side, Victory,
};

/// The number of stones that must be on the board before a side may pass: the opening stage of the RIF rules.
pub const STONES_BEFORE_PASS: usize = 5;

/// Why a move, or ending the game, was refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum PlayError {
    /// The point is not on the board.
    #[error("{point} is off the board of size {}: choose a point on the board", size.get())]
    OffBoard {
        /// The requested point.
        point: Point,
        /// The size of the board.
        size: BoardSize,
    },
    /// The point has a stone.
    #[error("{point} is taken by {side}: choose an empty point")]
    Occupied {
        /// The requested point.
        point: Point,
        /// The side whose stone is there.
        side: Side,
    },
    /// The point is forbidden to Black, who is to move.
    #[error("{point} is forbidden to Black, {foul}: choose another point")]
    Forbidden {
        /// The requested point.
        point: Point,
        /// The foul that a stone there would be.
        foul: Foul,
    },
    /// The rule has no pass.
    #[error("passing is not allowed under this rule: place a stone")]
    NoPass,
    /// Too few stones have been played to pass.
    #[error("passing is not allowed before {STONES_BEFORE_PASS} stones are played: place a stone")]
    EarlyPass,
    /// The game is over.
    #[error("the game is over: undo, or start a new game")]
    GameOver,
}

/// A position of a game, with its start and all moves that led to it.
///
/// ```
/// use narabe_rules::{BoardSize, PlayError, Position, Rule, Side};
///
/// let mut game = Position::new(Rule::Freestyle, BoardSize::DEFAULT);
/// let point = "h8".parse()?;
/// game.play(point)?;
/// assert!(matches!(game.play(point), Err(PlayError::Occupied { .. })));
/// assert_eq!((game.ply(), game.side_to_move()), (1, Side::White));
/// game.undo();
/// assert_eq!(game, Position::new(Rule::Freestyle, BoardSize::DEFAULT));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    rule: Rule,
    start: Start,
    board: Board,
    moves: Vec<Point>,
    /// The plies, from 0, at which a side passed, in ascending order.
    passes: Vec<usize>,
    outcome: Option<Outcome>,
}

impl Position {
    /// The start of a game: an empty board, Black to move.
    pub fn new(rule: Rule, size: BoardSize) -> Self {
        Self {
            rule,
            start: Start::EMPTY,
            board: Board::new(size),
            moves: Vec::new(),
            passes: Vec::new(),
            outcome: None,
        }
    }

    /// The board with all stones.
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The rule of the game.
    pub const fn rule(&self) -> Rule {
        self.rule
    }

    /// The size of the board.
    pub const fn size(&self) -> BoardSize {
        self.board.size()
    }

    /// The side to move. After the end of the game, the side that would be next.
    pub const fn side_to_move(&self) -> Side {
        self.side_at(self.ply())
    }

    /// The last point played; passes are ignored.
    pub fn last_move(&self) -> Option<Point> {
        self.moves.last().copied()
    }

    /// All points played, in order of play. Passes are not included.
    pub fn moves(&self) -> &[Point] {
        &self.moves
    }

    /// The number of moves played, passes included.
    pub const fn ply(&self) -> usize {
        self.moves.len() + self.passes.len()
    }

    /// All moves, passes included, in order of play. The sides alternate, beginning with
    /// [`side_at(0)`](Self::side_at).
    pub fn turns(&self) -> impl Iterator<Item = Move> {
        let mut points = self.moves.iter().copied();
        (0..self.ply()).map(move |ply| {
            if self.is_pass(ply) {
                Move::Pass
            } else {
                points.next().map_or(Move::Pass, Move::Stone)
            }
        })
    }

    /// The last move, which may be a pass.
    pub fn last_turn(&self) -> Option<Move> {
        let last = self.ply().checked_sub(1)?;
        if self.is_pass(last) {
            Some(Move::Pass)
        } else {
            self.last_move().map(Move::Stone)
        }
    }

    /// Every stone with its side: those of the set-up, then those played, in order of play.
    pub fn stones(&self) -> impl Iterator<Item = (Point, Side)> {
        let played = self.turns().enumerate();
        let played = played.filter_map(|(ply, turn)| Some((turn.point()?, self.side_at(ply))));
        self.setup_stones().iter().copied().chain(played)
    }

    fn is_pass(&self, ply: usize) -> bool {
        self.passes.binary_search(&ply).is_ok()
    }

    /// The outcome, or `None` while the game is in progress.
    pub const fn outcome(&self) -> Option<&Outcome> {
        self.outcome.as_ref()
    }

    /// The foul that a stone of the side to move on an empty point would be. `None` on any other point, for White, and
    /// under a rule without forbidden points.
    pub fn foul_at(&self, point: Point) -> Option<Foul> {
        self.board.foul_of(self.rule, point, self.side_to_move())
    }

    /// Every point forbidden to the side to move, with the kind of foul, row by row from the bottom.
    pub fn fouls(&self) -> Vec<(Point, Foul)> {
        if self.has_forbidden_points() && self.outcome.is_none() {
            self.board.fouls()
        } else {
            Vec::new()
        }
    }

    /// Whether points may be forbidden to the side to move.
    fn has_forbidden_points(&self) -> bool {
        self.rule.has_fouls() && self.side_to_move() == Side::Black
    }

    /// Checks that the side to move may play a point, fouls excluded.
    ///
    /// # Errors
    /// [`PlayError`] with the reason why it may not.
    pub fn check(&self, point: Point) -> Result<(), PlayError> {
        self.check_allowing_foul(point)?;
        match self.foul_at(point) {
            Some(foul) => Err(PlayError::Forbidden { point, foul }),
            None => Ok(()),
        }
    }

    /// Checks that the side to move can play a point, even if it is a foul.
    ///
    /// # Errors
    /// [`PlayError`] with the reason why it cannot; never [`PlayError::Forbidden`].
    pub fn check_allowing_foul(&self, point: Point) -> Result<(), PlayError> {
        if self.outcome.is_some() {
            return Err(PlayError::GameOver);
        }
        self.board.check_empty(point)
    }

    /// Checks that the side to move may pass.
    ///
    /// # Errors
    /// [`PlayError`] with the reason why it may not.
    pub fn check_pass(&self) -> Result<(), PlayError> {
        match (&self.outcome, self.rule.allows_pass()) {
            (Some(_), _) => Err(PlayError::GameOver),
            _ if self.start.free_passes => Ok(()),
            (None, false) => Err(PlayError::NoPass),
            (None, true) if self.board.stones() < STONES_BEFORE_PASS => Err(PlayError::EarlyPass),
            (None, true) => Ok(()),
        }
    }

    /// Whether the side to move may only pass: there are empty points, and all are forbidden to it. A stone on one of them would
    /// lose. After the pass White may play there, and may win by it.
    pub fn must_pass(&self) -> bool {
        let mut points = self.board.empty_points();
        self.has_forbidden_points()
            && self.check_pass().is_ok()
            && !self.board.is_full()
            && points.all(|point| self.board.foul_at(point).is_some())
    }

    /// Passes and returns the outcome if that ended the game: two passes in succession are a draw, unless passes
    /// [are free](crate::Setup::set_free_passes).
    ///
    /// # Errors
    /// [`PlayError`] if passing is not allowed; the position is then unchanged.
    pub fn pass(&mut self) -> Result<Option<&Outcome>, PlayError> {
        self.check_pass()?;
        Ok(self.pass_unchecked())
    }

    fn pass_unchecked(&mut self) -> Option<&Outcome> {
        let is_second = self.last_turn() == Some(Move::Pass) && !self.start.free_passes;
        self.passes.push(self.ply());
        self.outcome = is_second.then_some(Outcome::Draw(DrawReason::Passes));
        self.outcome.as_ref()
    }

    /// Checks that the side to move can make a move, even if it is a foul.
    ///
    /// # Errors
    /// [`PlayError`] with the reason why it cannot; never [`PlayError::Forbidden`].
    pub fn check_turn(&self, turn: Move) -> Result<(), PlayError> {
        match turn {
            Move::Stone(point) => self.check_allowing_foul(point),
            Move::Pass => self.check_pass(),
        }
    }

    /// Makes a move, even a foul, which loses, and returns the outcome if that ended the game.
    ///
    /// # Errors
    /// [`PlayError`] if the move cannot be made; the position is then unchanged.
    pub fn play_turn(&mut self, turn: Move) -> Result<Option<&Outcome>, PlayError> {
        match turn {
            Move::Stone(point) => self.play_allowing_foul(point),
            Move::Pass => self.pass(),
        }
    }

    /// Plays a stone of the side to move and returns the outcome if that ended the game.
    ///
    /// # Errors
    /// [`PlayError`] if the move is not allowed; the position is then unchanged.
    pub fn play(&mut self, point: Point) -> Result<Option<&Outcome>, PlayError> {
        self.check(point)?;
        Ok(self.place(point, None))
    }

    /// Plays a stone of the side to move, even a foul, which loses, and returns the outcome if that ended the game.
    ///
    /// # Errors
    /// [`PlayError`] if the point is occupied or off the board, or the game is over; the position is then unchanged.
    pub fn play_allowing_foul(&mut self, point: Point) -> Result<Option<&Outcome>, PlayError> {
        self.check_allowing_foul(point)?;
        Ok(self.play_unchecked(point))
    }

    /// Plays a stone without checking it, for searches. The point must be an empty point of a game in progress;
    /// otherwise the position becomes one that no game can reach, or the call panics (off the board).
    pub fn play_unchecked(&mut self, point: Point) -> Option<&Outcome> {
        let foul = self.foul_at(point);
        self.place(point, foul)
    }

    /// Makes a move without checking it, even after a resignation, a draw by agreement or a loss on time.
    pub(super) fn play_turn_unchecked(&mut self, turn: Move) {
        match turn {
            Move::Stone(point) => self.play_unchecked(point),
            Move::Pass => self.pass_unchecked(),
        };
    }

    /// Places a stone that is the given foul, if any, and judges the game.
    fn place(&mut self, point: Point, foul: Option<Foul>) -> Option<&Outcome> {
        let side = self.side_to_move();
        self.board.place(point, side);
        self.moves.push(point);
        self.outcome = match foul {
            Some(foul) => Some(Outcome::Win {
                winner: side.other(),
                by: Victory::Foul(foul),
            }),
            None => self.judge(point, side),
        };
        self.outcome.as_ref()
    }

    /// Takes back the last move and any outcome, and returns the move; `None` before the first move. The stones of a
    /// set-up stay.
    pub fn undo(&mut self) -> Option<Move> {
        let turn = self.last_turn()?;
        match turn {
            Move::Stone(point) => {
                self.moves.pop();
                self.board.remove(point, self.side_to_move());
            }
            Move::Pass => drop(self.passes.pop()),
        }
        self.outcome = None;
        Some(turn)
    }

    /// Sets or clears an outcome that no move decided.
    pub(super) fn set_outcome(&mut self, outcome: Option<Outcome>) {
        self.outcome = outcome;
    }

    /// The outcome of the game after `side` played `point`, which is not a foul.
    fn judge(&self, point: Point, side: Side) -> Option<Outcome> {
        let runs = Direction::ALL.map(|direction| self.board.run_through(point, side, direction));
        let wins = |run: &Run| self.rule.is_win(side, run.length, run.closed_ends);
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
        let is_full = self.board.is_full();
        is_full.then_some(Outcome::Draw(DrawReason::FullBoard))
    }
}

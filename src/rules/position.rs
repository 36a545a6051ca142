//! A position: the board, whose turn it is, the moves that led here, and whether the game is over.
//!
//! [`Position::play`] checks everything and leaves the position untouched when it refuses. The game is judged by the
//! lines through the last stone alone: no other line can have become a win.
//!
//! Under a rule with forbidden points there are two doors. [`Position::play`] refuses a forbidden move and says why, which is
//! what a learner wants; [`Position::play_at_risk`] lets it be played, and Black has lost, which is what a tournament wants.
//!
//! ```
//! use narabe::rules::{BoardSize, Foul, PlayError, Position, Rule, Side};
//!
//! let mut game = Position::new(Rule::Renju, BoardSize::DEFAULT);
//! for point in ["h9", "a1", "h10", "a3", "f8", "a5", "g8", "a7"] {
//!     game.play(point.parse()?)?;
//! }
//! let (point, foul) = ("h8".parse()?, Foul::DoubleThree);
//! assert_eq!(game.play(point), Err(PlayError::Forbidden { point, foul }));
//! let lost = game.play_at_risk(point)?;
//! assert_eq!(lost.and_then(|outcome| outcome.winner()), Some(Side::White));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Where the rule allows it a side may pass. A pass is a move, but no stone: it counts as a turn and is none of the
//! [`moves`](Position::moves), which are points.

use thiserror::Error;

use super::{
    Board, BoardSize, Direction, DrawReason, Foul, Move, Outcome, Point, Rule, Run, Side, Victory,
};

/// So many stones are the opening, in which nobody may pass.
const OPENING: usize = 5;

/// Why a move, or the end of a game, was refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum PlayError {
    /// The board has no such point.
    #[error("{point} is off the board of size {}", size.get())]
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
    /// The rule forbids the point to Black, whose turn it is.
    #[error("{point} is forbidden to Black, {foul}: choose another point")]
    Forbidden {
        /// The point that was asked for.
        point: Point,
        /// What a stone there would do wrong.
        foul: Foul,
    },
    /// The rule knows no pass.
    #[error("passing is not allowed under this rule: place a stone")]
    NoPass,
    /// The opening is not over yet.
    #[error("passing is not allowed before {OPENING} stones are played: place a stone")]
    EarlyPass,
    /// Nothing can be played any more.
    #[error("the game is over: undo, or start a new game")]
    GameOver,
}

/// One moment of a game, with everything that led to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    rule: Rule,
    board: Board,
    moves: Vec<Point>,
    /// The turns at which somebody passed, counted from 0, in order.
    passes: Vec<usize>,
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
            passes: Vec::new(),
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
        Side::to_move_after(self.ply())
    }

    /// The point played last.
    #[must_use]
    pub fn last_move(&self) -> Option<Point> {
        self.moves.last().copied()
    }

    /// All points played, in order, Black's first. Passes are not among them.
    #[must_use]
    pub fn moves(&self) -> &[Point] {
        &self.moves
    }

    /// How many turns there were: stones and passes.
    #[must_use]
    pub const fn ply(&self) -> usize {
        self.moves.len() + self.passes.len()
    }

    /// Every turn in order, Black's first; from then on the sides alternate.
    pub fn turns(&self) -> impl Iterator<Item = Move> {
        let mut points = self.moves.iter().copied();
        (0..self.ply()).map(move |ply| match self.is_pass(ply) {
            true => Move::Pass,
            false => points.next().map_or(Move::Pass, Move::Stone),
        })
    }

    /// What was done in the last turn.
    #[must_use]
    pub fn last_turn(&self) -> Option<Move> {
        let last = self.ply().checked_sub(1)?;
        match self.is_pass(last) {
            true => Some(Move::Pass),
            false => self.last_move().map(Move::Stone),
        }
    }

    /// Every stone with its side, in the order in which they were played.
    pub fn stones(&self) -> impl Iterator<Item = (Point, Side)> {
        self.turns()
            .zip(Side::ALL.into_iter().cycle())
            .filter_map(|(turn, side)| Some((turn.point()?, side)))
    }

    fn is_pass(&self, ply: usize) -> bool {
        self.passes.binary_search(&ply).is_ok()
    }

    /// How the game ended, if it has.
    #[must_use]
    pub const fn outcome(&self) -> Option<&Outcome> {
        self.outcome.as_ref()
    }

    /// The foul that a stone of the side to move would be on an empty point; none on any other point, for White, and under
    /// a rule that forbids nothing.
    #[must_use]
    pub fn foul_at(&self, point: Point) -> Option<Foul> {
        self.asks_for_fouls()
            .then(|| self.board.foul_at(point))
            .flatten()
    }

    /// Every point that the rule forbids to the side to move, with its kind, row by row from the bottom.
    #[must_use]
    pub fn fouls(&self) -> Vec<(Point, Foul)> {
        if self.asks_for_fouls() && self.outcome.is_none() {
            self.board.fouls()
        } else {
            Vec::new()
        }
    }

    fn asks_for_fouls(&self) -> bool {
        self.rule.has_fouls() && self.side_to_move() == Side::Black
    }

    /// Whether a stone may be played on a point now.
    ///
    /// # Errors
    /// [`PlayError`] says why not.
    pub fn check(&self, point: Point) -> Result<(), PlayError> {
        self.check_at_risk(point)?;
        match self.foul_at(point) {
            Some(foul) => Err(PlayError::Forbidden { point, foul }),
            None => Ok(()),
        }
    }

    /// Whether a stone can be played on a point now, be it a foul.
    ///
    /// # Errors
    /// [`PlayError`] says why not; it is never [`PlayError::Forbidden`].
    pub fn check_at_risk(&self, point: Point) -> Result<(), PlayError> {
        if self.outcome.is_some() {
            return Err(PlayError::GameOver);
        }
        self.board.check_empty(point)
    }

    /// Whether the side to move may pass now.
    ///
    /// # Errors
    /// [`PlayError`] says why not.
    pub fn check_pass(&self) -> Result<(), PlayError> {
        match (&self.outcome, self.rule.allows_pass()) {
            (Some(_), _) => Err(PlayError::GameOver),
            (None, false) => Err(PlayError::NoPass),
            (None, true) if self.moves.len() < OPENING => Err(PlayError::EarlyPass),
            (None, true) => Ok(()),
        }
    }

    /// Gives the turn to the other side without a stone, and tells whether that ended the game: the second pass in a row
    /// draws it.
    ///
    /// # Errors
    /// [`PlayError`] when that is not allowed; the position is then exactly as it was.
    pub fn pass(&mut self) -> Result<Option<&Outcome>, PlayError> {
        self.check_pass()?;
        Ok(self.put_pass())
    }

    fn put_pass(&mut self) -> Option<&Outcome> {
        let is_second = self.last_turn() == Some(Move::Pass);
        self.passes.push(self.ply());
        self.outcome = is_second.then_some(Outcome::Draw(DrawReason::Passes));
        self.outcome.as_ref()
    }

    /// Whether a move can be made now, be it a foul.
    ///
    /// # Errors
    /// [`PlayError`] says why not; it is never [`PlayError::Forbidden`].
    pub fn check_turn(&self, turn: Move) -> Result<(), PlayError> {
        match turn {
            Move::Stone(point) => self.check_at_risk(point),
            Move::Pass => self.check_pass(),
        }
    }

    /// Makes a move, even one that loses because it is a foul, and tells whether that ended the game.
    ///
    /// # Errors
    /// [`PlayError`] when it cannot be made; the position is then exactly as it was.
    pub fn make_turn(&mut self, turn: Move) -> Result<Option<&Outcome>, PlayError> {
        match turn {
            Move::Stone(point) => self.play_at_risk(point),
            Move::Pass => self.pass(),
        }
    }

    /// Plays a stone of the side to move and tells whether that ended the game.
    ///
    /// # Errors
    /// [`PlayError`] when the move is not allowed; the position is then exactly as it was.
    pub fn play(&mut self, point: Point) -> Result<Option<&Outcome>, PlayError> {
        self.check(point)?;
        Ok(self.put(point, None))
    }

    /// Plays a stone of the side to move, even one that loses because it is a foul, and tells whether that ended the game.
    ///
    /// # Errors
    /// [`PlayError`] when the point is taken or off the board or the game is over; the position is then exactly as it was.
    pub fn play_at_risk(&mut self, point: Point) -> Result<Option<&Outcome>, PlayError> {
        self.check_at_risk(point)?;
        Ok(self.play_unchecked(point))
    }

    /// Plays without asking whether it is allowed, for searches that take their moves from the empty points of a game
    /// in progress. Anything else makes a position that no game can reach, or panics off the board.
    pub fn play_unchecked(&mut self, point: Point) -> Option<&Outcome> {
        let foul = self.foul_at(point);
        self.put(point, foul)
    }

    /// Makes a move that is known to be allowed on this board, also where the game was ended by word.
    pub(super) fn make_unchecked(&mut self, turn: Move) {
        match turn {
            Move::Stone(point) => self.play_unchecked(point),
            Move::Pass => self.put_pass(),
        };
    }

    /// Puts a stone of which it is known whether it is a foul.
    fn put(&mut self, point: Point, foul: Option<Foul>) -> Option<&Outcome> {
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

    /// Takes the last move back, and with it whatever had ended the game. Gives the move, or nothing at the start.
    pub fn undo(&mut self) -> Option<Move> {
        let turn = self.last_turn()?;
        match turn {
            Move::Stone(point) => {
                self.moves.pop();
                self.board.lift(point, self.side_to_move());
            }
            Move::Pass => drop(self.passes.pop()),
        }
        self.outcome = None;
        Some(turn)
    }

    /// Ends the game by something else than a stone, or takes such an end back.
    pub(super) fn set_outcome(&mut self, outcome: Option<Outcome>) {
        self.outcome = outcome;
    }

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
        let is_over = self.board.is_full() || self.is_stuck();
        is_over.then_some(Outcome::Draw(DrawReason::FullBoard))
    }

    /// Whether it is Black's turn and nothing but forbidden points is left.
    fn is_stuck(&self) -> bool {
        let mut points = self.board.empty_points();
        let may_play = |point| self.board.foul_at(point).is_none();
        self.rule.has_fouls() && self.side_to_move() == Side::Black && !points.any(may_play)
    }
}

//! A position of a game on twin boards: the stones, the side to move, and the stones of its unfinished turn.

use thiserror::Error;

use super::{Half, Turn, TwinDrawReason, TwinLines, TwinOutcome, TwinPoint, TwinVictory, is_row};
use crate::{Board, BoardSize, Direction, FIVE, Point, Run, Side};

/// The usual size of both boards, 19×19.
pub const TWIN_SIZE: BoardSize = match BoardSize::new(19) {
    Ok(size) => size,
    Err(_) => BoardSize::MAX,
};

/// Why a stone, or ending the turn or the game, was refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum TwinError {
    /// The point is not on its board.
    #[error("{point} is off the board of size {}: choose a point on the board", size.get())]
    OffBoard {
        /// The requested point.
        point: TwinPoint,
        /// The size of both boards.
        size: BoardSize,
    },
    /// The point has a stone.
    #[error("{point} is taken by {side}: choose an empty point")]
    Occupied {
        /// The requested point.
        point: TwinPoint,
        /// The side whose stone is there.
        side: Side,
    },
    /// Ending a turn without a stone.
    #[error("a turn has at least one stone: place one before ending it")]
    EmptyTurn,
    /// A whole turn that does not begin with the stone of the unfinished turn.
    #[error("the turn started with {stone}: continue it or undo that stone")]
    TurnInProgress {
        /// The first stone of the unfinished turn.
        stone: TwinPoint,
    },
    /// A whole turn of two stones where only one is allowed.
    #[error("{point} cannot be added: the turn is already complete")]
    TurnFull {
        /// The second stone.
        point: TwinPoint,
    },
    /// The game is over.
    #[error("the game is over: undo, or start a new game")]
    GameOver,
}

/// A position of a game on twin boards, with all turns that led to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TwinPosition {
    boards: [Board; 2],
    /// The side that plays the first turn.
    starter: Side,
    turns: Vec<Turn>,
    /// The first stone of an unfinished turn.
    open: Option<TwinPoint>,
    outcome: Option<TwinOutcome>,
}

impl TwinPosition {
    /// The start of a game: two empty boards of the same size; Black plays one stone.
    pub fn new(size: BoardSize) -> Self {
        Self {
            boards: [Board::new(size), Board::new(size)],
            starter: Side::Black,
            turns: Vec::new(),
            open: None,
            outcome: None,
        }
    }

    /// A position with these stones on the boards and no turns played. Unless both boards are empty, the first turn may
    /// have two stones.
    ///
    /// # Errors
    /// [`TwinError`] for the first stone that cannot be placed.
    pub fn set_up(
        size: BoardSize,
        stones: impl IntoIterator<Item = (TwinPoint, Side)>,
        to_move: Side,
    ) -> Result<Self, TwinError> {
        let mut position = Self::new(size);
        position.starter = to_move;
        for (point, side) in stones {
            position.check(point)?;
            position.boards[point.half as usize].place(point.point, side);
        }
        Ok(position)
    }

    /// The stones of one board.
    pub const fn board(&self, half: Half) -> &Board {
        &self.boards[half as usize]
    }

    /// The size of both boards.
    pub const fn size(&self) -> BoardSize {
        self.boards[0].size()
    }

    /// The number of stones on both boards.
    pub const fn stones(&self) -> usize {
        self.boards[0].stones() + self.boards[1].stones()
    }

    /// The side to move. After the end of the game, the side that would be next.
    pub const fn side_to_move(&self) -> Side {
        if self.turns.len().is_multiple_of(2) {
            self.starter
        } else {
            self.starter.other()
        }
    }

    /// The finished turns, in order of play.
    pub fn turns(&self) -> &[Turn] {
        &self.turns
    }

    /// The first stone of the unfinished turn, if one has been played.
    pub const fn open_stone(&self) -> Option<TwinPoint> {
        self.open
    }

    /// The number of stones that the side to move may still play in this turn, 0 to 2. A turn has two stones, or one on
    /// empty boards and on the last empty point; after the end of the game none is left.
    pub fn stones_left(&self) -> usize {
        if self.outcome.is_some() {
            return 0;
        }
        let full_turn = if self.stones() == 0 { 1 } else { 2 };
        let left = full_turn - usize::from(self.open.is_some());
        left.min(2 * self.size().area() - self.stones())
    }

    /// The outcome, or `None` while the game is in progress.
    pub const fn outcome(&self) -> Option<&TwinOutcome> {
        self.outcome.as_ref()
    }

    /// Checks that the side to move may play a point.
    ///
    /// # Errors
    /// [`TwinError`] with the reason why it may not.
    pub fn check(&self, point: TwinPoint) -> Result<(), TwinError> {
        if self.outcome.is_some() {
            return Err(TwinError::GameOver);
        }
        if !self.size().contains(point.point) {
            return Err(TwinError::OffBoard {
                point,
                size: self.size(),
            });
        }
        match self.board(point.half).get(point.point) {
            Some(side) => Err(TwinError::Occupied { point, side }),
            None => Ok(()),
        }
    }

    /// Plays a stone of the side to move. If no more stones are left in the turn, the turn ends, and the outcome is
    /// returned if that ended the game.
    ///
    /// # Errors
    /// [`TwinError`] if the stone is not allowed; the position is then unchanged.
    pub fn play(&mut self, point: TwinPoint) -> Result<Option<&TwinOutcome>, TwinError> {
        self.check(point)?;
        let is_last = self.stones_left() == 1;
        let side = self.side_to_move();
        self.boards[point.half as usize].place(point.point, side);
        let turn = match self.open.take() {
            Some(first) => Turn::two(first, point),
            None => Turn::one(point),
        };
        if is_last {
            return Ok(self.finish_turn(turn));
        }
        self.open = Some(point);
        Ok(None)
    }

    /// Ends the turn after its first stone and returns the outcome if that ended the game.
    ///
    /// # Errors
    /// [`TwinError`] if no stone has been played or the game is over; the position is then unchanged.
    pub fn end_turn(&mut self) -> Result<Option<&TwinOutcome>, TwinError> {
        if self.outcome.is_some() {
            return Err(TwinError::GameOver);
        }
        let stone = self.open.take().ok_or(TwinError::EmptyTurn)?;
        Ok(self.finish_turn(Turn::one(stone)))
    }

    /// Plays a whole turn and returns the outcome if that ended the game. If the first stone of the turn has been
    /// played, the turn must begin with it.
    ///
    /// # Errors
    /// [`TwinError`] if the turn is not allowed; the position is then unchanged.
    pub fn play_turn(&mut self, turn: Turn) -> Result<Option<&TwinOutcome>, TwinError> {
        self.check_turn(turn)?;
        if self.open.is_none() {
            self.play(turn.first)?;
        }
        match turn.second {
            Some(second) => self.play(second),
            None if self.open.is_some() => self.end_turn(),
            None => Ok(self.outcome.as_ref()),
        }
    }

    /// Checks that a whole turn may be played.
    ///
    /// # Errors
    /// [`TwinError`] with the reason why it may not.
    pub fn check_turn(&self, turn: Turn) -> Result<(), TwinError> {
        match self.open {
            None => self.check(turn.first)?,
            Some(stone) if stone != turn.first => return Err(TwinError::TurnInProgress { stone }),
            Some(_) => {}
        }
        let Some(second) = turn.second else {
            return Ok(());
        };
        self.check(second)?;
        if second == turn.first {
            let side = self.side_to_move();
            return Err(TwinError::Occupied {
                point: second,
                side,
            });
        }
        if self.open.is_none() && self.stones_left() == 1 {
            return Err(TwinError::TurnFull { point: second });
        }
        Ok(())
    }

    /// Takes back the first stone of an unfinished turn and returns it. A finished turn can only be taken back
    /// [as a whole](Self::undo_turn).
    pub fn undo_stone(&mut self) -> Option<TwinPoint> {
        let stone = self.open.take()?;
        let side = self.side_to_move();
        self.boards[stone.half as usize].remove(stone.point, side);
        self.outcome = None;
        Some(stone)
    }

    /// Takes back the unfinished turn, or else the last turn, and any outcome. Returns the turn; `None` before the
    /// first stone.
    pub fn undo_turn(&mut self) -> Option<Turn> {
        if let Some(stone) = self.undo_stone() {
            return Some(Turn::one(stone));
        }
        let turn = self.turns.pop()?;
        let side = self.side_to_move();
        for stone in turn.stones() {
            self.boards[stone.half as usize].remove(stone.point, side);
        }
        self.outcome = None;
        Some(turn)
    }

    /// The outcome if the unfinished turn ended now. `None` if the game would continue, or if no stone of the turn has
    /// been played. User interfaces warn with it.
    pub fn outcome_if_turn_ends(&self) -> Option<TwinOutcome> {
        self.judge(Turn::one(self.open?))
    }

    /// Sets or clears an outcome that no stone decided.
    pub(super) fn set_outcome(&mut self, outcome: Option<TwinOutcome>) {
        self.outcome = outcome;
    }

    /// Ends a turn whose stones are on the boards.
    fn finish_turn(&mut self, turn: Turn) -> Option<&TwinOutcome> {
        self.outcome = self.judge(turn);
        self.turns.push(turn);
        self.outcome.as_ref()
    }

    /// The outcome after a turn of the side to move, whose stones are on the boards.
    fn judge(&self, turn: Turn) -> Option<TwinOutcome> {
        let mover = self.side_to_move();
        let [left, right] = Half::ALL.map(|half| self.rows_of(turn, half, mover));
        let lone_half = match (left.is_empty(), right.is_empty()) {
            (true, true) => return self.draw().map(TwinOutcome::Draw),
            (false, false) => None,
            (false, true) => Some(Half::Left),
            (true, false) => Some(Half::Right),
        };
        let lines = TwinLines { left, right };
        let by = match lone_half {
            None => TwinVictory::BothBoards(lines),
            Some(half) if self.has_row(half.other(), mover) => TwinVictory::DifferentTurns(lines),
            Some(_) => TwinVictory::OneBoard(lines),
        };
        Some(TwinOutcome::Win {
            winner: if lone_half.is_some() {
                mover.other()
            } else {
                mover
            },
            by,
        })
    }

    /// The rows on one board that contain a stone of a turn, each once.
    fn rows_of(&self, turn: Turn, half: Half, side: Side) -> Vec<Vec<Point>> {
        let mut rows: Vec<Run> = Vec::new();
        let board = self.board(half);
        for run in turn
            .on(half)
            .flat_map(|stone| rows_through(board, stone, side))
        {
            if !rows.contains(&run) {
                rows.push(run);
            }
        }
        rows.into_iter().map(|run| run.points().collect()).collect()
    }

    /// Whether a side has a row anywhere on a board.
    fn has_row(&self, half: Half, side: Side) -> bool {
        let board = self.board(half);
        let mut stones = board.iter().filter(|&(_, owner)| owner == side);
        stones.any(|(stone, _)| makes_row(board, stone, side))
    }

    /// The reason for a draw, if the game is drawn.
    fn draw(&self) -> Option<TwinDrawReason> {
        if self.boards.iter().all(Board::is_full) {
            return Some(TwinDrawReason::FullBoards);
        }
        let cannot_win = |side: Side| !Half::ALL.iter().all(|&half| self.can_make_row(half, side));
        Side::ALL
            .into_iter()
            .all(cannot_win)
            .then_some(TwinDrawReason::NoRowLeft)
    }

    /// Whether a board has five adjacent points on a line without an opponent's stone.
    fn can_make_row(&self, half: Half, side: Side) -> bool {
        let board = self.board(half);
        let size = self.size();
        let is_free = |point: Point| size.contains(point) && board.get(point) != Some(side.other());
        let is_free_line = |start: Point, direction: Direction| {
            let mut points = (0..).take(FIVE);
            points.all(|steps| is_free(start.offset(direction.step(), steps)))
        };
        size.points()
            .any(|start| Direction::ALL.iter().any(|&line| is_free_line(start, line)))
    }
}

/// The rows that a stone of a side on a point belongs to, or would make if it were played.
fn rows_through(board: &Board, point: Point, side: Side) -> impl Iterator<Item = Run> {
    let run = move |direction| board.run_through(point, side, direction);
    Direction::ALL
        .into_iter()
        .map(run)
        .filter(|run| is_row(run.length))
}

/// Whether a stone of a side on a point belongs to a row, or would make one if it were played.
pub(super) fn makes_row(board: &Board, point: Point, side: Side) -> bool {
    rows_through(board, point, side).next().is_some()
}

//! A moment of a game on twin boards: stones, whose turn it is, and how far the turn has come.

use thiserror::Error;

use super::{Half, Turn, TwinDraw, TwinLines, TwinOutcome, TwinPoint, TwinVictory, is_row};
use crate::rules::{Board, BoardSize, Direction, FIVE, Point, Run, Side};

/// The usual size of both boards.
pub const TWIN_SIZE: BoardSize = match BoardSize::new(19) {
    Ok(size) => size,
    Err(_) => BoardSize::MAX,
};

/// Why a stone, or the end of a turn or of the game, was refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum TwinError {
    /// The boards have no such point.
    #[error("{point} is off the board of size {}", size.get())]
    OffBoard {
        /// The point that was asked for.
        point: TwinPoint,
        /// The size of both boards.
        size: BoardSize,
    },
    /// A stone stands there.
    #[error("{point} is taken by {side}: choose an empty point")]
    Occupied {
        /// The point that was asked for.
        point: TwinPoint,
        /// The side whose stone stands there.
        side: Side,
    },
    /// The end of a turn without a stone.
    #[error("a turn has at least one stone: place one before ending it")]
    EmptyTurn,
    /// A whole turn where another one has begun.
    #[error("the turn started with {stone}: continue it or undo that stone")]
    Begun {
        /// The stone that was played.
        stone: TwinPoint,
    },
    /// A whole turn that has a stone more than there is room for.
    #[error("{point} cannot be added: the turn is already complete")]
    NoRoom {
        /// The stone too many.
        point: TwinPoint,
    },
    /// Nothing can be played any more.
    #[error("the game is over: undo, or start a new game")]
    GameOver,
}

/// One moment of a game, with everything that led to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TwinPosition {
    boards: [Board; 2],
    /// Who plays the first turn.
    starter: Side,
    turns: Vec<Turn>,
    /// The stone of a turn that has room for another.
    open: Option<TwinPoint>,
    outcome: Option<TwinOutcome>,
}

impl TwinPosition {
    /// The start of a game: two empty boards of the same size, Black to play one stone.
    #[must_use]
    pub fn new(size: BoardSize) -> Self {
        Self {
            boards: [Board::new(size), Board::new(size)],
            starter: Side::Black,
            turns: Vec::new(),
            open: None,
            outcome: None,
        }
    }

    /// A game that begins with stones on the boards; with any at all, its first turn has room for two.
    ///
    /// # Errors
    /// [`TwinError`] names the first stone that finds no empty point.
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
    #[must_use]
    pub const fn board(&self, half: Half) -> &Board {
        &self.boards[half as usize]
    }

    /// Points a side, on both boards.
    #[must_use]
    pub const fn size(&self) -> BoardSize {
        self.boards[0].size()
    }

    /// How many stones stand on both boards.
    #[must_use]
    pub const fn stones(&self) -> usize {
        self.boards[0].stones() + self.boards[1].stones()
    }

    /// Whose turn it is, or would be if the game were not over.
    #[must_use]
    pub const fn side_to_move(&self) -> Side {
        if self.turns.len().is_multiple_of(2) {
            self.starter
        } else {
            self.starter.other()
        }
    }

    /// The turns that are over, in order.
    #[must_use]
    pub fn turns(&self) -> &[Turn] {
        &self.turns
    }

    /// The stone of the turn that is not over, if one was played.
    #[must_use]
    pub const fn open_stone(&self) -> Option<TwinPoint> {
        self.open
    }

    /// How many stones the turn still has room for: one on empty boards and for the last point, two at the beginning of
    /// any other turn, none when the game is over.
    #[must_use]
    pub fn room(&self) -> usize {
        if self.outcome.is_some() {
            return 0;
        }
        let full_turn = if self.stones() == 0 { 1 } else { 2 };
        let left = full_turn - usize::from(self.open.is_some());
        left.min(2 * self.size().area() - self.stones())
    }

    /// How the game ended, if it has.
    #[must_use]
    pub const fn outcome(&self) -> Option<&TwinOutcome> {
        self.outcome.as_ref()
    }

    /// Whether a stone may be played on a point now.
    ///
    /// # Errors
    /// [`TwinError`] says why not.
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

    /// Plays a stone of the side to move. With the last stone that the turn has room for the turn ends and is judged, and
    /// what that made of the game is told.
    ///
    /// # Errors
    /// [`TwinError`] when the stone is not allowed; the position is then exactly as it was.
    pub fn play(&mut self, point: TwinPoint) -> Result<Option<&TwinOutcome>, TwinError> {
        self.check(point)?;
        let is_last = self.room() == 1;
        let side = self.side_to_move();
        self.boards[point.half as usize].place(point.point, side);
        let turn = match self.open.take() {
            Some(first) => Turn::two(first, point),
            None => Turn::one(point),
        };
        if is_last {
            return Ok(self.close(turn));
        }
        self.open = Some(point);
        Ok(None)
    }

    /// Ends the turn after its first stone.
    ///
    /// # Errors
    /// [`TwinError`] when no stone was played, or the game is over; the position is then exactly as it was.
    pub fn end_turn(&mut self) -> Result<Option<&TwinOutcome>, TwinError> {
        if self.outcome.is_some() {
            return Err(TwinError::GameOver);
        }
        let stone = self.open.take().ok_or(TwinError::EmptyTurn)?;
        Ok(self.close(Turn::one(stone)))
    }

    /// Plays a whole turn. Of a turn that is open already the first stone must be the one that was played.
    ///
    /// # Errors
    /// [`TwinError`] when it is not allowed; the position is then exactly as it was.
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

    /// Whether a whole turn may be played now.
    ///
    /// # Errors
    /// [`TwinError`] says why not.
    pub fn check_turn(&self, turn: Turn) -> Result<(), TwinError> {
        match self.open {
            None => self.check(turn.first)?,
            Some(stone) if stone != turn.first => return Err(TwinError::Begun { stone }),
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
        if self.open.is_none() && self.room() == 1 {
            return Err(TwinError::NoRoom { point: second });
        }
        Ok(())
    }

    /// Takes back the stone of a turn that is not over, and gives its point. A turn that is over goes back
    /// [as a whole](Self::undo_turn).
    pub fn undo_stone(&mut self) -> Option<TwinPoint> {
        let stone = self.open.take()?;
        let side = self.side_to_move();
        self.boards[stone.half as usize].lift(stone.point, side);
        self.outcome = None;
        Some(stone)
    }

    /// Takes the last turn back, and with it whatever had ended the game: the stone of a turn that is not over, or else
    /// the turn before. Gives what it was, or nothing at the start.
    pub fn undo_turn(&mut self) -> Option<Turn> {
        if let Some(stone) = self.undo_stone() {
            return Some(Turn::one(stone));
        }
        let turn = self.turns.pop()?;
        let side = self.side_to_move();
        for stone in turn.stones() {
            self.boards[stone.half as usize].lift(stone.point, side);
        }
        self.outcome = None;
        Some(turn)
    }

    /// How the game would end if the turn ended with the stones that it has; nothing if it would go on, or if no stone was
    /// played. This is what a player is warned of.
    #[must_use]
    pub fn outcome_of_ending(&self) -> Option<TwinOutcome> {
        self.judge(Turn::one(self.open?))
    }

    /// Ends the game by something else than a stone, or takes such an end back.
    pub(super) fn set_outcome(&mut self, outcome: Option<TwinOutcome>) {
        self.outcome = outcome;
    }

    fn close(&mut self, turn: Turn) -> Option<&TwinOutcome> {
        self.outcome = self.judge(turn);
        self.turns.push(turn);
        self.outcome.as_ref()
    }

    /// What a turn of the side to move, whose stones stand on the boards, makes of the game.
    fn judge(&self, turn: Turn) -> Option<TwinOutcome> {
        let mover = self.side_to_move();
        let [left, right] = Half::ALL.map(|half| self.rows_of(turn, half, mover));
        let alone = match (left.is_empty(), right.is_empty()) {
            (true, true) => return self.draw().map(TwinOutcome::Draw),
            (false, false) => None,
            (false, true) => Some(Half::Left),
            (true, false) => Some(Half::Right),
        };
        let lines = TwinLines { left, right };
        let by = match alone {
            None => TwinVictory::BothBoards(lines),
            Some(half) if self.has_row(half.other(), mover) => TwinVictory::DifferentTurns(lines),
            Some(_) => TwinVictory::OneBoard(lines),
        };
        Some(TwinOutcome::Win {
            winner: if alone.is_some() {
                mover.other()
            } else {
                mover
            },
            by,
        })
    }

    /// The rows on one board that hold a stone of a turn, each once.
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

    fn draw(&self) -> Option<TwinDraw> {
        if self.boards.iter().all(Board::is_full) {
            return Some(TwinDraw::FullBoards);
        }
        let is_shut_out = |side: Side| !Half::ALL.iter().all(|&half| self.has_line(half, side));
        Side::ALL
            .into_iter()
            .all(is_shut_out)
            .then_some(TwinDraw::NoRowLeft)
    }

    /// Whether a board has five points in line without a stone of the other side.
    fn has_line(&self, half: Half, side: Side) -> bool {
        let board = self.board(half);
        let size = self.size();
        let is_free = |point: Point| size.contains(point) && board.get(point) != Some(side.other());
        let is_line = |start: Point, direction: Direction| {
            let mut points = (0..).take(FIVE);
            points.all(|steps| is_free(start.offset(direction.step(), steps)))
        };
        size.points()
            .any(|start| Direction::ALL.iter().any(|&line| is_line(start, line)))
    }
}

/// The rows that a stone of a side on a point belongs to, or would make if it were played there.
fn rows_through(board: &Board, point: Point, side: Side) -> impl Iterator<Item = Run> {
    let run = move |direction| board.run_through(point, side, direction);
    Direction::ALL
        .into_iter()
        .map(run)
        .filter(|run| is_row(run.length))
}

/// Whether there is any such row.
pub(super) fn makes_row(board: &Board, point: Point, side: Side) -> bool {
    rows_through(board, point, side).next().is_some()
}

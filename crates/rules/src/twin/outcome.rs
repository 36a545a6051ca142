//! The result of a game on twin boards and the reason for it.

use serde::{Deserialize, Serialize};

use super::Half;
use crate::{EndReason, Outcome, Point};

/// The result of a finished game on twin boards.
pub type TwinOutcome = Outcome<TwinVictory, TwinDrawReason>;

/// The reason for a win.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum TwinVictory {
    /// The winner completed these rows, on both boards in one turn.
    BothBoards(TwinLines),
    /// The loser completed these rows, on one board alone.
    OneBoard(TwinLines),
    /// The loser completed these rows on one board, and had a row on the other board from an earlier turn. Only
    /// possible in a position that was set up, since the earlier row alone would have lost.
    DifferentTurns(TwinLines),
    /// The loser resigned.
    Resignation,
    /// The loser's time ran out.
    Time,
    /// The loser was absent from an online game for too long.
    Absence,
}

/// The rows that a turn completed on each board, each row from end to end.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct TwinLines {
    /// The rows on the left board.
    pub left: Vec<Vec<Point>>,
    /// The rows on the right board.
    pub right: Vec<Vec<Point>>,
}

/// The reason for a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum TwinDrawReason {
    /// Both boards are full.
    FullBoards,
    /// Each side has a board on which it can no longer make a row.
    NoRowLeft,
    /// Both sides agreed to a draw.
    Agreement,
}

impl TwinLines {
    /// The rows on one board.
    pub fn on(&self, half: Half) -> &[Vec<Point>] {
        match half {
            Half::Left => &self.left,
            Half::Right => &self.right,
        }
    }
}

impl EndReason for TwinVictory {
    fn is_on_board(&self) -> bool {
        !matches!(self, Self::Resignation | Self::Time | Self::Absence)
    }

    fn is_time(&self) -> bool {
        matches!(self, Self::Time | Self::Absence)
    }
}

impl EndReason for TwinDrawReason {
    fn is_on_board(&self) -> bool {
        *self != Self::Agreement
    }
}

impl TwinOutcome {
    /// The rows on one board that decided the game; empty if no rows did.
    pub fn lines_on(&self, half: Half) -> &[Vec<Point>] {
        match self {
            Self::Win {
                by:
                    TwinVictory::BothBoards(lines)
                    | TwinVictory::OneBoard(lines)
                    | TwinVictory::DifferentTurns(lines),
                ..
            } => lines.on(half),
            _ => &[],
        }
    }
}

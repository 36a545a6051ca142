//! How a game on twin boards ended.

use serde::{Deserialize, Serialize};

use super::Half;
use crate::rules::{Point, Side};

/// The end of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum TwinOutcome {
    /// One side has won.
    Win {
        /// The side that has won.
        winner: Side,
        /// What decided it.
        by: TwinVictory,
    },
    /// Nobody has won.
    Draw(TwinDraw),
}

/// What decided a won game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum TwinVictory {
    /// The winner completed rows on both boards in one turn: these.
    BothBoards(TwinLines),
    /// The loser completed rows on one board alone: these.
    OneBoard(TwinLines),
    /// The loser completed rows on one board, these, after it had one on the other board from an earlier turn. Only a
    /// position that was set up comes to that, since the earlier row alone loses.
    DifferentTurns(TwinLines),
    /// The loser resigned.
    Resignation,
    /// The loser ran out of time.
    Time,
}

/// The rows that a turn completed, for each board; each row from end to end.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct TwinLines {
    /// On the left board.
    pub left: Vec<Vec<Point>>,
    /// On the right board.
    pub right: Vec<Vec<Point>>,
}

/// Why nobody has won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum TwinDraw {
    /// No point is left to play.
    FullBoards,
    /// Each side has a board on which it can make no row any more.
    NoRowLeft,
    /// Both sides agreed.
    Agreement,
}

impl TwinLines {
    /// The rows on one board.
    #[must_use]
    pub fn on(&self, half: Half) -> &[Vec<Point>] {
        match half {
            Half::Left => &self.left,
            Half::Right => &self.right,
        }
    }
}

impl TwinOutcome {
    /// The side that has won, if one has.
    #[must_use]
    pub const fn winner(&self) -> Option<Side> {
        match self {
            Self::Win { winner, .. } => Some(*winner),
            Self::Draw(_) => None,
        }
    }

    /// The rows on one board that decided the game; none when none did.
    #[must_use]
    pub fn lines(&self, half: Half) -> &[Vec<Point>] {
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

    /// Whether the stones on the boards ended the game, and not a word of the players or the clock.
    #[must_use]
    pub const fn is_by_stones(&self) -> bool {
        !matches!(
            self,
            Self::Draw(TwinDraw::Agreement)
                | Self::Win {
                    by: TwinVictory::Resignation | TwinVictory::Time,
                    ..
                }
        )
    }
}

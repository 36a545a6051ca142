//! The result of a finished game and the reason for it.

use serde::{Deserialize, Serialize};

use super::{Foul, Point, Side};

/// The result of a finished game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Outcome {
    /// One side won.
    Win {
        /// The side that won.
        winner: Side,
        /// The reason for the win.
        by: Victory,
    },
    /// Neither side won.
    Draw(DrawReason),
}

/// The reason for a win.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Victory {
    /// The last stone completed these winning lines, usually one. Each is given from end to end.
    Lines(Vec<Vec<Point>>),
    /// Black, the loser, played on a forbidden point.
    Foul(Foul),
    /// The loser resigned.
    Resignation,
    /// The loser's time ran out.
    Time,
}

/// The reason for a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum DrawReason {
    /// The side to move has no legal point left: the board is full, or in Renju every empty point is forbidden to
    /// Black.
    FullBoard,
    /// Both sides agreed to a draw.
    Agreement,
    /// Both sides passed in succession.
    Passes,
}

impl Outcome {
    /// The side that won, or `None` for a draw.
    #[must_use]
    pub const fn winner(&self) -> Option<Side> {
        match self {
            Self::Win { winner, .. } => Some(*winner),
            Self::Draw(_) => None,
        }
    }

    /// The winning lines; empty unless the game was won by [`Victory::Lines`].
    #[must_use]
    pub fn lines(&self) -> &[Vec<Point>] {
        match self {
            Self::Win {
                by: Victory::Lines(lines),
                ..
            } => lines,
            _ => &[],
        }
    }

    /// Whether the moves themselves ended the game, rather than a resignation, an agreement or the clock.
    #[must_use]
    pub const fn is_decided_on_board(&self) -> bool {
        matches!(
            self,
            Self::Win {
                by: Victory::Lines(_) | Victory::Foul(_),
                ..
            } | Self::Draw(DrawReason::FullBoard | DrawReason::Passes)
        )
    }
}

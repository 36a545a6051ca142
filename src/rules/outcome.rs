//! How a game ended.

use serde::{Deserialize, Serialize};

use super::{Foul, Point, Side};

/// The end of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Outcome {
    /// One side has won.
    Win {
        /// The side that has won.
        winner: Side,
        /// What decided it.
        by: Victory,
    },
    /// Nobody has won.
    Draw(DrawReason),
}

/// What decided a won game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Victory {
    /// Every line that the last stone completed, each from end to end; one line almost always.
    Lines(Vec<Vec<Point>>),
    /// The last stone, Black's, stands on a forbidden point.
    Foul(Foul),
    /// The loser resigned.
    Resignation,
    /// The loser ran out of time.
    Time,
}

/// Why nobody has won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum DrawReason {
    /// No point is left to play, or under Renju none but such as are forbidden to Black, who is to move.
    FullBoard,
    /// Both sides agreed.
    Agreement,
    /// Both sides passed, one after the other.
    Passes,
}

impl Outcome {
    /// The side that has won, if one has.
    #[must_use]
    pub const fn winner(&self) -> Option<Side> {
        match self {
            Self::Win { winner, .. } => Some(*winner),
            Self::Draw(_) => None,
        }
    }

    /// The winning lines; none when no five decided the game.
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

    /// Whether the moves ended the game, and not a word of the players or the clock.
    #[must_use]
    pub const fn is_by_stones(&self) -> bool {
        matches!(
            self,
            Self::Win {
                by: Victory::Lines(_) | Victory::Foul(_),
                ..
            } | Self::Draw(DrawReason::FullBoard | DrawReason::Passes)
        )
    }
}

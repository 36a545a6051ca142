//! The two players of an opening, independent of colour.

use serde::{Deserialize, Serialize};

/// One of the two players of an opening. A swap exchanges their colours, not their order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Player {
    /// The player who has Black when the opening begins.
    First,
    /// The other player.
    Second,
}

impl Player {
    /// Both players in order.
    pub const ALL: [Self; 2] = [Self::First, Self::Second];

    /// The opponent.
    pub const fn other(self) -> Self {
        match self {
            Self::First => Self::Second,
            Self::Second => Self::First,
        }
    }
}

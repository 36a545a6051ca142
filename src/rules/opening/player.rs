//! The two at the board, whatever their colour.

use serde::{Deserialize, Serialize};

/// One of the two players. A swap changes their colours, never who they are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Player {
    /// Begins, with Black to start with.
    First,
    /// Sits opposite.
    Second,
}

impl Player {
    /// Both, in the order in which they begin.
    pub const ALL: [Self; 2] = [Self::First, Self::Second];

    /// The one who sits opposite.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::First => Self::Second,
            Self::Second => Self::First,
        }
    }
}

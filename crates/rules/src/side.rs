//! The two sides, Black and White.

use std::fmt;

use serde::{Deserialize, Serialize};

/// A side: Black, who moves first, or White.
///
/// ```
/// use narabe_rules::Side;
///
/// assert_eq!(Side::to_move_after(3), Side::White);
/// assert_eq!(Side::White.after(2), Side::Black.other());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Side {
    /// Moves first.
    Black,
    /// Moves second.
    White,
}

impl Side {
    /// Both sides, in the order in which they move.
    pub const ALL: [Self; 2] = [Self::Black, Self::White];

    /// The opponent.
    pub const fn other(self) -> Self {
        match self {
            Self::Black => Self::White,
            Self::White => Self::Black,
        }
    }

    /// The side to move after `ply` moves from an empty board, passes included. If the game may have started from a
    /// set-up, ask [`Position::side_at`](super::Position::side_at).
    pub const fn to_move_after(ply: usize) -> Self {
        Self::Black.after(ply)
    }

    /// The side to move `plies` moves after this side was to move.
    pub const fn after(self, plies: usize) -> Self {
        if plies.is_multiple_of(2) {
            self
        } else {
            self.other()
        }
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Black => "Black",
            Self::White => "White",
        })
    }
}

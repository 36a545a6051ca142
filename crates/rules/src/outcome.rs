//! The result of a finished game and the reason for it.

use serde::{Deserialize, Serialize};

use super::{Foul, Point, Side};

/// The result of a finished game, with the reasons that the kind of game knows.
///
/// ```
/// use narabe_rules::{BoardSize, Position, Rule, Side};
///
/// let mut game = Position::new(Rule::Standard, BoardSize::DEFAULT);
/// for point in ["e5", "a1", "f6", "a3", "g7", "a5", "h8", "a7", "i9"] {
///     game.play(point.parse()?)?;
/// }
/// let outcome = game.outcome().expect("five in a row");
/// assert_eq!(outcome.winner(), Some(Side::Black));
/// assert_eq!(outcome.lines()[0].len(), 5);
/// assert!(outcome.is_decided_on_board());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Outcome<V = Victory, D = DrawReason> {
    /// One side won.
    Win {
        /// The side that won.
        winner: Side,
        /// The reason for the win.
        by: V,
    },
    /// Neither side won.
    Draw(D),
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
    /// The loser was absent from an online game for too long.
    Absence,
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

/// Why a game was won or drawn.
pub trait EndReason: std::fmt::Debug {
    /// Whether it is found on the board, rather than a resignation, an agreement or the clock.
    fn is_on_board(&self) -> bool;
    /// Whether a player's time ran out, on the clock or by absence.
    fn is_time(&self) -> bool {
        false
    }
}

impl EndReason for Victory {
    fn is_on_board(&self) -> bool {
        matches!(self, Self::Lines(_) | Self::Foul(_))
    }

    fn is_time(&self) -> bool {
        matches!(self, Self::Time | Self::Absence)
    }
}

impl EndReason for DrawReason {
    fn is_on_board(&self) -> bool {
        matches!(self, Self::FullBoard | Self::Passes)
    }
}

impl<V, D> Outcome<V, D> {
    /// The side that won, or `None` for a draw.
    pub const fn winner(&self) -> Option<Side> {
        match self {
            Self::Win { winner, .. } => Some(*winner),
            Self::Draw(_) => None,
        }
    }
}

impl<V: EndReason, D: EndReason> Outcome<V, D> {
    /// Whether the moves themselves ended the game, rather than a resignation, an agreement or the clock.
    pub fn is_decided_on_board(&self) -> bool {
        match self {
            Self::Win { by, .. } => by.is_on_board(),
            Self::Draw(reason) => reason.is_on_board(),
        }
    }

    /// Whether a player's time ran out, on the clock or by absence.
    pub fn is_decided_by_time(&self) -> bool {
        match self {
            Self::Win { by, .. } => by.is_time(),
            Self::Draw(reason) => reason.is_time(),
        }
    }
}

impl Outcome {
    /// The winning lines; empty unless the game was won by [`Victory::Lines`].
    pub fn lines(&self) -> &[Vec<Point>] {
        match self {
            Self::Win {
                by: Victory::Lines(lines),
                ..
            } => lines,
            _ => &[],
        }
    }
}

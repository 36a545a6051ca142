//! The start of a game: an empty board with Black to move, or a set-up of any stones with either side to move.

use std::sync::Arc;

use thiserror::Error;

use crate::{Point, SetupError, Side};

/// Why no game can start from a set-up: it would be over at once.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum StartError {
    /// A side has won already.
    #[error("{winner} has won already with the row from {} to {}: remove a stone of it", ends(line)[0], ends(line)[1])]
    Won {
        /// The side that has won.
        winner: Side,
        /// The winning line from end to end.
        line: Vec<Point>,
    },
    /// The board is full.
    #[error("{to_move} has no point left to play: remove a stone")]
    NoPointLeft {
        /// The side to move.
        to_move: Side,
    },
}

/// The text of both ends of a line.
fn ends(line: &[Point]) -> [String; 2] {
    [line.first(), line.last()].map(|end| end.map(Point::to_string).unwrap_or_default())
}

/// Why the saved form of a set-up is invalid.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SavedSetupError {
    /// A stone cannot be placed.
    #[error(transparent)]
    Stone(#[from] SetupError),
    /// No game can start from the stones.
    #[error(transparent)]
    Start(#[from] StartError),
}

/// The start of a game: cheap to copy, because engines copy positions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Start {
    /// The stones of a set-up, row by row from the bottom; `None` if there are none.
    pub(super) stones: Option<Arc<[(Point, Side)]>>,
    pub(super) to_move: Side,
    /// Whether sides may pass at any time, as files of other programs have it.
    pub(super) free_passes: bool,
}

impl Start {
    /// An empty board, Black to move.
    pub(super) const EMPTY: Self = Self {
        stones: None,
        to_move: Side::Black,
        free_passes: false,
    };
}

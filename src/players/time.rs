//! How much time there is for a move, as the clock of the game says.

use crate::engine::Limits;
use serde::{Deserialize, Serialize};
use std::time::Duration;

/// How long full strength thinks about a move when no clock says anything.
const FREE_TURN: Duration = Duration::from_millis(2500);

/// The time for a move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum MoveTime {
    /// There is no clock.
    #[default]
    Free,
    /// So much for this move alone: a period runs.
    Turn(Duration),
    /// So much for all moves to come.
    Match(Duration),
}

impl MoveTime {
    /// The longest that a thinker who obeys the clock may take.
    pub fn most(self) -> Duration {
        match self {
            Self::Free => FREE_TURN,
            Self::Turn(time) | Self::Match(time) => time,
        }
    }

    /// The same for the engine.
    pub(super) fn limits(self) -> Limits {
        match self {
            Self::Free => Limits::move_time(FREE_TURN),
            Self::Turn(time) => Limits::move_time(time),
            Self::Match(time) => Limits {
                time_left: Some(time),
                ..Limits::default()
            },
        }
    }
}

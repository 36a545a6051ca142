//! The time available for a move, as told to engines.

use narabe_engine_core::Limits;
use serde::{Deserialize, Serialize};
use std::time::Duration;

/// How long an engine at full strength thinks about a move if the game has no clock.
const UNTIMED_MOVE: Duration = Duration::from_millis(2500);

/// The time available for a move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum MoveTime {
    /// The game has no clock.
    #[default]
    Unlimited,
    /// This time for this turn alone, as in a byo-yomi period.
    Turn(Duration),
    /// This time for all remaining moves of the game.
    Game(Duration),
}

impl MoveTime {
    /// The longest time that an engine may take for the move.
    pub fn longest(self) -> Duration {
        match self {
            Self::Unlimited => UNTIMED_MOVE,
            Self::Turn(time) | Self::Game(time) => time,
        }
    }

    /// The corresponding search limits.
    pub(super) fn limits(self) -> Limits {
        match self {
            Self::Unlimited => Limits::move_time(UNTIMED_MOVE),
            Self::Turn(time) => Limits::move_time(time),
            Self::Game(time) => Limits {
                time_left: Some(time),
                ..Limits::default()
            },
        }
    }
}

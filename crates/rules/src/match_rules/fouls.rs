//! What happens when Black plays a forbidden point.

use serde::{Deserialize, Serialize};

/// What happens when Black plays a forbidden point, under a rule that has any.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Default)]
pub enum FoulRule {
    /// The move is refused and the game continues.
    #[default]
    Refused,
    /// The move is played and loses, as in tournaments.
    Loses,
}

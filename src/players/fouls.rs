//! What becomes of a forbidden move.

use serde::{Deserialize, Serialize};

/// What becomes of a forbidden move of Black, under a rule that has some.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Default)]
pub enum FoulRule {
    /// It is refused, and the game goes on.
    #[default]
    Refused,
    /// It loses, as in a tournament.
    Loses,
}

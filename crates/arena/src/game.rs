//! A game of the arena.

use crate::ErrorText;
use narabe_rules::{Point, Side};

/// How one game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    /// The side that has won.
    pub winner: Option<Side>,
    /// What the loser did wrong, if the game ended by that.
    pub fault: Option<ErrorText>,
    /// The moves.
    pub moves: Vec<Point>,
}

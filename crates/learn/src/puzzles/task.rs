//! What is asked in a position, and the answer.

use serde::{Deserialize, Serialize};

use super::Theme;
use narabe_rules::Point;

/// What is asked in a position, and the answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Task<T = Point> {
    /// What is asked.
    pub theme: Theme,
    /// All first moves that do it, row by row from the bottom; on twin boards all first turns, by board and point.
    pub solutions: Vec<T>,
    /// Moves of the winner to the five, the five included: of the side to move in the shortest win of the theme's kind, or of the
    /// other side in the win that it threatens where the task is to hold.
    pub moves: usize,
}

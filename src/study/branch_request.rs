//! The requests that choose a branch of a library with too many moves for a study.

use bevy::prelude::*;
use narabe_rules::Point;

/// A request to the library whose branch is being chosen.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub enum BranchRequest {
    /// A point of the board was pressed: shows the position after its move, if there is one.
    Press(Point),
    /// Shows the position of the node with this number.
    GoTo(u32),
    /// Shows the position before.
    Back,
    /// Opens the branch of the position as a study.
    Open,
}

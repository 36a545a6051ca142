//! The order of an update of the mirror.

use bevy::prelude::*;

/// The steps of an update, in order.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum MirrorSystems {
    /// Every part of the outline gets its element.
    Parts,
    /// The boards get their cells.
    Points,
    /// The DOM focus moves to where the game's is.
    Focus,
}

//! When the board is drawn within a frame.

use bevy::ecs::schedule::ScheduleLabel;
use bevy::prelude::*;

/// The schedule that draws the board and its effects, between `Update` and the layout.
#[derive(ScheduleLabel, Debug, Clone, PartialEq, Eq, Hash)]
pub struct BoardSchedule;

/// The order within [`BoardSchedule`].
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum BoardSystems {
    /// Placement and look are updated.
    Frame,
    /// Textures are baked.
    Bake,
    /// The board is drawn.
    Draw,
    /// Effects over the board are drawn.
    Effects,
}

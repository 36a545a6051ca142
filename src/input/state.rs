//! The state that screens set for the keys.

use bevy::prelude::*;

/// Whether the heat map is shown. The screens toggle it.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct HeatMapShown(pub bool);

/// The arrow keys that move the board's cursor while the board does not have the keyboard's focus: where there are none, the screen
/// uses them, and the cursor is reached with Tab.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum BoardArrows {
    #[default]
    All,
    None,
}

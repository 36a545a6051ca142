//! The state that screens set for the keys.

use bevy::prelude::*;

/// Whether the heat map is shown. Key V and the screens toggle it.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct HeatMapShown(pub bool);

/// Whether the board's keys are enabled. A screen that uses the keys itself sets it to false.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq)]
pub struct BoardKeys(pub bool);

impl Default for BoardKeys {
    fn default() -> Self {
        Self(true)
    }
}

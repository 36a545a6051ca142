//! The state that screens set for the keys.

use bevy::prelude::*;

/// Whether the heat map is shown. The screens toggle it.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct HeatMapShown(pub bool);

/// The arrow keys that move the board's cursor while the board does not have the focus; the screen uses the others.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum BoardArrows {
    #[default]
    All,
    UpAndDown,
    None,
}

impl BoardArrows {
    /// Whether the arrow of this step moves the cursor.
    pub fn include(self, step: IVec2) -> bool {
        match self {
            Self::All => true,
            Self::UpAndDown => step.x == 0,
            Self::None => false,
        }
    }
}

//! Effects over the board: the line through the winning stones, gold leaf, the light of the title, and the easing
//! curves.

mod gold;
mod leaf_light;
mod win;

pub use leaf_light::TitleLight;
pub use win::WinProgress;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((win::plugin, gold::plugin, leaf_light::plugin));
}

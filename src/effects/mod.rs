//! Effects over the board: the line through the winning stones, gold leaf, the light of the title, and the easing
//! curves.

mod gold;
mod leaf_light;
mod win_line;
mod win_progress;

pub use leaf_light::TitleLight;
pub use win_progress::WinProgress;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        win_progress::plugin,
        win_line::plugin,
        gold::plugin,
        leaf_light::plugin,
    ));
}

//! The screens. Each is a builder that runs when its screen opens, and again when the window, the theme or
//! the language changes; see [`stage`].

mod credits;
mod keys;
mod load;
#[cfg(test)]
mod rig;
pub mod stage;
pub mod title;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((stage::plugin, keys::plugin))
        .add_plugins((title::plugin, load::plugin, credits::plugin));
}

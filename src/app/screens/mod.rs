//! The screens. Each is a builder that runs when its screen opens, and again when the window, the theme or
//! the language changes; see [`stage`].

mod keys;
pub mod new_game;
mod page;
mod refocus;
mod settings;
mod skins;
pub mod stage;
#[cfg(test)]
mod testing;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((stage::plugin, keys::plugin, new_game::plugin, settings::plugin, skins::plugin));
}

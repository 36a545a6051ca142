//! The moves of the study as text: the main line, variations below the moves that they replace, comments and glyphs. Large trees
//! are folded by branch ([`narabe_study::move_list`]); the current move stands in the upper third, with what follows below it.

mod content;
mod folds;
mod list;
mod rows;
mod strip;

pub use list::build;
pub use rows::CELL;
pub use strip::build as build_strip;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((list::plugin, strip::plugin));
}

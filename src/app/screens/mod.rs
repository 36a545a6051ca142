//! The screens. Each is a builder that runs when its screen opens, and again when the window, the theme or
//! the language changes; see [`stage`].

mod credits;
mod diagram;
mod game;
mod keys;
mod load;
pub mod new_game;
mod online;
mod openings;
mod opponent;
mod pace;
mod page;
mod questions;
mod refocus;
mod review;
mod rules;
mod settings;
mod skins;
pub mod stage;
#[cfg(test)]
pub(super) mod testing;
pub mod title;
mod twin;
mod words;

pub use game::{AskWhy, Spoken, usual_name};
pub use keys::{BackAsked, OpenMenu};
pub use new_game::{SetTerms, config_of};
pub use online::{Invited, OpenChat};
pub use openings::{ChooseOpening, OpeningChosen};
pub use rules::{Page, ShowRules};
pub use words::{computer_name, saved_game_of_both, saved_twin_of_both};

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        stage::plugin,
        keys::plugin,
        diagram::plugin,
        openings::plugin,
    ))
    .add_plugins((
        title::plugin,
        new_game::plugin,
        game::plugin,
        review::plugin,
        load::plugin,
        skins::plugin,
        settings::plugin,
        credits::plugin,
        rules::plugin,
        twin::plugin,
        online::plugin,
    ));
}

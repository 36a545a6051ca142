//! The screens. Each is a builder that runs when its screen opens, and again when the window, the theme or
//! the language changes; see [`stage`].

mod credits;
mod diagram;
#[cfg(test)]
mod frame_tests;
mod game;
mod heat;
mod keys;
mod licences;
mod load;
mod menu;
#[cfg(test)]
mod named;
pub mod new_game;
mod online;
mod openings;
mod opponent;
mod pace;
mod page;
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

pub use game::{AskLeave, AskWhy, Spoken};
pub use keys::{BackAsked, GameMenu, OpenMenu};
pub use menu::usual_name;
pub use new_game::SetTerms;
pub use online::{Invited, OpenChat};
pub use openings::{ChooseOpening, OpeningChosen};
pub use rules::{Page, ShowRules};
pub use words::computer_name;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        stage::plugin,
        keys::plugin,
        menu::plugin,
        diagram::plugin,
        openings::plugin,
    ))
    .add_plugins((
        title::plugin,
        new_game::plugin,
        game::plugin,
        heat::plugin,
        review::plugin,
        load::plugin,
        skins::plugin,
        settings::plugin,
        (credits::plugin, licences::plugin),
        rules::plugin,
        twin::plugin,
        online::plugin,
    ));
}

//! The screens. Each has a builder that runs when its screen opens, and again when the window, the theme or the
//! language changes; see [`lifecycle`].

#[cfg(test)]
mod accessibility_tests;
#[cfg(not(target_family = "wasm"))]
mod arena;
#[cfg(not(target_family = "wasm"))]
mod arena_setup;
mod board_picture;
mod board_side;
mod branch_choice;
mod credits;
mod diagram;
mod drill;
#[cfg(not(target_family = "wasm"))]
mod engines;
mod export_dialog;
mod game;
mod game_data;
mod game_study;
mod heat;
mod held_game;
pub mod import_card;
mod key_change;
mod key_list;
mod keys;
mod learn;
mod lesson;
mod library;
mod licences;
pub mod lifecycle;
mod load;
mod losses;
mod mistake_list;
mod move_row;
mod my_openings;
pub mod new_game;
mod online;
mod opening_file;
mod opening_name;
mod openings;
mod opponent_choice;
mod page;
mod pause_slider;
mod playback_buttons;
mod player_choice;
mod position_head;
mod position_setup;
mod practice_parts;
mod puzzles;
#[cfg(test)]
mod redraw_tests;
mod result_bar;
mod review;
mod review_label;
mod rules;
mod settings;
mod setup_row;
mod skins;
mod study;
#[cfg(test)]
mod switch_testing;
#[cfg(test)]
mod switch_tests;
#[cfg(test)]
pub(super) mod testing;
pub mod title;
#[cfg(not(target_family = "wasm"))]
mod unexpected_end;
mod weaknesses;
mod window_title;
mod wording;

pub use game::{ChatCardOpen, ConfirmLeave, ExplainFoul, usual_name};
pub use game_data::{DataSubject, EditData};
pub use keys::{BackRequested, GameMenu, OpenMenu};
pub use library::GameChoice;
pub use new_game::SetTerms;
pub use online::OpenInvitation;
pub use openings::{ChooseOpening, OpenMyOpenings, OpeningChosen};
pub use player_choice::OpenWeaknesses;
pub use rules::{RulesPage, ShowRules};
pub use settings::SettingsPosition;
pub use study::{AskDrill, StudyLiveGame};
#[cfg(not(target_family = "wasm"))]
pub use unexpected_end::unexpected_end_notice;
pub use window_title::TitleNotice;
pub use wording::player_names::{headline, side_name, slot_name};

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        lifecycle::plugin,
        key_change::plugin,
        key_list::plugin,
        keys::plugin,
        diagram::plugin,
        openings::plugin,
        (export_dialog::plugin, game_data::plugin, held_game::plugin),
        import_card::plugin,
        losses::plugin,
        opening_file::plugin,
        move_row::plugin,
        result_bar::plugin,
        (player_choice::plugin, my_openings::plugin),
        (
            mistake_list::plugin,
            weaknesses::plugin,
            opponent_choice::plugin,
        ),
        window_title::plugin,
    ))
    .add_plugins((
        title::plugin,
        new_game::plugin,
        game::plugin,
        heat::plugin,
        review::plugin,
        (library::plugin, load::plugin),
        skins::plugin,
        study::plugin,
        settings::plugin,
        #[cfg(not(target_family = "wasm"))]
        engines::plugin,
        (credits::plugin, licences::plugin),
        rules::plugin,
        (
            position_setup::plugin,
            branch_choice::plugin,
            (puzzles::plugin, drill::plugin),
        ),
        online::plugin,
        (learn::plugin, lesson::plugin),
    ));
    #[cfg(not(target_family = "wasm"))]
    app.add_plugins((arena::plugin, arena_setup::plugin, unexpected_end::plugin));
}

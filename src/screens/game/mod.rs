//! The screen of a game and of its result: cards, board, moves and buttons, laid out for the window.
//!
//! [`Screen::Game`] and [`Screen::Result`] share one layout: at the end the board and the cards stay in place and the
//! result replaces the move list. Twin boards have a layout of their own (`twin`); everything on it is the same.

mod actions;
mod announcements;
mod best_moves;
mod change_toasts;
mod coach_card;
#[cfg(test)]
mod coach_tests;
mod engine_fault_card;
#[cfg(not(target_family = "wasm"))]
mod engine_messages;
mod file_toasts;
mod floating_card;
mod foul_explanation;
mod landscape_lengths;
mod level_result;
mod match_progress;
mod menu;
mod model;
mod move_list;
mod online;
mod opening;
mod pause;
mod phone_layouts;
mod place_bar;
mod player_card_text;
mod player_cards;
mod result;
mod result_buttons;
mod screen_switch;
mod standing;
mod toggles;
mod turn_brackets;
mod twin;
mod verdict;
mod view;
mod wide_layouts;

pub use foul_explanation::ExplainFoul;
pub use menu::usual_name;
pub use online::{ChatCardOpen, ConfirmLeave};
pub(super) use twin::{board_model, board_slot};

use view::GameView;

use super::lifecycle::AddScreen;
use super::online::ChatDraft;
use crate::layout::Breakpoint;
use crate::live::Live;
use crate::live::online::Online;
use crate::state::Screen;
use crate::widgets::UiBuilder;
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_screen(Screen::Game, build)
        .add_screen(Screen::Result, build)
        .add_plugins((
            player_cards::plugin,
            actions::plugin,
            (best_moves::plugin, coach_card::plugin, level_result::plugin),
            (menu::plugin, model::plugin),
            move_list::plugin,
            (file_toasts::plugin, change_toasts::plugin),
            online::plugin,
            opening::plugin,
            place_bar::plugin,
            (
                result::plugin,
                screen_switch::plugin,
                engine_fault_card::plugin,
            ),
            announcements::plugin,
            toggles::plugin,
            turn_brackets::plugin,
            twin::plugin,
            foul_explanation::plugin,
        ));
    #[cfg(not(target_family = "wasm"))]
    app.add_plugins(engine_messages::plugin);
}

fn build(
    mut ui: UiBuilder,
    game: Res<Live>,
    online: Res<Online>,
    draft: Res<ChatDraft>,
    screen: Res<State<Screen>>,
) {
    let view = GameView {
        game: &game,
        online: game.is_online().then_some(&*online),
        draft: &draft,
        over: *screen.get() == Screen::Result && game.is_over(),
    };
    if game.is_twin() {
        twin::build(&mut ui, view);
        return;
    }
    match ui.layout.breakpoint {
        Breakpoint::Wide | Breakpoint::Desktop => wide_layouts::desktop(&mut ui, view),
        Breakpoint::TabletLandscape => wide_layouts::tablet_landscape(&mut ui, view),
        Breakpoint::TabletPortrait => wide_layouts::tablet_portrait(&mut ui, view),
        Breakpoint::PhoneLandscape => phone_layouts::landscape(&mut ui, view),
        Breakpoint::Phone if ui.layout.size.x > ui.layout.size.y => {
            phone_layouts::landscape(&mut ui, view);
        }
        Breakpoint::Phone => phone_layouts::portrait(&mut ui, view),
    }
}

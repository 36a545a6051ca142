//! The opening on the screen: the prompt of its protocol, and the buttons for decisions that are not points.
//!
//! With a side column a card stays over the move list until the opening is over. Otherwise it appears only when there
//! is something to decide, and the players' cards say where stones may go.

mod answers;
mod opening_line;
mod reasons;
#[cfg(test)]
mod tests;

pub use answers::takes_point;
pub use opening_line::line as name_line;
pub use reasons::{ShowReasons, has_reasons};

use super::floating_card::{self, ABOVE_BUTTONS, FloatingCard};
use crate::live::{Intent, LiveWriter, OneBoardGame, OneBoardMatch};
use crate::screens::lifecycle::AddScreen;
use crate::screens::openings::OpeningChosen;
use crate::screens::rules::{RulesPage, ShowRules};
use crate::screens::wording::opening_text;
use crate::screens::wording::rule_names::protocol_id;
use crate::state::Screen;
use crate::theme::{Icon, space};
use crate::widgets::{NodeStyle, Style, UiBuilder};
use bevy::prelude::*;
use narabe_rules::opening::Action;

#[derive(Component, Debug, Clone, Copy)]
struct OpeningCard;

/// Above the screen, below the explanation of a foul and below dialogs.
const LAYER: i32 = 390;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((opening_line::plugin, reasons::plugin))
        .add_details((show, play_chosen));
}

fn show(
    one_board: OneBoardGame,
    screen: Res<State<Screen>>,
    mut card: FloatingCard<OpeningCard, (u64, u64)>,
) {
    let is_wanted = *screen.get() == Screen::Game
        && one_board.is_opening()
        && !one_board.is_board_hidden()
        && (card.ui.layout.is_desktop() || answers::are_needed(&one_board));
    let inputs = is_wanted.then(|| (one_board.revision(), one_board.request()));
    card.update(inputs, |ui, _| build(ui, &one_board));
}

fn build(ui: &mut UiBuilder, one_board: &OneBoardMatch) {
    let prompt = opening_text::prompt(one_board, &ui.locale);
    let place = floating_card::beside_or(ui, ABOVE_BUTTONS);
    let card = floating_card::spawn(ui, OpeningCard, LAYER, place, &prompt);
    head(ui, card, one_board);
    ui.literal_text(card, Style::BODY, prompt);
    answers::build(ui, card, one_board);
    reasons::line(ui, card, one_board);
}

/// The name of the protocol, and the link to the rules.
fn head(ui: &mut UiBuilder, card: Entity, one_board: &OneBoardMatch) {
    let protocol = one_board.opening().protocol();
    let row = ui.row(card, space::XS);
    let name = ui.node(row, Node::column().fill());
    ui.localized_text(name, Style::SUBHEAD.sized(19.0), &protocol_id(protocol));
    let about = ui.icon_button(row, Icon::Help, "opening-about");
    ui.write_on(about, ShowRules(RulesPage::Opening(protocol)));
}

/// Plays the stones of the opening chosen in the dialog.
fn play_chosen(
    mut chosen: MessageReader<OpeningChosen>,
    one_board: OneBoardGame,
    screen: Res<State<Screen>>,
    mut intents: LiveWriter<Intent>,
) {
    let Some(OpeningChosen(opening)) = chosen.read().last() else {
        return;
    };
    if *screen.get() == Screen::Game && answers::may_choose_named(&one_board) {
        let stones = opening.stones(one_board.position().size());
        intents.write(Intent::OpeningActions(stones.map(Action::Place).to_vec()));
    }
}

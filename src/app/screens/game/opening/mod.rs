//! The opening on the screen: the prompt of its protocol, and the buttons for decisions that are not points.
//!
//! With a side column a card stays over the move list until the opening is over. Otherwise it appears only when there
//! is something to decide, and the players' cards say where stones may go.

mod answers;
mod opening_name;
mod opening_text;
mod opening_toasts;
mod reasons;
#[cfg(test)]
mod tests;

pub use answers::takes_point;
pub use opening_name::line as name_line;
pub use opening_text::{opening_label, short};
pub use reasons::{ShowReasons, has_reasons};

use super::floating_card::{self, CardPlacement};
use crate::app::layout::Layout;
use crate::app::live::{Intent, LiveSystems, OneBoardGame, OneBoardMatch};
use crate::app::screens::labels::protocol_id;
use crate::app::screens::lifecycle::BuildScreenSystems;
use crate::app::screens::openings::OpeningChosen;
use crate::app::screens::rules::{RulesPage, ShowRules};
use crate::app::state::Screen;
use crate::app::theme::{Icon, space};
use crate::app::widgets::{Kit, NodeStyle, Style};
use crate::rules::opening::Action;
use bevy::prelude::*;

#[derive(Component, Debug, Clone, Copy)]
struct OpeningCard;

/// Without a side column: above the buttons at the bottom of the window.
const BELOW: CardPlacement = CardPlacement {
    width: 480.0,
    foot: 84.0,
    side: 12.0,
    across: JustifyContent::Center,
};
/// Above the screen, below the explanation of a foul and below dialogs.
const LAYER: i32 = 390;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        opening_name::plugin,
        opening_toasts::plugin,
        reasons::plugin,
    ))
    .add_systems(
        Update,
        (show, play_chosen)
            .after(BuildScreenSystems)
            .after(LiveSystems),
    );
}

/// All inputs of the card.
#[derive(Debug, Clone, PartialEq)]
struct CardInputs {
    revision: u64,
    request: u64,
    layout: Layout,
    language: String,
}

fn show(
    session: OneBoardGame,
    screen: Res<State<Screen>>,
    cards: Query<Entity, With<OpeningCard>>,
    mut kit: Kit,
    mut seen: Local<Option<CardInputs>>,
) {
    let is_wanted = *screen.get() == Screen::Game
        && session.is_opening()
        && !session.is_board_hidden()
        && (floating_card::has_side_column(&kit) || answers::are_needed(&session));
    let now = is_wanted.then(|| CardInputs {
        revision: session.revision(),
        request: session.request(),
        layout: *kit.layout,
        language: kit.locale.code().into(),
    });
    if *seen == now {
        return;
    }
    *seen = now;
    for card in &cards {
        kit.commands.entity(card).try_despawn();
    }
    if is_wanted {
        build(&mut kit, &session);
    }
}

fn build(kit: &mut Kit, session: &OneBoardMatch) {
    let prompt = opening_text::prompt(session, &kit.locale);
    let place = floating_card::beside_or(kit, BELOW);
    let card = floating_card::spawn(kit, OpeningCard, LAYER, place, &prompt);
    head(kit, card, session);
    kit.literal_text(card, Style::BODY, prompt);
    let has_side_column = floating_card::has_side_column(kit);
    answers::build(kit, card, session, has_side_column);
    reasons::line(kit, card, session);
}

/// The names of the protocol and of the opening on the board, and the link to the rules.
fn head(kit: &mut Kit, card: Entity, session: &OneBoardMatch) {
    let protocol = session.opening().protocol();
    let row = kit.row(card, space::XS);
    let names = kit.node(row, Node::column().fill());
    let name = kit.t(&protocol_id(protocol));
    kit.literal_text(names, Style::SUBHEAD.sized(19.0), name);
    if let Some(named) = session.opening().named() {
        kit.literal_text(names, Style::LABEL, opening_label(named));
    }
    let about = kit.icon_button(row, Icon::Help, "opening-about");
    kit.write_on(about, ShowRules(RulesPage::Opening(protocol)));
}

/// Plays the stones of the opening chosen in the dialog.
fn play_chosen(
    mut chosen: MessageReader<OpeningChosen>,
    session: OneBoardGame,
    screen: Res<State<Screen>>,
    mut intents: MessageWriter<Intent>,
) {
    let Some(OpeningChosen(opening)) = chosen.read().last() else {
        return;
    };
    if *screen.get() == Screen::Game && answers::may_choose_named(&session) {
        let stones = opening.stones(session.position().size());
        intents.write(Intent::OpeningActions(stones.map(Action::Place).to_vec()));
    }
}

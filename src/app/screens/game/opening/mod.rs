//! The opening on the screen: what its protocol asks, in words, and the answers that no point of the board gives.
//!
//! Where there is a rail beside the board a card stands over the moves from the first stone to the last of the opening; where
//! there is none it comes only when there is something to choose, and the players' cards say where stones may go.

mod answers;
mod name;
mod news;
mod reasons;
#[cfg(test)]
mod tests;
mod words;

pub use name::line as name_line;
pub use reasons::{ShowReasons, are_there as has_reasons};
pub use words::{called, short};

use super::aside::{self, Place};
use crate::app::layout::Layout;
use crate::app::screens::openings::OpeningChosen;
use crate::app::screens::rules::{Page, ShowRules};
use crate::app::screens::stage::BuildScreen;
use crate::app::screens::words::protocol_id;
use crate::app::session::{Intent, OneBoardGame, OneBoardMatch, SessionSystems};
use crate::app::state::Screen;
use crate::app::theme::{Icon, space};
use crate::app::widgets::{Kit, Style};
use crate::rules::opening::{Action, Prompt};
use bevy::prelude::*;
use bevy::ui_widgets::Activate;

/// The card.
#[derive(Component, Debug, Clone, Copy)]
struct Card;

/// Where there is no rail: above the buttons at the window's foot.
const BELOW: Place = Place {
    width: 480.0,
    foot: 84.0,
    side: 12.0,
    across: JustifyContent::Center,
};
/// Over the screen, below what explains a foul and below dialogs.
const LAYER: i32 = 390;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((name::plugin, news::plugin, reasons::plugin))
        .add_systems(
            Update,
            (show, lay_chosen).after(BuildScreen).after(SessionSystems),
        );
}

/// All that the card depends on.
#[derive(Debug, Clone, PartialEq)]
struct Seen {
    revision: u64,
    request: u64,
    layout: Layout,
    language: String,
}

fn show(
    session: OneBoardGame,
    screen: Res<State<Screen>>,
    cards: Query<Entity, With<Card>>,
    mut kit: Kit,
    mut seen: Local<Option<Seen>>,
) {
    let is_wanted = *screen.get() == Screen::Game
        && session.is_opening()
        && !session.is_covered()
        && (aside::has_rail(&kit) || answers::are_wanted(&session));
    let now = is_wanted.then(|| Seen {
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
    let prompt = words::prompt(session, &kit.locale);
    let card = aside::card(kit, Card, LAYER, BELOW, &prompt);
    head(kit, card, session);
    kit.write(card, Style::BODY, prompt);
    let has_rail = aside::has_rail(kit);
    answers::build(kit, card, session, has_rail);
    reasons::line(kit, card, session);
}

/// The protocol's name, the name of the opening that has arisen, and the way to the rules.
fn head(kit: &mut Kit, card: Entity, session: &OneBoardMatch) {
    let protocol = session.opening().protocol();
    let row = kit.row(card, space::XS);
    let names = kit.node(
        row,
        Node {
            flex_direction: FlexDirection::Column,
            flex_grow: 1.0,
            flex_basis: px(0),
            min_width: px(0),
            ..default()
        },
    );
    let name = kit.t(&protocol_id(protocol));
    kit.write(names, Style::SUBHEAD.sized(19.0), name);
    if let Some(named) = session.opening().named() {
        kit.write(names, Style::LABEL, called(named));
    }
    let about = kit.icon_button(row, Icon::Help, "opening-about");
    kit.on(
        about,
        move |_: On<Activate>, mut wishes: MessageWriter<ShowRules>| {
            wishes.write(ShowRules(Page::Opening(protocol)));
        },
    );
}

/// The opening that was chosen from the pictures is laid on the board.
fn lay_chosen(
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
        intents.write(Intent::InOpening(stones.map(Action::Place).to_vec()));
    }
}

/// Whether a stone is asked for now: then a point of the board is meant.
pub fn takes_point(session: &OneBoardMatch) -> bool {
    let ask = session.opening().prompt();
    !matches!(ask, Some(Prompt::Choose(_) | Prompt::Declare { .. }))
}

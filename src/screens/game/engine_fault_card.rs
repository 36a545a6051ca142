//! What is offered when an engine has failed: start it again, take another opponent, or play on oneself. A card beside the board,
//! until a person has decided or the position changes.

use super::floating_card::{self, AT_BOTTOM, CardPlacement, FloatingCard};
use crate::live::{EngineFailure, Intent, Live, LiveMessage, Player};
use crate::screens::lifecycle::AddScreen;
use crate::screens::opponent_choice::{AskOpponent, OpponentPicked};
use crate::screens::wording::engine_faults;
use crate::screens::wording::player_names::player_name;
use crate::state::Screen;
use crate::theme::{Icon, Token, space};
use crate::widgets::{Announcement, Look, NodeStyle, Style, UiBuilder};
use bevy::prelude::*;
use narabe_matches::players::{NoMoveReason, ProgramFault};

/// Above the screen and the other cards beside the board, below dialogs.
const LAYER: i32 = 410;

#[derive(Component, Debug, Clone, Copy)]
struct EngineFaultCard;

/// What the card says.
#[derive(Debug, Clone, PartialEq)]
struct Failed {
    /// The player of the engine, 0 or 1.
    player: usize,
    name: String,
    why: EngineFailure,
}

pub(super) fn plugin(app: &mut App) {
    app.add_details((show, replace));
}

fn show(
    live: Res<Live>,
    screen: Res<State<Screen>>,
    mut spoken: MessageWriter<Announcement>,
    mut card: FloatingCard<EngineFaultCard, Failed>,
) {
    let is_shown = *screen.get() == Screen::Game && live.is_in_progress();
    let failed = live.failed_engine().zip(live.engine_failure());
    let content = failed.filter(|_| is_shown).map(|(side, why)| {
        let player = live.player_on(side);
        Failed {
            player,
            name: player_name(&card.ui.locale, live.config(), player),
            why: why.clone(),
        }
    });
    let said = content.as_ref().map(|failed| said(&card.ui, failed));
    if card.update(content, build)
        && let Some(said) = said
    {
        spoken.write(Announcement(said.join(" ")));
    }
}

/// The heading and the sentence.
fn said(ui: &UiBuilder, failed: &Failed) -> [String; 2] {
    let name = ("name", failed.name.clone().into());
    [
        ui.locale.text_with("game-engine-failed", &[name]),
        engine_faults::failure(&ui.locale, &failed.why),
    ]
}

fn build(ui: &mut UiBuilder, failed: &Failed) {
    // The column beside the board of a low window has no room for three buttons.
    let place = if ui.layout.is_low() {
        let foot = space::XS;
        CardPlacement { foot, ..AT_BOTTOM }
    } else {
        floating_card::beside_or(ui, AT_BOTTOM)
    };
    let [title, why] = said(ui, failed);
    let spoken = ui.locale.sentences([title.clone(), why.clone()]);
    let card = floating_card::spawn(ui, EngineFaultCard, LAYER, place, &spoken);
    let head = ui.node(card, Node::line(space::S));
    ui.icon(head, Icon::Mistake, 20.0, Token::Accent);
    let words = ui.node(head, Node::column().fill());
    let heading = ui.name_text(words, Style::SUBHEAD, title);
    ui.insert(heading, crate::widgets::Heading::Part);
    ui.foreign_text(card, Style::BODY, why);
    let row = ui.node(card, Node::row().gaps(space::XS).wrap());
    // Without a program to start there is nothing to try again.
    let is_there = !matches!(
        failed.why,
        EngineFailure::NoMove(NoMoveReason::Program(ProgramFault::NotInList))
    );
    if is_there {
        let again = ui.button(row, Look::Primary, None, "game-engine-again");
        ui.write_on(again, LiveMessage(Intent::AskEngineAgain));
    }
    let look = if is_there { Look::Soft } else { Look::Primary };
    let other = ui.button(row, look, None, "game-engine-other");
    ui.write_on(other, AskOpponent);
    let own = ui.button(row, Look::Quiet, None, "game-engine-own");
    let by = Player::human(String::new());
    let player = failed.player;
    ui.write_on(own, LiveMessage(Intent::ReplacePlayer { player, by }));
}

/// Seats the opponent that was picked in place of the engine that has failed.
fn replace(
    mut picked: MessageReader<OpponentPicked>,
    live: Res<Live>,
    mut intents: MessageWriter<LiveMessage<Intent>>,
) {
    let Some(OpponentPicked(by)) = picked.read().last().cloned() else {
        return;
    };
    if let Some(side) = live.failed_engine() {
        let player = live.player_on(side);
        intents.write(LiveMessage(Intent::ReplacePlayer { player, by }));
    }
}

//! The card that creates a room: the settings of the match, and whether spectators may enter.

use super::{OnlineView, cards};
use crate::live::online::{OnlineRequest, RoomSettings};
use crate::live::{MatchConfig, Player};
use crate::screens::labels;
use crate::screens::new_game::{OnlineSetup, SetTerms};
use crate::screens::settings::{field, switch_of};
use crate::settings::Settings;
use crate::theme::{Icon, Token, space};
use crate::widgets::{Kit, Look, Style};
use bevy::prelude::*;
use bevy::ui_widgets::Activate;

/// The icon before the summary, in logical pixels.
const ICON: f32 = 22.0;

pub fn build(kit: &mut Kit, parent: Entity, view: &OnlineView) {
    let card = cards::card(kit, parent, "online-create", true);
    summary(kit, card, view);
    let row = kit.row(card, space::M);
    let name = cards::fill(kit, row, 0.0);
    kit.localized_text(name, Style::BODY, "online-watching");
    let settings = &view.settings;
    switch_of(kit, row, "online-watching", settings, field!(let_watch));
    let create = kit.large_button(card, Some(Icon::Room), "online-create-do");
    cards::full_width(kit, create);
    kit.on(create, send_room(OnlineRequest::Create));
    // A browser cannot accept connections.
    if cfg!(not(target_family = "wasm")) {
        // For the local network only.
        let host = kit.button(card, Look::Soft, Some(Icon::Lan), "online-host");
        cards::full_width(kit, host);
        kit.on(host, send_room(OnlineRequest::HostLocally));
    }
}

/// The settings on two lines, and the button that changes them.
fn summary(kit: &mut Kit, card: Entity, view: &OnlineView) {
    let config = &view.setup.0;
    let row = kit.row(card, space::M);
    kit.icon(row, Icon::Board, ICON, Token::Ink);
    let lines = cards::fill(kit, row, 0.0);
    let rule = kit.t(labels::game_id(config));
    let board = if config.twin {
        rule
    } else {
        let parts = [("rule", rule.into()), ("size", config.size.get().into())];
        kit.tv("online-board", &parts)
    };
    kit.literal_text(lines, Style::DATA, board);
    let rest = labels::played(&kit.locale, config);
    kit.literal_text(lines, Style::DATA_LABEL.sized(14.0).ink(Token::Ink2), rest);
    let edit = kit.icon_button(row, Icon::Edit, "online-terms-edit");
    kit.on(edit, open_terms);
}

/// Opens the page on which the settings are changed.
fn open_terms(_: On<Activate>, setup: Res<OnlineSetup>, mut kit: Kit) {
    let players = ["online-you", "online-other"].map(|id| Player::human(kit.t(id)));
    let config = MatchConfig::from_terms(&setup.0.terms(), players);
    kit.commands.write_message(SetTerms(Box::new(config)));
}

/// The observer of a button that opens a room with these settings.
fn send_room(
    request: fn(RoomSettings) -> OnlineRequest,
) -> impl Fn(On<Activate>, Res<OnlineSetup>, Res<Settings>, MessageWriter<OnlineRequest>) {
    move |_, setup, settings, mut messages| {
        messages.write(request(opening(&setup, &settings)));
    }
}

pub(super) fn opening(setup: &OnlineSetup, settings: &Settings) -> RoomSettings {
    RoomSettings {
        terms: setup.0.terms(),
        allow_spectators: settings.let_watch,
    }
}

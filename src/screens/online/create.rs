//! The card that creates a room: the settings of the match, and whether spectators may enter.

use super::{OnlineView, cards};
use crate::live::online::{OnlineRequest, RoomSettings};
use crate::live::{MatchConfig, Player};
use crate::screens::new_game::{OnlineSetup, SetTerms};
use crate::screens::settings::{field, switch_of};
use crate::screens::wording::match_terms;
use crate::screens::wording::rule_names::game_id;
use crate::settings::Settings;
use crate::theme::{Icon, Token, space};
use crate::widgets::{Look, Style, UiBuilder};
use bevy::prelude::*;
use bevy::ui_widgets::Activate;

/// The icon before the summary, in logical pixels.
const ICON: f32 = 22.0;

pub fn build(ui: &mut UiBuilder, parent: Entity, view: &OnlineView) {
    let card = cards::card(ui, parent, "online-create", true);
    summary(ui, card, view);
    let row = ui.row(card, space::M);
    let name = cards::fill(ui, row, 0.0);
    ui.localized_text(name, Style::BODY, "online-watching");
    let settings = &view.settings;
    switch_of(ui, row, "online-watching", settings, field!(let_watch));
    let create = ui.large_button(card, Some(Icon::Room), "online-create-do");
    cards::full_width(ui, create);
    ui.on(create, send_room(OnlineRequest::Create));
    // A browser cannot accept connections.
    if cfg!(not(target_family = "wasm")) {
        // For the local network only.
        let host = ui.button(card, Look::Soft, Some(Icon::Lan), "online-host");
        cards::full_width(ui, host);
        ui.on(host, send_room(OnlineRequest::HostLocally));
    }
}

/// The settings on two lines, and the button that changes them.
fn summary(ui: &mut UiBuilder, card: Entity, view: &OnlineView) {
    let config = &view.setup.0;
    let row = ui.row(card, space::M);
    ui.icon(row, Icon::Board, ICON, Token::Ink);
    let lines = cards::fill(ui, row, 0.0);
    let rule = ui.locale.text(game_id(config));
    let board = if config.twin {
        rule
    } else {
        let parts = [("rule", rule.into()), ("size", config.size.get().into())];
        ui.locale.text_with("online-board", &parts)
    };
    ui.literal_text(lines, Style::DATA, board);
    let rest = match_terms::played(&ui.locale, config);
    ui.literal_text(lines, Style::DATA_LABEL.sized(14.0).ink(Token::Ink2), rest);
    let edit = ui.icon_button(row, Icon::Edit, "online-terms-edit");
    ui.on(edit, open_terms);
}

/// Opens the page on which the settings are changed.
fn open_terms(_: On<Activate>, setup: Res<OnlineSetup>, mut ui: UiBuilder) {
    let players = ["online-you", "online-other"].map(|id| Player::human(ui.locale.text(id)));
    let config = MatchConfig::from_terms(&setup.0.terms(), players);
    ui.commands.write_message(SetTerms(Box::new(config)));
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

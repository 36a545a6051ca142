//! The list of visitors in the player's own room, and how to remove them.

use crate::live::online::{Online, OnlineMatch, OnlineRequest};
use crate::theme::{Icon, Token, space};
use crate::widgets::{Look, Style, UiBuilder};
use bevy::input_focus::AutoFocus;
use bevy::prelude::*;
use bevy::ui_widgets::Activate;
use narabe_net::{Peer, PlayerSlot};

/// The button that opens the list of visitors; only the host has one.
pub fn button(ui: &mut UiBuilder, parent: Entity, online: &Online) -> Option<Entity> {
    let is_host = online.online_match().and_then(OnlineMatch::slot) == Some(PlayerSlot::Host);
    is_host.then(|| {
        let button = ui.icon_button(parent, Icon::Eye, "visitors-title");
        ui.on(button, open);
        button
    })
}

pub fn remove_button(ui: &mut UiBuilder, parent: Entity, peer: Peer) {
    let button = ui.icon_button(parent, Icon::Quit, "visitors-send-out");
    ui.on(
        button,
        move |_: On<Activate>, online: Res<Online>, mut ui: UiBuilder| {
            ask(&mut ui, online.online_match(), peer);
        },
    );
}

fn shown(ui: &UiBuilder, name: &str) -> String {
    match name {
        "" => ui.locale.text("visitors-nameless"),
        name => name.to_owned(),
    }
}

/// Shows the list of visitors.
fn open(_: On<Activate>, online: Res<Online>, mut ui: UiBuilder) {
    let Some(online_match) = online.online_match() else {
        return;
    };
    let title = ui.locale.text("visitors-title");
    let visitors = online_match.removable_peers();
    let text = visitors.is_empty().then(|| ui.locale.text("visitors-none"));
    let parts = ui.dialog(&title, text.as_deref());
    for (peer, name) in visitors {
        let row = ui.row(parts.body, space::S);
        ui.icon(row, Icon::Person, 18.0, Token::Ink2);
        let name = shown(&ui, &name);
        ui.name_text(row, Style::BODY, name);
        ui.spacer(row);
        remove_button(&mut ui, row, peer);
    }
    let done = ui.close_button(parts.actions, Look::Primary, "chat-close");
    ui.insert(done, AutoFocus);
}

/// Removes a visitor, after a confirmation.
fn ask(ui: &mut UiBuilder, online_match: Option<&OnlineMatch>, peer: Peer) {
    let visitors = online_match
        .map(OnlineMatch::removable_peers)
        .unwrap_or_default();
    let Some((_, name)) = visitors.into_iter().find(|(known, _)| *known == peer) else {
        return;
    };
    let name = shown(ui, &name);
    let title = ui.locale.text_of("visitors-ask", "name", name);
    let text = ui.locale.text("visitors-ask-text");
    let action = (Some(Icon::Quit), "visitors-send-out-do");
    let out = ui.ask(&title, &text, "cancel", action);
    ui.send_on(out, OnlineRequest::RemoveSpectator(peer));
}

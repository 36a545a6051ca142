//! The list of visitors in the player's own room, and how to remove them.

use crate::live::online::{Online, OnlineMatch, OnlineRequest};
use crate::theme::{Icon, Token, space};
use crate::widgets::{Kit, Look, Style};
use bevy::input_focus::AutoFocus;
use bevy::prelude::*;
use bevy::ui_widgets::Activate;
use narabe_net::{Peer, PlayerSlot};

/// The button that opens the list of visitors; only the host has one.
pub fn button(kit: &mut Kit, parent: Entity, online: &Online) -> Option<Entity> {
    let is_host = online.table().and_then(OnlineMatch::slot) == Some(PlayerSlot::Host);
    is_host.then(|| {
        let button = kit.icon_button(parent, Icon::Eye, "visitors-title");
        kit.on(button, open);
        button
    })
}

pub fn remove_button(kit: &mut Kit, parent: Entity, peer: Peer) {
    let button = kit.icon_button(parent, Icon::Quit, "visitors-send-out");
    kit.on(
        button,
        move |_: On<Activate>, online: Res<Online>, mut kit: Kit| {
            ask(&mut kit, online.table(), peer);
        },
    );
}

fn shown(kit: &Kit, name: &str) -> String {
    match name {
        "" => kit.t("visitors-nameless"),
        name => name.to_owned(),
    }
}

/// Shows the list of visitors.
fn open(_: On<Activate>, online: Res<Online>, mut kit: Kit) {
    let Some(table) = online.table() else { return };
    let title = kit.t("visitors-title");
    let visitors = table.removable_peers();
    let text = visitors.is_empty().then(|| kit.t("visitors-none"));
    let parts = kit.dialog(&title, text.as_deref());
    for (peer, name) in visitors {
        let row = kit.row(parts.body, space::S);
        kit.icon(row, Icon::Person, 18.0, Token::Ink2);
        let name = shown(&kit, &name);
        kit.name_text(row, Style::BODY, name);
        kit.spacer(row);
        remove_button(&mut kit, row, peer);
    }
    let done = kit.close_button(parts.actions, Look::Primary, "chat-close");
    kit.insert(done, AutoFocus);
}

/// Removes a visitor, after a confirmation.
fn ask(kit: &mut Kit, table: Option<&OnlineMatch>, peer: Peer) {
    let visitors = table.map(OnlineMatch::removable_peers).unwrap_or_default();
    let Some((_, name)) = visitors.into_iter().find(|(known, _)| *known == peer) else {
        return;
    };
    let name = shown(kit, &name);
    let title = kit.t_of("visitors-ask", "name", name);
    let text = kit.t("visitors-ask-text");
    let action = (Some(Icon::Quit), "visitors-send-out-do");
    let out = kit.ask(&title, &text, "cancel", action);
    kit.send_on(out, OnlineRequest::RemoveSpectator(peer));
}

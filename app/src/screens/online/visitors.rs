//! The list of visitors in the player's own room, and how to remove them.

use crate::live::LiveSystems;
use crate::live::online::{Online, OnlineMatch, OnlineRequest};
use crate::screens::lifecycle::BuildScreenSystems;
use crate::theme::{Face, Icon, Token, space};
use crate::widgets::{CloseDialogSystems, Kit, Look, Style};
use bevy::input_focus::AutoFocus;
use bevy::prelude::*;
use narabe::net::{Peer, PlayerSlot};

/// Shows the list of visitors.
#[derive(Message, Debug, Clone, Copy, Default)]
pub struct OpenVisitors;

/// Removes a visitor, after a confirmation.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub struct AskRemoveVisitor(pub Peer);

pub(super) fn plugin(app: &mut App) {
    app.add_message::<OpenVisitors>()
        .add_message::<AskRemoveVisitor>()
        .add_systems(
            Update,
            (open, ask)
                .after(CloseDialogSystems)
                .after(BuildScreenSystems)
                .after(LiveSystems),
        );
}

/// The button that opens the list of visitors; only the host has one.
pub fn button(kit: &mut Kit, parent: Entity, online: &Online) -> Option<Entity> {
    let is_host = online.table().and_then(OnlineMatch::slot) == Some(PlayerSlot::Host);
    is_host.then(|| {
        let button = kit.icon_button(parent, Icon::Eye, "visitors-title");
        kit.send_on(button, OpenVisitors);
        button
    })
}

/// The small button that removes this visitor.
pub fn remove_button(kit: &mut Kit, parent: Entity, peer: Peer) {
    let button = kit.icon_button(parent, Icon::Quit, "visitors-send-out");
    kit.send_on(button, AskRemoveVisitor(peer));
}

/// The displayed name.
fn shown(kit: &Kit, name: &str) -> String {
    match name {
        "" => kit.t("visitors-nameless"),
        name => name.to_owned(),
    }
}

fn open(mut messages: MessageReader<OpenVisitors>, online: Res<Online>, mut kit: Kit) {
    let Some(table) = online.table().filter(|_| messages.read().count() > 0) else {
        return;
    };
    let title = kit.t("visitors-title");
    let visitors = table.removable_peers();
    let text = visitors.is_empty().then(|| kit.t("visitors-none"));
    let parts = kit.dialog(&title, text.as_deref());
    for (peer, name) in visitors {
        let row = kit.row(parts.body, space::S);
        kit.icon(row, Icon::Person, 18.0, Token::Ink2);
        let name = shown(&kit, &name);
        let style = Style::BODY.face(Face::for_name(&name));
        kit.literal_text(row, style, name);
        kit.spacer(row);
        remove_button(&mut kit, row, peer);
    }
    let done = kit.close_button(parts.actions, Look::Primary, "chat-close");
    kit.insert(done, AutoFocus);
}

fn ask(mut messages: MessageReader<AskRemoveVisitor>, online: Res<Online>, mut kit: Kit) {
    let Some(AskRemoveVisitor(peer)) = messages.read().last().copied() else {
        return;
    };
    let visitors = online
        .table()
        .map(OnlineMatch::removable_peers)
        .unwrap_or_default();
    let Some((_, name)) = visitors.into_iter().find(|(known, _)| *known == peer) else {
        return;
    };
    let name = shown(&kit, &name);
    let title = kit.tv("visitors-ask", &[("name", name.into())]);
    let text = kit.t("visitors-ask-text");
    let action = (Some(Icon::Quit), "visitors-send-out-do");
    let out = kit.ask(&title, &text, "cancel", action);
    kit.send_on(out, OnlineRequest::RemoveSpectator(peer));
}

//! The visitors in one's own room, and how to remove them.

use crate::app::screens::stage::BuildScreen;
use crate::app::session::SessionSystems;
use crate::app::session::online::{Online, OnlineWish, Table};
use crate::app::theme::{Face, Icon, Token, space};
use crate::app::widgets::{CloseDialogs, Kit, Look, Style};
use crate::net::{Peer, PlayerSlot};
use bevy::input_focus::AutoFocus;
use bevy::prelude::*;

/// A request to show the list of visitors.
#[derive(Message, Debug, Clone, Copy, Default)]
pub struct OpenVisitors;

/// A request to remove a visitor; the player is asked to confirm.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub struct AskSendOut(pub Peer);

pub(super) fn plugin(app: &mut App) {
    app.add_message::<OpenVisitors>()
        .add_message::<AskSendOut>()
        .add_systems(
            Update,
            (open, ask)
                .after(CloseDialogs)
                .after(BuildScreen)
                .after(SessionSystems),
        );
}

/// The button that opens the list of visitors; only the host has one.
pub fn button(kit: &mut Kit, parent: Entity, online: &Online) -> Option<Entity> {
    let is_host = online.table().and_then(Table::slot) == Some(PlayerSlot::Host);
    is_host.then(|| {
        let button = kit.icon_button(parent, Icon::Eye, "visitors-title");
        kit.send_on(button, OpenVisitors);
        button
    })
}

/// The small button that removes this visitor.
pub fn send_out(kit: &mut Kit, parent: Entity, peer: Peer) {
    let button = kit.icon_button(parent, Icon::Quit, "visitors-send-out");
    kit.send_on(button, AskSendOut(peer));
}

/// The displayed name.
fn shown(kit: &Kit, name: &str) -> String {
    match name {
        "" => kit.t("visitors-nameless"),
        name => name.to_owned(),
    }
}

fn open(mut wishes: MessageReader<OpenVisitors>, online: Res<Online>, mut kit: Kit) {
    let Some(table) = online.table().filter(|_| wishes.read().count() > 0) else {
        return;
    };
    let title = kit.t("visitors-title");
    let visitors = table.visitors();
    let text = visitors.is_empty().then(|| kit.t("visitors-none"));
    let parts = kit.dialog(&title, text.as_deref());
    for (peer, name) in visitors {
        let row = Node {
            align_items: AlignItems::Center,
            column_gap: px(space::S),
            ..default()
        };
        let row = kit.node(parts.body, row);
        kit.icon(row, Icon::Person, 18.0, Token::Ink2);
        let name = shown(&kit, &name);
        let style = Style::BODY.face(Face::for_name(&name));
        kit.write(row, style, name);
        kit.spring(row);
        send_out(&mut kit, row, peer);
    }
    let done = kit.button(parts.actions, Look::Primary, None, "chat-close");
    kit.commands.entity(done).insert(AutoFocus);
    kit.close_on(done);
}

fn ask(mut wishes: MessageReader<AskSendOut>, online: Res<Online>, mut kit: Kit) {
    let Some(AskSendOut(peer)) = wishes.read().last().copied() else {
        return;
    };
    let visitors = online.table().map(Table::visitors).unwrap_or_default();
    let Some((_, name)) = visitors.into_iter().find(|(known, _)| *known == peer) else {
        return;
    };
    let name = shown(&kit, &name);
    let title = kit.tv("visitors-ask", &[("name", name.into())]);
    let text = kit.t("visitors-ask-text");
    let parts = kit.dialog(&title, Some(&text));
    let stay = kit.cancel(parts.actions);
    kit.commands.entity(stay).insert(AutoFocus);
    let out = kit.button(
        parts.actions,
        Look::Primary,
        Some(Icon::Quit),
        "visitors-send-out-do",
    );
    kit.send_on(out, OnlineWish::SendOut(peer));
}

//! In the room, and the other player is not there yet: the code, to be told or copied, and as a picture.

use super::{View, code, frame, qr, rows, seat};
use crate::app::session::online::OnlineWish;
use crate::app::share::{CopyText, invitation_link, invitation_text};
use crate::app::theme::{Icon, Token, space};
use crate::app::widgets::{Kit, Look, Style};
use crate::net::{Invitation, Role};
use bevy::prelude::*;

/// The widest that the two halves grow, in logical pixels.
const LEFT: f32 = 480.0;
const RIGHT: f32 = 336.0;

pub fn build(kit: &mut Kit, view: View) {
    let (area, actions) = frame::page(kit, "online-room");
    let leave = kit.button(actions, Look::Secondary, Some(Icon::Quit), "online-leave");
    seat::send(kit, leave, OnlineWish::Leave);
    let Some(invitation) = view.online.invitation() else {
        return;
    };
    let narrow = kit.layout.is_narrow();
    let columns = Node {
        flex_direction: match narrow {
            true => FlexDirection::Column,
            false => FlexDirection::Row,
        },
        column_gap: px(space::XXL),
        row_gap: px(space::L),
        flex_grow: if narrow { 0.0 } else { 1.0 },
        flex_shrink: 0.0,
        justify_content: JustifyContent::Center,
        align_items: match narrow {
            true => AlignItems::Stretch,
            false => AlignItems::Center,
        },
        padding: UiRect::bottom(px(if narrow { 0.0 } else { space::XXL })),
        ..default()
    };
    let columns = kit.node(area, columns);
    let left = half(kit, columns, LEFT, narrow);
    told(kit, left, view, invitation);
    let right = half(kit, columns, RIGHT, narrow);
    picture(kit, right, view, invitation);
}

fn half(kit: &mut Kit, parent: Entity, width: f32, narrow: bool) -> Entity {
    let node = Node {
        flex_direction: FlexDirection::Column,
        row_gap: px(space::L),
        width: if narrow { auto() } else { px(width) },
        flex_shrink: 1.0,
        min_width: px(0),
        ..default()
    };
    kit.node(parent, node)
}

/// The code, the ways to hand it on, and how things stand.
fn told(kit: &mut Kit, parent: Entity, view: View, invitation: &Invitation) {
    let is_player = view
        .online
        .role()
        .is_some_and(|role| role != Role::Spectator);
    let wait = kit.row(parent, space::M);
    kit.wait(wait);
    let words = frame::fill(kit, wait, 0.0);
    let id = match is_player {
        true => "online-waiting",
        false => "online-waiting-watcher",
    };
    kit.say(words, Style::SUBHEAD, id);
    code::shown(kit, parent, invitation.code);
    let row = kit.row(parent, space::XS);
    let copy = |kit: &mut Kit, icon: Icon, id: &str, text: String, told: &'static str| {
        let button = kit.button(row, Look::Soft, Some(icon), id);
        frame::share(kit, button);
        kit.on(
            button,
            move |_: On<bevy::ui_widgets::Activate>, mut wishes: MessageWriter<CopyText>| {
                wishes.write(CopyText {
                    text: text.clone(),
                    told,
                });
            },
        );
    };
    copy(
        kit,
        Icon::Copy,
        "online-copy-code",
        invitation.code.to_string(),
        "online-copied-code",
    );
    let text = invitation_text(invitation, view.settings);
    match invitation_link(invitation, view.settings) {
        Some(link) => copy(
            kit,
            Icon::Link,
            "online-copy-link",
            link,
            "online-copied-link",
        ),
        None => copy(
            kit,
            Icon::Link,
            "online-copy-invitation",
            text,
            "online-copied-invitation",
        ),
    }
    facts(kit, parent, view, invitation);
}

/// Where the room is, who may look on, and what is to be played.
fn facts(kit: &mut Kit, parent: Entity, view: View, invitation: &Invitation) {
    let facts = kit.column(parent, space::S);
    if let Some(lobby) = &invitation.lobby {
        let id = match view.online.is_hosting() {
            true => "online-hosting",
            false => "online-at-lobby",
        };
        let icon = match view.online.is_hosting() {
            true => Icon::Lan,
            false => Icon::Online,
        };
        let words = kit.tv(id, &[("lobby", lobby.to_string().into())]);
        frame::remark(kit, facts, icon, Token::Ink2, words);
    }
    let Some(table) = view.online.table() else {
        return;
    };
    if table.slot().is_some() {
        let watch = match table.lets_watch() {
            true => "online-watch-open",
            false => "online-watch-closed",
        };
        let words = kit.t(watch);
        frame::remark(kit, facts, Icon::Eye, Token::Ink2, words);
    }
    if table.changes() > 0 {
        let words = rows::summary(&kit.locale, table.terms());
        frame::remark(kit, facts, Icon::Board, Token::Ink2, words);
    }
}

/// The same for a telephone's eye.
fn picture(kit: &mut Kit, parent: Entity, view: View, invitation: &Invitation) {
    let card = frame::bare_card(kit, parent, true);
    kit.commands
        .entity(card)
        .entry::<Node>()
        .and_modify(|mut node| node.align_items = AlignItems::Center);
    let link = invitation_link(invitation, view.settings);
    let text = link
        .clone()
        .unwrap_or_else(|| invitation_text(invitation, view.settings));
    let spoken = kit.t("online-picture-spoken");
    qr::build(kit, card, &text, &spoken);
    let id = match link {
        Some(_) => "online-picture-link",
        None => "online-picture",
    };
    let words = kit.say(card, Style::SMALL.ink(Token::Ink2), id);
    kit.commands
        .entity(words)
        .insert(TextLayout::justify(Justify::Center));
}

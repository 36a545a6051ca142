//! Waiting for the lobby, then in a room for the other player: the code as text and as a QR code, with buttons that
//! copy it.

use super::{OnlineView, cards, code, qr, terms_rows};
use crate::live::online::{OnlineMatch, OnlineRequest};
use crate::share::{CopyText, invitation_text, page_address};
use crate::theme::{Icon, Token, space};
use crate::widgets::{Look, NodeStyle, Style, UiBuilder};
use bevy::prelude::*;
use narabe_net::{Invitation, Role};

/// The maximum widths of the two halves, in logical pixels.
const LEFT: f32 = 480.0;
const RIGHT: f32 = 336.0;

/// While the lobby is being contacted.
pub fn build_connecting(ui: &mut UiBuilder, view: &OnlineView) {
    let (area, _) = cards::page(ui, "online-title");
    let middle = Node::column()
        .gap(space::L)
        .center()
        .grow()
        .pad_bottom(space::XXL);
    let middle = ui.node(area, middle);
    ui.thinking_indicator(middle);
    ui.part_heading(middle, Style::HEADING, "online-calling");
    let invitation = view.online.invitation();
    if let Some(lobby) = invitation.and_then(|invitation| invitation.lobby.as_ref()) {
        ui.literal_text(middle, Style::DATA.ink(Token::Ink2), lobby.to_string());
    }
    let cancel = ui.button(middle, Look::Secondary, None, "cancel");
    ui.write_on(cancel, OnlineRequest::Leave);
}

/// In a room.
pub fn build(ui: &mut UiBuilder, view: &OnlineView) {
    let (area, actions) = cards::page(ui, "online-room");
    let leave = ui.button(actions, Look::Secondary, Some(Icon::Quit), "online-leave");
    ui.write_on(leave, OnlineRequest::Leave);
    let Some(invitation) = view.online.invitation() else {
        return;
    };
    let narrow = ui.layout.is_narrow();
    let columns = Node::column_if(narrow).row_gap(space::L).no_shrink();
    let columns = columns.column_gap(space::XXL).justify_center();
    let columns = if narrow {
        columns.align_items(AlignItems::Stretch)
    } else {
        columns.items_center().grow().pad_bottom(space::XXL)
    };
    let columns = ui.node(area, columns);
    let left = half(ui, columns, LEFT, narrow);
    code_half(ui, left, view, invitation);
    let right = half(ui, columns, RIGHT, narrow);
    picture(ui, right, view, invitation);
}

fn half(ui: &mut UiBuilder, parent: Entity, width: f32, narrow: bool) -> Entity {
    let node = Node::column()
        .gap(space::L)
        .width(if narrow { auto() } else { px(width) })
        .flex_shrink(1.0)
        .min_width(0);
    ui.node(parent, node)
}

/// The code, the buttons that share it, and the state of the room.
fn code_half(ui: &mut UiBuilder, parent: Entity, view: &OnlineView, invitation: &Invitation) {
    let role = view.online.online_match().map(OnlineMatch::role);
    let wait = ui.row(parent, space::M);
    ui.thinking_indicator(wait);
    let words = cards::fill(ui, wait, 0.0);
    let id = match role {
        None | Some(Role::Spectator) => "online-waiting-watcher",
        Some(_) => "online-waiting",
    };
    ui.part_heading(words, Style::SUBHEAD, id);
    code::shown(ui, parent, invitation.code);
    let row = ui.row(parent, space::XS);
    let code = CopyText {
        text: invitation.code.to_string(),
        told: "online-copied-code",
    };
    let id = match page_address() {
        Some(_) => "online-copy-link",
        None => "online-copy-invitation",
    };
    let whole = CopyText::invitation(invitation, &view.settings);
    for (icon, id, copied) in [
        (Icon::Copy, "online-copy-code", code),
        (Icon::Link, id, whole),
    ] {
        let button = ui.button(row, Look::Soft, Some(icon), id);
        cards::share_width(ui, button);
        ui.write_on(button, copied);
    }
    facts(ui, parent, view, invitation);
}

/// The lobby's address, whether spectators may enter, and the terms.
fn facts(ui: &mut UiBuilder, parent: Entity, view: &OnlineView, invitation: &Invitation) {
    let facts = ui.column(parent, space::S);
    if let Some(lobby) = &invitation.lobby {
        let (icon, id) = if view.online.is_hosting() {
            (Icon::Lan, "online-hosting")
        } else {
            (Icon::Online, "online-at-lobby")
        };
        let words = ui.locale.text_of(id, "lobby", lobby.to_string());
        cards::icon_text(ui, facts, icon, Token::Ink2, words);
    }
    let Some(online_match) = view.online.online_match() else {
        return;
    };
    if online_match.slot().is_some() {
        let words = ui.locale.text(if online_match.allows_spectators() {
            "online-watch-open"
        } else {
            "online-watch-closed"
        });
        cards::icon_text(ui, facts, Icon::Eye, Token::Ink2, words);
    }
    if online_match.negotiation().revision() > 0 {
        let words = terms_rows::summary(&ui.locale, online_match.negotiation().terms());
        cards::icon_text(ui, facts, Icon::Board, Token::Ink2, words);
    }
}

/// The invitation as a QR code.
fn picture(ui: &mut UiBuilder, parent: Entity, view: &OnlineView, invitation: &Invitation) {
    let card = cards::bare_card(ui, parent, true);
    ui.restyle(card, |node| node.items_center());
    let id = match page_address() {
        Some(_) => "online-picture-link",
        None => "online-picture",
    };
    let text = invitation_text(invitation, &view.settings);
    let spoken = ui.locale.text("online-picture-spoken");
    qr::build(ui, card, &text, &spoken);
    let words = ui.localized_text(card, Style::SMALL.ink(Token::Ink2), id);
    ui.insert(words, TextLayout::justify(Justify::Center));
}

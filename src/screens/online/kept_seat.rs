//! The kept seat, after a broken connection or a restart, and how to return to it.

use super::{OnlineView, cards};
use crate::live::online::{ABSENCE_LIMIT, OnlineRequest, RejoinToken};
use crate::locale::Locale;
use crate::storage;
use crate::theme::{Icon, Token, space};
use crate::widgets::{Look, NodeStyle, Style, UiBuilder};
use bevy::prelude::*;

/// Seconds in a minute.
const MINUTE: u64 = 60;

pub fn build(ui: &mut UiBuilder, parent: Entity, view: &OnlineView) {
    let Some(ticket) = view.online.rejoin_ticket() else {
        return;
    };
    let card = cards::bare_card(ui, parent, true);
    let border = ui.palette.border();
    ui.brackets(card, border);
    let row = Node::line(space::M).row_gap(space::S).wrap();
    let row = ui.node(card, row);
    let words = cards::fill(ui, row, 2.0);
    ui.restyle(words, |node| node.min_width(240));
    let title = title(&ui.locale, ticket);
    ui.name_text(words, Style::SUBHEAD, title);
    let note = note(ui, ticket);
    ui.literal_text(words, Style::SMALL.ink(Token::Ink2), note);
    let up = ui.button(row, Look::Quiet, None, "online-seat-forget");
    ui.write_on(up, OnlineRequest::DiscardMatch);
    let (look, icon) = (Look::Primary, Some(Icon::Continue));
    let back = ui.button(row, look, icon, "online-seat-return");
    ui.write_on(back, OnlineRequest::Rejoin);
}

/// "Your match with Hana".
pub fn title(locale: &Locale, ticket: &RejoinToken) -> String {
    match ticket.opponent_name() {
        "" => locale.text("online-seat-nameless"),
        name => locale.text_of("online-seat", "name", name),
    }
}

fn note(ui: &UiBuilder, ticket: &RejoinToken) -> String {
    let age = ticket.age(storage::now());
    let minutes = age.as_secs() / MINUTE;
    let id = match (ticket.has_begun(), age > ABSENCE_LIMIT) {
        (false, _) => "online-seat-open",
        (true, false) => "online-seat-waits",
        (true, true) => "online-seat-old",
    };
    ui.locale.text_of(id, "minutes", minutes)
}

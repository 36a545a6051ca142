//! The kept seat, after a broken connection or a restart, and how to return to it.

use super::{OnlineView, cards};
use crate::live::online::{ABSENCE_LIMIT, OnlineRequest, RejoinToken};
use crate::locale::Locale;
use crate::storage;
use crate::theme::{Icon, Token, space};
use crate::widgets::{Kit, Look, NodeStyle, Style};
use bevy::prelude::*;

/// Seconds in a minute.
const MINUTE: u64 = 60;

pub fn build(kit: &mut Kit, parent: Entity, view: &OnlineView) {
    let Some(ticket) = view.online.rejoin_ticket() else {
        return;
    };
    let card = cards::bare_card(kit, parent, true);
    let border = kit.palette.border();
    kit.brackets(card, border);
    let row = Node::line(space::M).row_gap(space::S).wrap();
    let row = kit.node(card, row);
    let words = cards::fill(kit, row, 2.0);
    kit.restyle(words, |node| node.min_width(240));
    let title = title(&kit.locale, ticket);
    kit.name_text(words, Style::SUBHEAD, title);
    let note = note(kit, ticket);
    kit.literal_text(words, Style::SMALL.ink(Token::Ink2), note);
    let up = kit.button(row, Look::Quiet, None, "online-seat-forget");
    kit.write_on(up, OnlineRequest::DiscardMatch);
    let (look, icon) = (Look::Primary, Some(Icon::Continue));
    let back = kit.button(row, look, icon, "online-seat-return");
    kit.write_on(back, OnlineRequest::Rejoin);
}

/// "Your match with Hana".
pub fn title(locale: &Locale, ticket: &RejoinToken) -> String {
    match ticket.opponent_name() {
        "" => locale.text("online-seat-nameless"),
        name => locale.text_of("online-seat", "name", name),
    }
}

fn note(kit: &Kit, ticket: &RejoinToken) -> String {
    let age = ticket.age(storage::now());
    let minutes = age.as_secs() / MINUTE;
    let id = match (ticket.has_begun(), age > ABSENCE_LIMIT) {
        (false, _) => "online-seat-open",
        (true, false) => "online-seat-waits",
        (true, true) => "online-seat-old",
    };
    kit.t_of(id, "minutes", minutes)
}

//! The seat that was left, by a broken line or a closed program, and can be taken up again.

use super::{View, frame};
use crate::app::session::online::{OnlineWish, PATIENCE, Ticket};
use crate::app::storage;
use crate::app::theme::{Icon, Token, space};
use crate::app::widgets::{Kit, Look, Style};
use bevy::prelude::*;
use bevy::ui_widgets::Activate;

/// Seconds in a minute.
const MINUTE: u64 = 60;

pub fn build(kit: &mut Kit, parent: Entity, view: View) {
    let Some(ticket) = view.online.seat_left() else {
        return;
    };
    let card = frame::bare_card(kit, parent, true);
    let border = kit.palette.border();
    kit.brackets(card, border);
    let row = Node {
        align_items: AlignItems::Center,
        flex_wrap: FlexWrap::Wrap,
        column_gap: px(space::M),
        row_gap: px(space::S),
        ..default()
    };
    let row = kit.node(card, row);
    let words = frame::fill(kit, row, 2.0);
    kit.commands
        .entity(words)
        .entry::<Node>()
        .and_modify(|mut node| node.min_width = px(240));
    let title = title(kit, ticket);
    kit.write(
        words,
        Style::SUBHEAD.face(crate::app::theme::Face::for_name(&title)),
        title,
    );
    let note = note(kit, ticket);
    kit.write(words, Style::SMALL.ink(Token::Ink2), note);
    let up = kit.button(row, Look::Quiet, None, "online-seat-forget");
    send(kit, up, OnlineWish::Forget);
    let back = kit.button(
        row,
        Look::Primary,
        Some(Icon::Continue),
        "online-seat-return",
    );
    send(kit, back, OnlineWish::Return);
}

/// Sends a wish when a button is pressed.
pub fn send(kit: &mut Kit, button: Entity, wish: OnlineWish) {
    kit.on(
        button,
        move |_: On<Activate>, mut wishes: MessageWriter<OnlineWish>| {
            wishes.write(wish.clone());
        },
    );
}

fn title(kit: &Kit, ticket: &Ticket) -> String {
    match ticket.other_name() {
        "" => kit.t("online-seat-nameless"),
        name => kit.tv("online-seat", &[("name", name.into())]),
    }
}

fn note(kit: &Kit, ticket: &Ticket) -> String {
    let age = ticket.age(storage::now());
    let minutes = age.as_secs() / MINUTE;
    let id = match (ticket.has_begun(), age > PATIENCE) {
        (false, _) => "online-seat-open",
        (true, false) => "online-seat-waits",
        (true, true) => "online-seat-old",
    };
    kit.tv(id, &[("minutes", minutes.into())])
}

//! Without a room: create one, join one, or return to a kept seat.

use super::{OnlineView, boards_picture, cards, create, error_text, join, kept_seat, lobby_fields};
use crate::app::theme::{Icon, Token, space};
use crate::app::widgets::{Kit, NodeStyle, Style};
use bevy::prelude::*;

/// The width of the cards on the left, and the maximum width of the rest, in logical pixels.
const CARDS: f32 = 336.0;
const REST: f32 = 780.0;

/// The steps of an online match.
const STEPS: [&str; 3] = ["online-step-room", "online-step-terms", "online-step-play"];

pub fn build(kit: &mut Kit, view: OnlineView) {
    let (area, _) = cards::page(kit, "online-title");
    let narrow = kit.layout.is_narrow();
    let between = match kit.layout.is_desktop() {
        true => space::XXL,
        false => space::XL,
    };
    let columns = Node::column_if(narrow).row_gap(space::L).no_shrink();
    let columns = kit.node(area, columns.column_gap(between));
    if narrow {
        notices(kit, columns, view);
        cards(kit, columns, view, auto());
        let rest = kit.column(columns, space::L);
        lobby_fields::build(kit, rest, view);
        step_list(kit, rest);
        return;
    }
    cards(kit, columns, view, px(CARDS));
    let rest = cards::fill(kit, columns, space::XL);
    kit.restyle(rest, |node| node.max_width(REST));
    notices(kit, rest, view);
    lobby_fields::build(kit, rest, view);
    boards_picture::build(kit, rest, view);
    step_list(kit, rest);
}

/// The last error, and the kept seat.
fn notices(kit: &mut Kit, parent: Entity, view: OnlineView) {
    if let Some(trouble) = view.online.error() {
        let words = error_text::words(&kit.locale, trouble);
        let card = cards::bare_card(kit, parent, false);
        cards::icon_text(kit, card, Icon::Mistake, Token::Fault, words);
    }
    kept_seat::build(kit, parent, view);
}

fn cards(kit: &mut Kit, parent: Entity, view: OnlineView, width: Val) {
    let column = kit.node(parent, Node::column().gap(20).width(width).no_shrink());
    create::build(kit, column, view);
    join::build(kit, column);
}

/// The steps in three sentences, each after a stone.
fn step_list(kit: &mut Kit, parent: Entity) {
    let column = kit.column(parent, space::S);
    for (index, id) in STEPS.into_iter().enumerate() {
        let row = kit.node(column, Node::row().gap(space::S).items_start());
        kit.literal_text(row, Style::DATA_LABEL.sized(15.0), format!("{}", index + 1));
        let words = cards::fill(kit, row, 0.0);
        kit.localized_text(words, Style::BODY.ink(Token::Ink2), id);
    }
}

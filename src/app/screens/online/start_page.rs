//! Without a room: create one, join one, or return to a kept seat.

use super::{OnlineView, boards_picture, cards, create, error_text, join, kept_seat, lobby_fields};
use crate::app::theme::{Icon, Token, space};
use crate::app::widgets::{Kit, Style};
use bevy::prelude::*;

/// The width of the cards on the left, and the maximum width of the rest, in logical pixels.
const CARDS: f32 = 336.0;
const REST: f32 = 780.0;

/// The steps of an online match.
const STEPS: [&str; 3] = ["online-step-room", "online-step-terms", "online-step-play"];

pub fn build(kit: &mut Kit, view: OnlineView) {
    let (area, _) = cards::page(kit, "online-title");
    let narrow = kit.layout.is_narrow();
    let columns = Node {
        flex_direction: match narrow {
            true => FlexDirection::Column,
            false => FlexDirection::Row,
        },
        column_gap: px(match kit.layout.is_desktop() {
            true => space::XXL,
            false => space::XL,
        }),
        row_gap: px(space::L),
        flex_shrink: 0.0,
        ..default()
    };
    let columns = kit.node(area, columns);
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
    kit.commands
        .entity(rest)
        .entry::<Node>()
        .and_modify(|mut node| node.max_width = px(REST));
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
    let column = Node {
        flex_direction: FlexDirection::Column,
        row_gap: px(20),
        width,
        flex_shrink: 0.0,
        ..default()
    };
    let column = kit.node(parent, column);
    create::build(kit, column, view);
    join::build(kit, column);
}

/// The steps in three sentences, each after a stone.
fn step_list(kit: &mut Kit, parent: Entity) {
    let column = kit.column(parent, space::S);
    for (index, id) in STEPS.into_iter().enumerate() {
        let row = Node {
            align_items: AlignItems::Start,
            column_gap: px(space::S),
            ..default()
        };
        let row = kit.node(column, row);
        kit.literal_text(row, Style::DATA_LABEL.sized(15.0), format!("{}", index + 1));
        let words = cards::fill(kit, row, 0.0);
        kit.localized_text(words, Style::BODY.ink(Token::Ink2), id);
    }
}

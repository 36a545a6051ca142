//! At no table: make a room, join one, or take up the seat that was left.

use super::frame;
use super::{View, create, join, lobby, picture, seat, trouble};
use crate::app::theme::{Icon, Token, space};
use crate::app::widgets::{Kit, Style};
use bevy::prelude::*;

/// The width of the cards at the left, and the widest that the rest grows, in logical pixels.
const CARDS: f32 = 336.0;
const REST: f32 = 780.0;

/// How playing between two machines goes, step by step.
const STEPS: [&str; 3] = ["online-step-room", "online-step-terms", "online-step-play"];

pub fn build(kit: &mut Kit, view: View) {
    let (area, _) = frame::page(kit, "online-title");
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
        lobby::build(kit, rest, view);
        steps(kit, rest);
        return;
    }
    cards(kit, columns, view, px(CARDS));
    let rest = frame::fill(kit, columns, space::XL);
    kit.commands
        .entity(rest)
        .entry::<Node>()
        .and_modify(|mut node| node.max_width = px(REST));
    notices(kit, rest, view);
    lobby::build(kit, rest, view);
    picture::build(kit, rest, view);
    steps(kit, rest);
}

/// What went wrong, and the seat that waits.
fn notices(kit: &mut Kit, parent: Entity, view: View) {
    if let Some(trouble) = view.online.trouble() {
        let words = trouble::words(&kit.locale, trouble);
        let card = frame::bare_card(kit, parent, false);
        frame::remark(kit, card, Icon::Mistake, Token::Fault, words);
    }
    seat::build(kit, parent, view);
}

fn cards(kit: &mut Kit, parent: Entity, view: View, width: Val) {
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

/// How it goes, in three sentences behind stones.
fn steps(kit: &mut Kit, parent: Entity) {
    let column = kit.column(parent, space::S);
    for (index, id) in STEPS.into_iter().enumerate() {
        let row = Node {
            align_items: AlignItems::Start,
            column_gap: px(space::S),
            ..default()
        };
        let row = kit.node(column, row);
        kit.write(row, Style::DATA_LABEL.sized(15.0), format!("{}", index + 1));
        let words = frame::fill(kit, row, 0.0);
        kit.say(words, Style::BODY.ink(Token::Ink2), id);
    }
}

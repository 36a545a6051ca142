//! The game's name: in Japanese from top to bottom, in Latin letters, and five stones in a row.

use super::plan::Plan;
use crate::app::theme::{Face, Fill, Token};
use crate::app::widgets::{Kit, Style};
use crate::rules::Side;
use bevy::prelude::*;

/// The Japanese name: size of a character, and from one to the next.
const CHARACTER: f32 = 21.0;
const CHARACTER_PITCH: f32 = 31.0;
/// Before and after the hairline.
const BEFORE: f32 = 19.0;
const AFTER: f32 = 24.0;
/// The stones in the row, and how far their line goes beyond them.
const STONES: usize = 5;
const LINE_BEYOND: f32 = 5.0;
/// The red dot on the last stone, in stones.
const DOT: f32 = 0.3;

/// The heading, as a child of a column.
pub fn lay(kit: &mut Kit, parent: Entity, plan: &Plan) {
    let height = plan.heading();
    let head = kit.node(
        parent,
        Node {
            height: px(height),
            flex_shrink: 0.0,
            ..default()
        },
    );
    if plan.vertical_name {
        vertical_name(kit, head);
        let margin = UiRect::new(px(BEFORE), px(AFTER), px(0), px(0));
        let hairline = Node {
            width: px(1),
            height: percent(100),
            margin,
            ..default()
        };
        let hairline = kit.node(head, hairline);
        kit.commands.entity(hairline).insert(Fill(Token::Ink3));
    }
    let latin = kit.node(
        head,
        Node {
            flex_grow: 1.0,
            height: percent(100),
            ..default()
        },
    );
    let name = kit.say(latin, plan.name, "title-name");
    let place = Node {
        position_type: PositionType::Absolute,
        // The letter stands a little to the right of its box.
        left: px(-plan.name.size * 0.03),
        top: px(-plan.name.size * 0.185),
        ..default()
    };
    kit.commands
        .entity(name)
        .insert((place, TextLayout::no_wrap()));
    five(kit, latin, plan);
}

fn vertical_name(kit: &mut Kit, head: Entity) {
    let column = kit.column(head, 0.0);
    let style = Style {
        face: Face::Display,
        size: CHARACTER,
        line: 1.0,
        spacing: 0.0,
        ink: Token::Ink2,
    };
    for character in kit.t("title-name-vertical").chars() {
        let cell = Node {
            width: px(CHARACTER),
            height: px(CHARACTER_PITCH),
            align_items: AlignItems::Center,
            justify_content: JustifyContent::Center,
            ..default()
        };
        let cell = kit.node(column, cell);
        kit.write(cell, style, character);
    }
}

/// Five stones on a line at the foot of the heading; the last one is White's, marked as the last move.
fn five(kit: &mut Kit, parent: Entity, plan: &Plan) {
    let width = plan.pitch * (STONES - 1) as f32 + plan.stone;
    let row = Node {
        position_type: PositionType::Absolute,
        left: px(0),
        bottom: px(-plan.stone * 0.1),
        width: px(width),
        height: px(plan.stone),
        justify_content: JustifyContent::SpaceBetween,
        ..default()
    };
    let row = kit.node(parent, row);
    let line = Node {
        position_type: PositionType::Absolute,
        left: px(-LINE_BEYOND),
        right: px(-LINE_BEYOND),
        top: px((plan.stone / 2.0).round()),
        height: px(1),
        ..default()
    };
    let line = kit.node(row, line);
    kit.commands.entity(line).insert(Fill(Token::Ink));
    for _ in 1..STONES {
        kit.stone(row, Side::Black, plan.stone);
    }
    let last = kit.stone(row, Side::White, plan.stone);
    let size = (plan.stone * DOT).round();
    let middle = px((plan.stone - size) / 2.0);
    let dot = Node {
        position_type: PositionType::Absolute,
        left: middle,
        top: middle,
        width: px(size),
        height: px(size),
        border_radius: BorderRadius::all(percent(50)),
        ..default()
    };
    let dot = kit.node(last, dot);
    kit.commands.entity(dot).insert(Fill(Token::Shu));
}

//! The game's name, vertical in Japanese and in Latin letters, and five stones in a row.

use super::metrics::TitleMetrics;
use crate::app::theme::{Face, Fill, Token};
use crate::app::widgets::{Kit, Style};
use crate::rules::Side;
use bevy::prelude::*;

/// The Japanese name: size of a character, and distance of two.
const CHARACTER: f32 = 21.0;
const CHARACTER_PITCH: f32 = 31.0;
/// The space before and after the hairline.
const BEFORE: f32 = 19.0;
const AFTER: f32 = 24.0;
/// The number of stones in the row, and the length of their line beyond them.
const STONES: usize = 5;
const LINE_BEYOND: f32 = 5.0;
/// The diameter of the red dot on the last stone, in stones.
const DOT: f32 = 0.3;

/// The heading, as a child of a column.
pub fn build(kit: &mut Kit, parent: Entity, metrics: &TitleMetrics) {
    let height = metrics.heading();
    let head = kit.node(
        parent,
        Node {
            height: px(height),
            flex_shrink: 0.0,
            ..default()
        },
    );
    if metrics.vertical_name {
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
    let name = kit.localized_text(latin, metrics.name, "title-name");
    let place = Node {
        position_type: PositionType::Absolute,
        // The letter is a little to the right in its box.
        left: px(-metrics.name.size * 0.03),
        top: px(-metrics.name.size * 0.185),
        ..default()
    };
    kit.commands
        .entity(name)
        .insert((place, TextLayout::no_wrap()));
    five(kit, latin, metrics);
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
        kit.literal_text(cell, style, character);
    }
}

/// Five stones on a line below the name; the last one is White's, marked as the last move.
fn five(kit: &mut Kit, parent: Entity, metrics: &TitleMetrics) {
    let width = metrics.pitch * (STONES - 1) as f32 + metrics.stone;
    let row = Node {
        position_type: PositionType::Absolute,
        left: px(0),
        bottom: px(-metrics.stone * 0.1),
        width: px(width),
        height: px(metrics.stone),
        justify_content: JustifyContent::SpaceBetween,
        ..default()
    };
    let row = kit.node(parent, row);
    let line = Node {
        position_type: PositionType::Absolute,
        left: px(-LINE_BEYOND),
        right: px(-LINE_BEYOND),
        top: px((metrics.stone / 2.0).round()),
        height: px(1),
        ..default()
    };
    let line = kit.node(row, line);
    kit.commands.entity(line).insert(Fill(Token::Ink));
    for _ in 1..STONES {
        kit.stone(row, Side::Black, metrics.stone);
    }
    let last = kit.stone(row, Side::White, metrics.stone);
    let size = (metrics.stone * DOT).round();
    let middle = px((metrics.stone - size) / 2.0);
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

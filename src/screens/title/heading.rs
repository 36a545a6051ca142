//! The game's name, vertical in Chinese characters and in Latin letters, and five stones in a row.

use super::metrics::TitleMetrics;
use crate::theme::{Face, Token};
use crate::widgets::{Heading, NodeStyle, Style, UiBuilder};
use bevy::prelude::*;
use narabe_rules::Side;

// The vertical name: size of a character, and height of all.
const CHARACTER: f32 = 21.0;
const VERTICAL_NAME: f32 = 124.0;
// The space before and after the hairline.
const BEFORE: f32 = 19.0;
const AFTER: f32 = 24.0;
// The number of stones in the row, and the length of their line beyond them.
const STONES: usize = 5;
const LINE_BEYOND: f32 = 5.0;
/// The diameter of the red dot on the last stone, in stones.
const DOT: f32 = 0.3;

/// The heading, as a child of a column.
pub fn build(ui: &mut UiBuilder, parent: Entity, metrics: &TitleMetrics) {
    let height = metrics.heading();
    let head = ui.node(parent, Node::default().height(height).no_shrink());
    if metrics.vertical_name {
        vertical_name(ui, head);
        let line = Node::default().size(1, percent(100));
        let line = line.margin_left(BEFORE).margin_right(AFTER);
        ui.filled(head, line, Token::Ink3);
    }
    let latin = ui.node(head, Node::default().full_height().grow());
    let name = ui.localized_text(latin, metrics.name, "title-name");
    // The letter is a little to the right in its box.
    let place = Node::default().at(-metrics.name.size * 0.03, -metrics.name.size * 0.185);
    ui.insert(name, (place, TextLayout::no_wrap(), Heading::Screen));
    five(ui, latin, metrics);
}

fn vertical_name(ui: &mut UiBuilder, head: Entity) {
    let column = ui.column(head, 0.0);
    let style = Style::of_character(CHARACTER)
        .face(Face::Logo)
        .ink(Token::Ink2);
    let name = ui.locale.text("title-name-vertical");
    let pitch = VERTICAL_NAME / name.chars().count().max(1) as f32;
    for character in name.chars() {
        let cell = Node::row().center().size(CHARACTER, pitch);
        let cell = ui.node(column, cell);
        ui.literal_text(cell, style, character);
    }
}

/// Five stones on a line below the name; the last one is White's, marked as the last move.
fn five(ui: &mut UiBuilder, parent: Entity, metrics: &TitleMetrics) {
    let width = metrics.pitch * (STONES - 1) as f32 + metrics.stone;
    let row = Node::row().absolute().left(0).bottom(-metrics.stone * 0.1);
    let row = ui.node(parent, row.justify_between().size(width, metrics.stone));
    let line = Node::default().at(-LINE_BEYOND, (metrics.stone / 2.0).round());
    ui.filled(row, line.right(-LINE_BEYOND).height(1), Token::Ink);
    for _ in 1..STONES {
        ui.stone(row, Side::Black, metrics.stone);
    }
    let last = ui.stone(row, Side::White, metrics.stone);
    let size = (metrics.stone * DOT).round();
    let middle = px((metrics.stone - size) / 2.0);
    let dot = Node::default().at(middle, middle).square(size);
    ui.filled(last, dot.radius(percent(50)), Token::Accent);
}

//! What a tree of a proof is drawn with: stones with numbers, and the lines between them.

use crate::theme::{Stroke, Token};
use crate::widgets::{NodeStyle, Style, UiBuilder};
use bevy::prelude::*;
use narabe_rules::Side;

/// The diameters of the attacker's and the defender's stones in the column of attacks, in logical pixels.
pub const ATTACK: f32 = 30.0;
pub const DEFENCE: f32 = 24.0;
// The widths of the lines: on the chosen path, and elsewhere.
const CHOSEN: f32 = 1.6;
const OTHER: f32 = 1.0;
/// The radius of a line's bend.
const BEND: f32 = 10.0;
/// The gap above the stone that a line leads down to.
const GAP: f32 = 5.0;

/// A stone with its number.
pub fn numbered_stone(
    ui: &mut UiBuilder,
    parent: Entity,
    side: Side,
    diameter: f32,
    number: usize,
) -> Entity {
    let place = ui.node(parent, Node::row().square(diameter).center().no_shrink());
    let stone = ui.stone(place, side, diameter);
    ui.restyle(stone, |node| node.at(0, 0));
    let ink = match side {
        Side::Black => Token::WhiteShare,
        Side::White => Token::BlackShare,
    };
    let size = match number {
        0..100 => diameter * 0.45,
        _ => diameter * 0.36,
    };
    ui.literal_line(
        place,
        Style::DATA_BOLD.sized(size).ink(ink),
        number.to_string(),
    );
    place
}

/// The width and the colour of a line.
const fn pen(is_chosen: bool) -> (f32, Token) {
    if is_chosen {
        (CHOSEN, Token::Ink)
    } else {
        (OTHER, Token::LineStrong)
    }
}

/// A level line whose middle is at this height.
pub fn level(ui: &mut UiBuilder, parent: Entity, [left, right]: [f32; 2], y: f32, is_chosen: bool) {
    let (width, token) = pen(is_chosen);
    let node = Node::default()
        .at(left, y - width / 2.0)
        .size(right - left, width);
    ui.filled(parent, node, token);
}

/// A line down from a point, and then to the right.
pub fn elbow(ui: &mut UiBuilder, parent: Entity, from: Vec2, to: Vec2, is_chosen: bool) {
    let (width, token) = pen(is_chosen);
    let half = width / 2.0;
    let node = Node::default()
        .at(from.x - half, from.y)
        .size(to.x - from.x + half, to.y - from.y + half)
        .border_left(width)
        .border_bottom(width)
        .border_radius(BorderRadius::bottom_left(px(BEND)));
    let line = ui.node(parent, node);
    ui.insert(line, Stroke(token));
}

/// A line of the chosen path down from a point, to the left, and down again, in a place of this height.
pub fn return_line(ui: &mut UiBuilder, parent: Entity, from: f32, to: f32, height: f32) {
    let half = CHOSEN / 2.0;
    let (middle, bend) = (height / 2.0, BEND.min(height / 2.0));
    let upper = Node::default()
        .at(to + bend, 0)
        .size((from - to - bend + half).max(bend), middle + half)
        .border_bottom(CHOSEN)
        .with(|node| node.border.right = px(CHOSEN))
        .border_radius(BorderRadius::bottom_right(px(bend)));
    let lower = Node::default()
        .at(to - half, middle - half)
        .size(bend + half, middle + half + GAP)
        .border_left(CHOSEN)
        .border_top(CHOSEN)
        .border_radius(BorderRadius::top_left(px(bend)));
    for node in [upper, lower] {
        let line = ui.node(parent, node);
        ui.insert(line, Stroke(Token::Ink));
    }
}

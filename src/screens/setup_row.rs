//! A row of choices with its label.

use crate::theme::space;
use crate::widgets::{NodeStyle, Style, UiBuilder};
use bevy::prelude::*;

// The width of the labels before the choices, and on a phone.
const NAME: f32 = 112.0;
const PHONE_NAME: f32 = 76.0;
/// The height of the segments, at which a label is centred.
pub const SEGMENTS: f32 = 40.0;
/// Below this width the labels are above the choices.
const STACKS_BELOW: f32 = 360.0;

/// The gap between groups of choices.
pub fn group_gap(ui: &UiBuilder) -> f32 {
    ui.layout.if_phone(space::M, space::L)
}

/// A line below a choice.
pub fn line(ui: &mut UiBuilder, parent: Entity) -> Entity {
    let line = Node::line(space::S).pad_top(space::XS);
    ui.node(parent, line)
}

/// A row with a label; returns the column for its choice.
pub fn labelled_row(ui: &mut UiBuilder, parent: Entity, id: &str) -> Entity {
    let stacks = ui.layout.size.x < STACKS_BELOW;
    let node = Node::column_if(stacks).row_gap(space::XXS).no_shrink();
    let row = ui.node(parent, node);
    let width = ui.layout.if_phone(PHONE_NAME, NAME);
    let (width, height, basis) = if stacks {
        (auto(), auto(), auto())
    } else {
        (px(width), px(SEGMENTS), px(0))
    };
    let node = Node::row().items_center().size(width, height).no_shrink();
    let name = ui.node(row, node);
    ui.localized_text(name, Style::BODY, id);
    let node = Node::column().grow().flex_basis(basis).min_width(0);
    ui.node(row, node)
}

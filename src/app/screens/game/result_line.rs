//! A line of the result.

use crate::app::widgets::{Kit, NodeStyle, Style};
use bevy::prelude::*;

/// A label on the left and a value on the right. Returns the row and the value.
pub fn line(kit: &mut Kit, parent: Entity, label: String, figure: String) -> [Entity; 2] {
    let row = kit.node(
        parent,
        Node::row()
            .items_center()
            .justify_between()
            .stretch()
            .height(26),
    );
    kit.literal_text(row, Style::SMALL, label);
    [row, kit.literal_text(row, Style::DATA, figure)]
}

//! The columns of the screen.

use crate::app::theme::space;
use crate::app::widgets::{Kit, NodeStyle};
use bevy::prelude::*;

/// The gap between groups of choices.
pub fn gap(kit: &Kit) -> f32 {
    match kit.layout.is_phone() {
        true => space::M,
        false => space::L,
    }
}

/// A column with a share of the width; a narrow window has only one.
pub fn column(kit: &mut Kit, parent: Entity, share: f32, narrow: bool) -> Entity {
    let node = Node::column().gap(gap(kit)).min_width(0);
    let node = match narrow {
        true => node,
        false => node.flex().flex_grow(share),
    };
    kit.node(parent, node)
}

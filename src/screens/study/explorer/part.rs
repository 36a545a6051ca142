//! The parts of the tab, each of which is written anew when what it shows has changed.

use super::moves::Columns;
use crate::widgets::{Kit, NodeStyle};
use bevy::prelude::*;

/// A part of the tab, written anew when the answer of the library has changed.
#[derive(Component, Debug, Clone, Copy, PartialEq)]
pub enum Part {
    Head {
        is_short: bool,
    },
    Moves(Columns),
    Games {
        width: f32,
        is_short: bool,
    },
    /// What the stones on the board mean, and where there is room also where the games come from.
    Legend {
        has_sources: bool,
    },
}

/// The state that a part shows: that of the explorer, and for the head the position.
#[derive(Component, Debug, Default)]
pub struct Written(pub Option<(u64, Option<(u64, usize)>)>);

/// A place for a part.
pub fn part(kit: &mut Kit, parent: Entity, part: Part) {
    let node = Node::column().no_shrink().stretch();
    let place = kit.node(parent, node);
    kit.insert(place, (part, Written::default()));
}

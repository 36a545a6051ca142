//! The parts of the tab.

use super::moves::Columns;
use crate::widgets::{NodeStyle, Part, UiBuilder};
use bevy::prelude::*;

/// A part of the tab.
#[derive(Component, Debug, Clone, Copy, PartialEq)]
pub enum ExplorerPart {
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

impl Part for ExplorerPart {
    /// The revision of the explorer, and for the head the hash of the position and the ply.
    type Content = (u64, Option<(u64, usize)>);
}

/// A place for a part.
pub fn part(ui: &mut UiBuilder, parent: Entity, part: ExplorerPart) {
    let node = Node::column().no_shrink().stretch();
    let place = ui.node(parent, node);
    ui.insert(place, part);
}

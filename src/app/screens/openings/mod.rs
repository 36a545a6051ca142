//! The 26 openings of Renju as diagrams: all on a page, and a dialog to choose one.

mod choose;
mod groups;
mod tile;

pub use choose::{ChooseOpening, OpeningChosen};

use super::diagram::DiagramPainter;
use crate::app::widgets::Kit;
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    choose::plugin(app);
}

/// All openings, not selectable.
pub fn all(kit: &mut Kit, painter: &mut DiagramPainter, column: Entity) {
    groups::groups(kit, painter, column, tile::build);
}

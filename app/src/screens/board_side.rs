//! The place of a board beside a column, or above it in a narrow window.

use crate::board::BoardSlot;
use crate::theme::space;
use crate::widgets::{Kit, NodeStyle};
use bevy::prelude::*;

impl Kit<'_, '_> {
    /// A playable board with this side length, in logical pixels. Returns the column that it stands in, for more below it.
    pub fn board_side(&mut self, body: Entity, board: f32, is_stacked: bool) -> Entity {
        let side = Node::column().gap(space::M).no_shrink();
        let side = match is_stacked {
            true => side.items_center(),
            false => side,
        };
        let side = self.node(body, side);
        let slot = BoardSlot {
            playable: true,
            pad: self.layout.if_phone(0.98, 1.12),
            ..default()
        };
        let place = Node::default().square(board).no_shrink();
        self.spawn(side, (place, slot));
        side
    }
}

//! The place of a board, or of twin boards, beside a column, or above it in a narrow window.

use super::game::board_id;
use crate::board::{BoardSlot, FIRST, SECOND};
use crate::input::half_of;
use crate::theme::space;
use crate::widgets::{Kit, NodeStyle, named};
use accesskit::Role;
use bevy::prelude::*;

/// The margin around the outer lines of twin boards, in cells.
const TWIN_PAD: f32 = 0.98;

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

    /// The places of twin boards, each with sides of this length: side by side, or one above the other.
    pub fn twin_boards(&mut self, parent: Entity, side: f32, is_stacked: bool) {
        let node = Node::column_if(is_stacked)
            .row_gap(space::M)
            .column_gap(space::M);
        let row = self.node(parent, node.center().no_shrink());
        for board in [FIRST, SECOND] {
            let slot = BoardSlot {
                playable: true,
                pad: TWIN_PAD,
                board,
                ..default()
            };
            let name = self.t(board_id(half_of(board), is_stacked));
            let place = Node::default().square(side).no_shrink();
            self.spawn(row, (place, slot, named(Role::Grid, name)));
        }
    }
}

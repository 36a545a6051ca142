//! The place of a board, or of twin boards, beside a column, or above it in a narrow window.

use super::wording::twin_text::board_id;
use crate::board::{BoardId, BoardSlot};
use crate::theme::space;
use crate::widgets::{NodeStyle, UiBuilder, named};
use accesskit::Role;
use bevy::prelude::*;
use narabe_art::board::Padding;

impl UiBuilder<'_, '_> {
    /// A playable board with this side length, in logical pixels. Returns the column that it is in, for more below it.
    pub fn board_side(&mut self, body: Entity, board: f32, is_stacked: bool) -> Entity {
        let side = Node::column().gap(space::M).no_shrink();
        let side = if is_stacked {
            side.items_center()
        } else {
            side
        };
        let side = self.node(body, side);
        let slot = BoardSlot {
            playable: true,
            ..BoardSlot::in_layout(&self.layout)
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
        for board in BoardId::ALL {
            let slot = BoardSlot {
                playable: true,
                padding: Padding::Phone,
                board,
                ..default()
            };
            let name = self.locale.text(board_id(board.half(), is_stacked));
            let place = Node::default().square(side).no_shrink();
            self.spawn(row, (place, slot, named(Role::Grid, name)));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::layout::Layout;
    use crate::screens::testing::TestApp;
    use crate::settings::ControlsSide;
    use crate::state::Screen;

    /// Whether a row around the board runs from right to left.
    fn is_mirrored(screen: Screen, controls: ControlsSide) -> bool {
        let mut test = TestApp::new();
        test.app.insert_resource(Layout {
            controls,
            ..Layout::default()
        });
        test.open(screen);
        let world = test.app.world_mut();
        let slot = world
            .query_filtered::<Entity, With<BoardSlot>>()
            .iter(world)
            .next();
        let slot = slot.expect("a board");
        let above = |at: &Entity| world.get::<ChildOf>(*at).map(ChildOf::parent);
        let around = std::iter::successors(Some(slot), above);
        around
            .filter_map(|node| world.get::<Node>(node))
            .any(|node| node.flex_direction == FlexDirection::RowReverse)
    }

    #[test]
    fn the_controls_change_sides_on_the_screens_with_a_board() {
        for screen in [
            Screen::Game,
            Screen::Study,
            Screen::PositionSetup,
            Screen::Puzzles,
            Screen::Lesson,
        ] {
            assert!(is_mirrored(screen, ControlsSide::Left), "{screen:?}");
            assert!(!is_mirrored(screen, ControlsSide::Right), "{screen:?}");
        }
    }
}

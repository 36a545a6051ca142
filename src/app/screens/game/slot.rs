//! The place of the board on the screen.

use super::pause;
use super::view::GameView;
use crate::app::board::BoardSlot;
use crate::app::layout::Breakpoint;
use crate::app::widgets::{Kit, NodeStyle};
use bevy::prelude::*;

/// The margin around the outer lines on a phone, in cells.
const PHONE_PAD: f32 = 0.98;

/// The square slot of the board; `side` is in logical pixels. A pause shows no board.
pub fn slot(kit: &mut Kit, parent: Entity, view: GameView, side: f32) -> Entity {
    let pad = if kit.layout.breakpoint == Breakpoint::Phone {
        PHONE_PAD
    } else {
        BoardSlot::default().pad
    };
    let node = Node::default().square(side).no_shrink();
    if view.game.is_board_hidden() {
        return pause::cover(kit, parent, node, Some("pause-text"));
    }
    kit.spawn(
        parent,
        (
            node,
            BoardSlot {
                playable: true,
                pad,
                ..default()
            },
        ),
    )
}

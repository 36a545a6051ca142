//! Points of a board that a screen reader presses or focuses. On the desktop they are AccessKit nodes, in a browser cells of a
//! grid in the page.

use super::boards::Boards;
use super::pressed::Pressed;
use crate::board::BoardId;
use crate::state::Screen;
use bevy::prelude::*;
use narabe_rules::Point;

/// What a screen reader does with a point of a board.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub enum CellEvent {
    /// As a click on the board.
    Pressed(BoardId, Point),
    /// The board's cursor goes there.
    Focused(BoardId, Point),
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<CellEvent>()
        .add_systems(PreUpdate, answer);
}

fn answer(
    mut cells: MessageReader<CellEvent>,
    screen: Res<State<Screen>>,
    mut boards: Boards,
    mut presses: MessageWriter<Pressed>,
) {
    for cell in cells.read() {
        // No stones on a board that is only for viewing.
        if !screen.board_use().takes_points() {
            continue;
        }
        match *cell {
            CellEvent::Pressed(board, point) => _ = presses.write(Pressed { board, point }),
            CellEvent::Focused(board, point) => boards.show(board, point),
        }
    }
}

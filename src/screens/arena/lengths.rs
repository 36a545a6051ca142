//! The lengths of the arena's parts, by the room that there is.

use crate::layout::Layout;
use crate::theme::space;

// The least and the greatest share of the width for boards and games, in logical pixels.
const LEFT: f32 = 608.0;
const LEFT_SHARE: f32 = 0.54;
/// The height of the cards above a board, with their distance to it.
pub const CARDS: f32 = 40.0 + space::S;
/// The height of the line below a board.
pub const CAPTION: f32 = 40.0;
/// The least height of the games below the boards.
const GAMES: f32 = 210.0;
/// The height of the line that says how long the tournament lasts.
pub const PROGRESS: f32 = 52.0;
/// The least side of a board, and of each of two.
const LEAST_BOARD: f32 = 120.0;
const LEAST_OF_TWO: f32 = 230.0;
/// Between the boards.
pub const BOARD_GAP: f32 = space::L;

/// The lengths of the arena, in logical pixels.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Lengths {
    /// Whether boards, games and tables are in one column.
    pub stacks: bool,
    /// Whether the games have room below the boards, and scroll there.
    pub games_below: bool,
    /// The width of boards and games.
    pub left: f32,
    /// The side of a board, and how many there are.
    pub board: f32,
    pub boards: usize,
}

impl Lengths {
    /// The lengths in a window; `wanted` boards are shown if there is room.
    pub fn of(layout: &Layout, wanted: usize) -> Self {
        let margin = layout.margin();
        let free = layout.size.y - layout.header_height();
        let width = layout.size.x - 2.0 * margin;
        let stacks = layout.is_stacked();
        let left = if stacks {
            width
        } else {
            (width * LEFT_SHARE).min(LEFT)
        };
        let games_below = !stacks && free >= CARDS + CAPTION + GAMES + PROGRESS + LEAST_BOARD;
        let below = match (stacks, games_below) {
            (true, _) => free * 0.5,
            (false, true) => GAMES + PROGRESS,
            (false, false) => space::XS,
        };
        let room = free - CARDS - CAPTION - below;
        let side = |count: f32| ((left - (count - 1.0) * BOARD_GAP) / count).min(room);
        let boards = if wanted > 1 && side(2.0) >= LEAST_OF_TWO {
            2
        } else {
            1
        };
        let board = side(boards as f32).max(LEAST_BOARD).floor();
        // Without the games below them the boards leave the rest of the width to what is beside them.
        let left = if stacks || games_below {
            left
        } else {
            boards as f32 * (board + BOARD_GAP) - BOARD_GAP
        };
        Self {
            stacks,
            games_below,
            left,
            board,
            boards,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy::prelude::*;

    #[test]
    fn the_design_has_two_boards_of_292_and_a_phone_has_one() {
        let at = |w: f32, h: f32| Lengths::of(&Layout::new(Vec2::new(w, h), 1.0, 1.0), 2);
        let desktop = at(1280.0, 800.0);
        assert_eq!(
            (desktop.left, desktop.board, desktop.boards),
            (608.0, 292.0, 2)
        );
        assert!(desktop.games_below);
        let phone = at(390.0, 844.0);
        assert_eq!((phone.stacks, phone.boards), (true, 1));
        assert!(phone.board <= 390.0 && phone.board >= 200.0, "{phone:?}");
        let low = at(844.0, 390.0);
        assert!(
            !low.games_below && low.board + CARDS + CAPTION <= 390.0 - 64.0,
            "{low:?}"
        );
    }
}

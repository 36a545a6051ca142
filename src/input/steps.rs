//! Steps of the cursor on the board, for keys and gamepad.

use crate::board::BoardId::{First, Second};
use crate::board::{BoardCursor, BoardId, BoardModel};
use bevy::math::IVec2;
use narabe_rules::{BoardSize, Point};

/// The point one step away, clamped to the board; `step` is right and up.
pub fn stepped(from: Point, step: IVec2, size: BoardSize) -> Point {
    let last = i32::from(size.get()) - 1;
    let along = |from: u8, step: i32| (i32::from(from) + step).clamp(0, last) as u8;
    Point::new(along(from.x, step.x), along(from.y, step.y))
}

/// A step on twin boards, which are side by side or, in portrait, one above the other: from the edge between them it
/// leads to the other board.
pub fn across(
    (board, from): (BoardId, Point),
    step: IVec2,
    size: BoardSize,
    upright: bool,
) -> (BoardId, Point) {
    let last = size.get() - 1;
    let crossing = match (board, upright) {
        (First, false) => (step.x > 0 && from.x == last).then_some((Second, Point::new(0, from.y))),
        (_, false) => (step.x < 0 && from.x == 0).then_some((First, Point::new(last, from.y))),
        (First, true) => (step.y < 0 && from.y == 0).then_some((Second, Point::new(from.x, last))),
        (_, true) => (step.y > 0 && from.y == last).then_some((First, Point::new(from.x, 0))),
    };
    crossing.unwrap_or_else(|| (board, stepped(from, step, size)))
}

/// Where the keyboard's cursor appears: at the pointer, on the last move, or in the middle.
pub fn start(cursor: &BoardCursor, model: &BoardModel) -> Point {
    let last = model.moves.last().map(|(point, _)| *point);
    let known = cursor
        .hover
        .or(last)
        .filter(|point| model.size.contains(*point));
    known.unwrap_or_else(|| model.size.centre())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_stop_at_the_edge() {
        let size = BoardSize::DEFAULT;
        assert_eq!(
            stepped(Point::new(7, 7), IVec2::new(1, 0), size),
            Point::new(8, 7)
        );
        assert_eq!(
            stepped(Point::new(14, 0), IVec2::new(1, -1), size),
            Point::new(14, 0)
        );
        assert_eq!(
            stepped(Point::new(0, 14), IVec2::new(-1, 1), size),
            Point::new(0, 14)
        );
    }

    #[test]
    fn the_edge_between_two_boards_leads_over() {
        let size = BoardSize::DEFAULT;
        let (left, right) = ((First, Point::new(14, 3)), (Second, Point::new(0, 3)));
        assert_eq!(across(left, IVec2::X, size, false), right);
        assert_eq!(across(right, IVec2::NEG_X, size, false), left);
        assert_eq!(across(right, IVec2::Y, size, false).0, Second);
        let (upper, lower) = ((First, Point::new(5, 0)), (Second, Point::new(5, 14)));
        assert_eq!(across(upper, IVec2::NEG_Y, size, true), lower);
        assert_eq!(across(lower, IVec2::Y, size, true), upper);
        assert_eq!(across(left, IVec2::X, size, true), left);
    }
}

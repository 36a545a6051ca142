//! Steps of the cursor over the board, for keys and gamepad alike.

use crate::app::board::{BoardCursor, BoardModel};
use crate::rules::{BoardSize, Point};
use bevy::math::IVec2;

/// The point one step further, held at the edge; `step` is right and up.
pub fn stepped(from: Point, step: IVec2, size: BoardSize) -> Point {
    let last = i32::from(size.get()) - 1;
    let along = |from: u8, step: i32| (i32::from(from) + step).clamp(0, last) as u8;
    Point::new(along(from.x, step.x), along(from.y, step.y))
}

/// Moves the keyboard's cursor. The first step only shows it: where the pointer was, on the last move, or in the middle.
pub fn walk(cursor: &BoardCursor, model: &BoardModel, step: IVec2) -> BoardCursor {
    let point = match cursor.aim.or(cursor.key) {
        Some(point) => stepped(point, step, model.size),
        None => start(cursor, model),
    };
    BoardCursor {
        key: Some(point),
        hover: None,
        aim: None,
    }
}

/// Where the keyboard's cursor appears.
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
    use crate::rules::Side;

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
    fn the_first_step_only_shows_the_cursor() {
        let mut model = BoardModel::default();
        let none = BoardCursor::default();
        assert_eq!(walk(&none, &model, IVec2::X).key, Some(model.size.centre()));
        model.moves.push((Point::new(3, 4), Side::Black));
        assert_eq!(walk(&none, &model, IVec2::X).key, Some(Point::new(3, 4)));
        let hover = BoardCursor {
            hover: Some(Point::new(9, 9)),
            ..none
        };
        let shown = walk(&hover, &model, IVec2::X);
        assert_eq!(
            shown,
            BoardCursor {
                key: Some(Point::new(9, 9)),
                ..none
            }
        );
        assert_eq!(walk(&shown, &model, IVec2::X).key, Some(Point::new(10, 9)));
    }
}

//! The boards on the screen for keys and gamepad: one, or two on twin boards.

use super::steps;
use crate::board::{BoardCursor, BoardModel, BoardView, FIRST, SECOND};
use crate::layout::Layout;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use narabe_rules::Point;
use narabe_rules::twin::Half;

/// The half of twin boards with this board number.
pub const fn half_of(board: usize) -> Half {
    if board == SECOND {
        Half::Right
    } else {
        Half::Left
    }
}

/// The boards and their cursors. Only one is active.
#[derive(SystemParam)]
pub struct Boards<'w> {
    pub view: Res<'w, BoardView>,
    model: Res<'w, BoardModel>,
    cursor: ResMut<'w, BoardCursor>,
    second_view: Res<'w, BoardView<SECOND>>,
    second_model: Res<'w, BoardModel<SECOND>>,
    second_cursor: ResMut<'w, BoardCursor<SECOND>>,
    layout: Res<'w, Layout>,
}

impl Boards<'_> {
    /// The slots of the boards.
    pub fn slots(&self) -> [Option<Entity>; 2] {
        [self.view.slot, self.second_view.slot]
    }

    /// The slot of the board with the keyboard's cursor.
    pub fn slot(&self) -> Option<Entity> {
        self.slots()[self.place().0]
    }

    /// The active board, and the keyboard's cursor on it, if shown.
    fn place(&self) -> (usize, Option<Point>) {
        let first = self.cursor.aim.or(self.cursor.key);
        let second = self.second_cursor.aim.or(self.second_cursor.key);
        match (first, second, self.second_cursor.hover) {
            (Some(point), ..) => (FIRST, Some(point)),
            (None, Some(point), _) => (SECOND, Some(point)),
            (None, None, Some(_)) => (SECOND, None),
            (None, None, None) => (FIRST, None),
        }
    }

    /// Moves the keyboard's cursor; the first step only shows it. From the edge between twin boards it moves to the
    /// other.
    pub fn walk(&mut self, step: IVec2) {
        let (board, point) = self.place();
        if self.second_view.slot.is_none() {
            let next = steps::walk(&self.cursor, &self.model, step);
            self.cursor.set_if_neq(next);
            return;
        }
        let next = match point {
            None => (board, self.start(board)),
            Some(point) => steps::across(
                (board, point),
                step,
                self.model.size,
                self.layout.is_portrait(),
            ),
        };
        self.show(next.0, next.1);
    }

    /// The point to confirm and its board; consumes an aim. Without a selection it shows the keyboard's cursor.
    pub fn confirm(&mut self) -> Option<(usize, Point)> {
        let (board, point) = self.place();
        match point {
            Some(point) => {
                if board == FIRST {
                    self.cursor.aim = None;
                } else {
                    self.second_cursor.aim = None;
                }
                Some((board, point))
            }
            None => {
                let start = self.start(board);
                self.show(board, start);
                None
            }
        }
    }

    /// The aimed point, or that of the keyboard's cursor, and its board; consumes an aim.
    pub fn aimed(&mut self) -> Option<(usize, Point)> {
        self.place().1?;
        self.confirm()
    }

    fn start(&self, board: usize) -> Point {
        if board == FIRST {
            steps::start(&self.cursor, &self.model)
        } else {
            steps::start(&self.second_cursor, &self.second_model)
        }
    }

    /// Moves the keyboard's cursor to a point.
    pub fn show(&mut self, board: usize, point: Point) {
        let key = |on: usize| (on == board).then_some(point);
        self.cursor.set_if_neq(BoardCursor {
            key: key(FIRST),
            ..default()
        });
        self.second_cursor.set_if_neq(BoardCursor {
            key: key(SECOND),
            ..default()
        });
    }
}

/// Selecting a point on one board clears the cursor of the other.
pub(super) fn keep_one_cursor(
    mut first: ResMut<BoardCursor>,
    mut second: ResMut<BoardCursor<SECOND>>,
) {
    if first.point().is_none() || second.point().is_none() {
        return;
    }
    if first.is_changed() && !second.is_changed() {
        *second = default();
    } else {
        *first = default();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HERE: Point = Point::new(3, 4);

    #[test]
    fn the_pointer_on_one_board_takes_the_cursor_from_the_other() {
        let mut app = App::new();
        app.init_resource::<BoardCursor>()
            .init_resource::<BoardCursor<SECOND>>()
            .add_systems(Update, keep_one_cursor);
        app.world_mut().resource_mut::<BoardCursor>().key = Some(HERE);
        app.update();
        app.world_mut().resource_mut::<BoardCursor<SECOND>>().hover = Some(HERE);
        app.update();
        assert_eq!(app.world().resource::<BoardCursor>().point(), None);
        app.world_mut().resource_mut::<BoardCursor>().aim = Some(HERE);
        app.update();
        assert_eq!(app.world().resource::<BoardCursor<SECOND>>().point(), None);
        assert_eq!(app.world().resource::<BoardCursor>().point(), Some(HERE));
    }
}

//! The boards on the screen for keys and gamepad: one, or two on twin boards.

use super::steps;
use crate::board::{BoardCursor, BoardId, BoardModel, BoardView, FirstBoard};
use crate::layout::Layout;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use narabe_rules::Point;

/// The boards and their cursors. Only one is active.
#[derive(SystemParam)]
pub struct Boards<'w, 's> {
    boards: Query<
        'w,
        's,
        (
            &'static BoardId,
            &'static BoardView,
            &'static BoardModel,
            &'static mut BoardCursor,
        ),
    >,
    layout: Res<'w, Layout>,
}

impl Boards<'_, '_> {
    fn get(&self, board: BoardId) -> Option<(&BoardView, &BoardModel, &BoardCursor)> {
        let mut boards = self.boards.iter();
        let (_, view, model, cursor) = boards.find(|(id, ..)| **id == board)?;
        Some((view, model, cursor))
    }

    /// Whether points of the first board can be selected.
    pub fn are_playable(&self) -> bool {
        self.get(BoardId::First)
            .is_some_and(|(view, ..)| view.playable)
    }

    /// Whether an entity is the slot of a board.
    pub fn has_slot(&self, entity: Entity) -> bool {
        let mut boards = self.boards.iter();
        boards.any(|(_, view, ..)| view.slot == Some(entity))
    }

    /// The slot of the board with the keyboard's cursor.
    pub fn slot(&self) -> Option<Entity> {
        self.get(self.place().0)?.0.slot
    }

    /// The active board, and the keyboard's cursor on it, if shown.
    fn place(&self) -> (BoardId, Option<Point>) {
        let [first, second] = BoardId::ALL.map(|board| {
            let cursor = self.get(board).map(|(.., cursor)| *cursor);
            cursor.unwrap_or_default()
        });
        let point = |cursor: BoardCursor| cursor.aim.or(cursor.key);
        match (point(first), point(second), second.hover) {
            (Some(point), ..) => (BoardId::First, Some(point)),
            (None, Some(point), _) => (BoardId::Second, Some(point)),
            (None, None, Some(_)) => (BoardId::Second, None),
            (None, None, None) => (BoardId::First, None),
        }
    }

    /// Moves the keyboard's cursor; the first step only shows it: at the pointer, on the last move, or in the middle. From the edge
    /// between twin boards it moves to the other.
    pub fn walk(&mut self, step: IVec2) {
        let (board, point) = self.place();
        let Some((_, model, cursor)) = self.get(board) else {
            return;
        };
        let second = self.get(BoardId::Second);
        let are_two = second.is_some_and(|(view, ..)| view.slot.is_some());
        let (board, point) = match point {
            None => (board, steps::start(cursor, model)),
            Some(point) if are_two => {
                let is_upright = self.layout.is_portrait();
                steps::across((board, point), step, model.size, is_upright)
            }
            Some(point) => (board, steps::stepped(point, step, model.size)),
        };
        self.show(board, point);
    }

    /// The point to confirm and its board; consumes an aim. Without a selection it shows the keyboard's cursor.
    pub fn confirm(&mut self) -> Option<(BoardId, Point)> {
        let (board, point) = self.place();
        if point.is_some() {
            let mut boards = self.boards.iter_mut();
            let (.., mut cursor) = boards.find(|(id, ..)| **id == board)?;
            cursor.aim = None;
        } else {
            let (_, model, cursor) = self.get(board)?;
            let start = steps::start(cursor, model);
            self.show(board, start);
        }
        Some((board, point?))
    }

    /// The aimed point, or that of the keyboard's cursor, and its board; consumes an aim.
    pub fn aimed(&mut self) -> Option<(BoardId, Point)> {
        self.place().1?;
        self.confirm()
    }

    /// Moves the keyboard's cursor to a point.
    pub fn show(&mut self, board: BoardId, point: Point) {
        for (id, .., mut cursor) in &mut self.boards {
            cursor.set_if_neq(BoardCursor {
                key: (*id == board).then_some(point),
                ..default()
            });
        }
    }
}

/// Selecting a point on one board clears the cursor of the other.
pub(super) fn keep_one_cursor(
    mut first: Single<&mut BoardCursor, With<FirstBoard>>,
    mut second: Single<&mut BoardCursor, Without<FirstBoard>>,
) {
    if first.point().is_none() || second.point().is_none() {
        return;
    }
    if first.is_changed() && !second.is_changed() {
        **second = default();
    } else {
        **first = default();
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::{cursor, cursor_mut, model_mut};
    use super::*;
    use crate::board::spawn_boards;
    use bevy::ecs::system::RunSystemOnce;
    use narabe_rules::Side;

    const HERE: Point = Point::new(3, 4);

    #[test]
    fn the_pointer_on_one_board_takes_the_cursor_from_the_other() {
        let mut app = App::new();
        app.add_systems(Update, keep_one_cursor);
        spawn_boards(app.world_mut());
        cursor_mut(&mut app, BoardId::First).key = Some(HERE);
        app.update();
        cursor_mut(&mut app, BoardId::Second).hover = Some(HERE);
        app.update();
        assert_eq!(cursor(&app, BoardId::First).point(), None);
        cursor_mut(&mut app, BoardId::First).aim = Some(HERE);
        app.update();
        assert_eq!(cursor(&app, BoardId::Second).point(), None);
        assert_eq!(cursor(&app, BoardId::First).point(), Some(HERE));
    }

    fn walk_right(app: &mut App) -> BoardCursor {
        let walk = |mut boards: Boards| boards.walk(IVec2::X);
        app.world_mut().run_system_once(walk).expect("the boards");
        cursor(app, BoardId::First)
    }

    #[test]
    fn the_first_step_only_shows_the_cursor() {
        let app = || {
            let mut app = App::new();
            app.init_resource::<Layout>();
            spawn_boards(app.world_mut());
            app
        };
        let key = |point| BoardCursor {
            key: Some(point),
            ..default()
        };
        let mut empty = app();
        let centre = model_mut(&mut empty).size.centre();
        assert_eq!(walk_right(&mut empty), key(centre));
        let mut begun = app();
        model_mut(&mut begun).moves.push((HERE, Side::Black));
        assert_eq!(walk_right(&mut begun), key(HERE));
        let mut pointed = begun;
        *cursor_mut(&mut pointed, BoardId::First) = BoardCursor {
            hover: Some(Point::new(9, 9)),
            ..default()
        };
        assert_eq!(walk_right(&mut pointed), key(Point::new(9, 9)));
        assert_eq!(walk_right(&mut pointed), key(Point::new(10, 9)));
    }
}

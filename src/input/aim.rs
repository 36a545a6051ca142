//! The aim: the point that the next press of Place plays.

use super::boards::{self, Boards};
use super::pressed::{PressSystems, Pressed};
use crate::board::{BoardCursor, BoardModel, BoardView, FirstBoard};
use bevy::prelude::*;
use narabe_rules::Point;

/// Places a stone at the aimed point: the Place button.
#[derive(Message, Debug, Clone, Copy, Default)]
pub struct PlaceAimed;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<PlaceAimed>().add_systems(
        Update,
        (
            place_aimed.in_set(PressSystems),
            (clear_stale_aims, clear_cursor_of_hidden_board),
            boards::keep_one_cursor,
        )
            .chain(),
    );
}

fn place_aimed(
    mut requests: MessageReader<PlaceAimed>,
    mut boards: Boards,
    mut presses: MessageWriter<Pressed>,
) {
    if requests.read().count() > 0 {
        let aimed = boards.aimed();
        presses.write_batch(aimed.map(|(board, point)| Pressed { board, point }));
    }
}

/// Clears what is selected on a point that is outside its board now, and an aim at one that is taken.
fn clear_stale_aims(mut boards: Query<(&BoardModel, &mut BoardCursor), Changed<BoardModel>>) {
    for (model, mut cursor) in &mut boards {
        let taken = |point: Point| model.moves.iter().any(|(stone, _)| *stone == point);
        let on_board = |point: &Point| model.size.contains(*point);
        let kept = BoardCursor {
            hover: cursor.hover.filter(on_board),
            key: cursor.key.filter(on_board),
            aim: cursor.aim.filter(on_board).filter(|point| !taken(*point)),
            row: cursor.row.filter(|row| *row < model.size.get()),
        };
        cursor.set_if_neq(kept);
    }
}

/// Clears the cursor of the second board when it leaves the screen.
fn clear_cursor_of_hidden_board(
    mut boards: Query<(&BoardView, &mut BoardCursor), (Changed<BoardView>, Without<FirstBoard>)>,
) {
    for (view, mut cursor) in &mut boards {
        if view.slot.is_none() {
            cursor.set_if_neq(default());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::{self, cursor, cursor_mut, model_mut};
    use super::*;
    use crate::board::BoardId;
    use crate::live::{Intent, LiveMessage};
    use narabe_rules::Side;

    const HERE: Point = Point::new(7, 7);

    fn app() -> App {
        let mut app = testing::app();
        app.add_plugins(plugin);
        app
    }

    #[test]
    fn the_place_button_plays_the_aim_once() {
        let mut app = app();
        cursor_mut(&mut app, BoardId::First).aim = Some(HERE);
        for _ in 0..2 {
            app.world_mut().write_message(PlaceAimed);
            app.update();
        }
        let played: Vec<_> = app
            .world_mut()
            .resource_mut::<Messages<LiveMessage<Intent>>>()
            .drain()
            .map(|LiveMessage(intent)| intent)
            .collect();
        assert_eq!(played, [Intent::play(HERE)]);
    }

    #[test]
    fn bug_the_cursor_of_a_second_board_that_had_left_the_screen_was_confirmed() {
        let mut app = app();
        let slot = app.world_mut().spawn_empty().id();
        let set_slot = |app: &mut App, slot| {
            let world = app.world_mut();
            let mut views = world.query_filtered::<&mut BoardView, Without<FirstBoard>>();
            views.single_mut(world).expect("a second board").slot = slot;
        };
        set_slot(&mut app, Some(slot));
        let selected = BoardCursor {
            key: Some(HERE),
            aim: Some(HERE),
            ..default()
        };
        *cursor_mut(&mut app, BoardId::Second) = selected;
        app.update();
        assert_eq!(cursor(&app, BoardId::Second), selected);
        set_slot(&mut app, None);
        app.update();
        assert_eq!(cursor(&app, BoardId::Second), BoardCursor::default());
    }

    #[test]
    fn an_aim_at_a_taken_point_is_cleared() {
        let mut app = app();
        cursor_mut(&mut app, BoardId::First).aim = Some(HERE);
        app.update();
        assert_eq!(cursor(&app, BoardId::First).aim, Some(HERE));
        model_mut(&mut app).moves.push((HERE, Side::Black));
        app.update();
        assert_eq!(cursor(&app, BoardId::First).aim, None);
    }
}

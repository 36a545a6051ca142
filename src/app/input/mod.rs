//! Input: converts pointer, touch, keyboard and gamepad to the player's intents.
//!
//! Input on the board changes the [`BoardCursor`] (the selected point) or writes an
//! [`Intent`](crate::app::live::Intent). The keys of the board are disabled while a dialog is open, while text is
//! typed, and when a screen sets [`BoardKeys`] to false.

mod bindings;
mod boards;
mod gamepad;
#[cfg_attr(target_family = "wasm", path = "gamepad_poll.rs")]
mod gamepad_thread;
mod keyboard;
mod pointer;
mod quick_press;
mod steps;

pub use bindings::{BINDINGS, KeyAction, MENU_KEY, key_name_id};
pub use boards::{Boards, half_of};

use crate::app::board::{BoardCursor, BoardModel, FIRST, SECOND};
use crate::app::live::{GameIntents, LiveSystems};
use crate::rules::Point;
use bevy::prelude::*;

/// Whether the heat map is shown. Key V and the screens toggle it.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct HeatMapShown(pub bool);

/// Whether the board's keys are enabled. A screen that uses the keys itself sets it to false.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq)]
pub struct BoardKeys(pub bool);

impl Default for BoardKeys {
    fn default() -> Self {
        Self(true)
    }
}

/// Places a stone at the aimed point: the Place button.
#[derive(Message, Debug, Clone, Copy, Default)]
pub struct PlaceAimed;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<HeatMapShown>()
        .init_resource::<BoardKeys>()
        .add_message::<PlaceAimed>()
        .add_systems(
            Update,
            (
                place_aimed.before(LiveSystems),
                (clear_stale_aim::<FIRST>, clear_stale_aim::<SECOND>),
                boards::keep_one_cursor,
            )
                .chain(),
        )
        .add_plugins((
            keyboard::plugin,
            gamepad::plugin,
            gamepad_thread::plugin,
            pointer::plugin,
            quick_press::plugin,
        ));
}

fn place_aimed(mut requests: MessageReader<PlaceAimed>, mut boards: Boards, mut game: GameIntents) {
    if requests.read().count() == 0 {
        return;
    }
    if let Some((board, point)) = boards.aimed() {
        game.play(half_of(board), point);
    }
}

/// Clears an aim at a point that is now taken or outside the board.
fn clear_stale_aim<const B: usize>(model: Res<BoardModel<B>>, mut cursor: ResMut<BoardCursor<B>>) {
    if !model.is_changed() {
        return;
    }
    let taken = |point: Point| model.moves.iter().any(|(stone, _)| *stone == point);
    let on_board = |point: &Point| model.size.contains(*point);
    let kept = BoardCursor {
        hover: cursor.hover.filter(on_board),
        key: cursor.key.filter(on_board),
        aim: cursor.aim.filter(on_board).filter(|point| !taken(*point)),
    };
    cursor.set_if_neq(kept);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::board::BoardView;
    use crate::app::layout::Layout;
    use crate::app::live::Intent;
    use crate::app::state::Screen;
    use crate::rules::Side;
    use bevy::state::app::StatesPlugin;

    const HERE: Point = Point::new(7, 7);

    fn app() -> App {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, StatesPlugin))
            .insert_state(Screen::Game)
            .init_resource::<BoardModel>()
            .init_resource::<BoardCursor>()
            .init_resource::<BoardView>()
            .init_resource::<BoardModel<SECOND>>()
            .init_resource::<BoardCursor<SECOND>>()
            .init_resource::<BoardView<SECOND>>()
            .init_resource::<Layout>()
            .add_message::<Intent>()
            .add_message::<PlaceAimed>()
            .add_message::<Intent>()
            .add_systems(Update, (place_aimed, clear_stale_aim::<FIRST>).chain());
        app
    }

    #[test]
    fn the_place_button_plays_the_aim_once() {
        let mut app = app();
        app.world_mut().resource_mut::<BoardCursor>().aim = Some(HERE);
        for _ in 0..2 {
            app.world_mut().write_message(PlaceAimed);
            app.update();
        }
        let played: Vec<_> = app
            .world_mut()
            .resource_mut::<Messages<Intent>>()
            .drain()
            .collect();
        assert_eq!(played, [Intent::play(HERE)]);
    }

    #[test]
    fn an_aim_at_a_taken_point_is_cleared() {
        let mut app = app();
        app.world_mut().resource_mut::<BoardCursor>().aim = Some(HERE);
        app.update();
        assert_eq!(app.world().resource::<BoardCursor>().aim, Some(HERE));
        app.world_mut()
            .resource_mut::<BoardModel>()
            .moves
            .push((HERE, Side::Black));
        app.update();
        assert_eq!(app.world().resource::<BoardCursor>().aim, None);
    }
}

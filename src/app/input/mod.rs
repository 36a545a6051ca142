//! From pointer, finger, keyboard and gamepad to a wish of the player.
//!
//! Everything that points at the board ends in the [`BoardCursor`] (what is meant) or in an
//! [`Intent`](crate::app::session::Intent) (what is wished);
//! nothing here knows whether a wish is granted. The keys of the board sleep while a dialog is open, while text is
//! typed, and while a screen says so through [`BoardKeys`].

mod bindings;
mod boards;
mod keyboard;
mod pad;
#[cfg_attr(target_family = "wasm", path = "pad_poll.rs")]
mod pad_news;
mod pointer;
mod quick_press;
mod steps;

pub use bindings::{BINDINGS, MENU_KEY, Meaning, key_of};
pub use boards::{Boards, half_of};

use crate::app::board::{BoardCursor, BoardModel, FIRST, SECOND};
use crate::app::session::{GameWishes, SessionSystems};
use crate::rules::Point;
use bevy::prelude::*;

/// Whether "what the computer sees" is on. The key V and the screens turn it; whoever writes the model obeys it.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct HeatShown(pub bool);

/// Whether the board's keys act. A screen that needs the keys for itself sets it to false.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq)]
pub struct BoardKeys(pub bool);

impl Default for BoardKeys {
    fn default() -> Self {
        Self(true)
    }
}

/// Places the stone at the point that is aimed at: the Place button.
#[derive(Message, Debug, Clone, Copy, Default)]
pub struct PlaceAimed;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<HeatShown>()
        .init_resource::<BoardKeys>()
        .add_message::<PlaceAimed>()
        .add_systems(
            Update,
            (
                place_aimed.before(SessionSystems),
                (forget::<FIRST>, forget::<SECOND>),
                boards::mean_one,
            )
                .chain(),
        )
        .add_plugins((
            keyboard::plugin,
            pad::plugin,
            pad_news::plugin,
            pointer::plugin,
            quick_press::plugin,
        ));
}

fn place_aimed(mut wishes: MessageReader<PlaceAimed>, mut boards: Boards, mut game: GameWishes) {
    if wishes.read().count() == 0 {
        return;
    }
    if let Some((board, point)) = boards.aimed() {
        game.play(half_of(board), point);
    }
}

/// An aim at a point that has been taken meanwhile, or on another board, is no aim any more.
fn forget<const B: usize>(model: Res<BoardModel<B>>, mut cursor: ResMut<BoardCursor<B>>) {
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
    use crate::app::session::Intent;
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
            .add_systems(Update, (place_aimed, forget::<FIRST>).chain());
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
    fn an_aim_at_a_taken_point_is_forgotten() {
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

//! Presses on boards and of the keys of actions. Each screen's owner reads them and decides what they do.

use super::bindings::KeyAction;
use crate::board::BoardId;
use crate::state::Screen;
use bevy::prelude::*;
use narabe_rules::Point;

/// A point of a board was pressed: by a pointer, keys, a gamepad, a single switch or a screen reader.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub struct Pressed {
    pub board: BoardId,
    pub point: Point,
}

/// The key or the gamepad button of an action was pressed. The action is one of the open screen.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub struct KeyPressed(pub KeyAction);

/// The systems in `Update` that write [`Pressed`] and [`KeyPressed`]. Readers run after them in the same frame: both messages are
/// cleared at its end, so that no other screen reads them in the next one. A reader takes the points of a frame before its actions.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct PressSystems;

pub(super) fn plugin(app: &mut App) {
    // Not by `add_message`, which keeps messages for two frames.
    app.init_resource::<Messages<Pressed>>()
        .init_resource::<Messages<KeyPressed>>()
        .add_systems(
            Update,
            clear.before(PressSystems).run_if(state_changed::<Screen>),
        )
        .add_systems(Last, clear);
}

/// Also drops what was pressed in this frame on a screen that has closed since.
fn clear(mut presses: ResMut<Messages<Pressed>>, mut keys: ResMut<Messages<KeyPressed>>) {
    presses.clear();
    keys.clear();
}

/// A run condition: the key of this action was pressed. For systems after [`PressSystems`].
pub fn key_pressed(action: KeyAction) -> impl FnMut(MessageReader<KeyPressed>) -> bool + Clone {
    move |mut keys| keys.read().filter(|key| key.0 == action).count() > 0
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy::state::app::StatesPlugin;

    #[derive(Resource, Default)]
    struct Read(usize);

    fn press(app: &mut App) {
        let point = Point::new(7, 7);
        let board = BoardId::First;
        app.world_mut().write_message(Pressed { board, point });
    }

    fn open(app: &mut App, screen: Screen) {
        app.world_mut()
            .resource_mut::<NextState<Screen>>()
            .set(screen);
    }

    #[test]
    fn a_press_is_read_in_its_frame_on_its_screen_or_never() {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, StatesPlugin))
            .insert_state(Screen::Game)
            .add_plugins(plugin)
            .init_resource::<Read>()
            .add_systems(
                Update,
                (|mut presses: MessageReader<Pressed>, mut read: ResMut<Read>| {
                    read.0 += presses.read().count();
                })
                .after(PressSystems)
                .run_if(in_state(Screen::Study)),
            );
        app.update();
        press(&mut app);
        app.update();
        open(&mut app, Screen::Study);
        app.update();
        assert_eq!(app.world().resource::<Read>().0, 0, "of an earlier frame");
        press(&mut app);
        app.update();
        assert_eq!(app.world().resource::<Read>().0, 1);
        open(&mut app, Screen::Game);
        app.update();
        press(&mut app);
        open(&mut app, Screen::Study);
        app.update();
        assert_eq!(app.world().resource::<Read>().0, 1, "of another screen");
    }
}

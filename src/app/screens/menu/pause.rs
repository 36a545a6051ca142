//! The menu is a pause: the game stands still behind it and behind the questions that it leads to.

use crate::app::screens::keys::OpenMenu;
use crate::app::session::{GameWishes, Live, SessionSystems};
use crate::app::widgets::DialogOpen;
use bevy::prelude::*;

/// Whether the pause is the menu's: it ends when the last dialog that the menu has led to is closed.
#[derive(Resource, Debug, Default)]
struct Behind(bool);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Behind>()
        .add_systems(Update, (begin, end).chain().before(SessionSystems));
}

fn begin(
    mut menus: MessageReader<OpenMenu>,
    live: Res<Live>,
    mut behind: ResMut<Behind>,
    mut game: GameWishes,
) {
    if menus.read().count() > 0 && live.is_running() && !live.is_online() {
        behind.0 = true;
        game.pause();
    }
}

fn end(dialog: Res<DialogOpen>, live: Res<Live>, mut behind: ResMut<Behind>, mut game: GameWishes) {
    let closed = dialog.is_changed() && !dialog.0;
    if !(behind.0 && closed) {
        return;
    }
    behind.0 = false;
    if live.is_paused() {
        game.go_on();
    }
}

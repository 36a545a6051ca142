//! The menu pauses the game until the menu and the dialogs opened from it are closed.

use crate::live::{Intent, Live, LiveSystems, LiveWriter};
use crate::screens::keys::OpenMenu;
use crate::widgets::DialogOpen;
use bevy::prelude::*;

/// Whether the menu has paused the game; the pause ends with the last dialog.
#[derive(Resource, Debug, Default)]
struct PausedByMenu(bool);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<PausedByMenu>()
        .add_systems(Update, (begin, end).chain().before(LiveSystems));
}

fn begin(
    mut menus: MessageReader<OpenMenu>,
    live: Res<Live>,
    mut paused_by_menu: ResMut<PausedByMenu>,
    mut intents: LiveWriter<Intent>,
) {
    if menus.read().count() > 0 && live.is_running() && !live.is_online() {
        paused_by_menu.0 = true;
        intents.write(Intent::Pause);
    }
}

fn end(
    dialog: Res<DialogOpen>,
    live: Res<Live>,
    mut paused_by_menu: ResMut<PausedByMenu>,
    mut intents: LiveWriter<Intent>,
) {
    let closed = dialog.is_changed() && !dialog.0;
    if !(paused_by_menu.0 && closed) {
        return;
    }
    paused_by_menu.0 = false;
    if live.is_paused() {
        intents.write(Intent::Unpause);
    }
}

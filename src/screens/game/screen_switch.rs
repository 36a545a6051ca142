//! Opens the result at the end of a game, and the game after a retraction.

use crate::live::{Change, Live, LiveReader, LiveSystems};
use crate::screens::lifecycle::Rebuild;
use crate::state::{Go, Screen};
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, switch_screen.after(LiveSystems));
}

fn switch_screen(
    mut changes: LiveReader<Change>,
    game: Res<Live>,
    screen: Res<State<Screen>>,
    mut go: MessageWriter<Go>,
    mut rebuild: MessageWriter<Rebuild>,
) {
    let changed = changes.read().filter(|change| {
        matches!(
            change,
            Change::GameStarted
                | Change::SidesSwapped
                | Change::Paused
                | Change::Unpaused
                | Change::GameEnded { .. }
                | Change::Undone { .. }
        )
    });
    if changed.count() == 0 || !screen.get().shows_game() {
        return;
    }
    let wanted = Screen::of_game(game.is_over());
    if *screen.get() == wanted {
        rebuild.write_default();
    } else {
        go.write(Go::To(wanted));
    }
}

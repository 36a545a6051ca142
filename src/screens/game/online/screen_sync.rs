//! Keeps the screen of an online game in sync with the game, whatever other screens were open meanwhile.

use crate::live::online::{Online, OnlineEvent};
use crate::live::{Change, Live, LiveReader, LiveSystems};
use crate::screens::lifecycle::{BuildScreenSystems, Rebuild};
use crate::state::{Go, Screen};
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (sync_screen, open_next_game, rebuild_for_new_names)
            .after(LiveSystems)
            .before(BuildScreenSystems),
    );
}

/// The game may have ended, or the next one begun, while another screen was open.
fn sync_screen(game: Res<Live>, screen: Res<State<Screen>>, mut go: MessageWriter<Go>) {
    let wanted = Screen::of_game(game.is_over());
    let follows = matches!(screen.get(), Screen::Online | Screen::Game | Screen::Result);
    if game.is_online() && screen.is_changed() && follows && *screen.get() != wanted {
        go.write(Go::To(wanted));
    }
}

/// Opens the next game for a player who is looking at the previous one.
fn open_next_game(
    mut changes: LiveReader<Change>,
    game: Res<Live>,
    screen: Res<State<Screen>>,
    mut go: MessageWriter<Go>,
) {
    let starts = changes
        .read()
        .filter(|change| **change == Change::GameStarted);
    if starts.count() > 0 && game.is_online() && screen.is_review() {
        go.write(Go::To(Screen::Game));
    }
}

/// Rebuilds the game's screen when somebody joins or a player returns, possibly with a new name.
fn rebuild_for_new_names(
    online: Res<Online>,
    mut events: LiveReader<OnlineEvent>,
    screen: Res<State<Screen>>,
    mut rebuild: MessageWriter<Rebuild>,
) {
    let came = events.read().filter(|event| {
        matches!(
            event,
            OnlineEvent::PlayerReturned(_) | OnlineEvent::PlayerJoined(_)
        )
    });
    if came.count() > 0 && online.is_playing() && screen.get().shows_game() {
        rebuild.write_default();
    }
}

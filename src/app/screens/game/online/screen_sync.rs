//! Keeps the screen of an online game in sync with the game, whatever other screens were open meanwhile.

use crate::app::live::online::{Online, OnlineEvent};
use crate::app::live::{Change, Live, LiveSystems};
use crate::app::screens::lifecycle::{BuildScreenSystems, Rebuild};
use crate::app::state::{Go, Screen};
use crate::net::PlayerSlot;
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
    if !game.is_online() {
        return;
    }
    match (screen.get(), game.is_over()) {
        (Screen::Online, over) if screen.is_changed() => {
            go.write(Go::To(Screen::of_game(over)));
        }
        (Screen::Game, true) if screen.is_changed() => {
            go.write(Go::To(Screen::Result));
        }
        (Screen::Result, false) if screen.is_changed() => {
            go.write(Go::To(Screen::Game));
        }
        _ => {}
    }
}

/// Opens the next game for a player who is looking at the previous one.
fn open_next_game(
    mut changes: MessageReader<Change>,
    game: Res<Live>,
    screen: Res<State<Screen>>,
    mut go: MessageWriter<Go>,
) {
    let started = changes
        .read()
        .filter(|change| **change == Change::GameStarted)
        .count()
        > 0;
    if started && game.is_online() && *screen.get() == Screen::Review {
        go.write(Go::To(Screen::Game));
    }
}

/// Rebuilds the game's screen when somebody joins or a player returns, possibly with a new name.
fn rebuild_for_new_names(
    online: Res<Online>,
    mut news: MessageReader<OnlineEvent>,
    screen: Res<State<Screen>>,
    mut rebuild: MessageWriter<Rebuild>,
) {
    let came = |news: &&OnlineEvent| {
        matches!(
            news,
            OnlineEvent::PlayerReturned(PlayerSlot::Host | PlayerSlot::Guest)
                | OnlineEvent::PlayerJoined(_)
        )
    };
    let someone = news.read().filter(came).count() > 0;
    if someone && online.is_playing() && screen.get().shows_game() {
        rebuild.write_default();
    }
}

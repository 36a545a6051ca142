//! A game between two machines goes on whatever screen is open here: whoever comes back to the board finds the right one.

use crate::app::screens::stage::BuildScreen;
use crate::app::screens::stage::Rebuild;
use crate::app::session::online::{Online, OnlineNews};
use crate::app::session::{Change, OneBoardGame, SessionSystems};
use crate::app::state::{Go, Screen};
use crate::net::PlayerSlot;
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (straighten, begin_anew, settle)
            .after(SessionSystems)
            .before(BuildScreen),
    );
}

/// The end of a game, and the beginning of the next, may have come while another screen was open.
fn straighten(session: OneBoardGame, screen: Res<State<Screen>>, mut go: MessageWriter<Go>) {
    if !session.is_online() {
        return;
    }
    match (screen.get(), session.outcome().is_some()) {
        (Screen::Online, over) if screen.is_changed() => {
            go.write(Go::To(if over { Screen::Result } else { Screen::Game }));
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

/// Whoever looks at the game before is led to the next.
fn begin_anew(
    mut changes: MessageReader<Change>,
    session: OneBoardGame,
    screen: Res<State<Screen>>,
    mut go: MessageWriter<Go>,
) {
    let started = changes
        .read()
        .filter(|change| **change == Change::GameStarted)
        .count()
        > 0;
    if started && session.is_online() && *screen.get() == Screen::Review {
        go.write(Go::To(Screen::Game));
    }
}

/// A table that is gone leaves no game behind: from its board the way leads to where tables are found. The name that
/// somebody comes back with may be another.
fn settle(
    online: Res<Online>,
    mut news: MessageReader<OnlineNews>,
    screen: Res<State<Screen>>,
    mut rebuild: MessageWriter<Rebuild>,
) {
    let came = |news: &&OnlineNews| {
        matches!(
            news,
            OnlineNews::CameBack(PlayerSlot::Host | PlayerSlot::Guest) | OnlineNews::Came(_)
        )
    };
    let someone = news.read().filter(came).count() > 0;
    if someone && online.is_playing() && screen.get().shows_game() {
        rebuild.write_default();
    }
}

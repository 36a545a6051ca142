//! The time of the game: whether it runs, and how much has passed.
//!
//! Clocks, pauses and engine timeouts all use this time. It stands still while no game is shown (in a menu, in the
//! settings, behind another program on a phone). It is real time: Bevy's virtual time omits the time between frames of
//! a sleeping window.

use bevy::prelude::*;
use bevy::window::AppLifecycle;
use std::time::Duration;

use super::resource::Live;
use crate::redraw::Redraw;
use crate::state::Screen;

/// The time of the game in this frame.
#[derive(Resource, Debug, Default)]
pub(super) struct GameTime {
    /// Whether time runs until the next frame.
    pub is_running: bool,
    /// The time since the last frame; `None` while the time stands still.
    pub elapsed: Option<Duration>,
    suspended: bool,
}

/// Measures a frame: whether a game is running and shown, and the last lifecycle event.
pub(super) fn measure(
    mut game_time: ResMut<GameTime>,
    live: Res<Live>,
    time: Res<Time<Real>>,
    screen: Option<Res<State<Screen>>>,
    mut lifecycle: MessageReader<AppLifecycle>,
) {
    // In an online match the clock runs even while the program is in the background.
    if let Some(event) = lifecycle.read().last().filter(|_| !live.is_online()) {
        game_time.suspended = !matches!(event, AppLifecycle::Running);
    }
    // Without screens (in a test) nothing hides the game.
    let is_shown = screen.is_none_or(|screen| screen.get().shows_game()) || live.is_online();
    let is_running = live.is_clock_running() && is_shown && !game_time.suspended;
    // The first frame after a stop includes the whole stop, so it is not counted.
    game_time.elapsed = (is_running && game_time.is_running).then(|| time.delta());
    game_time.is_running = is_running;
}

/// Requests the frame in which the clock of the side to act shows another time. The thinking time of a game without a
/// clock needs a frame only while the window has the focus.
pub(super) fn wake(
    game_time: Res<GameTime>,
    live: Res<Live>,
    windows: Query<&Window>,
    mut redraw: ResMut<Redraw>,
) {
    if !(game_time.is_running && live.is_clock_running()) {
        return;
    }
    let (clock, side) = (live.clock(), live.to_act());
    let is_looked_at = windows.iter().any(|window| window.focused);
    if is_looked_at || clock.remaining(side).is_some() {
        redraw.after(clock.until_display_changes(side));
    }
}

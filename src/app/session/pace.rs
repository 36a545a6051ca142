//! Whether the game's time runs, and how much of it has passed.
//!
//! Clocks, pauses and the patience with engines all count the same time. It stands still while no game is on
//! show (a menu, the settings, another program on a phone), so that nothing happens behind the player's back. It is
//! the real time and not Bevy's virtual one: that one loses what lies between the frames of a sleeping window.

use bevy::prelude::*;
use bevy::window::AppLifecycle;
use std::time::Duration;

use super::live::Live;
use crate::app::redraw::Redraw;
use crate::app::state::Screen;

/// The game's time in this frame.
#[derive(Resource, Debug, Default)]
pub(super) struct Pace {
    running: bool,
    suspended: bool,
    /// What has passed since the last frame; nothing while time stands still.
    elapsed: Option<Duration>,
}

impl Pace {
    /// What has passed since the last frame, when time ran.
    pub(super) fn elapsed(&self) -> Option<Duration> {
        self.elapsed
    }

    /// Takes the measure of a frame: whether a game is being played on show, and what the system says of our program.
    pub(super) fn measure(&mut self, on: bool, time: &Time<Real>, news: Option<AppLifecycle>) {
        if let Some(news) = news {
            self.suspended = !matches!(news, AppLifecycle::Running);
        }
        let running = on && !self.suspended;
        // The first frame after a halt brings the whole halt as its time: that one is not counted.
        self.elapsed = (running && self.running).then(|| time.delta());
        self.running = running;
    }

    /// Whether time runs from this frame to the next.
    pub(super) fn is_running(&self) -> bool {
        self.running
    }
}

pub(super) fn measure(
    mut pace: ResMut<Pace>,
    live: Res<Live>,
    time: Res<Time<Real>>,
    screen: Option<Res<State<Screen>>>,
    mut lifecycle: MessageReader<AppLifecycle>,
) {
    // Without screens (in a test) there is nothing that could hide the game.
    let on_show = screen.is_none_or(|screen| screen.get().shows_play());
    let news = lifecycle.read().last().copied();
    // Nobody stops the clock of a game between two machines by looking elsewhere.
    let news = news.filter(|_| !live.is_online());
    let on = live.is_running() && (on_show || live.is_online());
    pace.measure(on, &time, news);
}

/// Asks for the frame in which the clock of whoever is to act shows another figure. The thinking time of a game without a
/// clock is only worth a frame when somebody looks at it.
pub(super) fn wake(
    pace: Res<Pace>,
    live: Res<Live>,
    windows: Query<&Window>,
    mut redraw: ResMut<Redraw>,
) {
    if !(pace.is_running() && live.is_running()) {
        return;
    }
    let (clock, side) = (live.clock(), live.to_act());
    let is_looked_at = windows.iter().any(|window| window.focused);
    if is_looked_at || clock.remaining(side).is_some() {
        redraw.after(clock.until_display_changes(side));
    }
}

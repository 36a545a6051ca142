//! When the next frame is drawn.
//!
//! The game is reactive: the event loop sleeps until there is a window event or a system requests a frame. Animations
//! call [`Redraw::next_frame`] in each frame; slow or endless ones call [`Redraw::every`] with a rate from the table of
//! [`Source`]s; timers call [`Redraw::after`]. Without requests nothing is drawn.
//!
//! With the `wait` of Bevy's [`UpdateMode`] a change of its value causes a frame at once. A wait that differs from
//! frame to frame, like the time until a clock's next second, would never sleep. So the mode stays constant, and a
//! timer (`wake_timer.rs`) wakes the event loop.

mod source;
mod wake_timer;

pub use source::Source;

use bevy::prelude::*;
use bevy::time::{Real, TimeReceiver};
use bevy::window::RequestRedraw;
use bevy::winit::{EventLoopProxyWrapper, UpdateMode, WinitSettings};
use std::time::Duration;
use wake_timer::WakeTimer;

/// How long the event loop sleeps without requests.
const MAX_SLEEP: Duration = Duration::from_secs(3600);
/// The interval of frames for an invisible window, which the system never asks to draw.
const INVISIBLE_INTERVAL: Duration = Duration::from_millis(250);
/// Shorter waits count as none.
const MIN_WAIT: Duration = Duration::from_millis(2);

/// The requests for frames of this frame.
#[derive(Resource, Debug, Default)]
pub struct Redraw {
    after: Option<Duration>,
    at_most: Duration,
    /// The decision at the end of the last frame.
    next: Option<Duration>,
}

impl Redraw {
    /// Requests the next frame at once: something is moving.
    pub fn next_frame(&mut self) {
        self.after(Duration::ZERO);
    }

    /// Requests the next frame at the rate of this source.
    pub fn every(&mut self, source: Source) {
        self.after(source.gap());
    }

    /// Requests a frame after `wait` at the latest. The earliest request counts.
    pub fn after(&mut self, wait: Duration) {
        self.after = Some(self.after.map_or(wait, |earlier| earlier.min(wait)));
    }

    /// Limits the rate: after this frame, no frame is drawn before the interval of `source`, except for input.
    pub fn at_most(&mut self, source: Source) {
        self.at_most = self.at_most.max(source.gap());
    }

    /// Whether a frame is requested, now or later.
    #[cfg(test)]
    pub fn is_requested(&self) -> bool {
        self.after.is_some()
    }

    /// Decides when the next frame comes, from the requests of this one.
    fn decide(&mut self) {
        let wait = self.after.map(|wait| wait.max(self.at_most));
        let next = wait.map(|wait| {
            if wait < MIN_WAIT {
                Duration::ZERO
            } else {
                wait
            }
        });
        *self = Self {
            next,
            ..Self::default()
        };
    }
}

pub(super) fn plugin(app: &mut App) {
    // The renderer's time is that of the previous frame. After a sleep it would count the time one frame too late, and
    // to the wrong side's clock.
    app.world_mut().remove_resource::<TimeReceiver>();
    app.init_resource::<Redraw>()
        .insert_resource(settings())
        .add_systems(Last, request_frames);
}

fn settings() -> WinitSettings {
    let mode = UpdateMode::reactive_low_power(MAX_SLEEP);
    WinitSettings {
        focused_mode: mode,
        unfocused_mode: mode,
    }
}

fn request_frames(
    windows: Query<&Window>,
    time: Res<Time<Real>>,
    window: Option<Res<EventLoopProxyWrapper>>,
    mut redraw: ResMut<Redraw>,
    mut wake_timer: Local<WakeTimer>,
    mut requests: MessageWriter<RequestRedraw>,
) {
    redraw.decide();
    let mut wait = redraw.next;
    if wait == Some(Duration::ZERO) {
        requests.write(RequestRedraw);
        let unseen = windows.iter().any(|window| !window.visible);
        wait = unseen.then_some(INVISIBLE_INTERVAL);
    }
    let begun = time.last_update().unwrap_or_else(|| time.startup());
    wake_timer.set(
        wait.and_then(|wait| begun.checked_add(wait)),
        window.as_deref(),
    );
}

#[cfg(test)]
pub mod testing {
    //! Tests of the frame rate in virtual time.

    use super::*;
    use bevy::time::TimeUpdateStrategy;

    /// The interval of an ordinary display.
    const DISPLAY: Duration = Duration::from_nanos(1_000_000_000 / 60);

    /// The number of frames drawn in this time.
    pub fn frames_in(app: &mut App, mut time: Duration) -> u32 {
        let mut frames = 0;
        while let Some(wait) = app.world().resource::<Redraw>().next {
            let wait = wait.max(DISPLAY);
            if wait > time {
                break;
            }
            time -= wait;
            frames += 1;
            frame_after(app, wait);
        }
        frames
    }

    /// Draws a frame this long after the last one.
    pub fn frame_after(app: &mut App, wait: Duration) {
        app.insert_resource(TimeUpdateStrategy::ManualDuration(wait));
        app.update();
    }
}

#[cfg(test)]
mod tests {
    use super::testing::frames_in;
    use super::*;

    const SECOND: Duration = Duration::from_secs(1);

    /// An app in which only this system requests frames.
    fn app<M>(requests: impl IntoSystem<(), (), M> + 'static) -> App {
        let mut app = App::new();
        app.add_plugins(MinimalPlugins)
            .add_message::<RequestRedraw>()
            .add_plugins(plugin)
            .add_systems(Update, requests);
        app.update();
        app
    }

    #[test]
    fn the_earliest_request_counts() {
        let mut redraw = Redraw::default();
        redraw.after(Duration::from_secs(5));
        redraw.after(Duration::from_secs(1));
        redraw.after(Duration::from_secs(3));
        redraw.decide();
        assert_eq!(redraw.next, Some(Duration::from_secs(1)));
        redraw.decide();
        assert_eq!(redraw.next, None, "each frame asks again");
    }

    #[test]
    fn every_source_has_the_rate_of_the_table() {
        for source in Source::ALL {
            let mut app = app(move |mut redraw: ResMut<Redraw>| redraw.every(source));
            let rate = SECOND.as_nanos() / source.gap().as_nanos();
            assert_eq!(u128::from(frames_in(&mut app, SECOND)), rate, "{source:?}");
        }
    }

    #[test]
    fn animations_are_drawn_at_the_display_rate_and_nothing_without_requests() {
        let mut moving = app(|mut redraw: ResMut<Redraw>| redraw.next_frame());
        assert_eq!(frames_in(&mut moving, SECOND), 60);
        assert_eq!(frames_in(&mut app(|| {}), SECOND), 0);
    }

    #[test]
    fn ambient_motion_is_limited() {
        let mut app = app(|mut redraw: ResMut<Redraw>| {
            redraw.next_frame();
            redraw.at_most(Source::Title);
        });
        assert_eq!(frames_in(&mut app, SECOND), 20);
    }

    #[test]
    fn bug_a_wait_that_changed_with_every_frame_kept_the_game_awake() {
        let mut app = app(|time: Res<Time<Real>>, mut redraw: ResMut<Redraw>| {
            let part = Duration::from_nanos(time.elapsed().subsec_nanos().into());
            redraw.after(SECOND - part);
        });
        let mode = app.world().resource::<WinitSettings>().focused_mode;
        assert!(frames_in(&mut app, 5 * SECOND) <= 6);
        // Winit draws at once when the mode changes, so it must not change.
        assert_eq!(app.world().resource::<WinitSettings>().focused_mode, mode);
    }

    #[test]
    fn bug_time_asleep_was_counted_for_the_next_side() {
        let mut app = App::new();
        let (_sender, receiver) = bevy::time::create_time_channels();
        app.insert_resource(receiver).add_plugins(plugin);
        // Without the renderer's time Bevy takes the time at the start of the frame.
        assert!(!app.world().contains_resource::<TimeReceiver>());
    }
}

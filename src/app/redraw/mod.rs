//! When the next frame is drawn.
//!
//! The game is reactive: it sleeps until the window has news or somebody here asked for a frame. What is in motion calls
//! [`Redraw::next_frame`] in each frame it moves in; what moves slowly, for long or for ever calls [`Redraw::every`], and
//! its rate stands in the table of [`Source`]s; what waits for a moment calls [`Redraw::after`]. With nothing moving,
//! nothing is drawn.
//!
//! Bevy's own way to wake a sleeping game, the `wait` of [`UpdateMode`], draws a frame at once whenever its value changes.
//! A wait that differs from frame to frame, like the time until a clock's next second, then never sleeps. So the mode
//! stays what it is, and an alarm (`alarm.rs`) wakes the game.

mod alarm;
mod source;

pub use source::Source;

use alarm::Alarm;
use bevy::prelude::*;
use bevy::time::{Real, TimeReceiver};
use bevy::window::RequestRedraw;
use bevy::winit::{EventLoopProxyWrapper, UpdateMode, WinitSettings};
use std::time::Duration;

/// How long the game sleeps when nobody asked for anything.
const IDLE: Duration = Duration::from_secs(3600);
/// A window that cannot be seen is never called upon to draw. What moves in it goes on at this pace.
const UNSEEN: Duration = Duration::from_millis(250);
/// A shorter wait is none.
const INSTANT: Duration = Duration::from_millis(2);

/// The wishes for frames, gathered anew in every frame.
#[derive(Resource, Debug, Default)]
pub struct Redraw {
    after: Option<Duration>,
    at_most: Duration,
    /// What was decided at the end of the last frame.
    next: Option<Duration>,
}

impl Redraw {
    /// Asks for the next frame at once: something is in motion.
    pub fn next_frame(&mut self) {
        self.after(Duration::ZERO);
    }

    /// Asks for the next frame of something that goes on and on, at the rate that stands in the table.
    pub fn every(&mut self, source: Source) {
        self.after(source.gap());
    }

    /// Asks for a frame in `wait` at the latest. The earliest wish counts.
    pub fn after(&mut self, wait: Duration) {
        self.after = Some(self.after.map_or(wait, |earlier| earlier.min(wait)));
    }

    /// Holds back what moves by itself: after this frame nobody gets another before the gap of `source` has passed. What
    /// a hand does is shown at once all the same.
    pub fn at_most(&mut self, source: Source) {
        self.at_most = self.at_most.max(source.gap());
    }

    /// Whether a frame was asked for, now or later.
    #[cfg(test)]
    pub fn waits(&self) -> bool {
        self.after.is_some()
    }

    /// Decides when the next frame comes, for the wishes of this one.
    fn decide(&mut self) {
        let wait = self.after.map(|wait| wait.max(self.at_most));
        let next = wait.map(|wait| if wait < INSTANT { Duration::ZERO } else { wait });
        *self = Self {
            next,
            ..Self::default()
        };
    }
}

pub(super) fn plugin(app: &mut App) {
    // The renderer's time is that of a frame before. After a sleep it would count what was slept to a frame too late: to
    // whoever is to move then, and not to the one who has thought.
    app.world_mut().remove_resource::<TimeReceiver>();
    app.init_resource::<Redraw>()
        .insert_resource(settings())
        .add_systems(Last, ask_for_frames);
}

fn settings() -> WinitSettings {
    let mode = UpdateMode::reactive_low_power(IDLE);
    WinitSettings {
        focused_mode: mode,
        unfocused_mode: mode,
    }
}

fn ask_for_frames(
    windows: Query<&Window>,
    time: Res<Time<Real>>,
    window: Option<Res<EventLoopProxyWrapper>>,
    mut redraw: ResMut<Redraw>,
    mut alarm: Local<Alarm>,
    mut requests: MessageWriter<RequestRedraw>,
) {
    redraw.decide();
    let mut wait = redraw.next;
    if wait == Some(Duration::ZERO) {
        requests.write(RequestRedraw);
        let unseen = windows.iter().any(|window| !window.visible);
        wait = unseen.then_some(UNSEEN);
    }
    let begun = time.last_update().unwrap_or_else(|| time.startup());
    alarm.set(
        wait.and_then(|wait| begun.checked_add(wait)),
        window.as_deref(),
    );
}

#[cfg(test)]
pub mod testing {
    //! The game in virtual time: how often it draws when nobody touches it.

    use super::*;
    use bevy::time::TimeUpdateStrategy;

    /// What is in motion is drawn as often as on an ordinary display.
    const DISPLAY: Duration = Duration::from_nanos(1_000_000_000 / 60);

    /// How many frames are drawn in so much time.
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

    /// Draws a frame so much later than the one before.
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

    /// A game in which only this system asks for frames.
    fn app<M>(wishes: impl IntoSystem<(), (), M> + 'static) -> App {
        let mut app = App::new();
        app.add_plugins(MinimalPlugins)
            .add_message::<RequestRedraw>()
            .add_plugins(plugin)
            .add_systems(Update, wishes);
        app.update();
        app
    }

    #[test]
    fn the_earliest_wish_counts() {
        let mut redraw = Redraw::default();
        redraw.after(Duration::from_secs(5));
        redraw.after(Duration::from_secs(1));
        redraw.after(Duration::from_secs(3));
        redraw.decide();
        assert_eq!(redraw.next, Some(Duration::from_secs(1)));
        redraw.decide();
        assert_eq!(redraw.next, None, "each frame asks anew");
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
    fn what_moves_is_drawn_as_often_as_the_display_shows_it_and_a_rest_not_at_all() {
        let mut moving = app(|mut redraw: ResMut<Redraw>| redraw.next_frame());
        assert_eq!(frames_in(&mut moving, SECOND), 60);
        assert_eq!(frames_in(&mut app(|| {}), SECOND), 0);
    }

    #[test]
    fn what_moves_by_itself_is_held_back() {
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
        // Winit draws at once when the mode changes: it must not.
        assert_eq!(app.world().resource::<WinitSettings>().focused_mode, mode);
    }

    #[test]
    fn bug_what_the_window_had_slept_counted_for_whoever_moved_next() {
        let mut app = App::new();
        let (_sender, receiver) = bevy::time::create_time_channels();
        app.insert_resource(receiver).add_plugins(plugin);
        // Without the renderer's time Bevy takes the time at the beginning of the frame.
        assert!(!app.world().contains_resource::<TimeReceiver>());
    }
}

//! When the next frame is drawn.
//!
//! The game is reactive: it sleeps until the window has news or somebody here asked for a frame. Whatever moves
//! calls [`Redraw::next_frame`] in each frame it moves in; whatever waits for a moment calls [`Redraw::after`].
//! With nothing moving, nothing is drawn.

use bevy::prelude::*;
use bevy::time::TimeReceiver;
use bevy::window::RequestRedraw;
use bevy::winit::{UpdateMode, WinitSettings};
use std::time::Duration;

/// How long the game sleeps when nobody asked for anything.
const IDLE: Duration = Duration::from_secs(3600);
/// A window that cannot be seen is never called upon to draw. What moves in it goes on at this pace.
const UNSEEN: Duration = Duration::from_millis(250);

/// The wishes for frames, gathered anew in every frame.
#[derive(Resource, Debug, Default)]
pub struct Redraw {
    now: bool,
    after: Option<Duration>,
}

impl Redraw {
    /// Asks for the next frame at once: something is in motion.
    pub fn next_frame(&mut self) {
        self.now = true;
    }

    /// Asks for a frame in `wait` at the latest. The earliest wish counts.
    pub fn after(&mut self, wait: Duration) {
        self.after = Some(self.after.map_or(wait, |earlier| earlier.min(wait)));
    }

    /// Whether a frame was asked for, now or later.
    #[cfg(test)]
    pub fn waits(&self) -> bool {
        self.now || self.after.is_some()
    }
}

pub(super) fn plugin(app: &mut App) {
    // The renderer's time is that of a frame before. After a sleep it would count what was slept to a frame too late: to
    // whoever is to move then, and not to the one who has thought.
    app.world_mut().remove_resource::<TimeReceiver>();
    app.init_resource::<Redraw>()
        .insert_resource(settings_for(IDLE))
        .add_systems(Last, ask_for_frames);
}

fn settings_for(wait: Duration) -> WinitSettings {
    let mode = UpdateMode::reactive_low_power(wait);
    WinitSettings {
        focused_mode: mode,
        unfocused_mode: mode,
    }
}

fn ask_for_frames(
    windows: Query<&Window>,
    mut redraw: ResMut<Redraw>,
    mut settings: ResMut<WinitSettings>,
    mut requests: MessageWriter<RequestRedraw>,
) {
    if redraw.now {
        if windows.iter().any(|window| !window.visible) {
            redraw.after(UNSEEN);
        }
        requests.write(RequestRedraw);
    }
    *settings = settings_for(redraw.after.unwrap_or(IDLE));
    *redraw = Redraw::default();
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_earliest_wish_counts() {
        let mut redraw = Redraw::default();
        redraw.after(Duration::from_secs(5));
        redraw.after(Duration::from_secs(1));
        redraw.after(Duration::from_secs(3));
        assert_eq!(redraw.after, Some(Duration::from_secs(1)));
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

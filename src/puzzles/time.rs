//! The passing of time: moves of a puzzle are played back, and a rush ends.

use super::resource::{PuzzleMessage, Puzzles, now, tell};
use crate::redraw::Redraw;
use bevy::prelude::*;
use std::time::Duration;

/// The time from frame to frame in a rush, for the clock.
const TICK: Duration = Duration::from_millis(250);

/// Plays the moves of a puzzle that is over.
pub(super) fn play_back(time: Res<Time>, mut puzzles: ResMut<Puzzles>, mut redraw: ResMut<Redraw>) {
    let session = &mut puzzles.bypass_change_detection().0;
    let (is_moved, left) = (session.play_back(time.delta()), session.playback_left());
    if is_moved {
        puzzles.set_changed();
        redraw.next_frame();
    }
    if let Some(left) = left {
        redraw.after(left);
    }
}

/// Opens the next puzzle of a rush once the present one is decided, and ends the rush with its time.
pub(super) fn rush(
    time: Res<Time<Real>>,
    mut puzzles: ResMut<Puzzles>,
    mut events: MessageWriter<PuzzleMessage>,
    mut redraw: ResMut<Redraw>,
) {
    if !puzzles.is_rushing() {
        return;
    }
    redraw.after(TICK);
    let event = (puzzles.bypass_change_detection().0).tick(&now(&time));
    if event.is_some() {
        puzzles.set_changed();
        redraw.next_frame();
        tell(event, &mut events);
    }
}

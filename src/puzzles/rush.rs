//! The rush: the next puzzle after each result, and its end.

use super::request::PuzzleEvent;
use super::resource::{PuzzleMode, Puzzles, RushResult};
use crate::calendar;
use crate::redraw::Redraw;
use bevy::prelude::*;
use narabe_learn::puzzles::AttemptState;
use narabe_learn::rush::Rush;
use std::time::Duration;

/// How long a wrong move stays on the board.
const REFUTED_FOR: Duration = Duration::from_millis(1_400);
/// How long a solved one does.
const SOLVED_FOR: Duration = Duration::from_millis(500);
/// The time from frame to frame, for the clock.
const TICK: Duration = Duration::from_millis(250);

/// Opens the next puzzle once the present one is decided, and ends the rush with its time.
pub(super) fn run(
    time: Res<Time<Real>>,
    mut puzzles: ResMut<Puzzles>,
    mut decided: Local<Option<Duration>>,
    mut events: MessageWriter<PuzzleEvent>,
    mut redraw: ResMut<Redraw>,
) {
    let now = time.elapsed();
    let Some(rush) = puzzles.rush().cloned() else {
        *decided = None;
        return;
    };
    if puzzles.rush_result.is_some() {
        return;
    }
    redraw.after(TICK);
    let state = puzzles.attempt.as_ref().map(|attempt| attempt.state());
    let wait = match state {
        Some(AttemptState::Refuted) => REFUTED_FOR,
        Some(AttemptState::Over) | None => SOLVED_FOR,
        // The time runs on while a move is looked at.
        Some(AttemptState::ToMove | AttemptState::Searching) => {
            *decided = None;
            if rush.is_over(now) {
                end(&mut puzzles, &rush);
                redraw.next_frame();
            }
            return;
        }
    };
    let since = *decided.get_or_insert(now);
    if now.saturating_sub(since) < wait {
        return;
    }
    *decided = None;
    redraw.next_frame();
    if rush.is_over(now) {
        end(&mut puzzles, &rush);
        return;
    }
    events.write_batch(puzzles.open_next(now));
    puzzles.touch();
}

fn end(puzzles: &mut Puzzles, rush: &Rush) {
    let solved = rush.solved();
    let is_best = puzzles.practice.record_rush(solved, calendar::today());
    puzzles.mode = PuzzleMode::Rush(rush.clone());
    puzzles.rush_result = Some(RushResult { solved, is_best });
    puzzles.touch();
}

//! Asks the engine about a move when the solvers do not know whether it wins, apart from the main thread: it does not count as
//! wrong before the search has looked at it.

use super::resource::{PuzzleMessage, Puzzles, now};
use crate::live::{EngineRunner, Engines, RunningTask, TaskResult, take_ended};
use crate::redraw::{Redraw, Source};
use bevy::prelude::*;
use bevy::winit::EventLoopProxyWrapper;
use narabe_learn::puzzles::{Attempt, MoveSearch};
use narabe_matches::players::Hint;
use narabe_matches::players::tasks::{EngineRequest, FindHint};

/// The engine that looks at moves, and what it was asked.
#[derive(Resource)]
pub(super) struct PuzzleSearch {
    runner: EngineRunner,
    running: Option<(MoveSearch, RunningTask<TaskResult<Option<Hint>>>)>,
}

impl Default for PuzzleSearch {
    fn default() -> Self {
        Self {
            runner: EngineRunner::new("Puzzle"),
            running: None,
        }
    }
}

/// Asks, and tells the try what was found.
pub(super) fn run(
    time: Res<Time<Real>>,
    engines: Res<Engines>,
    proxy: Option<Res<EventLoopProxyWrapper>>,
    mut search: ResMut<PuzzleSearch>,
    mut puzzles: ResMut<Puzzles>,
    mut events: MessageWriter<PuzzleMessage>,
    mut redraw: ResMut<Redraw>,
) {
    let search = search.bypass_change_detection();
    let Some(asked) = puzzles.attempt().and_then(Attempt::search) else {
        // Another puzzle is on the board, or the solution: the answer is not wanted any more.
        search.running = None;
        return;
    };
    if search
        .running
        .as_ref()
        .is_none_or(|(about, _)| *about != asked)
    {
        let request = EngineRequest {
            position: asked.position.clone(),
            task: FindHint(asked.limits.clone()),
        };
        let task = (search.runner).start(&engines.make, request, proxy.as_deref());
        search.running = Some((asked, task));
    }
    let Some((_, found)) = take_ended(&mut search.running) else {
        redraw.every(Source::EngineProgress.or_headless(proxy.is_some()));
        return;
    };
    let is_win = match found {
        Ok(hint) => hint.is_some_and(|hint| hint.loses_in.is_some()),
        Err(fault) => {
            error!("a move of a puzzle: {fault}");
            false
        }
    };
    let event = puzzles.0.searched(is_win, &now(&time));
    events.write_batch(event.map(PuzzleMessage));
    redraw.next_frame();
}

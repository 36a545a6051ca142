//! The balanced moves of an opening at the current node, asked for by a person.
//!
//! The engine compares them again and again, each time by more nodes, so that a first list is there at once.

use super::open_study::OpenStudy;
use super::solver::StudyPlace;
use crate::live::{EngineRunner, Engines, RunningTask, TaskResult};
use crate::redraw::{Redraw, Source};
use crate::state::Screen;
use bevy::prelude::*;
use bevy::winit::EventLoopProxyWrapper;
use narabe_matches::players::tasks::{BalancedMoves, EngineRequest};
use narabe_study::BalancedMove;

/// The nodes for each of the moves compared last, by stage.
const STAGES: [u64; 3] = [1_000, 10_000, 100_000];

/// The balanced moves at the current node.
#[derive(Resource)]
pub struct StudyBalancedMoves {
    /// Whether they are wanted.
    pub is_on: bool,
    place: Option<StudyPlace>,
    found: Vec<BalancedMove>,
    /// How many stages are done.
    done: usize,
    task: Option<RunningTask<TaskResult<Option<Vec<BalancedMove>>>>>,
    runner: EngineRunner,
}

impl Default for StudyBalancedMoves {
    fn default() -> Self {
        Self {
            is_on: false,
            place: None,
            found: Vec::new(),
            done: 0,
            task: None,
            runner: EngineRunner::new("Balanced moves"),
        }
    }
}

impl StudyBalancedMoves {
    /// The moves, the most even one first; empty before any are found.
    pub fn found(&self) -> &[BalancedMove] {
        &self.found
    }

    /// Whether they are being compared.
    pub const fn is_running(&self) -> bool {
        self.task.is_some()
    }

    /// Whether they are shown at the current node of a study, which must be in an unfinished opening.
    pub fn is_shown(&self, open: &OpenStudy) -> bool {
        self.is_on && open.is_opening()
    }

    fn begin(&mut self, place: Option<StudyPlace>) {
        self.place = place;
        self.found.clear();
        self.done = 0;
        self.task = None;
    }

    /// Takes the result of a stage. True if something is new.
    fn collect(&mut self) -> bool {
        let Some(result) = self.task.as_ref().and_then(RunningTask::take) else {
            return false;
        };
        self.task = None;
        self.done = match result {
            Ok(Some(found)) => {
                self.found = found;
                self.done + 1
            }
            // The engine has failed: it is not asked again at this node.
            _ => STAGES.len(),
        };
        true
    }
}

pub(super) fn run(
    open: Res<OpenStudy>,
    screen: Res<State<Screen>>,
    engines: Res<Engines>,
    proxy: Option<Res<EventLoopProxyWrapper>>,
    mut balanced: ResMut<StudyBalancedMoves>,
    mut redraw: ResMut<Redraw>,
) {
    let balanced = balanced.bypass_change_detection();
    let is_wanted = *screen.get() == Screen::Study && balanced.is_shown(&open);
    let place = is_wanted.then(|| StudyPlace::of(&open));
    if balanced.place != place {
        balanced.begin(place);
        redraw.next_frame();
    }
    if place.is_none() {
        return;
    }
    if balanced.collect() {
        redraw.next_frame();
    }
    if balanced.task.is_none() {
        let Some(&nodes) = STAGES.get(balanced.done) else {
            return;
        };
        let request = EngineRequest {
            position: open.study().position().clone(),
            task: BalancedMoves(nodes),
        };
        balanced.task = Some((balanced.runner).start(&engines.make, request, proxy.as_deref()));
    }
    redraw.every(Source::EngineProgress.or_headless(proxy.is_some()));
}

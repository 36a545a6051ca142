//! The fair moves of an opening at the current node, asked for by a person.
//!
//! The engine compares them again and again, each time by more nodes, so that a first list is there at once.

use super::open_study::OpenStudy;
use super::solver::StudyPlace;
use crate::live::{EngineRunner, Engines, RunningTask, TaskResult};
use crate::redraw::{Redraw, Source};
use crate::state::Screen;
use bevy::prelude::*;
use bevy::winit::EventLoopProxyWrapper;
use narabe_matches::players::tasks::{EngineRequest, FairMoves};
use narabe_study::FairMove;

/// The nodes for each of the moves compared last, by stage.
const STAGES: [u64; 3] = [1_000, 10_000, 100_000];

/// The fair moves at the current node.
#[derive(Resource)]
pub struct StudyFairMoves {
    /// Whether they are wanted.
    pub is_on: bool,
    place: Option<StudyPlace>,
    found: Vec<FairMove>,
    /// How many stages are done.
    done: usize,
    task: Option<RunningTask<TaskResult<Option<Vec<FairMove>>>>>,
    runner: EngineRunner,
}

impl Default for StudyFairMoves {
    fn default() -> Self {
        Self {
            is_on: false,
            place: None,
            found: Vec::new(),
            done: 0,
            task: None,
            runner: EngineRunner::new("Fair moves"),
        }
    }
}

impl StudyFairMoves {
    /// The moves, the most even one first; empty before any are found.
    pub fn found(&self) -> &[FairMove] {
        &self.found
    }

    /// Whether they are being compared.
    pub const fn is_running(&self) -> bool {
        self.task.is_some()
    }

    /// Whether they are shown at the current node of a study: in an opening that goes on.
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
    mut fair: ResMut<StudyFairMoves>,
    mut redraw: ResMut<Redraw>,
) {
    let fair = fair.bypass_change_detection();
    let is_wanted = *screen.get() == Screen::Study && fair.is_shown(&open);
    let place = is_wanted.then(|| StudyPlace::of(&open));
    if fair.place != place {
        fair.begin(place);
        redraw.next_frame();
    }
    if place.is_none() {
        return;
    }
    if fair.collect() {
        redraw.next_frame();
    }
    if fair.task.is_none() {
        let Some(&nodes) = STAGES.get(fair.done) else {
            return;
        };
        let request = EngineRequest {
            position: open.study().position().clone(),
            task: FairMoves(nodes),
        };
        fair.task = Some((fair.runner).start(&engines.make, request, proxy.as_deref()));
    }
    redraw.every(match proxy {
        None => Source::HeadlessEngine,
        Some(_) => Source::EngineProgress,
    });
}

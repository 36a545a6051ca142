//! What the side that has just moved threatens at the current node, asked for by a person.

use super::open_study::OpenStudy;
use super::solver::{SolverTasks, StudyPlace};
use crate::board::with_sides_from;
use crate::live::{RunningTask, TaskResult};
use crate::redraw::Redraw;
use crate::state::Screen;
use bevy::prelude::*;
use narabe_matches::players::tasks::FindThreat;
use narabe_rules::{Point, Side};
use narabe_study::Threat;

/// The nodes for fours, and as many for threats.
const NODES: u64 = 100_000;

/// Asks what is threatened at the current node, or takes the answer away.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub struct ThreatRequest;

/// The answer has come: what is threatened, or why the engine failed.
#[derive(Message, Debug, Clone, PartialEq, Eq)]
pub struct ThreatAnswered(pub Result<Box<Threat>, String>);

/// The threat at the current node.
#[derive(Resource, Default)]
pub struct StudyThreat {
    place: Option<StudyPlace>,
    task: Option<RunningTask<TaskResult<Box<Threat>>>>,
    threat: Option<Box<Threat>>,
}

impl StudyThreat {
    /// Whether the threat was asked for.
    pub const fn is_asked(&self) -> bool {
        self.place.is_some()
    }

    /// The line that is threatened, against the longest defence; empty if there is none.
    pub fn line(&self) -> Vec<(Point, Side)> {
        let Some((threat, win)) =
            (self.threat.as_ref()).and_then(|found| Some((found, found.win()?)))
        else {
            return Vec::new();
        };
        with_sides_from(threat.side, win.main_line())
    }
}

pub(super) fn apply(
    mut requests: MessageReader<ThreatRequest>,
    open: Res<OpenStudy>,
    mut solver: SolverTasks,
    mut threat: ResMut<StudyThreat>,
    mut redraw: ResMut<Redraw>,
) {
    if requests.read().count().is_multiple_of(2) {
        return;
    }
    redraw.next_frame();
    let position = open.study().position();
    let is_over = position.outcome().is_some();
    *threat = if threat.is_asked() || is_over {
        StudyThreat::default()
    } else {
        StudyThreat {
            place: Some(StudyPlace::of(&open)),
            task: Some(solver.start(position.clone(), FindThreat(NODES))),
            threat: None,
        }
    };
}

/// Takes the answer, and drops it at another node.
pub(super) fn collect(
    open: Res<OpenStudy>,
    solver: SolverTasks,
    screen: Res<State<Screen>>,
    mut threat: ResMut<StudyThreat>,
    mut answered: MessageWriter<ThreatAnswered>,
    mut redraw: ResMut<Redraw>,
) {
    let Some(place) = threat.place else {
        return;
    };
    if place != StudyPlace::of(&open) || *screen.get() != Screen::Study {
        *threat = StudyThreat::default();
        return;
    }
    let Some(task) = &threat.task else {
        return;
    };
    let Some(answer) = task.take() else {
        redraw.every(solver.source());
        return;
    };
    redraw.next_frame();
    threat.task = None;
    threat.threat = answer.as_ref().ok().cloned();
    if answer.is_err() {
        threat.place = None;
    }
    answered.write(ThreatAnswered(answer));
}

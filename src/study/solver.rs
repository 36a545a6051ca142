//! What the proof, the threat and the retry have in common: the engine that solves, and the node asked about.

use super::open_study::{OpenStudy, StudyId};
use crate::live::{EngineRunner, Engines, RunningTask, TaskResult};
use crate::redraw::Source;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::winit::EventLoopProxyWrapper;
use narabe_matches::players::tasks::{EngineRequest, SentTask};
use narabe_rules::{NodeId, Position};

/// The engine that proves wins and finds threats, on a thread or worker of its own.
#[derive(Resource)]
pub(super) struct Solver(EngineRunner);

impl Default for Solver {
    fn default() -> Self {
        Self(EngineRunner::new("Proof"))
    }
}

/// What a task of the solver needs.
#[derive(SystemParam)]
pub(super) struct SolverTasks<'w> {
    engines: Res<'w, Engines>,
    proxy: Option<Res<'w, EventLoopProxyWrapper>>,
    solver: ResMut<'w, Solver>,
}

impl SolverTasks<'_> {
    /// How often to look for the result.
    pub fn source(&self) -> Source {
        Source::EngineProgress.or_headless(self.proxy.is_some())
    }

    /// Starts a task about a position.
    pub fn start<T: SentTask>(
        &mut self,
        position: Position,
        task: T,
    ) -> RunningTask<TaskResult<T::Answer>> {
        let request = EngineRequest { position, task };
        let proxy = self.proxy.as_deref();
        (self.solver.0).start(&self.engines.make, request, proxy)
    }
}

/// The current node of the open study. The hash tells when its stones have changed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct StudyPlace {
    study: StudyId,
    node: NodeId,
    board: u64,
}

impl StudyPlace {
    pub fn of(open: &OpenStudy) -> Self {
        Self {
            study: open.id(),
            node: open.study().current(),
            board: open.study().position().board().hash(),
        }
    }
}

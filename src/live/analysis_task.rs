//! What the analysis engine does, and what it has found.

use super::engine_runner::{EngineRunner, RunningTask};
use super::opponent_search::Engines;
use bevy::winit::EventLoopProxyWrapper;
use narabe_matches::players::Seat;
use narabe_matches::players::tasks::{
    ChooseTurn, EngineRequest, Examine, FindHint, JudgeMove, Prove, WinChances,
};
use narabe_matches::{GameHint, LiveGame};
use narabe_rules::{Point, Position};
use narabe_study::proof::ProvenWin;
use narabe_study::review::Findings;

/// A task of the analysis engine.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum AnalysisTask {
    Hint(EngineRequest<FindHint>),
    TwinHint(EngineRequest<ChooseTurn>),
    Prove(EngineRequest<Prove>),
    WinChances(EngineRequest<WinChances>),
    JudgeMove(EngineRequest<JudgeMove>),
    Examine(EngineRequest<Examine>),
}

/// The result of an [`AnalysisTask`]. A failed task finds nothing.
pub(super) enum AnalysisResult {
    Hint(Option<GameHint>),
    Win(Option<Box<ProvenWin>>),
    WinChances(Vec<(Point, u8)>),
    IsBest(Option<bool>),
    Findings(Option<Box<Findings>>),
}

impl AnalysisTask {
    /// The task for a hint.
    pub fn hint(live: &LiveGame, engines: &Engines) -> Self {
        if let LiveGame::Twin(found) = live {
            // On twin boards the hint takes as long as an engine would on the person's clock.
            let (record, time) = (found.record().clone(), live.move_time());
            let seed = live.random();
            let request = EngineRequest::for_twin_boards(record, Seat::Human, time, seed);
            return Self::TwinHint(request);
        }
        Self::Hint(EngineRequest {
            position: live.one_board().position().clone(),
            task: FindHint(engines.hint.clone()),
        })
    }

    /// The position that the task is about. It has no meaning on twin boards.
    pub const fn position(&self) -> &Position {
        match self {
            Self::Hint(request) => &request.position,
            Self::TwinHint(request) => &request.position,
            Self::Prove(request) => &request.position,
            Self::WinChances(request) => &request.position,
            Self::JudgeMove(request) => &request.position,
            Self::Examine(request) => &request.position,
        }
    }

    /// Starts the task.
    pub fn start(
        self,
        runner: &mut EngineRunner,
        engines: &Engines,
        proxy: Option<&EventLoopProxyWrapper>,
    ) -> RunningTask<AnalysisResult> {
        let make = &engines.make;
        match self {
            Self::Hint(request) => {
                let task = runner.start(make, request, proxy);
                task.map(|found| AnalysisResult::Hint(found.ok().flatten().map(GameHint::Point)))
            }
            Self::TwinHint(request) => {
                let task = runner.start(make, request, proxy);
                task.map(|found| {
                    let turn = found.ok().and_then(Result::ok);
                    AnalysisResult::Hint(turn.map(GameHint::Turn))
                })
            }
            Self::Prove(request) => {
                let task = runner.start(make, request, proxy);
                task.map(|found| AnalysisResult::Win(found.ok().flatten()))
            }
            Self::WinChances(request) => {
                let task = runner.start(make, request, proxy);
                task.map(|found| {
                    AnalysisResult::WinChances(found.ok().flatten().unwrap_or_default())
                })
            }
            Self::JudgeMove(request) => {
                let task = runner.start(make, request, proxy);
                task.map(|found| AnalysisResult::IsBest(found.ok().flatten()))
            }
            Self::Examine(request) => {
                let task = runner.start(make, request, proxy);
                task.map(|found| AnalysisResult::Findings(found.ok().flatten()))
            }
        }
    }
}

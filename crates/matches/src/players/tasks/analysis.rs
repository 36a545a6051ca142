//! Tasks about what a position is worth.

use super::task::Task;
use crate::players::analysis_engine::{AnalysisOptions, Hint};
use crate::players::engine_worker::EngineWorker;
use crate::players::progress::Progress;
use crate::players::stop::Stop;
use narabe_engine_core::Limits;
use narabe_rules::{Point, Position};
use narabe_study::{Analysis, BalancedMove, Threat, ThreatQuestion};
use serde::{Deserialize, Serialize};

/// Find the best move with its line, within these limits.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct FindHint(pub Limits);

impl Task for FindHint {
    /// The hint; `None` if there is no point to play or the task was stopped.
    type Answer = Option<Hint>;

    fn max_workers(&self) -> usize {
        usize::MAX
    }

    fn perform(
        self,
        position: Position,
        worker: &mut EngineWorker,
        stop: &Stop,
        _: &Progress,
    ) -> Self::Answer {
        worker.analysis().hint(&position, &self.0, stop)
    }
}

/// Evaluate the points worth considering.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct WinChances;

impl Task for WinChances {
    /// The points with their winning chance in per cent, the best first; `None` if the task was stopped.
    type Answer = Option<Vec<(Point, u8)>>;

    fn perform(
        self,
        position: Position,
        worker: &mut EngineWorker,
        stop: &Stop,
        _: &Progress,
    ) -> Self::Answer {
        worker.analysis().win_chances(&position, stop)
    }
}

/// Decide whether this move is the best or as good as it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct JudgeMove(pub Point);

impl Task for JudgeMove {
    /// Whether the move is best; `None` if it cannot be played or the task was stopped.
    type Answer = Option<bool>;

    fn perform(
        self,
        position: Position,
        worker: &mut EngineWorker,
        stop: &Stop,
        _: &Progress,
    ) -> Self::Answer {
        worker.judge().is_best(&position, self.0, stop)
    }
}

/// Find the best lines, deeper until the task is stopped or nothing is left to find. Progress carries the lines.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Analyse(pub AnalysisOptions);

impl Task for Analyse {
    /// The last result; `None` if there is no legal move or the task was stopped before the first one.
    type Answer = Option<Box<Analysis>>;

    fn max_workers(&self) -> usize {
        self.0.threads.unwrap_or(usize::MAX).max(1)
    }

    fn perform(
        self,
        position: Position,
        worker: &mut EngineWorker,
        stop: &Stop,
        progress: &Progress,
    ) -> Self::Answer {
        let found = worker
            .analysis()
            .analyse(&position, &self.0, stop, progress);
        found.map(Box::new)
    }
}

/// Find what a side threatens or wins by, as asked, with about this many nodes for each side and kind of threats.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct FindThreat {
    /// What is asked.
    pub question: ThreatQuestion,
    /// The nodes.
    pub nodes: u64,
}

impl Task for FindThreat {
    type Answer = Vec<Threat>;

    fn perform(
        self,
        position: Position,
        _: &mut EngineWorker,
        stop: &Stop,
        _: &Progress,
    ) -> Self::Answer {
        let is_stopped = || stop.is_set();
        Threat::answer_unless(self.question, &(&position).into(), self.nodes, &is_stopped)
    }
}

/// Find the most even moves of an opening, the last comparison by this many nodes for each.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct BalancedMoves(pub u64);

impl Task for BalancedMoves {
    /// The moves, the most even one first; `None` if the task was stopped.
    type Answer = Option<Vec<BalancedMove>>;

    fn perform(
        self,
        position: Position,
        worker: &mut EngineWorker,
        stop: &Stop,
        _: &Progress,
    ) -> Self::Answer {
        worker.analysis().balanced_moves(&position, self.0, stop)
    }
}

//! Requests: a task and the position that it is about.

use super::erased::{EngineTask, SentTask};
use super::task::Task;
use super::twin_turn::ChooseTurn;
use crate::players::engine_worker::EngineWorker;
use crate::players::progress::Progress;
use crate::players::stop::Stop;
use crate::players::time::MoveTime;
use crate::players::{Seat, position_form};
use narabe_rules::twin::TwinRecord;
use narabe_rules::{BoardSize, Position, Rule};
use serde::{Deserialize, Serialize};

/// A request to an engine worker.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct EngineRequest<T = EngineTask> {
    /// The position that the task is about.
    #[serde(with = "position_form")]
    pub position: Position,
    /// What to do.
    pub task: T,
}

impl<T: Task> EngineRequest<T> {
    /// Has a worker perform the task. See [`Task::perform`].
    pub fn perform(self, worker: &mut EngineWorker, stop: &Stop, progress: &Progress) -> T::Answer {
        self.task.perform(self.position, worker, stop, progress)
    }
}

impl<T: SentTask> EngineRequest<T> {
    /// The same request with a task of any kind.
    pub fn erased(self) -> EngineRequest {
        EngineRequest {
            position: self.position,
            task: self.task.into(),
        }
    }
}

impl EngineRequest<ChooseTurn> {
    /// A request for a turn on twin boards. Its `position`, on a single board, has no meaning.
    pub fn for_twin_boards(game: TwinRecord, seat: Seat, time: MoveTime, seed: u64) -> Self {
        Self {
            position: Position::new(Rule::Freestyle, BoardSize::DEFAULT),
            task: ChooseTurn {
                game: Box::new(game),
                seat,
                time,
                seed,
            },
        }
    }
}

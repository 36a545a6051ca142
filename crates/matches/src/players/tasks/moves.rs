//! Tasks of opponents on one board.

use super::task::Task;
use crate::players::engine_player::MoveRequest;
use crate::players::engine_pool::EngineKey;
use crate::players::engine_worker::EngineWorker;
use crate::players::no_move_reason::NoMoveReason;
use crate::players::opening_decision::OpeningDecision;
use crate::players::progress::Progress;
use crate::players::stop::Stop;
use crate::players::time::MoveTime;
use narabe_rules::opening::Opening;
use narabe_rules::{Point, Position};
use serde::{Deserialize, Serialize};

/// Choose the move of an opponent.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChooseMove {
    /// The engine player that chooses.
    pub key: EngineKey,
    /// The time available.
    pub time: MoveTime,
    /// The seed of its random choices.
    pub seed: u64,
}

impl Task for ChooseMove {
    /// The move, or why there is none.
    type Answer = Result<Point, NoMoveReason>;

    fn max_workers(&self) -> usize {
        if self.key.seat.uses_helpers() {
            usize::MAX
        } else {
            1
        }
    }

    fn perform(
        self,
        position: Position,
        worker: &mut EngineWorker,
        stop: &Stop,
        progress: &Progress,
    ) -> Self::Answer {
        let request = MoveRequest {
            position,
            time: self.time,
            stop: stop.clone(),
            progress: progress.clone(),
        };
        worker.choose(self.key, &request, self.seed)
    }
}

/// Decide the next actions of an opening for the player to act.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct DecideOpening {
    /// The opening.
    pub opening: Box<Opening>,
    /// The engine player that decides: a stronger seat searches more. For a person the decision is advice.
    pub key: EngineKey,
    /// The time available to a program of its own.
    pub time: MoveTime,
    /// The seed of random choices.
    pub seed: u64,
}

impl Task for DecideOpening {
    /// The decision, or why there is none; [`NoMoveReason::NoAction`] if the opening is over or the task was stopped.
    type Answer = Result<OpeningDecision, NoMoveReason>;

    fn perform(
        self,
        position: Position,
        worker: &mut EngineWorker,
        stop: &Stop,
        progress: &Progress,
    ) -> Self::Answer {
        let request = MoveRequest {
            position,
            time: self.time,
            stop: stop.clone(),
            progress: progress.clone(),
        };
        worker.decide_opening(&self.opening, self.key, &request, self.seed)
    }
}

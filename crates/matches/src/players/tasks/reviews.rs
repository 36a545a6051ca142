//! The task of a review.

use super::task::Task;
use crate::players::engine_worker::EngineWorker;
use crate::players::progress::Progress;
use crate::players::stop::Stop;
use narabe_rules::Position;
use narabe_study::review::{Budget, Findings, KeptProofs};
use serde::{Deserialize, Serialize};

/// Find out what a review says of the position.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Examine {
    /// What a file says was proven in the position; then this is confirmed and nothing else is looked for.
    pub kept: Option<Box<KeptProofs>>,
    /// How much may be looked at.
    pub budget: Budget,
}

impl Examine {
    /// Finds all out within a budget.
    pub const fn within(budget: Budget) -> Self {
        Self { kept: None, budget }
    }
}

impl Task for Examine {
    /// The findings; `None` if the file is wrong, or the task was stopped.
    type Answer = Option<Box<Findings>>;

    fn perform(
        self,
        position: Position,
        worker: &mut EngineWorker,
        stop: &Stop,
        _: &Progress,
    ) -> Self::Answer {
        let setup = (&position).into();
        let found = match self.kept {
            Some(proofs) => proofs.confirm(&setup, &self.budget, stop.flag()),
            None => {
                let engine = worker.analysis().engine();
                Findings::examine(&setup, engine, &self.budget, stop.flag())
            }
        };
        found.map(Box::new)
    }
}

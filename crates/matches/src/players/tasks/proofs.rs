//! Tasks about proven wins.

use super::task::Task;
use crate::players::engine_worker::EngineWorker;
use crate::players::progress::Progress;
use crate::players::stop::Stop;
use narabe_engine_core::tactics::ProofTree;
use narabe_rules::Position;
use narabe_study::proof::{AttackTrial, AttackVerdict, ProvenWin};
use serde::{Deserialize, Serialize};

/// Prove that the side to move wins, against every defence.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Prove {
    /// Nodes of the search for a win by fours.
    pub fours: u64,
    /// Nodes of the search for a win by fours and threes, when fours alone do not win.
    pub threats: u64,
}

impl Task for Prove {
    /// The proof, checked by the rules; `None` if none was found within the nodes, or the task was stopped.
    type Answer = Option<Box<ProvenWin>>;

    fn perform(
        self,
        position: Position,
        _: &mut EngineWorker,
        stop: &Stop,
        _: &Progress,
    ) -> Self::Answer {
        let is_stopped = || stop.is_set();
        let setup = (&position).into();
        ProvenWin::find(&setup, self.fours, self.threats, &is_stopped).map(Box::new)
    }
}

/// Check a proof from a file that the side to move wins, by the rules.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct CheckProof(pub Box<ProofTree>);

impl Task for CheckProof {
    /// The proof; `None` if it is none, or the task was stopped.
    type Answer = Option<Box<ProvenWin>>;

    fn perform(
        self,
        position: Position,
        _: &mut EngineWorker,
        stop: &Stop,
        _: &Progress,
    ) -> Self::Answer {
        let is_stopped = || stop.is_set();
        let checked = ProvenWin::check_unless(&(&position).into(), *self.0, &is_stopped);
        checked.ok().map(Box::new)
    }
}

/// Judge whether an attack wins that a person tries in the position of a proof.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct JudgeAttack(pub AttackTrial);

impl Task for JudgeAttack {
    /// The verdict of the solver; `None` if the task was stopped.
    type Answer = Option<Box<AttackVerdict>>;

    fn perform(
        self,
        position: Position,
        _: &mut EngineWorker,
        stop: &Stop,
        _: &Progress,
    ) -> Self::Answer {
        let verdict = self.0.judge(&(&position).into(), &|| stop.is_set());
        (!stop.is_set()).then(|| Box::new(verdict))
    }
}

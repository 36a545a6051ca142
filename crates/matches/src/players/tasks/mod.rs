//! The tasks that an [`EngineWorker`](super::EngineWorker) does, each with the type of its answer.
//!
//! An [`EngineRequest`] is sent to a worker as one of an [`EngineTask`], and comes back as an [`EngineResponse`], in which
//! [`SentTask::answer_in`] finds the answer. Requests and responses are serialisable.

mod analysis;
mod erased;
mod moves;
mod proofs;
mod puzzles;
mod request;
mod reviews;
mod task;
#[cfg(test)]
mod tests;
mod twin_turn;

pub use analysis::{Analyse, BalancedMoves, FindHint, FindThreat, JudgeMove, WinChances};
pub use erased::{EngineResponse, EngineTask, SentTask};
pub use moves::{ChooseMove, DecideOpening};
pub use proofs::{CheckProof, JudgeAttack, Prove};
pub use puzzles::MakePuzzle;
pub use request::EngineRequest;
pub use reviews::Examine;
pub use task::Task;
pub use twin_turn::ChooseTurn;

//! Tasks and answers of any kind, as they travel to another thread or program. The list of all tasks stands here.

use super::analysis::{Analyse, BalancedMoves, FindHint, FindThreat, JudgeMove, WinChances};
use super::moves::{ChooseMove, DecideOpening};
use super::proofs::{CheckProof, JudgeAttack, Prove};
use super::puzzles::MakePuzzle;
use super::reviews::Examine;
use super::task::Task;
use super::twin_turn::ChooseTurn;
use crate::players::engine_worker::EngineWorker;
use crate::players::progress::Progress;
use crate::players::stop::Stop;
use narabe_rules::Position;
use serde::{Deserialize, Serialize};

/// A [`Task`] that can be sent as an [`EngineTask`].
pub trait SentTask: Task<Answer: 'static> + Into<EngineTask> + 'static {
    /// The answer in a response; `None` if it responds to a task of another kind.
    fn answer_in(response: EngineResponse) -> Option<Self::Answer>;
}

macro_rules! tasks {
    ($($name:ident),* $(,)?) => {
        /// A task of any kind.
        #[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
        #[expect(missing_docs, reason = "each variant is the task of its name")]
        pub enum EngineTask {
            $($name($name)),*
        }

        /// The answer to an [`EngineTask`], in the variant of the same name.
        #[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
        #[expect(missing_docs, reason = "each variant is the answer to the task of its name")]
        pub enum EngineResponse {
            $($name(<$name as Task>::Answer)),*
        }

        impl Task for EngineTask {
            type Answer = EngineResponse;

            fn max_workers(&self) -> usize {
                match self {
                    $(Self::$name(task) => task.max_workers()),*
                }
            }

            fn perform(
                self,
                position: Position,
                worker: &mut EngineWorker,
                stop: &Stop,
                progress: &Progress,
            ) -> EngineResponse {
                match self {
                    $(Self::$name(task) => {
                        EngineResponse::$name(task.perform(position, worker, stop, progress))
                    })*
                }
            }
        }

        $(
            impl From<$name> for EngineTask {
                fn from(task: $name) -> Self {
                    Self::$name(task)
                }
            }

            impl SentTask for $name {
                fn answer_in(response: EngineResponse) -> Option<Self::Answer> {
                    match response {
                        EngineResponse::$name(answer) => Some(answer),
                        _ => None,
                    }
                }
            }
        )*
    };
}

tasks! {
    ChooseMove,
    DecideOpening,
    ChooseTurn,
    FindHint,
    WinChances,
    JudgeMove,
    Analyse,
    FindThreat,
    BalancedMoves,
    Examine,
    Prove,
    CheckProof,
    JudgeAttack,
    MakePuzzle,
}

//! A review: what each move of a game was worth, and where the game was lost.
//!
//! [`Findings::examine`] looks at one of the [`positions`] of a game, so that they can be looked at side by side and in any order.
//! [`Review::of`] compares what was found before and after each move and labels it. What a solver has proven and what the
//! search has judged stay apart by their [`Certainty`]. [`Retry`] asks for better moves and judges them in the same way.

mod budget;
mod find_reason;
mod findings;
mod judgement;
mod kept;
mod label;
mod lost;
mod marks;
mod reason;
mod retry;
mod reviewed_move;
mod summary;
mod tally;
mod words;

pub use budget::Budget;
pub use findings::Findings;
pub use judgement::Judgement;
pub use kept::{KeptFindings, KeptProofs};
pub use label::{Certainty, Label};
pub use lost::Lost;
pub use marks::{MarkedMistake, Marks, MistakeKind, Phase, SideMarks};
pub use reason::Reason;
pub use retry::{RetriedMistake, Retry, RetryHint, RetryProblem, RetryStep, RetryVerdict};
pub use reviewed_move::ReviewedMove;
pub use summary::{Accuracy, Review, positions};
pub use tally::{PersonTally, Tally, Weakness};

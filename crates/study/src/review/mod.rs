//! A review: what each move of a game was worth, and where the game was lost.
//!
//! [`Findings::examine`] looks at one of the [`positions`] of a game, so that they can be looked at side by side and in any order.
//! The position in which the game turned is [looked at again](to_look_deeper) with more nodes.
//! [`Review::of`] compares what was found before and after each move and labels it. What a solver has proven and what the
//! search has judged stay apart by their [`Certainty`]. The [`Reason`] of a mistake can be checked by the rules alone. The stones
//! that an [opening prescribes](opening_moves) are not judged. [`Retry`] asks for better moves and judges them in the same way.

mod budget;
mod check_reason;
mod find_reason;
mod findings;
mod judgement;
mod kept;
mod label;
mod lesson;
mod lost;
mod made_shape;
mod marks;
mod opening_moves;
mod quiet_reason;
mod reason;
mod retry;
mod reviewed_move;
mod summary;
mod tally;
mod turn;
mod words;

pub use budget::Budget;
pub use findings::Findings;
pub use judgement::Judgement;
pub use kept::{KeptFindings, KeptProofs};
pub use label::{Certainty, Label};
pub use lesson::Lesson;
pub use lost::{Lost, LostBy};
pub use made_shape::MadeShape;
pub use marks::{MarkedMistake, Marks, MistakeKind, Phase, SideMarks};
pub use opening_moves::{opening_moves, prescribed_by};
pub use reason::{Compared, Reason};
pub use retry::{RetriedMistake, Retry, RetryHint, RetryProblem, RetryStep, RetryVerdict};
pub use reviewed_move::{ReviewedMove, ThreatCounts};
pub use summary::{Accuracy, Review, positions};
pub use tally::{PersonTally, Tally, Weakness};
pub use turn::{last_held, to_look_deeper};

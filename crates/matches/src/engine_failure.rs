//! Why engines fail.

use super::refusal::Refusal;
use crate::players::NoMoveReason;

/// Why an engine has failed.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum EngineFailure {
    /// It has no move.
    #[error(transparent)]
    NoMove(#[from] NoMoveReason),
    /// It did what the game does not allow.
    #[error("{reason}")]
    Illegal {
        /// The reason for a person.
        refusal: Refusal,
        /// The reason for the report on an engine.
        reason: String,
    },
    /// It gave no answer in this many seconds.
    #[error("it gave no answer in {0} s")]
    Silent(u64),
    /// It broke off with this message, which is for developers.
    #[error("{0}")]
    Broken(String),
}

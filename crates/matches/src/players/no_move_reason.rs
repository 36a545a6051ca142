//! Why an engine has no move.

use super::program_fault::ProgramFault;
use serde::{Deserialize, Serialize};

/// Why there is no move.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
pub enum NoMoveReason {
    /// The seat has no engine player for this game.
    #[error("no engine plays for this seat")]
    NoEngine,
    /// The engine player found no point to play.
    #[error("it found no point to play")]
    NoPoint,
    /// There is nothing to do in the opening.
    #[error("it found nothing to do in the opening")]
    NoAction,
    /// The program of the engine has failed.
    #[error(transparent)]
    Program(#[from] ProgramFault),
}

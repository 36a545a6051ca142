//! What another machine did that is not accepted.

use crate::app::session::message::Refusal;
use crate::net::{DecodeError, TermsError};

/// Why something from another machine is not accepted. Nothing of it was applied.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
pub enum Fault {
    /// It is no message.
    #[error(transparent)]
    Undecodable(#[from] DecodeError),
    /// The rules, or the opening, do not allow it.
    #[error("note {note} cannot be done here: {refusal:?}")]
    Illegal { note: u32, refusal: Refusal },
    /// It was not theirs to do.
    #[error("note {note} was not theirs to write")]
    OutOfTurn { note: u32 },
    /// It claims less time than has passed.
    #[error("note {note} claims {claimed} ms of thought where {seen} ms have passed")]
    Clock { note: u32, claimed: u64, seen: u64 },
    /// The lists are not the same any more.
    #[error("the two machines do not agree on note {note}")]
    Disagreement { note: u32 },
    /// Nobody can play by the terms.
    #[error(transparent)]
    Terms(#[from] TermsError),
    /// They say more than anybody has to say.
    #[error("they say too much")]
    Flood,
    /// The list is as long as a list can be.
    #[error("the match is longer than any match may be")]
    Full,
}

impl Fault {
    /// The Fluent id of the line that tells the player.
    pub fn text_id(&self) -> &'static str {
        match self {
            Self::Undecodable(DecodeError::Version { .. }) => "online-fault-version",
            Self::Undecodable(_) => "online-fault-garbled",
            Self::Illegal { .. } => "online-fault-illegal",
            Self::OutOfTurn { .. } => "online-fault-turn",
            Self::Clock { .. } => "online-fault-clock",
            Self::Disagreement { .. } => "online-fault-disagreement",
            Self::Terms(_) => "online-fault-terms",
            Self::Flood => "online-fault-flood",
            Self::Full => "online-fault-full",
        }
    }
}

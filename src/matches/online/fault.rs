//! What another machine did that is not accepted.

use crate::matches::Refusal;
use crate::net::{DecodeError, TermsError};

/// Why something from another machine is not accepted. Nothing of it was applied.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
pub enum Fault {
    /// It is no message.
    #[error(transparent)]
    Undecodable(#[from] DecodeError),
    /// The rules, or the opening, do not allow it.
    #[error("note {note} cannot be done here: {refusal:?}")]
    Illegal {
        /// The number of the ledger entry, from 0.
        note: u32,
        /// Why it is refused.
        refusal: Refusal,
    },
    /// It was not theirs to do.
    #[error("note {note} was written by the wrong player")]
    OutOfTurn {
        /// The number of the ledger entry, from 0.
        note: u32,
    },
    /// They claim that we are out of time, and by our clock we are not.
    #[error("note {note} says that our time is up, and we have thought for {ms} ms")]
    Early {
        /// The number of the ledger entry, from 0.
        note: u32,
        /// How long we have thought by our own clock, in milliseconds.
        ms: u64,
    },
    /// It claims less time than has passed.
    #[error("note {note} reports {claimed} ms of thinking time where {seen} ms have passed")]
    Clock {
        /// The number of the ledger entry, from 0.
        note: u32,
        /// The thinking time that it reports, in milliseconds.
        claimed: u64,
        /// The time that has passed here, in milliseconds.
        seen: u64,
    },
    /// The lists are not the same any more.
    #[error("the two machines do not agree on note {note}")]
    Disagreement {
        /// The number of the ledger entry, from 0.
        note: u32,
    },
    /// Nobody can play by the terms.
    #[error(transparent)]
    Terms(#[from] TermsError),
    /// They say more than anybody has to say.
    #[error("too many messages")]
    Flood,
    /// The list is as long as a list can be.
    #[error("the match has reached its maximum length")]
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
            Self::Early { .. } => "online-fault-early",
            Self::Disagreement { .. } => "online-fault-disagreement",
            Self::Terms(_) => "online-fault-terms",
            Self::Flood => "online-fault-flood",
            Self::Full => "online-fault-full",
        }
    }
}

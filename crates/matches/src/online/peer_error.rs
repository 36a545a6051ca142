//! Errors caused by another machine.

use crate::Refusal;
use narabe_net::{DecodeError, TermsError};

/// Why data from another machine is not accepted. Nothing of it was applied.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
pub enum PeerError {
    /// It is not a valid message.
    #[error(transparent)]
    Undecodable(#[from] DecodeError),
    /// The rules or the opening do not allow the action.
    #[error("entry {entry} cannot be done here: {refusal:?}")]
    Illegal {
        /// The number of the ledger entry, from 0.
        entry: u32,
        /// Why it is refused.
        refusal: Refusal,
    },
    /// The sender may not append the entry.
    #[error("entry {entry} was written by the wrong player")]
    OutOfTurn {
        /// The number of the ledger entry, from 0.
        entry: u32,
    },
    /// They claim that we are out of time, and by our clock we are not.
    #[error("entry {entry} says that our time is up, and we have thought for {ms} ms")]
    EarlyFlag {
        /// The number of the ledger entry, from 0.
        entry: u32,
        /// How long we have thought by our own clock, in milliseconds.
        ms: u64,
    },
    /// The reported thinking time is shorter than the time measured here.
    #[error("entry {entry} reports {claimed} ms of thinking time where {measured} ms have passed")]
    ClockMismatch {
        /// The number of the ledger entry, from 0.
        entry: u32,
        /// The thinking time that it reports, in milliseconds.
        claimed: u64,
        /// The time measured here, in milliseconds.
        measured: u64,
    },
    /// The two ledgers differ.
    #[error("the two machines do not agree on entry {entry}")]
    LedgerMismatch {
        /// The number of the ledger entry, from 0.
        entry: u32,
    },
    /// No match can be played with these terms.
    #[error(transparent)]
    Terms(#[from] TermsError),
    /// The peer sends more than the rate limits allow, or too much that is unreadable.
    #[error("too many messages")]
    Flood,
    /// The ledger has reached its maximum length.
    #[error("the match has reached its maximum length")]
    LedgerFull,
}

impl PeerError {
    /// The Fluent id of the message for the player.
    pub fn text_id(&self) -> &'static str {
        match self {
            Self::Undecodable(DecodeError::Version { .. }) => "online-fault-version",
            Self::Undecodable(_) => "online-fault-garbled",
            Self::Illegal { .. } => "online-fault-illegal",
            Self::OutOfTurn { .. } => "online-fault-turn",
            Self::ClockMismatch { .. } => "online-fault-clock",
            Self::EarlyFlag { .. } => "online-fault-early",
            Self::LedgerMismatch { .. } => "online-fault-disagreement",
            Self::Terms(_) => "online-fault-terms",
            Self::Flood => "online-fault-flood",
            Self::LedgerFull => "online-fault-full",
        }
    }
}

//! What happens in a room for two machines.

use super::fault::Fault;
use crate::net::{CloseReason, PlayerSlot, RequestKind, Terms};

/// What a room is made with.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Opening {
    /// The host's first offer.
    pub terms: Terms,
    /// Whether people may look on.
    pub watch: bool,
}

/// What has happened at the table. Panels and sounds listen; the state is read from the [`Table`](super::Table).
#[derive(Debug, Clone, PartialEq)]
pub enum OnlineNews {
    /// A room is made, or entered.
    Entered,
    /// This player has come to the table for the first time.
    Came(PlayerSlot),
    /// This player is there again.
    CameBack(PlayerSlot),
    /// The line to this player is broken.
    Broken(PlayerSlot),
    /// This player has left of their own will.
    LeftTable(PlayerSlot),
    /// Somebody of this name looks on.
    WatcherCame(String),
    /// The other player wants other terms.
    TermsChanged,
    /// The match has begun: the game is on.
    Begun,
    /// The other player asks for something.
    Asked(RequestKind),
    /// What we had asked for is declined.
    Declined(RequestKind),
    /// What the other had asked for is not asked any more.
    Withdrawn(RequestKind),
    /// The other player says something.
    Said,
    /// Something of the other machine was not accepted.
    Refused(Fault),
    /// We are not let in, or were sent away.
    SentAway(CloseReason),
}

//! The events of an online match, and the settings of its room.

use super::peer_error::PeerError;
use narabe_net::{CloseReason, PlayerSlot, RequestKind, Terms};

/// The settings with which a host opens a room.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct RoomSettings {
    /// The host's first offer.
    pub terms: Terms,
    /// Whether spectators are allowed.
    pub allow_spectators: bool,
}

/// An event of an online match. Panels and sounds react to it; the state is read from the
/// [`OnlineMatch`](super::OnlineMatch).
#[derive(Debug, Clone, PartialEq)]
pub enum OnlineEvent {
    /// This machine has entered the room.
    Entered,
    /// This player has joined for the first time.
    PlayerJoined(PlayerSlot),
    /// This player is connected again.
    PlayerReturned(PlayerSlot),
    /// This player is disconnected.
    PlayerDisconnected(PlayerSlot),
    /// This player has left the room.
    PlayerLeft(PlayerSlot),
    /// A spectator of this name has joined.
    SpectatorJoined(String),
    /// The other player has changed the terms.
    TermsChanged,
    /// The match has begun.
    MatchStarted,
    /// The other player makes a request.
    RequestReceived(RequestKind),
    /// The other player has declined our request.
    RequestDeclined(RequestKind),
    /// The other player has withdrawn their request.
    RequestWithdrawn(RequestKind),
    /// The other player has sent a chat line.
    ChatReceived,
    /// Data from another machine was not accepted.
    DataRejected(PeerError),
    /// This machine was not admitted, or was removed from the room.
    Rejected(CloseReason),
}

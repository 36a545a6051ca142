//! The errors of online play.

use narabe::matches::online::PeerError;
use narabe::net::{AddressError, CloseReason, DisconnectReason, IceServerError};

/// Why this machine is in no room.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
pub enum OnlineError {
    /// No lobby address is set.
    #[error("no lobby address is set: enter one, or host on this network")]
    NoLobby,
    /// The lobby address is invalid.
    #[error(transparent)]
    Address(#[from] AddressError),
    /// The address of a STUN or TURN server is invalid.
    #[error(transparent)]
    IceServer(#[from] IceServerError),
    /// The connection is lost.
    #[error(transparent)]
    Disconnected(#[from] DisconnectReason),
    /// The other machine refused this one.
    #[error("the room did not admit this player: {0:?}")]
    Refused(CloseReason),
    /// No lobby can be opened on this machine; the reason as text.
    #[error("{0}")]
    NoHosting(String),
    /// The saved match cannot be resumed.
    #[error(transparent)]
    Rejoin(#[from] PeerError),
    /// The system provides no random numbers, without which there are no secrets.
    #[error("the system provides no random numbers, which online play needs for security")]
    NoRandomNumbers,
}

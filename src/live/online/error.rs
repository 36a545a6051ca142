//! The errors of online play.

use narabe_matches::online::PeerError;
use narabe_net::{AddressError, CloseReason, DisconnectReason, IceServerError};

/// Why this machine is in no room.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
pub enum OnlineError {
    #[error("no lobby address is set: enter one, or host on this network")]
    NoLobby,
    #[error(transparent)]
    Address(#[from] AddressError),
    #[error(transparent)]
    IceServer(#[from] IceServerError),
    #[error(transparent)]
    Disconnected(#[from] DisconnectReason),
    #[error("the room did not admit this player: {0:?}")]
    Refused(CloseReason),
    #[error("{0}")]
    NoHosting(String),
    #[error(transparent)]
    Rejoin(#[from] PeerError),
    #[error("the system provides no random numbers, which online play needs for security")]
    NoRandomNumbers(#[from] getrandom::Error),
}

//! Why a lobby refuses a connection, as WebSocket close codes.
//!
//! A browser hides the HTTP status of a refused WebSocket handshake. The lobby therefore accepts the WebSocket and closes it at
//! once with one of these codes. They lie in the range that RFC 6455 leaves to applications, and except for 4410 their last
//! three digits are those of the HTTP status with the same meaning.

/// Why a lobby refuses a connection, or ends it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum LobbyRefusal {
    /// The URL has no valid room code or no valid entry mode.
    #[error(
        "the lobby did not understand the request; check the room code; if it is right, update the game"
    )]
    BadRequest,
    /// The room has no free place.
    #[error("the room is full; try again when someone has left")]
    RoomFull,
    /// The room does not exist.
    #[error("there is no room with this code; check it, or create a room yourself")]
    NoRoom,
    /// A room that is to be created exists already.
    #[error("a room with this code already exists; create one with another code")]
    RoomExists,
    /// The rate limit of the address is exceeded.
    #[error("too many requests from this network; wait a minute and try again")]
    TooMany,
    /// The lobby has no room for another connection or room, or is shutting down.
    #[error("the lobby is full or shutting down; try again later, or use another lobby")]
    LobbyFull,
    /// The owner of the room has removed this peer.
    #[error("the host does not want you in this room")]
    Removed,
}

impl LobbyRefusal {
    /// All refusals.
    pub const ALL: [Self; 7] = [
        Self::BadRequest,
        Self::RoomFull,
        Self::NoRoom,
        Self::RoomExists,
        Self::TooMany,
        Self::LobbyFull,
        Self::Removed,
    ];

    /// The WebSocket close code.
    pub const fn code(self) -> u16 {
        match self {
            Self::BadRequest => 4400,
            Self::RoomFull => 4403,
            Self::NoRoom => 4404,
            Self::RoomExists => 4409,
            Self::TooMany => 4429,
            Self::LobbyFull => 4503,
            Self::Removed => 4410,
        }
    }

    /// The refusal with this close code; `None` for any other code.
    pub fn from_code(code: u16) -> Option<Self> {
        Self::ALL.into_iter().find(|refusal| refusal.code() == code)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_refusal_reads_back_from_its_close_code() {
        for refusal in LobbyRefusal::ALL {
            assert_eq!(LobbyRefusal::from_code(refusal.code()), Some(refusal));
        }
        for other in [1000, 1001, 1006, 4000, 4999] {
            assert_eq!(LobbyRefusal::from_code(other), None);
        }
    }

    /// The payload of a close frame holds 125 bytes, two of which are the code.
    #[test]
    fn every_refusal_fits_into_a_close_frame() {
        for refusal in LobbyRefusal::ALL {
            assert!(refusal.to_string().len() <= 123, "{refusal}");
        }
    }
}

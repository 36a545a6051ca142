//! Why a lobby lets somebody not in: numbers that a browser can read, too.
//!
//! A browser hides the HTTP status of a WebSocket that was refused. So the lobby accepts it and closes it at once, with one
//! of these as the close code; the numbers lie where the WebSocket standard leaves room for programs, and their last three
//! digits are those of HTTP.

/// What a lobby says instead of "come in".
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum Refusal {
    /// The call names no code, or no way of coming in.
    #[error(
        "the lobby did not understand the request; check the room code; if it is right, update the game"
    )]
    Unclear,
    #[error("the room is full; try again when someone has left")]
    RoomFull,
    #[error("there is no room with this code; check it, or create a room yourself")]
    NoRoom,
    #[error("a room with this code already exists; create one with another code")]
    RoomExists,
    #[error("too many requests from this network; wait a minute and try again")]
    TooMany,
    #[error("the lobby is full or shutting down; try again later, or use another lobby")]
    LobbyFull,
    #[error("the host does not want you in this room")]
    SentOut,
}

impl Refusal {
    /// All of them.
    pub const ALL: [Self; 7] = [
        Self::Unclear,
        Self::RoomFull,
        Self::NoRoom,
        Self::RoomExists,
        Self::TooMany,
        Self::LobbyFull,
        Self::SentOut,
    ];

    /// The close code of the WebSocket.
    #[must_use]
    pub const fn code(self) -> u16 {
        match self {
            Self::Unclear => 4400,
            Self::RoomFull => 4403,
            Self::NoRoom => 4404,
            Self::RoomExists => 4409,
            Self::TooMany => 4429,
            Self::LobbyFull => 4503,
            Self::SentOut => 4410,
        }
    }

    /// What a close code says; none where it is not one of ours.
    #[must_use]
    pub fn from_code(code: u16) -> Option<Self> {
        Self::ALL.into_iter().find(|refusal| refusal.code() == code)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_close_code_reads_back_as_the_refusal_it_is() {
        for refusal in Refusal::ALL {
            assert_eq!(Refusal::from_code(refusal.code()), Some(refusal));
        }
        for other in [1000, 1001, 1006, 4000, 4999] {
            assert_eq!(Refusal::from_code(other), None);
        }
    }

    /// The payload of a close frame has room for 125 bytes, and the code takes two.
    #[test]
    fn every_refusal_fits_into_a_close_frame() {
        for refusal in Refusal::ALL {
            assert!(refusal.to_string().len() <= 123, "{refusal}");
        }
    }
}

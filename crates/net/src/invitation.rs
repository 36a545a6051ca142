//! The invitation that one player sends the other: a room code and, where needed, the address of the lobby.
//!
//! As text it is `K7QMX4` or `K7QMX4@wss://play.example.org`; in a link the same text follows `#join=`.
//!
//! ```
//! use narabe_net::Invitation;
//!
//! let invitation: Invitation = "https://example.org/narabe/#join=K7QMX4".parse()?;
//! assert_eq!(invitation.to_string(), "K7QMX4");
//! # Ok::<(), narabe_net::InvitationError>(())
//! ```

use std::fmt;
use std::str::FromStr;

use super::{AddressError, CodeError, LobbyAddress, RoomCode};

/// The text before an invitation in a link.
pub const INVITATION_PREFIX: &str = "#join=";
/// The separator between code and address.
const AT: char = '@';

/// An invitation to a room.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Invitation {
    /// The code of the room.
    pub code: RoomCode,
    /// The lobby; `None` means the one that is set in the game.
    pub lobby: Option<LobbyAddress>,
}

/// Why a text is not an invitation.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum InvitationError {
    /// The room code is not valid.
    #[error(transparent)]
    Code(#[from] CodeError),
    /// The address of the lobby is not valid.
    #[error(transparent)]
    Address(#[from] AddressError),
}

impl Invitation {
    /// The fragment of a link: `#join=` and the invitation.
    pub fn hash(&self) -> String {
        format!("{INVITATION_PREFIX}{self}")
    }
}

impl FromStr for Invitation {
    type Err = InvitationError;

    /// Reads a code, a code with an address, or a link.
    fn from_str(text: &str) -> Result<Self, InvitationError> {
        let text = text
            .rsplit_once(INVITATION_PREFIX)
            .map_or(text, |(_, rest)| rest);
        let (code, lobby) = match text.split_once(AT) {
            Some((code, lobby)) => (code, Some(lobby.parse()?)),
            None => (text, None),
        };
        let code = code.parse()?;
        Ok(Self { code, lobby })
    }
}

impl fmt::Display for Invitation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.code)?;
        match &self.lobby {
            Some(lobby) => write!(f, "{AT}{lobby}"),
            None => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_invitation_is_read_in_every_form() {
        let read = |text: &str| text.parse::<Invitation>().map(|read| read.to_string());
        assert_eq!(read(" k7q-mx4 ").as_deref(), Ok("K7QMX4"));
        let complete = "K7QMX4@ws://192.168.1.5:3536";
        assert_eq!(read("K7QMX4@192.168.1.5").as_deref(), Ok(complete));
        let invitation: Invitation = complete.parse().expect("an invitation");
        let link = format!("https://example.org/x/{}", invitation.hash());
        assert_eq!(read(&link).as_deref(), Ok(complete));
        assert!(matches!(read("K7QMX"), Err(InvitationError::Code(_))));
        assert!(matches!(read("K7QMX4@"), Err(InvitationError::Address(_))));
    }
}

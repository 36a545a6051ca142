//! What one player sends the other to meet: a room code and, where needed, the lobby's address.
//!
//! As text `K7QMX4` or `K7QMX4@wss://play.example.org`; as a link `#join=` and the same behind the address of the page.
//!
//! ```
//! use narabe::net::Invitation;
//!
//! let invitation: Invitation = "https://example.org/narabe/#join=K7QMX4".parse()?;
//! assert_eq!(invitation.to_string(), "K7QMX4");
//! # Ok::<(), narabe::net::InvitationError>(())
//! ```

use std::fmt;
use std::str::FromStr;

use super::{AddressError, CodeError, LobbyAddress, RoomCode};

/// What stands before an invitation in a link.
pub const INVITATION_MARK: &str = "#join=";
/// What stands between code and address.
const AT: char = '@';

/// A room, and its lobby unless both players know it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Invitation {
    pub code: RoomCode,
    pub lobby: Option<LobbyAddress>,
}

/// Why a text is not an invitation.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum InvitationError {
    #[error(transparent)]
    Code(#[from] CodeError),
    #[error(transparent)]
    Address(#[from] AddressError),
}

impl Invitation {
    /// The part of a link that is behind the page's address.
    #[must_use]
    pub fn hash(&self) -> String {
        format!("{INVITATION_MARK}{self}")
    }
}

impl FromStr for Invitation {
    type Err = InvitationError;

    /// Reads a code, a code with an address, or a link.
    fn from_str(text: &str) -> Result<Self, InvitationError> {
        let text = text
            .rsplit_once(INVITATION_MARK)
            .map_or(text, |(_, behind)| behind);
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
        let here = |text: &str| text.parse::<Invitation>().map(|read| read.to_string());
        assert_eq!(here(" k7q-mx4 ").as_deref(), Ok("K7QMX4"));
        let far = "K7QMX4@ws://192.168.1.5:3536";
        assert_eq!(here("K7QMX4@192.168.1.5").as_deref(), Ok(far));
        let read: Invitation = far.parse().expect("an invitation");
        assert_eq!(
            here(&format!("https://example.org/x/{}", read.hash())).as_deref(),
            Ok(far)
        );
        assert!(matches!(here("K7QMX"), Err(InvitationError::Code(_))));
        assert!(matches!(here("K7QMX4@"), Err(InvitationError::Address(_))));
    }
}

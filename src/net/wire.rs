//! The line between machines, as those who use it see it.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::{Arrival, Helpers, LobbyAddress, Refusal, RoomCode};

/// The id that the lobby has given a peer. As text 32 hexadecimal digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Peer(pub u128);

/// The secret by which a lobby recognises the owner of a room. As text 32 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct RoomKey(u128);

/// A text that is not 32 hexadecimal digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a number of {DIGITS} hexadecimal digits")]
pub struct DigitsError;

/// The digits of a name or a secret.
const DIGITS: usize = 32;

/// What comes over the line, and what becomes of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum News {
    /// The lobby has let us in, under this name.
    Entered(Peer),
    /// The lobby reports which peer opened the room.
    Owner(Peer),
    /// Somebody is there.
    Came(Peer),
    /// Somebody is not there any more.
    Left(Peer),
    /// Somebody says something.
    Said(Peer, Vec<u8>),
    /// The line is gone, and everybody on it.
    Closed(Hangup),
}

/// Why a line is gone.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Hangup {
    /// The lobby has not let us in.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// The lobby could not be reached, or the connection broke; with the reason in words, if any.
    #[error("the line to the lobby is gone ({0})")]
    Lost(String),
}

/// What a line is opened by.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Call {
    pub lobby: LobbyAddress,
    pub code: RoomCode,
    pub arrival: Arrival,
    pub helpers: Helpers,
    /// The owner's secret, for opening a room and returning to it.
    pub key: Option<RoomKey>,
}

impl Call {
    /// The address of the room for this arrival.
    #[must_use]
    pub fn url(&self) -> String {
        let url = format!("{}/{}?as={}", self.lobby, self.code, self.arrival);
        match self.key {
            Some(key) => format!("{url}&key={key}"),
            None => url,
        }
    }
}

/// A line. Who drops it hangs up.
pub trait Wire: Send + Sync {
    /// The next that has happened, if anything has.
    fn poll(&mut self) -> Option<News>;

    /// Says something to somebody. It may be lost.
    fn send(&mut self, to: Peer, bytes: Vec<u8>);

    /// Closes the connection to a peer. If we own the room the lobby disconnects them as well.
    fn part(&mut self, from: Peer);
}

impl RoomKey {
    /// A secret from random bytes.
    #[must_use]
    pub const fn new(bytes: [u8; 16]) -> Self {
        Self(u128::from_be_bytes(bytes))
    }
}

/// Secrets are not shown, not even by accident in a log.
impl fmt::Debug for RoomKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("RoomKey(…)")
    }
}

fn number(text: &str) -> Result<u128, DigitsError> {
    let plain = text.len() == DIGITS && text.bytes().all(|digit| digit.is_ascii_hexdigit());
    let number = plain.then(|| u128::from_str_radix(text, 16).ok());
    number.flatten().ok_or(DigitsError)
}

/// Both have the same text form.
macro_rules! digits {
    ($name:ident) => {
        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{:032x}", self.0)
            }
        }

        impl FromStr for $name {
            type Err = DigitsError;

            fn from_str(text: &str) -> Result<Self, DigitsError> {
                number(text).map(Self)
            }
        }

        impl TryFrom<String> for $name {
            type Error = DigitsError;

            fn try_from(text: String) -> Result<Self, DigitsError> {
                text.parse()
            }
        }

        impl From<$name> for String {
            fn from(name: $name) -> Self {
                name.to_string()
            }
        }
    };
}

digits!(Peer);
digits!(RoomKey);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_reads_back_as_written_and_nothing_else_does() {
        for number in [0, 1, u128::MAX] {
            assert_eq!(Peer(number).to_string().parse(), Ok(Peer(number)));
        }
        for text in [
            "",
            "+0000000000000000000000000000001",
            "g0000000000000000000000000000001",
        ] {
            assert_eq!(text.parse::<Peer>(), Err(DigitsError), "{text}");
        }
    }

    #[test]
    fn a_secret_does_not_show_itself() {
        let key = RoomKey::new([7; 16]);
        assert_eq!(format!("{key:?}"), "RoomKey(…)");
    }
}

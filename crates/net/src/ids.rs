//! The 128-bit ids that a lobby deals with, as text 32 hexadecimal digits.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// A peer in a room, by the id that the lobby has assigned to its connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Peer(pub u128);

/// The secret by which a lobby recognises the owner of a room. Its `Debug` output does not show it.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct RoomKey(u128);

/// A text that is not 32 hexadecimal digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a number of {DIGITS} hexadecimal digits")]
pub struct HexError;

/// The number of hexadecimal digits.
const DIGITS: usize = 32;

impl RoomKey {
    /// A secret made of random bytes.
    pub const fn new(bytes: [u8; 16]) -> Self {
        Self(u128::from_be_bytes(bytes))
    }
}

impl fmt::Debug for RoomKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("RoomKey(…)")
    }
}

fn parse(text: &str) -> Result<u128, HexError> {
    let is_hex = text.len() == DIGITS && text.bytes().all(|digit| digit.is_ascii_hexdigit());
    let number = is_hex.then(|| u128::from_str_radix(text, 16).ok());
    number.flatten().ok_or(HexError)
}

macro_rules! hex_text {
    ($name:ident) => {
        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{:032x}", self.0)
            }
        }

        impl FromStr for $name {
            type Err = HexError;

            fn from_str(text: &str) -> Result<Self, HexError> {
                parse(text).map(Self)
            }
        }

        impl TryFrom<String> for $name {
            type Error = HexError;

            fn try_from(text: String) -> Result<Self, HexError> {
                text.parse()
            }
        }

        impl From<$name> for String {
            fn from(id: $name) -> Self {
                id.to_string()
            }
        }
    };
}

hex_text!(Peer);
hex_text!(RoomKey);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_parses_back_from_its_text_and_nothing_else_does() {
        for number in [0, 1, u128::MAX] {
            assert_eq!(Peer(number).to_string().parse(), Ok(Peer(number)));
        }
        for text in [
            "",
            "+0000000000000000000000000000001",
            "g0000000000000000000000000000001",
        ] {
            assert_eq!(text.parse::<Peer>(), Err(HexError), "{text}");
        }
    }

    #[test]
    fn debug_output_hides_a_room_key() {
        let key = RoomKey::new([7; 16]);
        assert_eq!(format!("{key:?}"), "RoomKey(…)");
    }
}

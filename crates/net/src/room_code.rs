//! The room code that two players share: six letters and digits that are hard to confuse.
//!
//! There are 30⁶ codes, over seven hundred million, and they are drawn at random, so rooms cannot be found by guessing: the
//! lobby limits how many codes an address may try.
//!
//! ```
//! use narabe_net::RoomCode;
//!
//! let code: RoomCode = "k7q mx4".parse()?;
//! assert_eq!(code.to_string(), "K7QMX4");
//! # Ok::<(), narabe_net::CodeError>(())
//! ```

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// The alphabet of codes. I, L, O, U and the digits 0 and 1 are left out because they are easily confused.
const ALPHABET: &[u8; 30] = b"ABCDEFGHJKMNPQRSTVWXYZ23456789";

/// The code of a room.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct RoomCode([u8; Self::LENGTH]);

/// Why a text is not a room code.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CodeError {
    /// The text has too few or too many characters.
    #[error(
        "a room code has {} characters, and {text:?} has {found}",
        RoomCode::LENGTH
    )]
    Length {
        /// The beginning of the text.
        text: String,
        /// How many characters it has, without spaces and hyphens.
        found: usize,
    },
    /// A character does not occur in codes.
    #[error(
        "room codes do not contain {letter:?}; they use A to Z without I, L, O and U, and 2 to 9"
    )]
    Letter {
        /// The first such character.
        letter: char,
    },
}

impl RoomCode {
    /// The number of characters of a code.
    pub const LENGTH: usize = 6;

    /// The code of a random number. Uniformly distributed numbers give practically uniformly distributed codes.
    pub fn from_random(mut number: u64) -> Self {
        Self([(); Self::LENGTH].map(|()| {
            let base = ALPHABET.len() as u64;
            let letter = ALPHABET[(number % base) as usize];
            number /= base;
            letter
        }))
    }

    /// All characters that occur in codes.
    pub fn letters() -> impl Iterator<Item = char> {
        ALPHABET.iter().map(|&letter| char::from(letter))
    }

    /// The code letter for a typed character, in either case; `None` if it does not occur in codes.
    pub fn letter(typed: char) -> Option<char> {
        let upper = typed.to_ascii_uppercase();
        Self::letters().find(|letter| *letter == upper)
    }
}

impl FromStr for RoomCode {
    type Err = CodeError;

    /// Reads a code as people type it: in either case, with spaces and hyphens anywhere.
    fn from_str(text: &str) -> Result<Self, CodeError> {
        let typed = text
            .chars()
            .filter(|character| !character.is_whitespace() && *character != '-');
        let found = typed.clone().count();
        if found != Self::LENGTH {
            let text = narabe_rules::printable(text, 2 * Self::LENGTH);
            return Err(CodeError::Length { text, found });
        }
        let mut code = [0; Self::LENGTH];
        for (place, letter) in code.iter_mut().zip(typed) {
            let known = Self::letter(letter).ok_or(CodeError::Letter { letter })?;
            // The alphabet is ASCII.
            *place = known as u8;
        }
        Ok(Self(code))
    }
}

impl fmt::Display for RoomCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut letters = self.0.iter();
        letters.try_for_each(|&letter| write!(f, "{}", char::from(letter)))
    }
}

impl TryFrom<String> for RoomCode {
    type Error = CodeError;

    fn try_from(text: String) -> Result<Self, CodeError> {
        text.parse()
    }
}

impl From<RoomCode> for String {
    fn from(code: RoomCode) -> Self {
        code.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_read_as_people_type_it() {
        let code: RoomCode = "K7QMX4".parse().expect("a code");
        for typed in ["k7qmx4", " K7Q-MX4 ", "k7q mx4"] {
            assert_eq!(typed.parse(), Ok(code), "{typed}");
        }
    }

    #[test]
    fn an_invalid_code_is_refused_with_the_reason() {
        let parsed = |text: &str| text.parse::<RoomCode>();
        assert_eq!(
            parsed("K7Q"),
            Err(CodeError::Length {
                text: "K7Q".into(),
                found: 3
            })
        );
        assert_eq!(parsed("K7QMX0"), Err(CodeError::Letter { letter: '0' }));
        assert_eq!(parsed("K7QMXé"), Err(CodeError::Letter { letter: 'é' }));
        let endless = parsed(&"A".repeat(10_000))
            .expect_err("too long")
            .to_string();
        assert!(endless.len() < 100, "{endless}");
    }

    #[test]
    fn every_code_reads_back_as_written() {
        for number in [0, 1, 29, 30, 728_999_999, u64::MAX] {
            let code = RoomCode::from_random(number);
            assert_eq!(code.to_string().parse(), Ok(code));
            let json = serde_json::to_string(&code).expect("written");
            assert_eq!(serde_json::from_str::<RoomCode>(&json).expect("read"), code);
        }
        assert_ne!(RoomCode::from_random(7), RoomCode::from_random(8));
    }
}

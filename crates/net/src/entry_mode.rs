//! How a peer enters a room: the value of `as=` in the URL of the lobby.

use std::fmt;
use std::str::FromStr;

/// How a peer enters a room.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EntryMode {
    /// Creates the room, which must not exist yet; `new` in the URL.
    Create,
    /// Joins an existing room as a player; `join`.
    Join,
    /// Enters an existing room as a spectator; `watch`.
    Watch,
    /// Returns as a player after a break; creates the room again if it is gone; `back`.
    Return,
}

/// A text that names no [`EntryMode`].
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{text:?} is not a way to enter a room; use new, join, watch or back")]
pub struct EntryModeError {
    text: String,
}

/// How much of an unknown text the error quotes, in characters.
const QUOTE_LIMIT: usize = 20;

impl EntryMode {
    /// All entry modes.
    pub const ALL: [Self; 4] = [Self::Create, Self::Join, Self::Watch, Self::Return];

    const fn as_str(self) -> &'static str {
        match self {
            Self::Create => "new",
            Self::Join => "join",
            Self::Watch => "watch",
            Self::Return => "back",
        }
    }
}

impl fmt::Display for EntryMode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl FromStr for EntryMode {
    type Err = EntryModeError;

    fn from_str(text: &str) -> Result<Self, EntryModeError> {
        let mut all = Self::ALL.into_iter();
        all.find(|mode| mode.as_str() == text)
            .ok_or_else(|| EntryModeError {
                text: narabe_rules::printable(text, QUOTE_LIMIT),
            })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_entry_mode_parses_back_from_its_text() {
        for mode in EntryMode::ALL {
            assert_eq!(mode.to_string().parse(), Ok(mode));
        }
    }

    #[test]
    fn the_error_quotes_only_the_beginning_of_a_long_text() {
        let fault = "spectate".repeat(9).parse::<EntryMode>();
        let text = fault.expect_err("no entry mode").to_string();
        assert!(text.contains("spectate") && text.len() < 100, "{text}");
    }
}

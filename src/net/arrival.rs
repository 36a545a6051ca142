//! How a peer enters a room: the word after `as=` in the lobby's URL.

use std::fmt;
use std::str::FromStr;

/// How a peer enters a room.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Arrival {
    /// Creates it; it must not exist yet.
    New,
    /// Joins the peer who created it, as a player.
    Join,
    /// Watches as a spectator.
    Watch,
    /// Returns to a seat after a break; the room is created again if it is gone.
    Back,
}

/// A word that names no [`Arrival`].
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{word:?} is not a way to enter a room; use new, join, watch or back")]
pub struct ArrivalError {
    word: String,
}

/// The longest part of a wrong word that the error quotes.
const TOLD: usize = 20;

impl Arrival {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::New, Self::Join, Self::Watch, Self::Back];

    const fn word(self) -> &'static str {
        match self {
            Self::New => "new",
            Self::Join => "join",
            Self::Watch => "watch",
            Self::Back => "back",
        }
    }
}

impl fmt::Display for Arrival {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl FromStr for Arrival {
    type Err = ArrivalError;

    fn from_str(word: &str) -> Result<Self, ArrivalError> {
        let mut all = Self::ALL.into_iter();
        all.find(|arrival| arrival.word() == word)
            .ok_or_else(|| ArrivalError {
                word: word.chars().take(TOLD).collect(),
            })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_arrival_reads_back_as_written() {
        for arrival in Arrival::ALL {
            assert_eq!(arrival.to_string().parse(), Ok(arrival));
        }
        let fault = "spectate".repeat(9).parse::<Arrival>();
        let text = fault.expect_err("no arrival").to_string();
        assert!(text.contains("spectate") && text.len() < 100, "{text}");
    }
}

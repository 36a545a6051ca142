//! How somebody comes to a room: the word after `as=` in the address that a lobby is called by.

use std::fmt;
use std::str::FromStr;

/// What somebody wants of a room.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Arrival {
    /// To open it; it must not be there yet.
    New,
    /// To sit down with the one who opened it.
    Join,
    /// To look on.
    Watch,
    /// To take up a seat again after a break; the room may be gone meanwhile, and is opened anew.
    Back,
}

/// A word that is no way to come to a room.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{word:?} is no way to come to a room; there are new, join, watch and back")]
pub struct ArrivalError {
    word: String,
}

/// The longest piece of a wrong word that is told again.
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

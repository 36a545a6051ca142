//! The line between machines, as those who use it see it.

use super::{Arrival, Helpers, LobbyAddress, Refusal, RoomCode};

/// The name that a lobby has given one end of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Peer(pub u128);

/// What comes over the line, and what becomes of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum News {
    /// The lobby has let us in, under this name.
    Entered(Peer),
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
    /// The lobby could not be reached, or the line broke; in words, how.
    #[error("{0}")]
    Lost(String),
}

/// What a line is opened by.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Call {
    pub lobby: LobbyAddress,
    pub code: RoomCode,
    pub arrival: Arrival,
    pub helpers: Helpers,
}

impl Call {
    /// The address of the room for this arrival.
    #[must_use]
    pub fn url(&self) -> String {
        format!("{}/{}?as={}", self.lobby, self.code, self.arrival)
    }
}

/// A line. Who drops it hangs up.
pub trait Wire: Send + Sync {
    /// The next that has happened, if anything has.
    fn poll(&mut self) -> Option<News>;

    /// Says something to somebody. It may be lost.
    fn send(&mut self, to: Peer, bytes: Vec<u8>);
}

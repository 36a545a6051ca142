//! The line between machines, as those who use it see it.

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
    /// Nobody can come any more; in words, why. Those who are there may stay.
    Closed(String),
}

/// A line. Who drops it hangs up.
pub trait Wire: Send + Sync {
    /// The next that has happened, if anything has.
    fn poll(&mut self) -> Option<News>;

    /// Says something to somebody. It may be lost.
    fn send(&mut self, to: Peer, bytes: Vec<u8>);
}

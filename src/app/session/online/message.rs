//! The messages that meet at a table between two machines: wishes in, news out.

use super::fault::Fault;
use crate::net::{Bye, Chair, Invitation, Peer, Terms, Wish};
use bevy::prelude::*;

/// A wish about the table. What concerns the game itself goes the way of every move, as an
/// [`Intent`](crate::app::session::Intent).
#[derive(Message, Debug, Clone, PartialEq)]
pub enum OnlineWish {
    /// Make a room in the lobby of the settings.
    Create(Opening),
    /// Open a lobby inside the game, for this network, and make a room there.
    HostHere(Opening),
    /// Take the free seat of a room.
    Join(Invitation),
    /// Look on.
    Watch(Invitation),
    /// Take up the seat that was left, by a broken line or a closed program.
    Return,
    /// Give that seat up.
    Forget,
    /// Want other terms, and agree to them.
    Propose(Box<Terms>),
    /// Agree to the terms on the table, or not any more.
    Agree(bool),
    /// Answer what the other player asks for.
    Answer(bool),
    /// Not ask any more.
    Withdraw,
    /// Claim the win: the other player was away for too long or is out of time.
    Claim,
    /// Remove a visitor from our room.
    SendOut(Peer),
    /// Say something.
    Say(String),
    /// Not show what the other player says, or show it again.
    Mute(bool),
    /// Leave the table. The seat can be taken up again for a while.
    Leave,
}

/// What a room is made with.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Opening {
    pub terms: Terms,
    /// Whether people may look on.
    pub watch: bool,
}

/// What has happened at the table. Panels and sounds listen; how things stand is told by
/// [`Online`](super::Online).
#[derive(Message, Debug, Clone, PartialEq)]
pub enum OnlineNews {
    /// A room is made, or entered.
    Entered,
    /// This player has come to the table for the first time.
    Came(Chair),
    /// This player is there again.
    CameBack(Chair),
    /// The line to this player is broken.
    Broken(Chair),
    /// This player has left of their own will.
    LeftTable(Chair),
    /// Somebody of this name looks on.
    WatcherCame(String),
    /// The other player wants other terms.
    TermsChanged,
    /// The match has begun: the game is on.
    Begun,
    /// The other player asks for something.
    Asked(Wish),
    /// What we had asked for is declined.
    Declined(Wish),
    /// What the other had asked for is not asked any more.
    Withdrawn(Wish),
    /// The other player says something.
    Said,
    /// Something of the other machine was not accepted.
    Refused(Fault),
    /// We are not let in, or were sent away.
    SentAway(Bye),
}

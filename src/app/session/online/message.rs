//! The messages that meet at a table between two machines: wishes of the player at this machine.

use crate::matches::online::Opening;
use crate::net::{Invitation, Peer, Terms};
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

//! Requests of the local player about the online match.

use bevy::prelude::*;
use narabe_matches::online::RoomSettings;
use narabe_net::{Invitation, Peer, Terms};
use serde::{Deserialize, Serialize};

/// A request of the local player about the online match. Moves and other changes of the game are
/// [`Intent`](crate::live::Intent)s.
#[derive(Message, Debug, Clone, PartialEq)]
pub enum OnlineRequest {
    /// Create a room in the lobby of the settings.
    Create(RoomSettings),
    /// Start a lobby on this machine and create a room in it.
    HostLocally(RoomSettings),
    /// Join a room as a player.
    Join(Invitation),
    /// Enter a room as a spectator.
    Watch(Invitation),
    /// Rejoin the match after a lost connection or a restart.
    Rejoin,
    /// Give up the match that could be rejoined.
    DiscardMatch,
    /// Propose other terms, which implies agreeing to them.
    Propose(Box<Terms>),
    /// Agree to the current terms, or withdraw the agreement.
    Agree(bool),
    /// Answer the other player's request.
    Answer(bool),
    /// Withdraw this player's request.
    Withdraw,
    /// Claim the win: the other player has been away for too long or is out of time.
    Claim,
    /// Remove a spectator from the room.
    RemoveSpectator(Peer),
    /// Send a chat line.
    Chat(String),
    /// Hide or show the other player's chat.
    Mute(bool),
    /// Leave the room. The match can be rejoined for a while.
    Leave,
}

/// The room requested on the command line: of this start, as a resource, or of a later one, as a message.
#[derive(Resource, Message, Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum RoomToOpen {
    #[default]
    None,
    /// Create a room and print its invitation.
    Room,
    /// Join by this invitation.
    Join(String),
    /// Rejoin the match that was left.
    Rejoin,
}

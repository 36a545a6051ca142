//! What the arena is asked to do.

use bevy::prelude::*;
use narabe_arena::Tournament;

/// A request to the arena.
#[derive(Message, Debug, Clone, PartialEq)]
pub enum ArenaRequest {
    /// Plays a tournament in place of the one that there is.
    Start(Box<Tournament>),
    /// Lets the games wait before their next moves.
    Pause,
    /// Goes on with a tournament that waits, or that was stopped or interrupted.
    Resume,
    /// Ends the games that are being played without a result.
    Stop,
    /// Forgets the tournament and its games.
    Discard,
}

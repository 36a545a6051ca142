//! What a running tournament tells.

use std::sync::Arc;

use crate::ErrorText;
use crate::game::FinishedGame;
use crate::openings::Opening;
use crate::play::PlayedMove;
use crate::results::Standings;
use crate::schedule::PlannedGame;

/// What has happened in a tournament.
#[derive(Clone, Debug)]
pub enum Event {
    /// A game has begun.
    Begun {
        /// The game.
        planned: PlannedGame,
        /// Where it begins.
        opening: Arc<Opening>,
    },
    /// A move has been played.
    Played {
        /// The number of the game.
        number: usize,
        /// The move.
        played: PlayedMove,
    },
    /// A game is finished, and in the journal if there is one.
    Finished {
        /// The game.
        game: Arc<FinishedGame>,
        /// How the tournament stands now.
        standings: Arc<Standings>,
        /// Whether the game counts: one that ends after the decision of a match does not.
        counts: bool,
    },
    /// The tournament has been paused, or goes on.
    Paused(bool),
    /// Nothing more will happen.
    Over(Ending),
}

/// How a run of a tournament ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ending {
    /// All games are played, or a match is decided.
    Complete,
    /// It was stopped. It can go on from its journal.
    Stopped,
    /// It cannot go on: a player could not be set up, or the journal not be written.
    Failed(ErrorText),
}

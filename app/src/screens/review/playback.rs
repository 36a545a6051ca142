//! The turns of the reviewed game and the place in them.

use crate::playback::{Playback, PlaybackStep};
use bevy::prelude::*;
use narabe::rules::twin::Turn;

/// The turns of the reviewed game, and how many of them are on the boards.
#[derive(Resource, Debug, Clone, PartialEq, Eq, Default)]
pub struct ReviewedTurns {
    pub line: Vec<Turn>,
    /// The number of turns on the boards.
    pub ply: usize,
    pub playback: Playback,
}

/// A step through the game.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub struct ReviewStep(pub PlaybackStep);

impl ReviewedTurns {
    /// A line of turns, at its end.
    pub fn of(line: Vec<Turn>) -> Self {
        Self {
            ply: line.len(),
            line,
            playback: Playback::default(),
        }
    }
}

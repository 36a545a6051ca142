//! The turns of the reviewed game, the steps through it.

use crate::rules::twin::Turn;
use bevy::prelude::*;
use std::time::Duration;

/// The interval between moves during playback.
pub const MOVE_INTERVAL: Duration = Duration::from_millis(900);

/// The turns of the reviewed game, and how many of them are on the boards.
#[derive(Resource, Debug, Clone, PartialEq, Eq, Default)]
pub struct Playback {
    pub line: Vec<Turn>,
    /// The number of turns on the boards.
    pub ply: usize,
    /// The time until the next move during playback.
    pub playing: Option<Duration>,
}

/// A step through the game.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub enum ReviewStep {
    First,
    Previous,
    Next,
    Last,
    To(usize),
    /// Starts or stops playback.
    Toggle,
}

impl Playback {
    /// A line of turns, at its end.
    pub fn of(line: Vec<Turn>) -> Self {
        Self {
            ply: line.len(),
            line,
            playing: None,
        }
    }

    /// Takes a step. A manual step stops playback.
    pub fn step(&mut self, step: ReviewStep) {
        let end = self.line.len();
        self.ply = match step {
            ReviewStep::First => 0,
            ReviewStep::Previous => self.ply.saturating_sub(1),
            ReviewStep::Next => (self.ply + 1).min(end),
            ReviewStep::Last => end,
            ReviewStep::To(ply) => ply.min(end),
            // Playback from the end starts at the beginning.
            ReviewStep::Toggle if self.playing.is_none() && self.ply == end => 0,
            ReviewStep::Toggle => self.ply,
        };
        self.playing =
            (step == ReviewStep::Toggle && self.playing.is_none()).then_some(MOVE_INTERVAL);
    }

    /// Advances playback; true when a move was made.
    pub fn pass(&mut self, time: Duration) -> bool {
        let Some(left) = self.playing else {
            return false;
        };
        let left = left.saturating_sub(time);
        let due = left.is_zero();
        if due {
            self.ply = (self.ply + 1).min(self.line.len());
        }
        self.playing = match (due, self.ply == self.line.len()) {
            (_, true) => None,
            (true, false) => Some(MOVE_INTERVAL),
            (false, false) => Some(left),
        };
        due
    }
}

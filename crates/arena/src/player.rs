//! What a player of the arena is, whoever it is.

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use narabe_rules::{Point, Position};

use crate::ErrorText;
use crate::evaluation::Evaluation;

/// Chooses moves in a game.
pub trait Player: Send {
    /// Starts a new game from this position.
    ///
    /// # Errors
    /// When the player cannot take part.
    fn new_game(&mut self, start: &Position, seed: u64) -> Result<(), Fault>;

    /// Chooses a move.
    ///
    /// # Errors
    /// When the player has no move, fails, or is out of time.
    fn choose(&mut self, position: &Position, turn: &Turn<'_>) -> Result<Choice, Fault>;
}

/// What a player is told when it is its turn.
#[derive(Clone, Copy, Debug)]
pub struct Turn<'a> {
    /// What is left on its clock; none without one.
    pub left: Option<Duration>,
    /// The answer is no longer wanted: the tournament has been stopped.
    pub stop: &'a AtomicBool,
}

/// A move, with what the player thinks of it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Choice {
    /// Where the stone goes.
    pub point: Point,
    /// The evaluation, if the player tells one.
    pub evaluation: Option<Evaluation>,
}

impl From<Point> for Choice {
    fn from(point: Point) -> Self {
        let evaluation = None;
        Self { point, evaluation }
    }
}

/// Why a player has no move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// Its time is over.
    Time(ErrorText),
    /// It has failed otherwise.
    Failed(ErrorText),
    /// It has been stopped.
    Stopped,
}

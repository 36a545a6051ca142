//! Limits: how long and how deep a search may go, and the clock that it goes by.

use serde::{Deserialize, Serialize};
use std::time::Duration;

// A browser has another clock.
#[cfg(not(target_family = "wasm"))]
use std::time::Instant;
#[cfg(target_family = "wasm")]
use web_time::Instant;

/// What bounds a search. Nothing set means: until it is stopped, or nothing is left to find.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Limits {
    /// The longest that this move may take.
    pub turn: Option<Duration>,
    /// What is left on the clock for the whole game.
    pub match_left: Option<Duration>,
    /// The deepest iteration, in moves.
    pub depth: Option<u32>,
    /// Positions to look at, on all threads together.
    pub nodes: Option<u64>,
    /// How many best lines are wanted; none is taken as one.
    pub lines: usize,
}

impl Limits {
    /// A search of a fixed depth.
    #[must_use]
    pub fn depth(depth: u32) -> Self {
        Self {
            depth: Some(depth),
            ..Self::default()
        }
    }

    /// A search of a fixed number of nodes: as strong on every machine.
    #[must_use]
    pub fn nodes(nodes: u64) -> Self {
        Self {
            nodes: Some(nodes),
            ..Self::default()
        }
    }

    /// A search of a fixed time.
    #[must_use]
    pub fn turn(turn: Duration) -> Self {
        Self {
            turn: Some(turn),
            ..Self::default()
        }
    }
}

/// Time that goes on: the only thing a search asks of the world. Handed in, since not every machine that the engine runs
/// on has the same one, and tests have none at all.
pub trait Clock: Sync {
    /// Time since some moment that stays the same.
    fn now(&self) -> Duration;
}

/// A clock that stands still, for searches that only depth or nodes bound.
pub struct NoClock;

impl Clock for NoClock {
    fn now(&self) -> Duration {
        Duration::ZERO
    }
}

/// The clock of the machine, where there is one.
pub struct SystemClock(Instant);

impl SystemClock {
    /// A clock that starts now.
    #[must_use]
    pub fn start() -> Self {
        Self(Instant::now())
    }
}

impl Clock for SystemClock {
    fn now(&self) -> Duration {
        self.0.elapsed()
    }
}

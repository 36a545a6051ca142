//! The limits of a search, and the clock that it reads.

use serde::{Deserialize, Serialize};
use std::time::Duration;

// In a browser the standard library's clock panics.
#[cfg(not(target_family = "wasm"))]
use std::time::Instant;
#[cfg(target_family = "wasm")]
use web_time::Instant;

/// What ends a search. Without any limit it ends when it is stopped or nothing is left to find.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Limits {
    /// The longest time for this move.
    pub move_time: Option<Duration>,
    /// The time left for all moves of the game. The engine uses a part of it.
    pub time_left: Option<Duration>,
    /// The depth of the last iteration, in plies.
    pub depth: Option<u32>,
    /// Nodes of all threads together.
    pub nodes: Option<u64>,
    /// The number of best lines to report; 0 means 1.
    pub multi_pv: usize,
}

impl Limits {
    /// A search to a fixed depth in plies.
    pub fn depth(depth: u32) -> Self {
        Self {
            depth: Some(depth),
            ..Self::default()
        }
    }

    /// A search of a fixed number of nodes, which is as strong on every machine.
    pub fn nodes(nodes: u64) -> Self {
        Self {
            nodes: Some(nodes),
            ..Self::default()
        }
    }

    /// A search of a fixed time.
    pub fn move_time(move_time: Duration) -> Self {
        Self {
            move_time: Some(move_time),
            ..Self::default()
        }
    }
}

/// A monotonic clock. It is passed to the engine because platforms differ, and so that tests do not depend on time.
pub trait Clock: Sync {
    /// The time since a fixed moment.
    fn now(&self) -> Duration;
}

/// A clock that always shows 0, for searches without time limits.
pub struct NoClock;

impl Clock for NoClock {
    fn now(&self) -> Duration {
        Duration::ZERO
    }
}

/// The clock of the operating system or the browser.
pub struct SystemClock(Instant);

impl SystemClock {
    /// A clock that shows 0 now.
    pub fn start() -> Self {
        Self(Instant::now())
    }
}

impl Clock for SystemClock {
    fn now(&self) -> Duration {
        self.0.elapsed()
    }
}

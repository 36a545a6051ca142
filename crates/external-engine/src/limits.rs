//! What a program may use for one move, and how much it may write.

use std::time::Duration;

/// The longest line of a program, in bytes.
pub const LONGEST_LINE: usize = 64 << 10;
/// Bytes that a program may write in a second.
pub const MAX_PER_SECOND: usize = 1 << 20;

/// What a program may use for one move. Without a time it has as long as it takes, until it is stopped.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct MoveLimits {
    /// The time for the move.
    pub turn: Option<Duration>,
    /// What is left on its clock for the whole game.
    pub left: Option<Duration>,
    /// The positions that it may search, if it counts them.
    pub nodes: Option<u64>,
    /// How late its answer may be.
    pub tolerance: Duration,
}

impl MoveLimits {
    /// A time for the move alone.
    pub const fn turn(time: Duration, tolerance: Duration) -> Self {
        Self {
            turn: Some(time),
            left: None,
            nodes: None,
            tolerance,
        }
    }

    /// The time until its answer is too late.
    pub fn allowed(&self) -> Option<Duration> {
        let times = [self.turn, self.left];
        let shortest = times.into_iter().flatten().min()?;
        Some(shortest.saturating_add(self.tolerance))
    }
}

//! The saved form of one game of a match.

use super::config::MatchConfig;
use narabe_rules::opening::{Action, Opening};
use serde::{Deserialize, Serialize};
use std::time::Duration;

/// The parts of a saved match from which its game is restored.
pub struct SavedGame<'a, R> {
    /// The configuration of the match.
    pub config: &'a MatchConfig,
    /// The opening, if a protocol is played.
    pub opening: Option<&'a SavedOpening>,
    /// The record, undone steps included.
    pub record: &'a R,
    /// The time spent on each move of the line, on twin boards on each turn, in milliseconds.
    pub spent_ms: &'a [u64],
}

/// The saved state of an opening.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct SavedOpening {
    pub(super) done: Opening,
    /// The undone actions, the next one to redo last.
    pub(super) undone: Vec<Action>,
    /// The time spent on each action, undone ones included, in milliseconds.
    pub(super) spent_ms: Vec<u64>,
}

/// Whole milliseconds.
pub(super) fn millis(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}

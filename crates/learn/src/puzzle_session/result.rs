//! What puzzles and rushes came to.

use crate::practice::Graded;
use crate::schedule::Answer;
use std::time::Duration;

/// What a puzzle came to.
#[derive(Clone, Debug, PartialEq)]
pub struct PuzzleResult {
    /// What it has changed.
    pub graded: Graded,
    /// How it went.
    pub answer: Answer,
    /// The time from the first sight to the result.
    pub took: Duration,
}

/// What a rush came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RushResult {
    /// The puzzles solved.
    pub solved: u32,
    /// Whether it is the best so far.
    pub is_best: bool,
}

//! What the engine reports of a search.

use std::time::Duration;

use super::board::PointIndex;
use super::search::Iteration;
use super::value::Value;
use narabe_rules::Point;

/// A line of best play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PvLine {
    /// The value for the side to move.
    pub value: Value,
    /// The moves of both sides; never empty.
    pub moves: Vec<Point>,
}

/// The result of an iteration.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// The depth in plies.
    pub depth: u32,
    /// The selective depth: the length of the longest line searched, in plies.
    pub sel_depth: u32,
    /// The best lines, best first; never empty.
    pub lines: Vec<PvLine>,
    /// Nodes of all threads since the search started.
    pub nodes: u64,
    /// Time since the search started.
    pub elapsed: Duration,
}

impl Report {
    pub(super) fn new(iteration: &Iteration, point: impl Fn(PointIndex) -> Point) -> Self {
        let lines = iteration.lines.iter().map(|line| PvLine {
            value: Value::new(line.value),
            moves: line.pv.iter().copied().map(&point).collect(),
        });
        Self {
            depth: iteration.depth.unsigned_abs(),
            sel_depth: u32::try_from(iteration.sel_depth).unwrap_or(u32::MAX),
            lines: lines.collect(),
            nodes: iteration.nodes,
            elapsed: iteration.elapsed,
        }
    }

    /// The move to play.
    pub fn best_move(&self) -> Point {
        self.lines[0].moves[0]
    }

    /// Nodes per second; none when no time has passed.
    pub fn nodes_per_second(&self) -> Option<u64> {
        let nanos = self.elapsed.as_nanos();
        u64::try_from(u128::from(self.nodes) * 1_000_000_000 / (nanos > 0).then_some(nanos)?).ok()
    }
}

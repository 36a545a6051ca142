//! The moves at the root and their lines.

use crate::board::PointIndex;
use crate::value::INFINITE;

/// A line of play from the root.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The value for the side to move at the root.
    pub value: i32,
    /// The moves; never empty.
    pub pv: Vec<PointIndex>,
}

/// A move at the root.
#[derive(Clone, Debug)]
pub struct RootMove {
    /// Its line; the value is -[`INFINITE`] unless the last search found it exact or failed high.
    pub line: Line,
    /// Its value in the iteration before.
    pub previous_value: i32,
}

impl RootMove {
    /// A move that has not been searched.
    pub fn new(point: PointIndex) -> Self {
        Self {
            line: Line {
                value: -INFINITE,
                pv: vec![point],
            },
            previous_value: -INFINITE,
        }
    }

    /// The move itself.
    pub fn point(&self) -> PointIndex {
        self.line.pv[0]
    }
}

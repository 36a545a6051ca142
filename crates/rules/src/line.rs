//! The four directions of a line, and runs of stones on a line.

use super::Point;

/// One of the four directions in which a five can lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Direction {
    /// From left to right.
    Row,
    /// From bottom to top.
    Column,
    /// From lower left to upper right.
    Rising,
    /// From upper left to lower right.
    Falling,
}

impl Direction {
    /// All four directions.
    pub const ALL: [Self; 4] = [Self::Row, Self::Column, Self::Rising, Self::Falling];

    /// One step along the direction, as differences of `x` and `y`.
    pub const fn step(self) -> (i8, i8) {
        match self {
            Self::Row => (1, 0),
            Self::Column => (0, 1),
            Self::Rising => (1, 1),
            Self::Falling => (1, -1),
        }
    }
}

/// A maximal run of adjacent stones of one side on a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Run {
    /// The first stone along `direction`.
    pub start: Point,
    /// The direction from the first stone to the last.
    pub direction: Direction,
    /// Number of stones, at least 1.
    pub length: usize,
    /// Number of ends, 0 to 2, with an empty point next to them. The edge of the board is not empty.
    pub open_ends: usize,
    /// Number of ends, 0 to 2, with an opponent's stone next to them. The edge of the board is not a stone.
    pub closed_ends: usize,
}

impl Run {
    /// The points of the run, from its first stone to its last.
    pub fn points(self) -> impl Iterator<Item = Point> {
        let step = self.direction.step();
        (0..)
            .map(move |steps| self.start.offset(step, steps))
            .take(self.length)
    }
}

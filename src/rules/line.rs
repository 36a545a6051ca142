//! The four directions of a line, and the runs of stones that stand on one.

use super::Point;

/// One of the four directions in which stones line up.
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
    /// All four.
    pub const ALL: [Self; 4] = [Self::Row, Self::Column, Self::Rising, Self::Falling];

    /// One step forward, as differences of `x` and `y`.
    #[must_use]
    pub const fn step(self) -> (i8, i8) {
        match self {
            Self::Row => (1, 0),
            Self::Column => (0, 1),
            Self::Rising => (1, 1),
            Self::Falling => (1, -1),
        }
    }
}

/// Consecutive stones of one side on a line, as long as the line has them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Run {
    /// The first stone in the sense of the direction.
    pub start: Point,
    /// Where the others follow.
    pub direction: Direction,
    /// How many stones, 1 or more.
    pub length: usize,
    /// How many of the two points just beyond the ends are empty; the edge is never empty.
    pub open_ends: usize,
    /// How many of them hold a stone of the other side.
    pub closed_ends: usize,
}

impl Run {
    /// The points of the run, end to end.
    pub fn points(self) -> impl Iterator<Item = Point> {
        let step = self.direction.step();
        (0..)
            .map(move |steps| self.start.offset(step, steps))
            .take(self.length)
    }
}

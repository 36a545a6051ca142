//! The windows of five of a board by number, and those through each point.

use crate::engine::board::PointIndex;
use crate::engine::window::windows;
use crate::rules::{BoardSize, FIVE, Point};

/// All windows of a board of one size.
#[derive(Debug, PartialEq)]
pub struct Windows {
    size: BoardSize,
    points: Vec<[PointIndex; FIVE]>,
    /// By point, the numbers of the windows through it.
    through: Vec<Vec<u16>>,
}

impl Windows {
    /// The windows of a board.
    pub fn new(size: BoardSize) -> Self {
        let index = |&point: &Point| size.index(point) as PointIndex;
        let points: Vec<_> = windows(size)
            .map(|window| window.points().each_ref().map(index))
            .collect();
        let mut through = vec![Vec::new(); size.area()];
        for (window, number) in points.iter().zip(0..) {
            for &point in window {
                through[usize::from(point)].push(number);
            }
        }
        Self {
            size,
            points,
            through,
        }
    }

    /// The size of the board.
    pub const fn size(&self) -> BoardSize {
        self.size
    }

    /// The points of each window, by its number.
    pub fn all(&self) -> &[[PointIndex; FIVE]] {
        &self.points
    }

    /// The numbers of the windows through a point, at most 20.
    pub fn through(&self, point: PointIndex) -> &[u16] {
        &self.through[usize::from(point)]
    }

    /// The index of a point.
    pub const fn index(&self, point: Point) -> PointIndex {
        self.size.index(point) as PointIndex
    }

    /// The point of an index.
    pub fn point(&self, index: PointIndex) -> Point {
        self.size.point(usize::from(index))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn up_to_twenty_windows_go_through_a_point() {
        for (side, count) in [(5, 12), (6, 32), (19, 1020), (25, 1932)] {
            let windows = Windows::new(BoardSize::new(side).unwrap());
            assert_eq!(windows.all().len(), count);
        }
        let windows = Windows::new(BoardSize::new(19).unwrap());
        assert_eq!(windows.through(windows.index(Point::new(9, 9))).len(), 20);
        assert_eq!(windows.through(0).len(), 3);
    }
}

//! The windows of five of a board by number, and those through each point.

use crate::board::PointIndex;
use narabe_rules::{BoardSize, Direction, FIVE, Point};

/// All windows of a board of one size.
#[derive(Debug, PartialEq)]
pub struct Windows {
    size: BoardSize,
    points: Vec<[PointIndex; FIVE]>,
    /// By point, the windows through it on each of the four lines.
    through: Vec<[LineWindows; 4]>,
}

/// The windows through a point on one line, at most five. Their numbers follow one another.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct LineWindows {
    /// The number of the first.
    pub first: u16,
    /// How many there are.
    pub count: u16,
    /// The first point of the first.
    pub first_point: PointIndex,
    /// From a point of the line to the next, as a difference modulo 2^16.
    pub step: PointIndex,
}

impl Windows {
    /// The windows of a board.
    pub fn new(size: BoardSize) -> Self {
        let mut windows = Self {
            size,
            points: Vec::new(),
            through: vec![Default::default(); size.area()],
        };
        for (number, direction) in Direction::ALL.into_iter().enumerate() {
            for start in size.points() {
                if !size.contains(start.offset(direction.step(), -1)) {
                    windows.add_line(start, direction, number);
                }
            }
        }
        windows
    }

    /// Adds the windows of the line that begins at a point.
    fn add_line(&mut self, start: Point, direction: Direction, number: usize) {
        let size = self.size;
        let points = (0..).map(|steps| start.offset(direction.step(), steps));
        let line: Vec<PointIndex> = points
            .take_while(|&point| size.contains(point))
            .map(|point| self.index(point))
            .collect();
        for (window, first) in line.array_windows::<FIVE>().zip(self.points.len() as u16..) {
            for &point in window {
                let through = &mut self.through[usize::from(point)][number];
                if through.count == 0 {
                    *through = LineWindows {
                        first,
                        count: 0,
                        first_point: window[0],
                        step: window[1].wrapping_sub(window[0]),
                    };
                }
                through.count += 1;
            }
            self.points.push(*window);
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

    /// The windows through a point on each of the four lines.
    pub fn through(&self, point: PointIndex) -> &[LineWindows; 4] {
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
        let counts = |point| windows.through(point).map(|line| line.count);
        assert_eq!(counts(windows.index(Point::new(9, 9))), [5; 4]);
        assert_eq!(counts(0).iter().sum::<u16>(), 3);
        for (number, window) in windows.all().iter().enumerate() {
            for &point in window {
                let on_line = |line: &LineWindows| {
                    (line.first..line.first + line.count).contains(&(number as u16))
                };
                assert_eq!(
                    windows
                        .through(point)
                        .iter()
                        .filter(|line| on_line(line))
                        .count(),
                    1
                );
            }
        }
    }
}

//! The size of a board, and the geometry that depends on the size alone.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::Point;

/// From this size on star points are on the fourth line from the edge, below it on the third.
const STARS_ON_FOURTH_LINE_FROM: u8 = 13;
/// From this size on a board has star points near its corners; a smaller one has its centre only.
const CORNER_STARS_FROM: u8 = 9;
/// From this size on a board also has star points at the middles of its sides, as in Go.
const SIDE_STARS_FROM: u8 = 19;

/// The number of points per side of a square board, 5 to 25.
///
/// ```
/// use narabe_rules::{BoardSize, SizeError};
///
/// let size = BoardSize::new(19)?;
/// assert!(size.contains("s19".parse()?) && !size.contains("t1".parse()?));
/// assert_eq!(size.points().count(), 361);
/// assert_eq!(size.centre().to_string(), "j10");
/// assert_eq!(BoardSize::new(3), Err(SizeError(3)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct BoardSize(u8);

/// A board size outside the range 5 to 25.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("{0} is not a board size: choose one from 5 to 25")]
pub struct SizeError(pub u8);

impl BoardSize {
    /// The smallest board, 5×5.
    pub const MIN: Self = Self(5);
    /// The usual board, 15×15.
    pub const DEFAULT: Self = Self(15);
    /// The largest board, 25×25.
    pub const MAX: Self = Self(25);

    /// The size of a board with `side` points per side.
    ///
    /// # Errors
    /// [`SizeError`] unless `side` is from 5 to 25.
    pub const fn new(side: u8) -> Result<Self, SizeError> {
        if side < Self::MIN.0 || side > Self::MAX.0 {
            return Err(SizeError(side));
        }
        Ok(Self(side))
    }

    /// The number of points per side.
    pub const fn get(self) -> u8 {
        self.0
    }

    /// The number of points on the whole board.
    pub const fn area(self) -> usize {
        self.0 as usize * self.0 as usize
    }

    /// Whether `point` is on the board.
    pub const fn contains(self, point: Point) -> bool {
        point.x < self.0 && point.y < self.0
    }

    /// The index of a point in [`points`](Self::points). Meaningless for points off the board.
    pub const fn index(self, point: Point) -> usize {
        point.y as usize * self.0 as usize + point.x as usize
    }

    /// The point with an index below [`area`](Self::area); the inverse of [`index`](Self::index).
    #[expect(
        clippy::cast_possible_truncation,
        reason = "an index below the area has both parts below 25"
    )]
    pub const fn point(self, index: usize) -> Point {
        let side = self.0 as usize;
        Point::new((index % side) as u8, (index / side) as u8)
    }

    /// Every point of the board, row by row from the bottom, each row from the left.
    pub fn points(self) -> impl DoubleEndedIterator<Item = Point> + ExactSizeIterator {
        (0..self.area()).map(move |index| self.point(index))
    }

    /// The centre of the board; on a board of even size the upper right of the four middle points.
    pub const fn centre(self) -> Point {
        Point::new(self.0 / 2, self.0 / 2)
    }

    /// The points that a board marks with a dot, row by row from the bottom.
    pub fn star_points(self) -> Vec<Point> {
        let inset = if self.0 < STARS_ON_FOURTH_LINE_FROM {
            2
        } else {
            3
        };
        let is_inset = |at: u8| at == inset || at == self.0 - 1 - inset;
        let is_middle = |at: u8| 2 * at == self.0 - 1;
        let is_marked = |&Point { x, y }: &Point| {
            let is_centre = is_middle(x) && is_middle(y);
            let is_corner = is_inset(x) && is_inset(y);
            let is_side = is_inset(x) && is_middle(y) || is_middle(x) && is_inset(y);
            is_centre
                || is_corner && self.0 >= CORNER_STARS_FROM
                || is_side && self.0 >= SIDE_STARS_FROM
        };
        self.points().filter(is_marked).collect()
    }

    /// The distance from a point of this board to the nearest edge, in points; 0 on the edge.
    pub fn distance_to_edge(self, point: Point) -> u8 {
        let last = self.0 - 1;
        point
            .x
            .min(point.y)
            .min(last.saturating_sub(point.x))
            .min(last.saturating_sub(point.y))
    }
}

impl Default for BoardSize {
    fn default() -> Self {
        Self::DEFAULT
    }
}

impl TryFrom<u8> for BoardSize {
    type Error = SizeError;

    fn try_from(side: u8) -> Result<Self, Self::Error> {
        Self::new(side)
    }
}

impl From<BoardSize> for u8 {
    fn from(size: BoardSize) -> Self {
        size.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn stars(side: u8) -> String {
        let points = BoardSize::new(side).unwrap().star_points();
        points
            .iter()
            .map(Point::to_string)
            .collect::<Vec<_>>()
            .join(" ")
    }

    #[test]
    fn sizes_from_5_to_25_exist() {
        for side in 0..=u8::MAX {
            let expected = if (5..=25).contains(&side) {
                Ok(BoardSize(side))
            } else {
                Err(SizeError(side))
            };
            assert_eq!(BoardSize::new(side), expected);
        }
    }

    #[test]
    fn index_and_point_are_inverse() {
        for size in (5..=25).map(BoardSize) {
            for (index, point) in size.points().enumerate() {
                assert_eq!(size.index(point), index);
                assert!(size.contains(point));
            }
            assert_eq!(size.points().len(), size.area());
        }
    }

    #[test]
    fn star_points_are_the_usual_ones() {
        assert_eq!(stars(5), "c3");
        assert_eq!(stars(6), "");
        assert_eq!(stars(9), "c3 g3 e5 c7 g7");
        assert_eq!(stars(15), "d4 l4 h8 d12 l12");
        assert_eq!(stars(19), "d4 j4 p4 d10 j10 p10 d16 j16 p16");
        assert_eq!(stars(20), "d4 q4 d17 q17");
    }

    #[test]
    fn the_centre_of_an_even_board_is_the_upper_right_one() {
        assert_eq!(BoardSize::DEFAULT.centre(), Point::new(7, 7));
        assert_eq!(BoardSize(20).centre(), Point::new(10, 10));
    }

    #[test]
    fn distance_is_to_the_nearest_edge() {
        let size = BoardSize::DEFAULT;
        assert_eq!(size.distance_to_edge(Point::new(0, 7)), 0);
        assert_eq!(size.distance_to_edge(Point::new(7, 12)), 2);
        assert_eq!(size.distance_to_edge(size.centre()), 7);
    }
}

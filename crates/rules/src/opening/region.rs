//! Regions of the board where a stone of an opening may go. They are centred on the board, not on the last stone.

use std::fmt;

use crate::{BoardSize, Point};

/// A region of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Region {
    /// The whole board.
    Board,
    /// The central square with this odd number of points per side; 1 is the centre alone.
    Central(u8),
    /// The board without that central square.
    Outside(u8),
}

impl Region {
    /// Whether a point is on the board and in the region. On a board of even size the centre is
    /// [`BoardSize::centre`].
    pub fn contains(self, size: BoardSize, point: Point) -> bool {
        let centre = size.centre();
        let distance = point.x.abs_diff(centre.x).max(point.y.abs_diff(centre.y));
        size.contains(point)
            && match self {
                Self::Board => true,
                Self::Central(side) => distance <= side / 2,
                Self::Outside(side) => distance > side / 2,
            }
    }

    /// The points of the region on a board, row by row from the bottom.
    pub fn points(self, size: BoardSize) -> impl Iterator<Item = Point> {
        size.points()
            .filter(move |&point| self.contains(size, point))
    }
}

/// A phrase that completes "a stone …": "at the centre", "within the central 5×5".
impl fmt::Display for Region {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Board => f.write_str("anywhere"),
            Self::Central(1) => f.write_str("at the centre"),
            Self::Central(side) => write!(f, "within the central {side}×{side}"),
            Self::Outside(side) => write!(f, "outside the central {side}×{side}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn count(region: Region, side: u8) -> usize {
        region.points(BoardSize::new(side).unwrap()).count()
    }

    #[test]
    fn regions_are_central_squares_clipped_at_the_edges() {
        for side in [15, 19, 20] {
            let area = usize::from(side) * usize::from(side);
            assert_eq!(count(Region::Board, side), area);
            for square in [1, 3, 5, 7, 9] {
                let inside = usize::from(square) * usize::from(square);
                assert_eq!(count(Region::Central(square), side), inside);
                assert_eq!(count(Region::Outside(square), side), area - inside);
            }
        }
        assert_eq!(count(Region::Central(9), 5), 25);
        assert_eq!(count(Region::Outside(5), 5), 0);
        assert_eq!(count(Region::Outside(5), 6), 11);
    }

    #[test]
    fn a_point_off_the_board_lies_in_no_region() {
        let (size, off) = (BoardSize::DEFAULT, Point::new(15, 7));
        for region in [Region::Board, Region::Central(25), Region::Outside(5)] {
            assert!(!region.contains(size, off), "{region:?}");
        }
    }
}

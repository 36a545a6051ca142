//! The eight symmetries of a square board.
//!
//! ```
//! use narabe_rules::{BoardSize, Point, Symmetry};
//!
//! let corner = Point::new(0, 0);
//! let images = Symmetry::all().map(|symmetry| symmetry.image(corner, BoardSize::DEFAULT));
//! assert!(images.into_iter().any(|image| image == Point::new(14, 14)));
//! ```

use super::{BoardSize, Point};

/// One of the eight symmetries of a square board. The first is the identity.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Symmetry(u8);

// The bits of a symmetry: coordinates exchanged, then each counted from the other side.
const EXCHANGED: u8 = 4;
const FROM_TOP: u8 = 2;
const FROM_RIGHT: u8 = 1;

impl Symmetry {
    /// All eight, the identity first.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..8).map(Self)
    }

    /// The image of a point of a board.
    pub const fn image(self, point: Point, size: BoardSize) -> Point {
        let last = size.get() - 1;
        let (x, y) = match self.0 & EXCHANGED {
            0 => (point.x, point.y),
            _ => (point.y, point.x),
        };
        Point::new(
            if self.0 & FROM_RIGHT == 0 {
                x
            } else {
                last.saturating_sub(x)
            },
            if self.0 & FROM_TOP == 0 {
                y
            } else {
                last.saturating_sub(y)
            },
        )
    }

    /// Its number, from 0, the identity, to 7.
    pub const fn number(self) -> usize {
        self.0 as usize
    }

    /// The symmetry that leads back.
    pub const fn inverse(self) -> Self {
        match self.0 {
            // A quarter turn is undone by the other one; the rest by themselves.
            5 => Self(6),
            6 => Self(5),
            same => Self(same),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_inverse_of_each_symmetry_leads_back() {
        for size in [5, 6, 15].map(|side| BoardSize::new(side).unwrap()) {
            for symmetry in Symmetry::all() {
                for point in size.points() {
                    let image = symmetry.image(point, size);
                    assert!(size.contains(image));
                    assert_eq!(symmetry.inverse().image(image, size), point);
                }
            }
        }
    }

    #[test]
    fn the_eight_symmetries_differ() {
        let size = BoardSize::DEFAULT;
        let images = Symmetry::all().map(|symmetry| symmetry.image(Point::new(1, 2), size));
        assert_eq!(images.collect::<std::collections::HashSet<_>>().len(), 8);
    }
}

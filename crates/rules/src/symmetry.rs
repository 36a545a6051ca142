//! The eight symmetries of a square board.
//!
//! ```
//! use narabe_rules::{BoardSize, Point, Symmetry};
//!
//! let corner = Point::new(0, 0);
//! let images = Symmetry::all().map(|symmetry| symmetry.image(corner, BoardSize::DEFAULT));
//! assert!(images.into_iter().any(|image| image == Point::new(14, 14)));
//! ```

use super::{BoardSize, Move, Point};

/// One of the eight symmetries of a square board. The first is the identity.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Symmetry(u8);

// The bits of a symmetry: coordinates exchanged, then each counted from the other side.
const EXCHANGED: u8 = 4;
const FROM_TOP: u8 = 2;
const FROM_RIGHT: u8 = 1;

impl Symmetry {
    /// Every point stays.
    pub const IDENTITY: Self = Self(0);
    /// Left and right change places.
    pub const MIRROR: Self = Self(FROM_RIGHT);
    /// Top and bottom change places.
    pub const UPSIDE_DOWN: Self = Self(FROM_TOP);
    /// A half turn.
    pub const HALF_TURN: Self = Self(FROM_TOP | FROM_RIGHT);
    /// A quarter turn clockwise.
    pub const CLOCKWISE: Self = Self(EXCHANGED | FROM_TOP);
    /// A quarter turn counterclockwise.
    pub const COUNTERCLOCKWISE: Self = Self(EXCHANGED | FROM_RIGHT);

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

    /// The image of a move on a board of this size. A pass stays a pass.
    pub const fn image_of_move(self, turn: Move, size: BoardSize) -> Move {
        match turn {
            Move::Stone(point) => Move::Stone(self.image(point, size)),
            Move::Pass => Move::Pass,
        }
    }

    /// This symmetry, and then another one.
    ///
    /// ```
    /// use narabe_rules::Symmetry;
    ///
    /// assert_eq!(Symmetry::CLOCKWISE.then(Symmetry::CLOCKWISE), Symmetry::HALF_TURN);
    /// ```
    #[must_use]
    pub const fn then(self, next: Self) -> Self {
        // What this one counts from the other side, by the coordinates of the other's image.
        let counted = match next.0 & EXCHANGED {
            0 => self.0 & (FROM_TOP | FROM_RIGHT),
            _ => (self.0 & FROM_TOP) >> 1 | (self.0 & FROM_RIGHT) << 1,
        };
        Self((self.0 ^ next.0) & EXCHANGED | counted ^ (next.0 & (FROM_TOP | FROM_RIGHT)))
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
    fn one_symmetry_and_then_another_is_a_symmetry() {
        let size = BoardSize::DEFAULT;
        for first in Symmetry::all() {
            for second in Symmetry::all() {
                for point in [Point::new(1, 2), Point::new(14, 6)] {
                    let image = second.image(first.image(point, size), size);
                    assert_eq!(first.then(second).image(point, size), image);
                }
            }
            assert_eq!(first.then(first.inverse()), Symmetry::IDENTITY);
        }
    }

    #[test]
    fn the_named_symmetries_do_what_they_say() {
        let image = |symmetry: Symmetry| {
            let image = symmetry.image("b4".parse().unwrap(), BoardSize::DEFAULT);
            image.to_string()
        };
        assert_eq!(image(Symmetry::IDENTITY), "b4");
        assert_eq!(image(Symmetry::MIRROR), "n4");
        assert_eq!(image(Symmetry::UPSIDE_DOWN), "b12");
        assert_eq!(image(Symmetry::HALF_TURN), "n12");
        // The lower left goes to the upper left.
        assert_eq!(image(Symmetry::CLOCKWISE), "d14");
        assert_eq!(image(Symmetry::COUNTERCLOCKWISE), "l2");
    }

    #[test]
    fn the_eight_symmetries_differ() {
        let size = BoardSize::DEFAULT;
        let images = Symmetry::all().map(|symmetry| symmetry.image(Point::new(1, 2), size));
        assert_eq!(images.collect::<std::collections::HashSet<_>>().len(), 8);
    }
}

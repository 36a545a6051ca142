//! Symmetries of a board, and keys of positions that are updated stone by stone.
//!
//! The key of a position is the XOR of a random number for each stone, as in [`Board::hash`](crate::rules::Board::hash), but over
//! indices of points, so that a search runs over packed moves with one table look-up for each.

use crate::rules::zobrist;
use crate::rules::{BoardSize, Point, Side};

/// One of the eight symmetries of a square board. The first is the identity.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Symmetry(u8);

/// The bits of a symmetry: coordinates exchanged, then each counted from the other side.
const EXCHANGED: u8 = 4;
const FROM_TOP: u8 = 2;
const FROM_RIGHT: u8 = 1;

impl Symmetry {
    /// All eight, the identity first.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..8).map(Self)
    }

    /// The image of a point of a board.
    #[must_use]
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

    /// The symmetry that leads back.
    #[must_use]
    pub const fn inverse(self) -> Self {
        match self.0 {
            // A quarter turn is undone by the other one; the rest by themselves.
            5 => Self(6),
            6 => Self(5),
            same => Self(same),
        }
    }
}

/// The points of the largest board.
const SLOTS: usize = BoardSize::MAX.area();
/// The key of each side's stone at each index.
static KEYS: [[u64; SLOTS]; 2] = zobrist::stone_keys();

/// The key of a stone at an index of a point. Boards of different sizes are never compared.
pub fn stone_key(index: usize, side: Side) -> u64 {
    KEYS[side as usize].get(index).copied().unwrap_or_default()
}

/// The key of some stones.
pub fn key_of(stones: &[(Point, Side)], size: BoardSize) -> u64 {
    let keys = stones
        .iter()
        .map(|&(point, side)| stone_key(size.index(point), side));
    keys.fold(0, |sum, key| sum ^ key)
}

/// For each of the eight symmetries the index of the image of each point of a board.
#[derive(Clone, Debug)]
pub struct Images {
    indices: Vec<u16>,
    area: usize,
}

impl Images {
    /// The images on a board of this size.
    pub fn new(size: BoardSize) -> Self {
        let indices = Symmetry::all().flat_map(|symmetry| {
            let images = size.points().map(move |point| symmetry.image(point, size));
            images.map(|image| u16::try_from(size.index(image)).unwrap_or_default())
        });
        Self {
            indices: indices.collect(),
            area: size.area(),
        }
    }

    /// The index of the image of a point of the board.
    pub fn image(&self, symmetry: Symmetry, index: u16) -> u16 {
        self.indices[usize::from(symmetry.0) * self.area + usize::from(index)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_inverse_of_each_symmetry_leads_back() {
        for size in [5, 6, 15].map(|side| BoardSize::new(side).unwrap()) {
            let images = Images::new(size);
            for symmetry in Symmetry::all() {
                for point in size.points() {
                    let image = symmetry.image(point, size);
                    assert!(size.contains(image));
                    assert_eq!(symmetry.inverse().image(image, size), point);
                    let index = u16::try_from(size.index(point)).unwrap();
                    assert_eq!(
                        usize::from(images.image(symmetry, index)),
                        size.index(image)
                    );
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

    #[test]
    fn the_key_depends_on_the_stones_and_not_on_their_order() {
        let size = BoardSize::DEFAULT;
        let [one, other] = [
            (Point::new(7, 7), Side::Black),
            (Point::new(8, 8), Side::White),
        ];
        assert_eq!(key_of(&[one, other], size), key_of(&[other, one], size));
        let swapped = [(one.0, Side::White), (other.0, Side::Black)];
        assert_ne!(key_of(&[one, other], size), key_of(&swapped, size));
    }
}

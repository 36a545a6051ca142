//! Keys of positions that are updated stone by stone, and the images of points under the symmetries of a board.
//!
//! The key of a position is the XOR of a random number for each stone, as in [`Board::hash`](narabe_rules::Board::hash), but over
//! indices of points, so that a search runs over packed moves with one table look-up for each.

use narabe_rules::zobrist;
use narabe_rules::{BoardSize, Point, Side, Symmetry};

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
        self.indices[symmetry.number() * self.area + usize::from(index)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_images_are_those_of_the_symmetries() {
        for size in [5, 6, 15].map(|side| BoardSize::new(side).unwrap()) {
            let images = Images::new(size);
            for symmetry in Symmetry::all() {
                for point in size.points() {
                    let index = u16::try_from(size.index(point)).unwrap();
                    let image = size.index(symmetry.image(point, size));
                    assert_eq!(usize::from(images.image(symmetry, index)), image);
                }
            }
        }
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

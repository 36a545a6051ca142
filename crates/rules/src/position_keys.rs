//! Keys of a position in all eight orientations, updated move by move.
//!
//! Two positions have the same stones and the same side to move if their keys are equal, and the same in some orientation if their
//! smallest keys are. With 64 bits, two different positions of a tree of a million have one key once in some tens of millions of
//! trees.
//!
//! ```
//! use narabe_rules::{BoardSize, KeyTable, Move};
//!
//! let table = KeyTable::new(BoardSize::DEFAULT);
//! let line = |text: &str| {
//!     let moves = text.split(' ').map(|point| point.parse::<Move>().unwrap());
//!     moves.fold(table.empty(), |keys, turn| table.after(keys, turn))
//! };
//! assert_eq!(line("h8 i9 j10").shared(), line("f6 g7 h8").shared());
//! assert_ne!(line("h8 i9").shared(), line("h8 h9").shared());
//! ```

use super::{BoardSize, Move, Point, Position, Side, Symmetry, zobrist};

const SYMMETRIES: usize = 8;
/// The points of the largest board.
const SLOTS: usize = BoardSize::MAX.area();
static STONE_KEYS: [[u64; SLOTS]; 2] = zobrist::stone_keys();
/// Added while White is to move.
const WHITE_TO_MOVE: u64 = 0x9D39_247E_3377_6D41;

/// The key of the stone of each side on each point of a board, in each orientation.
#[derive(Clone, Debug)]
pub struct KeyTable {
    size: BoardSize,
    /// By side and index of the point.
    keys: [Vec<[u64; SYMMETRIES]>; 2],
}

impl KeyTable {
    /// The keys of a board of this size.
    pub fn new(size: BoardSize) -> Self {
        let of = |side: Side| {
            let keys = size.points().map(|point| {
                let mut keys = [0; SYMMETRIES];
                for symmetry in Symmetry::all() {
                    let image = size.index(symmetry.image(point, size));
                    keys[symmetry.number()] = STONE_KEYS[side as usize][image];
                }
                keys
            });
            keys.collect()
        };
        Self {
            size,
            keys: [of(Side::Black), of(Side::White)],
        }
    }

    /// The size of the board.
    pub const fn size(&self) -> BoardSize {
        self.size
    }

    /// The keys of the empty board with Black to move.
    pub const fn empty(&self) -> PositionKeys {
        PositionKeys {
            keys: [0; SYMMETRIES],
            to_move: Side::Black,
        }
    }

    /// The keys of the position before the first move.
    pub fn start(&self, position: &Position) -> PositionKeys {
        let to_move = position.side_at(0);
        let mut keys = self.empty();
        for &(point, side) in position.setup_stones() {
            keys = self.with(keys, point, side);
        }
        if to_move == Side::White {
            keys = keys.passed();
        }
        keys
    }

    /// The keys after a move.
    pub fn after(&self, keys: PositionKeys, turn: Move) -> PositionKeys {
        match turn {
            Move::Stone(point) => self.with(keys, point, keys.to_move).passed(),
            Move::Pass => keys.passed(),
        }
    }

    /// The keys with one stone more, or without it if it is there. Whose turn it is stays.
    #[must_use]
    pub fn with(&self, mut keys: PositionKeys, point: Point, side: Side) -> PositionKeys {
        let stone = &self.keys[side as usize][self.size.index(point)];
        for (key, stone) in keys.keys.iter_mut().zip(stone) {
            *key ^= stone;
        }
        keys
    }
}

/// The keys of a position.
#[derive(Clone, Copy, Debug)]
pub struct PositionKeys {
    keys: [u64; SYMMETRIES],
    to_move: Side,
}

impl PositionKeys {
    /// The keys with the other side to move.
    #[must_use]
    pub fn passed(mut self) -> Self {
        self.to_move = self.to_move.other();
        for key in &mut self.keys {
            *key ^= WHITE_TO_MOVE;
        }
        self
    }

    /// The key of its image.
    pub const fn of_image(&self, symmetry: Symmetry) -> u64 {
        self.keys[symmetry.number()]
    }

    /// The key of its own orientation.
    pub const fn own(&self) -> u64 {
        self.of_image(Symmetry::IDENTITY)
    }

    /// The key that all its images share.
    pub fn shared(&self) -> u64 {
        self.keys.into_iter().fold(u64::MAX, u64::min)
    }

    /// The first symmetry whose image has this key: the identity if that is one.
    pub fn symmetry_to(&self, key: u64) -> Option<Symmetry> {
        Symmetry::all().find(|symmetry| self.of_image(*symmetry) == key)
    }

    /// Whether one of its images is the position itself.
    pub fn is_symmetric(&self) -> bool {
        self.keys[1..].contains(&self.own())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Rule;

    fn keys(moves: &str) -> PositionKeys {
        let size = BoardSize::DEFAULT;
        let table = KeyTable::new(size);
        let start = table.start(&Position::new(Rule::Freestyle, size));
        let moves = moves.split_whitespace().map(|text| text.parse().unwrap());
        moves.fold(start, |keys, turn| table.after(keys, turn))
    }

    #[test]
    fn the_order_of_moves_makes_no_difference_and_the_side_to_move_does() {
        assert_eq!(keys("h8 i9 j10").own(), keys("j10 i9 h8").own());
        assert_ne!(keys("h8").own(), keys("h8 --").own());
        assert_ne!(keys("h8 i9").own(), keys("i9 h8").own());
    }

    #[test]
    fn images_share_a_key_and_the_symmetry_between_them_is_found() {
        let (one, mirrored) = (keys("h8 i9 j8"), keys("h8 g9 f8"));
        assert_eq!(one.shared(), mirrored.shared());
        assert_eq!(one.symmetry_to(mirrored.own()), Some(Symmetry::MIRROR));
        assert_eq!(one.symmetry_to(keys("h8 i9 j9").own()), None);
        assert!(keys("h8 i9").is_symmetric() && !keys("h8 i9 j9").is_symmetric());
    }
}

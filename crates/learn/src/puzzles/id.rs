//! Names of puzzles, which follow from the position alone, in whatever orientation it is kept.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};
use thiserror::Error;

use super::PuzzlePosition;

/// The signs of a name, which are hard to confuse with each other.
const SIGNS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
/// The signs in a name.
const LENGTH: usize = 8;
/// The bits of a sign.
const SIGN_BITS: usize = 5;
/// The bytes of a name.
const BYTES: usize = LENGTH * SIGN_BITS / 8;

/// The name of a puzzle, such as `7k2m9qxd`. It is the same for a position in each of its eight orientations, and
/// under every rule; on twin boards each board has its own orientation, and the boards may be swapped.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct PuzzleId(u64);

/// A text that is no puzzle's name.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("\"{0}\" is not the name of a puzzle: it has eight letters and digits")]
pub struct PuzzleIdError(String);

impl PuzzleId {
    /// The name of a position.
    pub fn of(position: &impl PuzzlePosition) -> Self {
        let hash = Sha256::digest(position.canonical());
        let bytes = hash.iter().take(BYTES);
        Self(bytes.fold(0, |number, &byte| number << 8 | u64::from(byte)))
    }

    /// The name as a number of 40 bits.
    pub const fn number(self) -> u64 {
        self.0
    }
}

impl fmt::Display for PuzzleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let signs = (0..LENGTH).rev().map(|place| {
            let at = self.0 >> (SIGN_BITS * place) & (SIGNS.len() as u64 - 1);
            char::from(SIGNS[at as usize])
        });
        f.pad(&signs.collect::<String>())
    }
}

impl fmt::Debug for PuzzleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "PuzzleId({self})")
    }
}

impl FromStr for PuzzleId {
    type Err = PuzzleIdError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let error = || PuzzleIdError(text.to_owned());
        if text.len() != LENGTH {
            return Err(error());
        }
        let mut number = 0;
        for sign in text.bytes() {
            let at = SIGNS.iter().position(|&known| known == sign);
            number = number << SIGN_BITS | at.ok_or_else(error)? as u64;
        }
        Ok(Self(number))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use narabe_rules::twin::{Half, TWIN_SIZE, TwinPoint, TwinPosition};
    use narabe_rules::{BoardSize, Point, Rule, Setup, Side, Symmetry};

    fn setup(stones: &[(u8, u8)], symmetry: Symmetry) -> Setup {
        let size = BoardSize::DEFAULT;
        let mut setup = Setup::new(Rule::Freestyle, size);
        for (number, &(x, y)) in stones.iter().enumerate() {
            let point = symmetry.image(Point::new(x, y), size);
            setup.place(point, Side::to_move_after(number)).unwrap();
        }
        setup
    }

    #[test]
    fn a_position_has_one_name_in_all_orientations_and_another_with_one_stone_moved() {
        let stones = [(1, 2), (5, 7), (3, 9), (12, 4)];
        let ids = Symmetry::all().map(|symmetry| PuzzleId::of(&setup(&stones, symmetry)));
        let ids: std::collections::HashSet<PuzzleId> = ids.collect();
        assert_eq!(ids.len(), 1);
        let identity = Symmetry::all().next().unwrap();
        let moved = setup(&[(1, 2), (5, 7), (3, 9), (12, 5)], identity);
        assert!(!ids.contains(&PuzzleId::of(&moved)));
        let mut other_side = setup(&stones, identity);
        other_side.set_to_move(Side::White);
        assert!(!ids.contains(&PuzzleId::of(&other_side)));
    }

    #[test]
    fn on_twin_boards_each_board_is_turned_by_itself_and_both_may_be_swapped() {
        let twin = |symmetries: [Symmetry; 2], halves: [Half; 2], moved: u8| {
            let stones = [[(1, 2), (5, 7), (3, 9)], [(9, 4), (11, 17), (2, 2 + moved)]];
            let boards = stones.into_iter().zip(symmetries).zip(halves);
            let placed = boards.flat_map(|((stones, symmetry), half)| {
                let numbered = stones.into_iter().enumerate();
                numbered.map(move |(number, (x, y))| {
                    let point = symmetry.image(Point::new(x, y), TWIN_SIZE);
                    (TwinPoint::new(half, point), Side::to_move_after(number))
                })
            });
            let placed: Vec<_> = placed.collect();
            PuzzleId::of(&TwinPosition::set_up(TWIN_SIZE, placed, Side::White).unwrap())
        };
        let [left, right] = Half::ALL;
        let identity = Symmetry::all().next().unwrap();
        let id = twin([identity; 2], [left, right], 0);
        for one in Symmetry::all() {
            for other in Symmetry::all() {
                assert_eq!(twin([one, other], [left, right], 0), id);
                assert_eq!(twin([one, other], [right, left], 0), id);
            }
        }
        assert_ne!(twin([identity; 2], [left, right], 1), id);
    }

    #[test]
    fn names_are_read_as_they_are_written() {
        let id = PuzzleId::of(&setup(&[(7, 7)], Symmetry::all().next().unwrap()));
        assert_eq!(id.to_string().parse(), Ok(id));
        for text in ["", "7k2m9qx", "7k2m9qxdd", "7k2m9qxu", "7K2M9QXD"] {
            assert_eq!(
                text.parse::<PuzzleId>(),
                Err(PuzzleIdError(text.to_owned()))
            );
        }
    }
}

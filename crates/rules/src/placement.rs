//! A position by its stones alone, whatever order they were placed in: what databases of positions keep.
//!
//! ```
//! use narabe_rules::{BoardSize, Placement, Position, Rule};
//!
//! let placement = |moves: &str| {
//!     let mut position = Position::new(Rule::Renju, BoardSize::DEFAULT);
//!     for point in moves.split(' ') {
//!         position.play(point.parse().unwrap()).unwrap();
//!     }
//!     Placement::of(&position)
//! };
//! assert_eq!(placement("h8 i9 j10"), placement("j10 i9 h8"));
//! let (turned, symmetry) = placement("h8 i9").canonical();
//! assert_eq!(turned, placement("h8 g7"));
//! assert_eq!(placement("h8 i9").image(symmetry), turned);
//! ```

use std::fmt;

use super::{BoardSize, Point, Position, Rule, Side, Symmetry};

/// The stones of both sides on a board, the side to move, and the rule.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Placement {
    rule: Rule,
    size: BoardSize,
    /// The stones of Black and of White, sorted.
    stones: [Vec<Point>; 2],
    to_move: Side,
}

impl Placement {
    /// The stones of Black and of White, in any order.
    pub fn new(rule: Rule, size: BoardSize, stones: [Vec<Point>; 2], to_move: Side) -> Self {
        let stones = stones.map(|mut stones| {
            stones.sort_unstable();
            stones
        });
        Self {
            rule,
            size,
            stones,
            to_move,
        }
    }

    /// That of a position.
    pub fn of(position: &Position) -> Self {
        let of = |side| {
            let stones = position.board().iter().filter(|stone| stone.1 == side);
            stones.map(|stone| stone.0).collect()
        };
        Self::new(
            position.rule(),
            position.size(),
            Side::ALL.map(of),
            position.side_to_move(),
        )
    }

    /// The rule.
    pub const fn rule(&self) -> Rule {
        self.rule
    }

    /// The size of the board.
    pub const fn size(&self) -> BoardSize {
        self.size
    }

    /// The stones of a side, sorted.
    pub fn stones(&self, side: Side) -> &[Point] {
        &self.stones[side as usize]
    }

    /// The side to move.
    pub const fn to_move(&self) -> Side {
        self.to_move
    }

    /// The least of its eight images, which is the same for all of them, and the symmetry that leads there.
    #[must_use]
    pub fn canonical(&self) -> (Self, Symmetry) {
        let images = Symmetry::all().map(|symmetry| (self.image(symmetry), symmetry));
        let least = images.min();
        least.unwrap_or_else(|| (self.clone(), Symmetry::IDENTITY))
    }

    /// The stones under a symmetry of the board.
    #[must_use]
    pub fn image(&self, symmetry: Symmetry) -> Self {
        let image = |stones: &[Point]| {
            let images = stones.iter().map(|point| symmetry.image(*point, self.size));
            images.collect()
        };
        let stones = Side::ALL.map(|side| image(self.stones(side)));
        Self::new(self.rule, self.size, stones, self.to_move)
    }

    /// The symmetries under which it is itself, the identity first.
    pub fn symmetries(&self) -> impl Iterator<Item = Symmetry> {
        Symmetry::all().filter(|symmetry| self.image(*symmetry) == *self)
    }
}

impl fmt::Display for Placement {
    /// The stones of Black, a stroke, those of White: `f6 h8 / g7`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for stone in self.stones(Side::Black) {
            write!(f, "{stone} ")?;
        }
        f.write_str("/")?;
        for stone in self.stones(Side::White) {
            write!(f, " {stone}")?;
        }
        Ok(())
    }
}

//! Shape codes: the shapes of a point's four lines as one small number, the index into the tables of the evaluation.

use std::collections::HashMap;
use std::sync::OnceLock;

use super::move_class::MoveClass;
use super::shape::Shape;
use narabe_rules::{Rule, Side};

/// The number of a multiset of four shapes: the order of the lines does not matter.
///
/// Under a rule that forbids Black what it allows White the same shapes mean different things to the two sides. Black's
/// codes are then numbered after White's, so that each side has weights of its own.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ShapeCode(u16);

impl ShapeCode {
    /// The number of codes of one side: combinations with repetition of 4 out of 14 shapes.
    pub const COUNT: usize = 2380;

    /// How many sides have weights of their own under a rule: 1 when both share them, or 2.
    pub const fn sides(rule: Rule) -> usize {
        1 + rule.has_fouls() as usize
    }

    /// The index of a side's weights under a rule: White's, or the shared ones, are the first.
    pub const fn side_index(rule: Rule, side: Side) -> usize {
        match side {
            Side::Black => Self::sides(rule) - 1,
            Side::White => 0,
        }
    }

    /// The number of codes under a rule.
    pub const fn count(rule: Rule) -> usize {
        Self::COUNT * Self::sides(rule)
    }

    /// The code as an index, below [`count`](Self::count).
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The four shapes, weakest first.
    pub fn shapes(self) -> [Shape; 4] {
        ShapeCodeTable::get().shapes[self.index() % Self::COUNT]
    }
}

/// Bits of a shape in [`PackedShapes`].
pub const SHAPE_BITS: usize = 4;
/// The greatest number of so many bits.
const SHAPE_LIMIT: usize = (1 << SHAPE_BITS) - 1;
/// The shapes of the four lines, that of the first direction in the lowest bits.
pub type PackedShapes = u16;

/// Rows and columns of a table by unordered pairs of shapes. There are 105 pairs; with a power of two an index is masked instead of
/// checked.
const PAIRS: usize = 128;

/// What a side's stone on a point makes with all four lines together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PointShape {
    /// The shapes.
    pub code: ShapeCode,
    /// The class that they determine.
    pub class: MoveClass,
    /// The same class if the board [keeps](MoveClass::is_tracked) its points, otherwise Quiet.
    pub tracked_class: MoveClass,
}

/// Maps packed shapes to their code and class.
///
/// One table by all packed shapes would not fit into the first-level cache. So each half of them gives the number of an
/// unordered pair of shapes, and the two pairs give the code. The usual shapes are weak ones; their pairs have small numbers
/// and share few cache lines.
pub struct ShapeCodeTable {
    /// The number of a pair, by two packed shapes.
    pairs: [u8; 1 << (2 * SHAPE_BITS)],
    point_shapes: Box<[[PointShape; PAIRS]; PAIRS]>,
    shapes: Vec<[Shape; 4]>,
}

impl ShapeCodeTable {
    /// The table with White's codes, which both sides share under most rules.
    pub fn get() -> &'static Self {
        static TABLE: OnceLock<ShapeCodeTable> = OnceLock::new();
        TABLE.get_or_init(|| Self::generate(Rule::Freestyle, Side::White, 0))
    }

    /// The table that a side uses under a rule. Both depend on the rule only in what it forbids Black.
    pub fn of(rule: Rule, side: Side) -> &'static Self {
        static BLACK: OnceLock<ShapeCodeTable> = OnceLock::new();
        if rule.has_fouls() && side == Side::Black {
            BLACK.get_or_init(|| Self::generate(rule, side, ShapeCode::COUNT))
        } else {
            Self::get()
        }
    }

    /// The table of a side whose codes begin with `first_code`.
    fn generate(rule: Rule, side: Side, first_code: usize) -> Self {
        let point_shapes = vec![[PointShape::default(); PAIRS]; PAIRS];
        let mut table = Self {
            pairs: std::array::from_fn(|packed| {
                let [one, other] = [packed & SHAPE_LIMIT, packed >> SHAPE_BITS];
                let (weaker, stronger) = (one.min(other), one.max(other));
                u8::try_from(stronger * (stronger + 1) / 2 + weaker).expect("at most 135")
            }),
            point_shapes: point_shapes.try_into().expect("as long as it was made"),
            shapes: Vec::with_capacity(ShapeCode::COUNT),
        };
        let mut numbers = HashMap::new();
        for packed in 0..=PackedShapes::MAX {
            let shape = |direction: usize| {
                let number = usize::from(packed) >> (SHAPE_BITS * direction) & SHAPE_LIMIT;
                Shape::ALL.get(number).copied()
            };
            let (Some(a), Some(b), Some(c), Some(d)) = (shape(0), shape(1), shape(2), shape(3))
            else {
                continue;
            };
            let mut sorted = [a, b, c, d];
            sorted.sort_unstable();
            let point_shape = *numbers.entry(sorted).or_insert_with(|| {
                let number = first_code + table.shapes.len();
                table.shapes.push(sorted);
                let class = MoveClass::of(rule, side, sorted);
                PointShape {
                    code: ShapeCode(u16::try_from(number).expect("there are 4760 codes")),
                    class,
                    tracked_class: if class.is_tracked() {
                        class
                    } else {
                        MoveClass::Quiet
                    },
                }
            });
            let [first, second] = table.pairs_of(packed);
            table.point_shapes[first][second] = point_shape;
        }
        table
    }

    /// The numbers of the pairs in the lower and the upper half of packed shapes.
    #[inline]
    fn pairs_of(&self, packed: PackedShapes) -> [usize; 2] {
        packed
            .to_le_bytes()
            .map(|half| usize::from(self.pairs[usize::from(half)]) % PAIRS)
    }

    /// The code and the class of four shapes.
    #[inline]
    pub fn point_shape(&self, packed: PackedShapes) -> PointShape {
        let [first, second] = self.pairs_of(packed);
        self.point_shapes[first][second]
    }

    /// The code of four shapes.
    #[inline]
    pub fn code(&self, packed: PackedShapes) -> ShapeCode {
        self.point_shape(packed).code
    }

    /// The four shapes of each code, by [`ShapeCode::index`] without the side.
    pub fn shapes(&self) -> &[[Shape; 4]] {
        &self.shapes
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_is_one_code_for_each_choice_of_four_shapes() {
        let table = ShapeCodeTable::get();
        assert_eq!(table.shapes().len(), ShapeCode::COUNT);
        for (index, shapes) in table.shapes().iter().enumerate() {
            let [a, b, c, d] = shapes.map(|shape| shape as PackedShapes);
            for order in [[a, b, c, d], [d, c, b, a], [b, d, a, c], [c, a, d, b]] {
                let packed = order
                    .into_iter()
                    .fold(0, |packed, shape| packed << SHAPE_BITS | shape);
                assert_eq!(table.code(packed).index(), index);
            }
        }
    }
}

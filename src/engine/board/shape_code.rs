//! Shape codes: the shapes of a point's four lines as one small number, the index into the tables of the evaluation.

use std::collections::HashMap;
use std::sync::OnceLock;

use super::shape::Shape;
use crate::rules::{Rule, Side};

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
    #[must_use]
    pub const fn sides(rule: Rule) -> usize {
        1 + rule.has_fouls() as usize
    }

    /// The index of a side's weights under a rule: White's, or the shared ones, are the first.
    #[must_use]
    pub const fn side_index(rule: Rule, side: Side) -> usize {
        match side {
            Side::Black => Self::sides(rule) - 1,
            Side::White => 0,
        }
    }

    /// The number of codes under a rule.
    #[must_use]
    pub const fn count(rule: Rule) -> usize {
        Self::COUNT * Self::sides(rule)
    }

    /// The code as an index, below [`count`](Self::count).
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The four shapes, weakest first.
    #[must_use]
    pub fn shapes(self) -> [Shape; 4] {
        ShapeCodeTable::get().shapes[self.index() % Self::COUNT]
    }
}

/// Bits of a shape in [`PackedShapes`].
pub const SHAPE_BITS: usize = 4;
/// The shapes of the four lines, that of the first direction in the lowest bits.
pub type PackedShapes = u16;

/// Maps packed shapes to their code.
pub struct ShapeCodeTable {
    codes: Vec<ShapeCode>,
    shapes: Vec<[Shape; 4]>,
}

impl ShapeCodeTable {
    /// The table with White's codes, which both sides share under most rules.
    #[must_use]
    pub fn get() -> &'static Self {
        static TABLE: OnceLock<ShapeCodeTable> = OnceLock::new();
        TABLE.get_or_init(Self::generate)
    }

    /// The table that a side uses under a rule.
    #[must_use]
    pub fn of(rule: Rule, side: Side) -> &'static Self {
        static BLACK: OnceLock<ShapeCodeTable> = OnceLock::new();
        if rule.has_fouls() && side == Side::Black {
            BLACK.get_or_init(|| Self::get().with_black_codes())
        } else {
            Self::get()
        }
    }

    /// The same table with the codes that follow White's.
    fn with_black_codes(&self) -> Self {
        let codes = self.codes.iter();
        Self {
            codes: codes
                .map(|code| ShapeCode(code.0 + ShapeCode::COUNT as u16))
                .collect(),
            shapes: self.shapes.clone(),
        }
    }

    fn generate() -> Self {
        let mut shapes: Vec<[Shape; 4]> = Vec::with_capacity(ShapeCode::COUNT);
        let mut numbers = HashMap::new();
        let codes = (0..=PackedShapes::MAX)
            .map(|packed| {
                let shape = |direction: usize| {
                    let number = usize::from(packed) >> (SHAPE_BITS * direction) & 0xf;
                    Shape::ALL.get(number).copied()
                };
                let (Some(a), Some(b), Some(c), Some(d)) = (shape(0), shape(1), shape(2), shape(3))
                else {
                    return ShapeCode::default();
                };
                let mut sorted = [a, b, c, d];
                sorted.sort_unstable();
                *numbers.entry(sorted).or_insert_with(|| {
                    shapes.push(sorted);
                    ShapeCode(u16::try_from(shapes.len() - 1).expect("there are 2380 codes"))
                })
            })
            .collect();
        Self { codes, shapes }
    }

    /// The code of four shapes.
    #[inline]
    #[must_use]
    pub fn code(&self, packed: PackedShapes) -> ShapeCode {
        self.codes[usize::from(packed)]
    }

    /// The four shapes of each code, by [`ShapeCode::index`] without the side.
    #[must_use]
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

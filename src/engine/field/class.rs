//! Codes and classes: what the shapes of a point's four lines make together.
//!
//! The order of the four does not matter, so that they are counted as one of 2380 [`Code`]s, small enough for tables of
//! values; and each code belongs to one of a few [`Class`]es, which tell the search what a move there would threaten.

use super::shape::Shape;
use crate::rules::{Rule, Side};

/// What a move on a point would be, by all four lines together; a later one is a stronger threat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Class {
    /// Nothing to speak of.
    #[default]
    Quiet,
    /// May not be played, or not unless one of its threes turns out to be none: for Black under Renju.
    Forbidden,
    /// A two.
    Two,
    /// A blocked three.
    BlockedThree,
    /// Twos on two lines.
    DoubleTwo,
    /// A blocked three with another one or a two.
    BlockedThreePlus,
    /// An open three.
    Three,
    /// An open three with a blocked one or a two.
    ThreePlus,
    /// Two open threes.
    DoubleThree,
    /// A four.
    Four,
    /// A four with a blocked three or a two.
    FourPlus,
    /// A four with an open three.
    FourThree,
    /// An open four, or two fours: nothing but an own five answers it.
    OpenFour,
    /// Five.
    Five,
}

impl Class {
    /// How many classes there are.
    pub const COUNT: usize = 14;
    /// All of them, weakest first.
    pub const ALL: [Self; Self::COUNT] = [
        Self::Quiet,
        Self::Forbidden,
        Self::Two,
        Self::BlockedThree,
        Self::DoubleTwo,
        Self::BlockedThreePlus,
        Self::Three,
        Self::ThreePlus,
        Self::DoubleThree,
        Self::Four,
        Self::FourPlus,
        Self::FourThree,
        Self::OpenFour,
        Self::Five,
    ];

    /// Whether the move makes a four that has to be answered, or wins.
    #[inline]
    #[must_use]
    pub const fn is_four(self) -> bool {
        self as u8 >= Self::Four as u8
    }

    /// Whether the move makes an open three or more.
    #[inline]
    #[must_use]
    pub const fn is_three(self) -> bool {
        self as u8 >= Self::Three as u8
    }

    /// What four shapes make together for a side. Order does not matter.
    #[must_use]
    pub fn of(rule: Rule, side: Side, shapes: [Shape; 4]) -> Self {
        let count = |is: fn(Shape) -> bool| shapes.into_iter().filter(|&shape| is(shape)).count();
        let threes = count(|shape| matches!(shape, Shape::Three | Shape::WideThree));
        let blocked_threes = count(|shape| shape == Shape::BlockedThree);
        let twos = count(|shape| matches!(shape, Shape::Two | Shape::WideTwo | Shape::WidestTwo));
        let fours = count(|shape| shape == Shape::Four);
        if count(|shape| shape == Shape::Five) > 0 {
            Self::Five
        } else if rule.has_fouls() && side == Side::Black && Self::looks_like_foul(shapes) {
            Self::Forbidden
        } else if fours > 1 || count(|shape| shape == Shape::OpenFour) > 0 {
            Self::OpenFour
        } else if fours == 1 {
            match (threes, blocked_threes + twos) {
                (0, 0) => Self::Four,
                (0, _) => Self::FourPlus,
                _ => Self::FourThree,
            }
        } else if threes > 0 {
            match (threes, blocked_threes + twos) {
                (1, 0) => Self::Three,
                (1, _) => Self::ThreePlus,
                _ => Self::DoubleThree,
            }
        } else {
            match (blocked_threes, twos) {
                (0, 0) => Self::Quiet,
                (0, 1) => Self::Two,
                (0, _) => Self::DoubleTwo,
                (1, 0) => Self::BlockedThree,
                _ => Self::BlockedThreePlus,
            }
        }
    }
}

impl Class {
    /// Whether shapes without a five are a foul as far as they say. They cannot say which threes are real: two threes beside a
    /// four are taken for what they make if they are not, so that no four is overlooked.
    fn looks_like_foul(shapes: [Shape; 4]) -> bool {
        let count = |is: fn(Shape) -> bool| shapes.into_iter().filter(|&shape| is(shape)).count();
        let fours = count(|shape| matches!(shape, Shape::Four | Shape::OpenFour));
        let threes = count(Shape::is_three);
        count(|shape| shape == Shape::Overline) > 0 || fours > 1 || fours == 0 && threes > 1
    }
}

/// The number of a multiset of four shapes.
///
/// Where a rule forbids Black what it allows White, the same shapes mean different things to the two: Black's codes are
/// numbered apart there, after White's, so that whatever is learnt of codes is learnt for each side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Code(u16);

impl Code {
    /// How many codes there are for one side: ways to choose 4 of 14 shapes, with repetition.
    pub const COUNT: usize = 2380;

    /// How many sides have codes of their own under a rule: one, where it is the same for both, or two.
    #[must_use]
    pub const fn sides(rule: Rule) -> usize {
        1 + rule.has_fouls() as usize
    }

    /// The place of what a side has of its own under a rule: White's comes first, or the only one, which is both sides'.
    #[must_use]
    pub const fn place(rule: Rule, side: Side) -> usize {
        match side {
            Side::Black => Self::sides(rule) - 1,
            Side::White => 0,
        }
    }

    /// How many codes there are under a rule.
    #[must_use]
    pub const fn count(rule: Rule) -> usize {
        Self::COUNT * Self::sides(rule)
    }

    /// The place of the code in a table.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its four shapes, the weakest first.
    #[must_use]
    pub fn shapes(self) -> [Shape; 4] {
        CodeTable::get().shapes[self.index() % Self::COUNT]
    }
}

/// Bits of a shape's number.
pub const SHAPE_BITS: usize = 4;
/// Four shapes in one number, the first direction's in the lowest bits.
pub type Quad = u16;

/// From four shapes to their code.
pub struct CodeTable {
    codes: Vec<Code>,
    shapes: Vec<[Shape; 4]>,
}

impl CodeTable {
    /// The table of all codes.
    #[must_use]
    pub fn get() -> &'static Self {
        static TABLE: std::sync::OnceLock<CodeTable> = std::sync::OnceLock::new();
        TABLE.get_or_init(Self::generate)
    }

    /// The table that a side uses under a rule.
    #[must_use]
    pub fn of(rule: Rule, side: Side) -> &'static Self {
        static BLACK: std::sync::OnceLock<CodeTable> = std::sync::OnceLock::new();
        if rule.has_fouls() && side == Side::Black {
            BLACK.get_or_init(Self::after_the_other)
        } else {
            Self::get()
        }
    }

    /// The same codes, numbered after those of the other side.
    fn after_the_other() -> Self {
        let all = Self::get();
        Self {
            codes: all
                .codes
                .iter()
                .map(|code| Code(code.0 + Code::COUNT as u16))
                .collect(),
            shapes: all.shapes.clone(),
        }
    }

    fn generate() -> Self {
        let mut shapes: Vec<[Shape; 4]> = Vec::with_capacity(Code::COUNT);
        let mut numbers = std::collections::HashMap::new();
        let codes = (0..=Quad::MAX)
            .map(|quad| {
                let shape = |direction: usize| {
                    let number = usize::from(quad) >> (SHAPE_BITS * direction) & 0xf;
                    Shape::ALL.get(number).copied()
                };
                let (Some(a), Some(b), Some(c), Some(d)) = (shape(0), shape(1), shape(2), shape(3))
                else {
                    return Code::default();
                };
                let mut four = [a, b, c, d];
                four.sort_unstable();
                *numbers.entry(four).or_insert_with(|| {
                    shapes.push(four);
                    Code(u16::try_from(shapes.len() - 1).expect("there are 2380 codes"))
                })
            })
            .collect();
        Self { codes, shapes }
    }

    /// The code of four shapes.
    #[inline]
    #[must_use]
    pub fn code(&self, quad: Quad) -> Code {
        self.codes[usize::from(quad)]
    }

    /// The four shapes of every code, by the code's index.
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
        let table = CodeTable::get();
        assert_eq!(table.shapes().len(), Code::COUNT);
        for (index, shapes) in table.shapes().iter().enumerate() {
            let [a, b, c, d] = shapes.map(|shape| shape as Quad);
            for order in [[a, b, c, d], [d, c, b, a], [b, d, a, c], [c, a, d, b]] {
                let quad = order
                    .into_iter()
                    .fold(0, |quad, shape| quad << SHAPE_BITS | shape);
                assert_eq!(table.code(quad).index(), index);
            }
        }
    }

    #[test]
    fn classes_follow_from_the_strongest_lines() {
        use Shape::{BlockedThree, Dead, Five, Four, OpenFour, Three, Two};
        for (shapes, class) in [
            ([Dead, Dead, Dead, Dead], Class::Quiet),
            ([Two, Dead, Dead, Dead], Class::Two),
            ([Two, Two, Dead, Dead], Class::DoubleTwo),
            ([BlockedThree, Dead, Dead, Dead], Class::BlockedThree),
            ([BlockedThree, Two, Dead, Dead], Class::BlockedThreePlus),
            ([Three, Dead, Dead, Dead], Class::Three),
            ([Three, Two, Dead, Dead], Class::ThreePlus),
            ([Three, Three, Dead, Dead], Class::DoubleThree),
            ([Four, Dead, Dead, Dead], Class::Four),
            ([Four, BlockedThree, Dead, Dead], Class::FourPlus),
            ([Four, Three, Dead, Dead], Class::FourThree),
            ([Four, Four, Dead, Dead], Class::OpenFour),
            ([OpenFour, Dead, Dead, Dead], Class::OpenFour),
            ([Five, OpenFour, Dead, Dead], Class::Five),
        ] {
            for side in Side::ALL {
                let found = Class::of(Rule::Freestyle, side, shapes);
                assert_eq!(found, class, "{shapes:?}");
            }
        }
    }

    #[test]
    fn what_looks_like_a_foul_is_forbidden_to_black_alone() {
        use Shape::{Dead, Five, Four, OpenFour, Overline, Three};
        for (shapes, black, white) in [
            (
                [Three, Three, Dead, Dead],
                Class::Forbidden,
                Class::DoubleThree,
            ),
            ([Four, Four, Dead, Dead], Class::Forbidden, Class::OpenFour),
            (
                [Four, OpenFour, Dead, Dead],
                Class::Forbidden,
                Class::OpenFour,
            ),
            ([Overline, Four, Dead, Dead], Class::Forbidden, Class::Four),
            (
                [Four, Three, Three, Dead],
                Class::FourThree,
                Class::FourThree,
            ),
            (
                [OpenFour, Three, Dead, Dead],
                Class::OpenFour,
                Class::OpenFour,
            ),
            ([Five, Overline, Four, Four], Class::Five, Class::Five),
        ] {
            assert_eq!(
                Class::of(Rule::Renju, Side::Black, shapes),
                black,
                "{shapes:?}"
            );
            assert_eq!(
                Class::of(Rule::Renju, Side::White, shapes),
                white,
                "{shapes:?}"
            );
        }
    }
}

//! Shapes: what one line through a point would hold if a side played there.
//!
//! They are not listed by hand but follow from the rule (see [`line`](super::line)): a stone is put on every empty place of
//! the line, and what comes of it says what the line was. Two open fours to be had make a three of two ways, a four to be had makes a blocked
//! three, and so on down to the single stone.

use std::sync::OnceLock;

use super::line::{Half, LineShapes, codes};
use crate::rules::{Direction, Rule, Side};

/// What a line holds through a point where a side has just played, from nothing to five.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Shape {
    /// No five can ever come of it.
    #[default]
    Dead,
    /// A row too long to count, under a rule where that matters. For Black under Renju two fours on one line as well: both
    /// are fouls.
    Overline,
    /// One stone, from which a blocked two can be made.
    BlockedOne,
    /// One stone, from which a two can be made.
    One,
    /// A blocked two: one move from a blocked three.
    BlockedTwo,
    /// A two that can become a three in one or two ways.
    Two,
    /// A two that can become a three in three ways.
    WideTwo,
    /// A two that can become a three in four ways or more.
    WidestTwo,
    /// A blocked three: one move from a four.
    BlockedThree,
    /// An open three that leads to an open four in one way.
    Three,
    /// An open three that leads to an open four in two ways or more.
    WideThree,
    /// A four that one answer stops.
    Four,
    /// A four that no answer stops.
    OpenFour,
    /// Five.
    Five,
}

impl Shape {
    /// How many shapes there are.
    pub const COUNT: usize = 14;
    /// All of them, weakest first.
    pub const ALL: [Self; Self::COUNT] = [
        Self::Dead,
        Self::Overline,
        Self::BlockedOne,
        Self::One,
        Self::BlockedTwo,
        Self::Two,
        Self::WideTwo,
        Self::WidestTwo,
        Self::BlockedThree,
        Self::Three,
        Self::WideThree,
        Self::Four,
        Self::OpenFour,
        Self::Five,
    ];

    pub(super) const fn is_three(self) -> bool {
        matches!(self, Self::Three | Self::WideThree)
    }

    pub(super) const fn is_two(self) -> bool {
        matches!(self, Self::Two | Self::WideTwo | Self::WidestTwo)
    }

    pub(super) const fn is_one(self) -> bool {
        matches!(self, Self::One)
    }
}

/// The shapes of both sides at one point of one line, in one byte: Black's in the low half, White's in the high.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ShapePair(u8);

impl ShapePair {
    const fn set(&mut self, side: Side, shape: Shape) {
        match side {
            Side::Black => self.0 = self.0 & 0xf0 | shape as u8,
            Side::White => self.0 = self.0 & 0x0f | (shape as u8) << 4,
        }
    }

    /// The shape's number, from 0 to 13, for one side.
    #[inline]
    #[must_use]
    pub const fn number(self, side: Side) -> usize {
        match side {
            Side::Black => (self.0 & 0xf) as usize,
            Side::White => (self.0 >> 4) as usize,
        }
    }

    /// The shape for one side.
    #[cfg(test)]
    #[must_use]
    pub const fn shape(self, side: Side) -> Shape {
        Shape::ALL[self.number(side)]
    }
}

/// Bits of one place in a line's code: nothing, Black, White, or both for a wall.
pub const PLACE_BITS: u32 = 2;
/// A wall: neither side can play there.
pub const WALL: u128 = 0b11;

/// A stone of a side in a line's code.
#[inline]
#[must_use]
pub const fn stone_code(side: Side) -> u128 {
    match side {
        Side::Black => 0b01,
        Side::White => 0b10,
    }
}

/// The shapes of both sides by what stands around a point on one line.
///
/// The key is the surroundings without the point itself, two bits a place, from the far end before the point to the far
/// end behind it.
pub struct ShapeTable {
    reach: usize,
    pairs: Vec<ShapePair>,
}

impl ShapeTable {
    /// The table of a rule, made on first use.
    #[must_use]
    pub fn of(rule: Rule) -> &'static Self {
        static TABLES: [OnceLock<ShapeTable>; Rule::ALL.len()] =
            [const { OnceLock::new() }; Rule::ALL.len()];
        TABLES[rule as usize].get_or_init(|| Self::generate(rule))
    }

    /// How many places on each side of a point decide its shape: four where any five wins, five where the place beyond
    /// a five counts.
    #[inline]
    #[must_use]
    pub const fn reach(&self) -> usize {
        self.reach
    }

    /// The shapes of both sides in these surroundings.
    #[inline]
    #[must_use]
    pub fn pair(&self, key: usize) -> ShapePair {
        self.pairs[key & (self.pairs.len() - 1)]
    }

    fn generate(rule: Rule) -> Self {
        let reach = match rule {
            Rule::Freestyle => 4,
            Rule::Standard | Rule::Renju | Rule::Caro | Rule::CaroOverline => 5,
        };
        let halves = 1 << (PLACE_BITS as usize * reach);
        let mut pairs = vec![ShapePair::default(); halves * halves];
        for side in Side::ALL {
            let mut shapes = LineShapes::new(rule, side);
            // The lowest place of a key is the far end before the point, and so the nearest place behind it.
            let before = Distinct::of((0..halves).map(|key| shapes.half(codes(key, reach).rev())));
            let behind = Distinct::of((0..halves).map(|key| shapes.half(codes(key, reach))));
            let lines: Vec<Vec<Shape>> = (behind.halves.iter())
                .map(|&behind| {
                    let all = before.halves.iter();
                    all.map(|&before| shapes.of(before, behind)).collect()
                })
                .collect();
            for (number, pair) in pairs.iter_mut().enumerate() {
                let shapes = &lines[behind.numbers[number / halves]];
                pair.set(side, shapes[before.numbers[number % halves]]);
            }
        }
        Self { reach, pairs }
    }
}

/// The halves of all keys: few, for nothing behind an obstacle counts.
struct Distinct {
    halves: Vec<Half>,
    /// Which half a key has.
    numbers: Vec<usize>,
}

impl Distinct {
    fn of(halves: impl Iterator<Item = Half>) -> Self {
        let mut distinct = Self {
            halves: Vec::new(),
            numbers: Vec::new(),
        };
        for half in halves {
            let known = distinct.halves.iter().position(|&other| other == half);
            distinct
                .numbers
                .push(known.unwrap_or(distinct.halves.len()));
            if known.is_none() {
                distinct.halves.push(half);
            }
        }
        distinct
    }
}

/// The four directions, by their number in the tables of the field.
pub const DIRECTIONS: [Direction; 4] = Direction::ALL;

#[cfg(test)]
mod tests {
    use super::*;

    /// The shape of the line that a picture shows: `x` own, `o` the other's, `|` the edge, `*` the point played.
    fn shape_for(side: Side, rule: Rule, picture: &str) -> Shape {
        let table = ShapeTable::of(rule);
        let middle = picture.find('*').expect("a point is played");
        let place = |offset: isize| {
            let at = middle.checked_add_signed(offset);
            match at.and_then(|at| picture.as_bytes().get(at)) {
                Some(b'x') => stone_code(side),
                Some(b'o') => stone_code(side.other()),
                Some(b'.') => 0,
                _ => WALL,
            }
        };
        let reach = isize::try_from(table.reach()).unwrap();
        let key = (-reach..=reach)
            .filter(|&offset| offset != 0)
            .rev()
            .fold(0, |key, offset| key << PLACE_BITS | place(offset));
        table.pair(usize::try_from(key).unwrap()).shape(side)
    }

    fn shape(rule: Rule, picture: &str) -> Shape {
        shape_for(Side::Black, rule, picture)
    }

    #[test]
    fn pictures_have_the_shapes_that_players_call_them() {
        let pictures = [
            ("...xx*xx...", Shape::Five),
            ("....xxx*....", Shape::OpenFour),
            ("..oxxx*....", Shape::Four),
            ("....xx.x*...", Shape::Four),
            (".....xx*.....", Shape::WideThree),
            ("|.xx*...", Shape::Three),
            ("....x.x*....", Shape::Three),
            ("...oxx*...", Shape::BlockedThree),
            ("....x...*|", Shape::BlockedTwo),
            ("......x*.....", Shape::WidestTwo),
            (".......*.......", Shape::One),
            ("|..o*..|", Shape::Dead),
            ("|.xxx*|", Shape::Four),
        ];
        for rule in Rule::ALL {
            for (picture, expected) in pictures {
                for side in Side::ALL {
                    let found = shape_for(side, rule, picture);
                    assert_eq!(found, expected, "{picture} under {rule:?} for {side}");
                }
            }
        }
    }

    #[test]
    fn two_fours_on_a_line_are_an_open_four_but_for_black_under_renju() {
        for picture in ["...x.xx*.x..", "..xx.*x.xx..", ".xxx.*.xxx."] {
            for (rule, side) in Rule::ALL
                .into_iter()
                .flat_map(|rule| Side::ALL.map(|side| (rule, side)))
            {
                let is_foul = rule.has_fouls() && side == Side::Black;
                let expected = if is_foul {
                    Shape::Overline
                } else {
                    Shape::OpenFour
                };
                assert_eq!(
                    shape_for(side, rule, picture),
                    expected,
                    "{picture} under {rule:?}"
                );
            }
        }
    }

    #[test]
    fn under_renju_the_sides_see_overlines_differently() {
        for (picture, black, white) in [
            (".xxx*xx.", Shape::Overline, Shape::Five),
            ("ox.xxx*.o", Shape::Four, Shape::OpenFour),
            ("ox.xxx*o", Shape::Dead, Shape::Four),
        ] {
            assert_eq!(
                shape_for(Side::Black, Rule::Renju, picture),
                black,
                "{picture}"
            );
            assert_eq!(
                shape_for(Side::White, Rule::Renju, picture),
                white,
                "{picture}"
            );
        }
    }

    #[test]
    fn under_caro_a_closed_five_is_none_and_the_edge_closes_nothing() {
        for (picture, expected) in [
            ("oxxxx*o", Shape::Dead),
            ("oxxxx*.", Shape::Five),
            ("|xxxx*o", Shape::Five),
            ("o.xxx*.o", Shape::Four),
            ("o.xxx*..o", Shape::Four),
            ("..xxx*..", Shape::OpenFour),
            ("|.xxx*.|", Shape::OpenFour),
            ("o.xx*..o", Shape::BlockedThree),
            ("o.xx*.o", Shape::Dead),
        ] {
            for rule in [Rule::Caro, Rule::CaroOverline] {
                assert_eq!(shape(rule, picture), expected, "{picture} under {rule:?}");
            }
        }
        assert_eq!(shape(Rule::Caro, "oxxxx*xo"), Shape::Overline);
        assert_eq!(shape(Rule::CaroOverline, "oxxxx*xo"), Shape::Five);
    }

    #[test]
    fn an_overline_is_a_five_in_freestyle_alone() {
        assert_eq!(shape(Rule::Freestyle, ".xxx*xx."), Shape::Five);
        assert_eq!(shape(Rule::Standard, ".xxx*xx."), Shape::Overline);
        assert_eq!(shape(Rule::Freestyle, "ox.xxx*.o"), Shape::OpenFour);
        assert_eq!(shape(Rule::Standard, "ox.xxx*.o"), Shape::Four);
    }
}

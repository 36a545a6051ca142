//! Shapes: what one line through a point would hold if a side played there.
//!
//! They are not listed by hand but follow from the rule: a stone is put on every empty place of the line, and what comes
//! of it says what the line was. Two open fours to be had make a three of two ways, a four to be had makes a blocked
//! three, and so on down to the single stone.

use std::sync::OnceLock;

use crate::rules::{Direction, Rule, Side};

/// What a line holds through a point where a side has just played, from nothing to five.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Shape {
    /// No five can ever come of it.
    #[default]
    Dead,
    /// A row too long to count, under a rule where that matters.
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
    /// A four with one point that completes it.
    Four,
    /// A four with two points that complete it.
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

    const fn is_three(self) -> bool {
        matches!(self, Self::Three | Self::WideThree)
    }

    const fn is_two(self) -> bool {
        matches!(self, Self::Two | Self::WideTwo | Self::WidestTwo)
    }

    const fn is_one(self) -> bool {
        matches!(self, Self::One)
    }
}

/// The shapes of both sides at one point of one line, in one byte: Black's in the low half, White's in the high.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ShapePair(u8);

impl ShapePair {
    const fn new(black: Shape, white: Shape) -> Self {
        Self(black as u8 | (white as u8) << 4)
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
        static FREESTYLE: OnceLock<ShapeTable> = OnceLock::new();
        static STANDARD: OnceLock<ShapeTable> = OnceLock::new();
        match rule {
            Rule::Freestyle => &FREESTYLE,
            Rule::Standard => &STANDARD,
        }
        .get_or_init(|| Self::generate(rule))
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
            Rule::Standard => 5,
        };
        let shapes = LineShapes::generate(rule, reach);
        let pairs = (0..1_usize << (2 * PLACE_BITS as usize * reach))
            .map(|key| {
                ShapePair::new(
                    shapes.of_key(key, Side::Black),
                    shapes.of_key(key, Side::White),
                )
            })
            .collect();
        Self { reach, pairs }
    }
}

/// What one place holds, as one side sees it. The numbers are digits: a further own stone makes a larger number.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    Empty = 0,
    Blocked = 1,
    Own = 2,
}

/// Base of the digits.
const PLACES: usize = 3;

/// The shape of every line as one side sees it: own stone in the middle, `2 * reach` places around it.
struct LineShapes {
    reach: usize,
    shapes: Vec<Shape>,
}

impl LineShapes {
    /// From the fullest lines down, so that what a further stone makes of a line is known when the line's turn comes.
    fn generate(rule: Rule, reach: usize) -> Self {
        let places = 2 * reach;
        let lines = PLACES.pow(u32::try_from(places).expect("a line is short"));
        let mut shapes = vec![Shape::Dead; lines];
        for number in (0..lines).rev() {
            shapes[number] = classify(rule, reach, number, &shapes);
        }
        Self { reach, shapes }
    }

    fn of_key(&self, key: usize, side: Side) -> Shape {
        let number = (0..2 * self.reach).rev().fold(0, |number, place| {
            let code = (key >> (PLACE_BITS as usize * place)) as u128 & WALL;
            let seen = match code {
                0 => Place::Empty,
                code if code == stone_code(side) => Place::Own,
                _ => Place::Blocked,
            };
            number * PLACES + seen as usize
        });
        self.shapes[number]
    }
}

/// The place at `at` (0 is the far end before the point) of a line by its number.
fn place(number: usize, at: usize) -> Place {
    match number / PLACES.pow(u32::try_from(at).expect("a line is short")) % PLACES {
        0 => Place::Empty,
        1 => Place::Blocked,
        _ => Place::Own,
    }
}

/// The shape of a line, given the shapes of all lines with one own stone more.
fn classify(rule: Rule, reach: usize, number: usize, shapes: &[Shape]) -> Shape {
    let own = |at: &usize| place(number, *at) == Place::Own;
    let run =
        1 + (0..reach).rev().take_while(own).count() + (reach..2 * reach).take_while(own).count();
    if rule.is_win(run) {
        return Shape::Five;
    }
    if run > 5 {
        return Shape::Overline;
    }
    let next = |at: usize| {
        let digit = PLACES.pow(u32::try_from(at).expect("a line is short"));
        shapes[number + Place::Own as usize * digit]
    };
    let ways = |is: fn(Shape) -> bool| {
        (0..2 * reach)
            .filter(|&at| place(number, at) == Place::Empty && is(next(at)))
            .count()
    };
    match ways(|shape| shape == Shape::Five) {
        0 => {}
        1 => return Shape::Four,
        _ => return Shape::OpenFour,
    }
    match ways(|shape| shape == Shape::OpenFour) {
        0 => {}
        1 => return Shape::Three,
        _ => return Shape::WideThree,
    }
    if ways(|shape| shape == Shape::Four) > 0 {
        return Shape::BlockedThree;
    }
    match ways(Shape::is_three) {
        0 => {}
        1 | 2 => return Shape::Two,
        3 => return Shape::WideTwo,
        _ => return Shape::WidestTwo,
    }
    if ways(|shape| shape == Shape::BlockedThree) > 0 {
        return Shape::BlockedTwo;
    }
    if ways(Shape::is_two) > 0 {
        return Shape::One;
    }
    if ways(|shape| shape == Shape::BlockedTwo || Shape::is_one(shape)) > 0 {
        return Shape::BlockedOne;
    }
    Shape::Dead
}

/// The four directions, by their number in the tables of the field.
pub const DIRECTIONS: [Direction; 4] = Direction::ALL;

#[cfg(test)]
mod tests {
    use super::*;

    /// The shape of the line that a picture shows: `x` own, `o` the other's, `|` the edge, `*` the point played.
    fn shape(rule: Rule, picture: &str) -> Shape {
        let table = ShapeTable::of(rule);
        let middle = picture.find('*').expect("a point is played");
        let place = |offset: isize| {
            let at = middle.checked_add_signed(offset);
            match at.and_then(|at| picture.as_bytes().get(at)) {
                Some(b'x') => stone_code(Side::Black),
                Some(b'o') => stone_code(Side::White),
                Some(b'.') => 0,
                _ => WALL,
            }
        };
        let reach = isize::try_from(table.reach()).unwrap();
        let key = (-reach..=reach)
            .filter(|&offset| offset != 0)
            .rev()
            .fold(0, |key, offset| key << PLACE_BITS | place(offset));
        table.pair(usize::try_from(key).unwrap()).shape(Side::Black)
    }

    #[test]
    fn pictures_have_the_shapes_that_players_call_them() {
        let pictures = [
            ("...xx*xx...", Shape::Five),
            ("....xxx*....", Shape::OpenFour),
            ("..oxxx*....", Shape::Four),
            ("....xx.x*...", Shape::Four),
            ("...x.xx*.x..", Shape::OpenFour),
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
                assert_eq!(shape(rule, picture), expected, "{picture} under {rule:?}");
            }
        }
    }

    #[test]
    fn an_overline_is_a_five_in_freestyle_alone() {
        assert_eq!(shape(Rule::Freestyle, ".xxx*xx."), Shape::Five);
        assert_eq!(shape(Rule::Standard, ".xxx*xx."), Shape::Overline);
        assert_eq!(shape(Rule::Freestyle, "ox.xxx*.o"), Shape::OpenFour);
        assert_eq!(shape(Rule::Standard, "ox.xxx*.o"), Shape::Four);
    }
}

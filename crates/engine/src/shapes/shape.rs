//! Shapes: what a line through a point holds once a side has played there.
//!
//! Shapes are not listed by hand but derived from the rule (see [`line_classifier`](super::line_classifier)): a line that one
//! more stone turns into an open four is an open three, one that it turns into a four is a blocked three, and so on down to
//! the single stone.

use narabe_rules::Side;

/// What a line holds through the stone that a side has just played. Ordered by strength.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Shape {
    /// A line without room for a five.
    #[default]
    Dead,
    /// A row of six or more under a rule where it does not win, or two fours on one line for Black under Renju. Both are
    /// fouls under Renju.
    Overline,
    /// One stone that can become a blocked two.
    BlockedOne,
    /// One stone that can become an open two.
    One,
    /// A blocked two: one move from a blocked three.
    BlockedTwo,
    /// An open two that can become an open three in one or two ways.
    Two,
    /// An open two that can become an open three in three ways.
    WideTwo,
    /// An open two that can become an open three in four ways or more.
    WidestTwo,
    /// A blocked three: one move from a four.
    BlockedThree,
    /// An open three that can become an open four in one way.
    Three,
    /// An open three that can become an open four in two ways or more.
    WideThree,
    /// A four that one stone stops.
    Four,
    /// A four that no stone stops.
    OpenFour,
    /// Five: the row wins.
    Five,
}

impl Shape {
    /// The number of shapes.
    pub const COUNT: usize = 14;
    /// All shapes, weakest first.
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

    /// Whether it is an open three.
    pub const fn is_three(self) -> bool {
        matches!(self, Self::Three | Self::WideThree)
    }

    /// Whether it is an open two.
    pub const fn is_two(self) -> bool {
        matches!(self, Self::Two | Self::WideTwo | Self::WidestTwo)
    }
}

/// The shapes of both sides on one line through a point: Black's in the low four bits, White's in the high four.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ShapePair(u8);

impl ShapePair {
    pub(super) const fn set(&mut self, side: Side, shape: Shape) {
        match side {
            Side::Black => self.0 = self.0 & 0xf0 | shape as u8,
            Side::White => self.0 = self.0 & 0x0f | (shape as u8) << 4,
        }
    }

    /// Black's number in the lowest bits and White's 16 bits higher, as in [`PackedShapes`](super::shape_code::PackedShapes)
    /// of both sides side by side.
    #[inline]
    pub const fn spread(self) -> u32 {
        (self.0 & 0x0f) as u32 | ((self.0 & 0xf0) as u32) << 12
    }

    /// A side's shape.
    #[cfg(test)]
    pub const fn shape(self, side: Side) -> Shape {
        let number = match side {
            Side::Black => self.0 & 0xf,
            Side::White => self.0 >> 4,
        };
        Shape::ALL[number as usize]
    }
}

/// Bits of one cell of a line: 0 empty, 1 Black, 2 White, 3 off the board.
pub const CELL_BITS: u32 = 2;
/// A cell off the board.
pub const WALL: u128 = 0b11;

/// The cell that holds a side's stone.
#[inline]
pub const fn stone_code(side: Side) -> u128 {
    match side {
        Side::Black => 0b01,
        Side::White => 0b10,
    }
}

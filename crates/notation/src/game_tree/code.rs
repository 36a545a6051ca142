//! The move of a node in sixteen bits: ten for the point, two for the kind of node, two for the side, one that says whether
//! texts or marks belong to it.

use narabe_rules::{Move, Point, Side};

const COORDINATE_BITS: u16 = 5;
const COORDINATE: u16 = 0x1f;
const POINT: u16 = 0x3ff;
const KIND_SHIFT: u16 = 10;
const SIDE_SHIFT: u16 = 12;
const TWO_BITS: u16 = 3;
const ATTACHMENTS: u16 = 1 << 14;

/// What a node is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NodeKind {
    Stone,
    Pass,
    None,
}

/// The move of a node.
#[derive(Clone, Copy, Debug)]
pub struct Code(u16);

impl PartialEq for Code {
    /// Whether the moves are equal; attachments are compared elsewhere.
    fn eq(&self, other: &Self) -> bool {
        self.0 & !ATTACHMENTS == other.0 & !ATTACHMENTS
    }
}

impl Code {
    pub const NONE: Self = Self(2 << KIND_SHIFT);

    pub fn new(turn: Option<Move>, side: Option<Side>) -> Self {
        let kind = match turn {
            Some(Move::Stone(point)) => of_point(point),
            Some(Move::Pass) => 1 << KIND_SHIFT,
            None => Self::NONE.0,
        };
        let side = side.map_or(0, |side| of_side(side) + 1);
        Self(kind | side << SIDE_SHIFT)
    }

    pub const fn kind(self) -> NodeKind {
        match self.0 >> KIND_SHIFT & TWO_BITS {
            0 => NodeKind::Stone,
            1 => NodeKind::Pass,
            _ => NodeKind::None,
        }
    }

    pub fn turn(self) -> Option<Move> {
        match self.kind() {
            NodeKind::Stone => Some(Move::Stone(point_of(self.0))),
            NodeKind::Pass => Some(Move::Pass),
            NodeKind::None => None,
        }
    }

    pub fn side(self) -> Option<Side> {
        let side = (self.0 >> SIDE_SHIFT & TWO_BITS).checked_sub(1)?;
        Some(side_of(side))
    }

    /// The same with another point, if it has one.
    pub fn with_point(self, change: impl Fn(Point) -> Point) -> Self {
        match self.kind() {
            NodeKind::Stone => Self(self.0 & !POINT | of_point(change(point_of(self.0)))),
            _ => self,
        }
    }

    pub const fn has_attachments(self) -> bool {
        self.0 & ATTACHMENTS != 0
    }

    pub const fn set_has_attachments(&mut self) {
        self.0 |= ATTACHMENTS;
    }
}

/// A point as ten bits.
pub fn of_point(point: Point) -> u16 {
    u16::from(point.x) & COORDINATE | (u16::from(point.y) & COORDINATE) << COORDINATE_BITS
}

/// The point of ten bits.
pub fn point_of(code: u16) -> Point {
    let coordinate = |bits: u16| u8::try_from(bits & COORDINATE).unwrap_or_default();
    Point::new(coordinate(code), coordinate(code >> COORDINATE_BITS))
}

/// A side as a number.
pub const fn of_side(side: Side) -> u16 {
    match side {
        Side::Black => 0,
        Side::White => 1,
    }
}

/// The side of a number.
pub const fn side_of(number: u16) -> Side {
    match number {
        0 => Side::Black,
        _ => Side::White,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use narabe_rules::BoardSize;

    #[test]
    fn every_move_comes_back() {
        let stones = BoardSize::MAX.points().map(Move::Stone).map(Some);
        for turn in stones.chain([Some(Move::Pass), None]) {
            for side in [None, Some(Side::Black), Some(Side::White)] {
                let mut code = Code::new(turn, side);
                assert_eq!((code.turn(), code.side()), (turn, side));
                assert!(!code.has_attachments());
                code.set_has_attachments();
                assert_eq!((code.turn(), code.side()), (turn, side));
                assert!(code.has_attachments());
            }
        }
    }
}

//! What the board knows of one point, and what a move changes in it.

use super::bitboard::PointIndex;
use crate::shapes::{MoveClass, PackedShapes, PointShape, SHAPE_BITS, ShapeCode, ShapePair};
use narabe_rules::Side;

/// The shapes of both sides on the first line, in the shapes of a [`Cell`].
const SHAPE_MASK: u32 = 0x000f_000f;

/// What is known of one point. The shapes of an empty point are those that a stone there would make; those of an occupied
/// point are stale.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cell {
    /// The shapes of the four lines: Black's [`PackedShapes`] in the lower half, White's in the upper half.
    pub shapes: u32,
    /// By side.
    pub point_shapes: [PointShape; 2],
    pub stone: Option<Side>,
}

impl Cell {
    /// These shapes with those of one line replaced.
    #[inline]
    pub const fn with_line(shapes: u32, direction: usize, line: ShapePair) -> u32 {
        let shift = SHAPE_BITS * direction;
        shapes & !(SHAPE_MASK << shift) | line.spread() << shift
    }

    /// A side's shapes of the four lines.
    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "each side has one half")]
    pub const fn packed(shapes: u32, side: Side) -> PackedShapes {
        match side {
            Side::Black => shapes as PackedShapes,
            Side::White => (shapes >> PackedShapes::BITS) as PackedShapes,
        }
    }
}

/// A cell that a move has changed.
#[derive(Clone, Copy)]
pub struct CellChange {
    pub point: PointIndex,
    pub old: Cell,
    /// Whether the stone was played on the point; otherwise the point is still empty.
    pub is_stone: bool,
    /// The codes that replaced those of the old cell, if the point is still empty.
    pub new_codes: [ShapeCode; 2],
}

/// A point that a move has added to a set or removed from it.
#[derive(Clone, Copy)]
pub struct SetChange {
    pub point: PointIndex,
    pub side: Side,
    pub class: MoveClass,
}

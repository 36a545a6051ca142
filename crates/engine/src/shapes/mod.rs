//! Shapes: what the points of a line mean for a side.
//!
//! A [`ShapeTable`] gives the [`Shape`]s of both sides for what a point sees of one line, a [`ShapeCodeTable`] the [`ShapeCode`] of
//! all four lines with the [`MoveClass`] of a stone there.

mod line_classifier;
mod move_class;
mod shape;
mod shape_code;
mod shape_table;

pub use move_class::MoveClass;
pub use shape::{CELL_BITS, Shape, ShapePair, WALL, stone_code};
pub use shape_code::{PackedShapes, PointShape, SHAPE_BITS, ShapeCode, ShapeCodeTable};
pub use shape_table::{ShapeTable, key, window};

//! Games of Piskvork (`.psq`), which Gomocup's managers write too, and of Gomotur (`.rec`).
//!
//! A header with the size is followed by one move a line, `x,y,ms`, counted from 1 from the upper left; then perhaps the
//! names of the players, an end code, and a line with the rule that Gomocup adds. The result is not in the file; a five of the
//! last move tells who won. Games may follow each other. `.rec` files begin with the names, count from 0 and name no size.
//!
//! Lines that are none of these are named and left out. What counts from 0 in a `.psq` file is seen by a 0 in it.

mod line_kinds;
mod names;
mod parts;
mod reader;
#[cfg(test)]
mod tests;
mod writer;

use narabe_rules::{BoardSize, Point};

pub use parts::is_rec;
pub use reader::{read_psq, read_rec};
pub use writer::write;

/// The first word of a file.
pub const HEADER: &str = "Piskvorky";
/// The end code of a game that a person saved.
const SAVED: i32 = -1;

/// The point of coordinates from the upper left, from 0.
pub(super) fn point(x: i32, y: i32, size: BoardSize) -> Option<Point> {
    let x = u8::try_from(x).ok()?;
    let y = (size.get() - 1).checked_sub(u8::try_from(y).ok()?)?;
    let point = Point::new(x, y);
    size.contains(point).then_some(point)
}

/// The coordinates of a point from the upper left, from 0.
pub(super) const fn coordinates(point: Point, size: BoardSize) -> (u8, u8) {
    (point.x, size.get() - 1 - point.y)
}

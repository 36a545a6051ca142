//! The eight symmetries of a square board.

use narabe_rules::{BoardSize, Point};

/// The image of a point under a symmetry, 0 to 7; symmetry 0 is the identity.
pub fn image(point: Point, size: BoardSize, symmetry: u8) -> Point {
    let last = size.get() - 1;
    let (x, y) = match symmetry & 4 {
        0 => (point.x, point.y),
        _ => (point.y, point.x),
    };
    Point::new(
        if symmetry & 1 == 0 { x } else { last - x },
        if symmetry & 2 == 0 { y } else { last - y },
    )
}

//! The line through the stones that have won.

use super::{
    Pixmap,
    mark::{WIN_CASING_COLOUR, WIN_CASING_WIDTH, WIN_LINE_COLOUR, WIN_LINE_WIDTH},
    rgb_f32::tint,
};

/// How far the line extends beyond its stones, in cells.
const OVERHANG: f32 = 0.6;

/// The ends of the line through the stones on two points. Coordinates and `cell` are in one unit.
pub fn winning_line_ends([from, to]: [(f32, f32); 2], cell: f32) -> [(f32, f32); 2] {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let length = dx.hypot(dy).max(f32::EPSILON);
    let overhang = (dx / length * OVERHANG * cell, dy / length * OVERHANG * cell);
    [
        (from.0 - overhang.0, from.1 - overhang.1),
        (to.0 + overhang.0, to.1 + overhang.1),
    ]
}

/// Draws a winning line through the stones at two centres. Coordinates and `cell` are in pixels.
pub fn draw_winning_line(picture: &mut Pixmap, centres: [(f32, f32); 2], cell: f32) {
    let ends = winning_line_ends(centres, cell);
    for (colour, width) in [
        (WIN_CASING_COLOUR, WIN_CASING_WIDTH),
        (WIN_LINE_COLOUR, WIN_LINE_WIDTH),
    ] {
        let half = width * cell / 2.0;
        for y in 0..picture.height {
            for x in 0..picture.width {
                let distance = segment_distance((x as f32 + 0.5, y as f32 + 0.5), ends);
                let strength = (half + 0.5 - distance).clamp(0.0, 1.0);
                if strength > 0.0 {
                    picture.blend(x, y, tint(colour, strength));
                }
            }
        }
    }
}

/// The distance of a point from a line segment.
fn segment_distance((x, y): (f32, f32), [from, to]: [(f32, f32); 2]) -> f32 {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let square = (dx * dx + dy * dy).max(f32::EPSILON);
    let along = (((x - from.0) * dx + (y - from.1) * dy) / square).clamp(0.0, 1.0);
    (x - from.0 - along * dx).hypot(y - from.1 - along * dy)
}

//! Material units, in which the surface of a board is painted, and a row of pixels in them.

/// The side of a board in material units, whatever its number of lines.
pub(super) const UNITS: f32 = 16.5;

/// The points of the board that one row of pixels shows, in material units.
#[derive(Clone, Copy)]
pub(super) struct Scanline {
    /// The x coordinate of the first pixel.
    pub(super) left: f32,
    /// The distance of two pixels.
    pub(super) step: f32,
    /// The y coordinate of the row.
    pub(super) y: f32,
}

impl Scanline {
    /// The x coordinate of a column.
    pub(super) fn x(&self, column: u32) -> f32 {
        self.left + column as f32 * self.step
    }
}

//! The positions of the points of a board in its image.

use crate::Pixmap;

/// The width of the board outside the outermost lines.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Padding {
    /// Room for coordinates on a desktop.
    Coordinates,
    /// Room for coordinates on a phone.
    Phone,
    /// No coordinates.
    Bare,
}

impl Padding {
    /// The padding in cells.
    pub const fn cells(self) -> f32 {
        match self {
            Self::Coordinates => 1.12,
            Self::Phone => 0.98,
            Self::Bare => 0.72,
        }
    }
}

/// The positions of the points in a square image of a board.
///
/// A point is (column, row), both from 0; column 0 is at the left and row 0 at the **top**. Pixel coordinates are
/// relative to the upper left corner of the image, so the centre of the first pixel is (0.5, 0.5).
///
/// ```
/// use narabe_art::board::{Geometry, Padding};
///
/// let geometry = Geometry::new(718, 15, Padding::Coordinates);
/// let (x, y) = geometry.centre(7, 7);
/// assert_eq!(geometry.point_at(x + 9.0, y - 12.0), Some((7, 7)));
/// assert_eq!(geometry.point_at(2.0, 2.0), None);
/// ```
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Geometry {
    /// The side of the image, in pixels.
    pub side: u32,
    /// The number of lines in each direction.
    pub lines: u8,
    /// The distance from the edge of the image to the first line, in pixels.
    pub pad: f32,
    /// The distance of two lines, in pixels; an integer from [`Geometry::SNAP_FROM`] on.
    pub cell: f32,
}

impl Geometry {
    /// From this size on, in pixels, a cell is rounded down to an integer, so that all lines and stones are equally
    /// sharp.
    pub const SNAP_FROM: f32 = 24.0;
    /// The smallest number of lines.
    pub const MIN_LINES: u8 = 2;
    /// The diameter of a stone, in cells.
    pub const STONE: f32 = 0.95;
    /// The height of a coordinate letter, in cells.
    pub const LETTER: f32 = 0.29;
    /// The distance of the centre of a coordinate letter from the edge, relative to the padding.
    pub const LETTER_AT: f32 = 0.36;
    /// The largest distance at which a press selects the nearest point, in cells.
    const REACH: f32 = 0.5;

    /// A board with `lines` lines in each direction, at least 2, in an image of `side` pixels, 1 to
    /// [`Pixmap::MAX_SIDE`]. Values out of range are clamped.
    pub fn new(side: u32, lines: u8, padding: Padding) -> Self {
        let lines = lines.max(Self::MIN_LINES);
        let side = side.clamp(1, Pixmap::MAX_SIDE);
        let gaps = f32::from(lines - 1);
        let exact = side as f32 / (gaps + 2.0 * padding.cells());
        let cell = if exact >= Self::SNAP_FROM {
            exact.floor()
        } else {
            exact
        };
        // The padding takes what is left by rounding the cell.
        let pad = ((side as f32 - cell * gaps) / 2.0).floor() + 0.5;
        Self {
            side,
            lines,
            pad,
            cell,
        }
    }

    /// The position of a line, in pixels from the left or the top; always the centre of a pixel.
    pub fn line(&self, index: u8) -> f32 {
        (self.pad + f32::from(index) * self.cell).floor() + 0.5
    }

    /// The centre of a point, in pixels.
    pub fn centre(&self, column: u8, row: u8) -> (f32, f32) {
        (self.line(column), self.line(row))
    }

    /// The point whose cell contains the position (x, y), in pixels; `None` off the grid.
    pub fn point_at(&self, x: f32, y: f32) -> Option<(u8, u8)> {
        let (column, row) = (
            self.nearest_line(x, Self::REACH)?,
            self.nearest_line(y, Self::REACH)?,
        );
        Some((column, row))
    }

    /// The nearest point, if its Euclidean distance is at most `reach` cells.
    pub fn nearest(&self, x: f32, y: f32, reach: f32) -> Option<(u8, u8)> {
        let (column, row) = (self.nearest_line(x, reach)?, self.nearest_line(y, reach)?);
        let (centre_x, centre_y) = self.centre(column, row);
        ((x - centre_x).hypot(y - centre_y) <= reach * self.cell).then_some((column, row))
    }

    /// The diameter of a stone in whole pixels; odd, so that it is centred on its point.
    pub fn stone(&self) -> u32 {
        let half = (self.cell * Self::STONE / 2.0) as u32;
        2 * half + 1
    }

    /// The distance of the centre of a coordinate letter from the edge, in pixels.
    pub fn letter_centre(&self) -> f32 {
        self.pad * Self::LETTER_AT
    }

    /// The line nearest to a position, in pixels; `None` more than `reach` cells outside the grid.
    fn nearest_line(&self, along: f32, reach: f32) -> Option<u8> {
        let position = (along - self.pad) / self.cell;
        let last = f32::from(self.lines - 1);
        let is_inside = position >= -reach && position <= last + reach;
        // NaN is not inside.
        is_inside.then(|| position.round().clamp(0.0, last) as u8)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PADDINGS: [Padding; 3] = [Padding::Coordinates, Padding::Phone, Padding::Bare];

    #[test]
    fn every_point_is_found_again() {
        for lines in 5..=25 {
            for padding in PADDINGS {
                for side in [96, 374, 718, 1000, 1637] {
                    let geometry = Geometry::new(side, lines, padding);
                    for column in 0..lines {
                        for row in 0..lines {
                            let (x, y) = geometry.centre(column, row);
                            assert_eq!(geometry.point_at(x, y), Some((column, row)));
                            let off = geometry.cell * 0.3;
                            assert_eq!(geometry.point_at(x - off, y + off), Some((column, row)));
                            assert_eq!(
                                geometry.nearest(x + off, y - off, 0.75),
                                Some((column, row))
                            );
                        }
                    }
                }
            }
        }
    }

    #[test]
    fn large_cells_are_integers_and_the_grid_is_centred() {
        for lines in 5..=25 {
            for side in 300..1500 {
                let geometry = Geometry::new(side, lines, Padding::Coordinates);
                assert!(geometry.cell < Geometry::SNAP_FROM || geometry.cell.fract() == 0.0);
                let right = side as f32 - geometry.line(lines - 1);
                assert!((geometry.line(0) - right).abs() <= 2.0, "{side} {lines}");
                assert!(geometry.line(0) + 0.51 >= geometry.cell * Padding::Coordinates.cells());
            }
        }
    }

    #[test]
    fn the_usual_board_has_its_known_geometry() {
        let geometry = Geometry::new(718, 15, Padding::Coordinates);
        assert_eq!(geometry.cell, 44.0);
        assert_eq!(geometry.pad, 51.5);
        assert_eq!(geometry.stone(), 41);
    }

    #[test]
    fn outside_there_is_no_point() {
        let geometry = Geometry::new(600, 15, Padding::Bare);
        let far = geometry.line(14) + geometry.cell * 0.51;
        assert_eq!(geometry.point_at(far, 300.0), None);
        assert_eq!(geometry.point_at(f32::NAN, 300.0), None);
        assert_eq!(geometry.point_at(-1e30, f32::INFINITY), None);
        let (x, y) = geometry.centre(0, 0);
        let diagonal = geometry.cell * 0.6;
        assert_eq!(geometry.nearest(x - diagonal, y - diagonal, 0.75), None);
        assert_eq!(geometry.nearest(x - diagonal, y, 0.75), Some((0, 0)));
    }
}

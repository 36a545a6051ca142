//! The positions of the board's points on the screen.
//!
//! A frame converts the board's [`Geometry`], in pixels from the upper left corner, to points of the rules, with rows
//! counted from the bottom, and to the world, with the origin in the middle of the board and y upwards.
//!
//! ```
//! use bevy::math::Vec2;
//! use narabe::board::BoardFrame;
//! use narabe_art::board::Padding;
//! use narabe_rules::{BoardSize, Point};
//!
//! let frame = BoardFrame::new(718.0, 1.0, BoardSize::DEFAULT, Padding::Coordinates);
//! let centre = frame.at(Point::new(7, 7));
//! assert!(centre.length() < 1.0);
//! assert_eq!(frame.nearest(centre + Vec2::new(9.0, -12.0)), Some(Point::new(7, 7)));
//! ```

use bevy::math::Vec2;
use narabe_art::board::{Geometry, Padding};
use narabe_rules::{BoardSize, Point};

/// The maximum distance from a point at which it can be selected, in cells.
pub const REACH: f32 = 0.75;
// The height of the front edge as a fraction of the board's side, and its minimum in logical pixels.
const EDGE: f32 = 0.013;
const LEAST_EDGE: f32 = 4.0;
/// The minimum text size of a coordinate, in logical pixels.
const LEAST_LETTER: f32 = 11.0;
/// The least distance of two coordinates, in their text size: two digits and a gap.
const LETTER_ROOM: f32 = 1.2;

/// The geometry of a board at a size and pixel ratio. Lengths are in logical pixels unless stated otherwise; positions
/// are relative to the middle of the board, right and up.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct BoardFrame {
    /// In physical pixels, from the upper left corner.
    pub geometry: Geometry,
    /// The margin of the geometry.
    pub padding: Padding,
    /// Physical pixels per logical pixel.
    pub pixel_ratio: f32,
    /// The number of lines.
    pub size: BoardSize,
}

impl BoardFrame {
    /// A board with a side of `side` logical pixels.
    pub fn new(side: f32, pixel_ratio: f32, size: BoardSize, padding: Padding) -> Self {
        let pixels = (side * pixel_ratio).round().max(1.0) as u32;
        Self {
            geometry: Geometry::new(pixels, size.get(), padding),
            padding,
            pixel_ratio,
            size,
        }
    }

    /// The side of the board.
    pub fn side(&self) -> f32 {
        self.logical(self.geometry.side as f32)
    }

    /// The distance between two lines.
    pub fn cell(&self) -> f32 {
        self.logical(self.geometry.cell)
    }

    /// The diameter of a stone.
    pub fn stone(&self) -> f32 {
        self.logical(self.geometry.stone() as f32)
    }

    /// The height of the front edge.
    pub fn edge(&self) -> f32 {
        self.logical((self.side() * EDGE).max(LEAST_EDGE).round() * self.pixel_ratio)
    }

    /// Whether there is room for coordinates.
    pub fn shows_coordinates(&self) -> bool {
        self.padding != Padding::Bare
    }

    /// The text size of a coordinate.
    pub fn letter(&self) -> f32 {
        (self.cell() * Geometry::LETTER).max(LEAST_LETTER)
    }

    /// How many lines a coordinate stands for: every second line has one where all would touch.
    pub fn lines_per_coordinate(&self) -> usize {
        if self.cell() < LETTER_ROOM * self.letter() {
            2
        } else {
            1
        }
    }

    /// The distance from the board's edge to the middle of a coordinate.
    pub fn letter_inset(&self) -> f32 {
        self.logical(self.geometry.letter_centre())
    }

    /// The position of a point.
    pub fn at(&self, point: Point) -> Vec2 {
        let row = self
            .geometry
            .lines
            .saturating_sub(1)
            .saturating_sub(point.y);
        let (x, y) = self.geometry.centre(point.x, row);
        let half = self.geometry.side as f32 / 2.0;
        Vec2::new(self.logical(x - half), self.logical(half - y))
    }

    /// The point nearest to a position, within [`REACH`].
    pub fn nearest(&self, place: Vec2) -> Option<Point> {
        let half = self.geometry.side as f32 / 2.0;
        let pixel = place * self.pixel_ratio;
        let (column, row) = self
            .geometry
            .nearest(half + pixel.x, half - pixel.y, REACH)?;
        Some(Point::new(column, self.geometry.lines - 1 - row))
    }

    /// Converts physical to logical pixels.
    fn logical(&self, physical: f32) -> f32 {
        physical / self.pixel_ratio
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn frame(side: f32, ratio: f32) -> BoardFrame {
        BoardFrame::new(side, ratio, BoardSize::DEFAULT, Padding::Coordinates)
    }

    #[test]
    fn every_point_is_found_where_it_is() {
        for (side, ratio) in [(718.0, 1.0), (374.0, 2.0), (300.0, 1.5)] {
            let frame = frame(side, ratio);
            for point in BoardSize::DEFAULT.points() {
                assert_eq!(frame.nearest(frame.at(point)), Some(point));
            }
        }
    }

    #[test]
    fn a1_is_at_the_lower_left() {
        let frame = frame(718.0, 1.0);
        let corner = frame.at(Point::new(0, 0));
        assert!(corner.x < 0.0 && corner.y < 0.0);
        assert!(frame.at(Point::new(1, 0)).x > corner.x);
        assert!(frame.at(Point::new(0, 1)).y > corner.y);
    }

    #[test]
    fn a_position_far_from_all_points_selects_none() {
        let frame = frame(718.0, 1.0);
        let corner = frame.at(Point::new(0, 0));
        assert_eq!(
            frame.nearest(corner - Vec2::new(frame.cell() * 0.7, 0.0)),
            Some(Point::new(0, 0))
        );
        assert_eq!(
            frame.nearest(corner - Vec2::splat(frame.cell() * 0.7)),
            None
        );
        assert_eq!(
            frame.nearest(corner - Vec2::new(frame.cell() * 0.8, 0.0)),
            None
        );
    }

    #[test]
    fn a_fine_screen_has_the_same_logical_size() {
        let (coarse, fine) = (frame(718.0, 1.0), frame(718.0, 2.0));
        assert_eq!(coarse.side(), fine.side());
        assert!((coarse.cell() - fine.cell()).abs() < 1.0);
        assert_eq!(fine.geometry.side, 1436);
    }
}

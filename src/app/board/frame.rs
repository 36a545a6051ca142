//! Where the points of the board are on the screen.
//!
//! A frame is the board's [`Geometry`] in the words of the game: rules count rows from the bottom and the screen's
//! world grows upwards from the board's middle, while the picture counts pixels from its upper left corner.
//!
//! ```
//! use bevy::math::Vec2;
//! use narabe::app::board::BoardFrame;
//! use narabe::rules::{BoardSize, Point};
//!
//! let frame = BoardFrame::new(718.0, 1.0, BoardSize::DEFAULT, 1.12);
//! let centre = frame.at(Point::new(7, 7));
//! assert!(centre.length() < 1.0);
//! assert_eq!(frame.nearest(centre + Vec2::new(9.0, -12.0)), Some(Point::new(7, 7)));
//! ```

use crate::art::board::{Geometry, Padding};
use crate::rules::{BoardSize, Point};
use bevy::math::Vec2;

/// How far from a point, in cells, it can still be chosen.
pub const REACH: f32 = 0.75;
/// The front edge below the surface, as a part of the board's side, and at least in logical pixels.
const EDGE: f32 = 0.013;
const LEAST_EDGE: f32 = 4.0;
/// The least height of a coordinate, in logical pixels.
const LEAST_LETTER: f32 = 11.0;

/// A board of a certain size on a screen of a certain fineness. Lengths are logical pixels unless said otherwise; places
/// are measured from the board's middle, right and up.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct BoardFrame {
    /// In physical pixels, from the upper left corner.
    pub geometry: Geometry,
    /// The margin that the geometry was made with.
    pub padding: Padding,
    /// Physical pixels in a logical one.
    pub pixel_ratio: f32,
    /// The lines.
    pub size: BoardSize,
}

impl BoardFrame {
    /// A board `side` logical pixels wide. `pad` is the margin around the outer lines in cells; the nearest of the
    /// three that the art direction knows is taken.
    pub fn new(side: f32, pixel_ratio: f32, size: BoardSize, pad: f32) -> Self {
        let padding = padding(pad);
        let pixels = (side * pixel_ratio).round().max(1.0) as u32;
        Self {
            geometry: Geometry::new(pixels, size.get(), padding),
            padding,
            pixel_ratio,
            size,
        }
    }

    /// The board's side.
    pub fn side(&self) -> f32 {
        self.logical(self.geometry.side as f32)
    }

    /// From line to line.
    pub fn cell(&self) -> f32 {
        self.logical(self.geometry.cell)
    }

    /// A stone's diameter.
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

    /// The size of a coordinate's letters.
    pub fn letter(&self) -> f32 {
        (self.cell() * Geometry::LETTER).max(LEAST_LETTER)
    }

    /// From the board's edge to the middle of a coordinate.
    pub fn letter_inset(&self) -> f32 {
        self.logical(self.geometry.letter_centre())
    }

    /// Where a point is.
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

    /// The point nearest to a place, if it is within [`REACH`].
    pub fn nearest(&self, place: Vec2) -> Option<Point> {
        let half = self.geometry.side as f32 / 2.0;
        let pixel = place * self.pixel_ratio;
        let (column, row) = self
            .geometry
            .nearest(half + pixel.x, half - pixel.y, REACH)?;
        Some(Point::new(column, self.geometry.lines - 1 - row))
    }

    /// A length in logical pixels.
    fn logical(&self, physical: f32) -> f32 {
        physical / self.pixel_ratio
    }
}

fn padding(pad: f32) -> Padding {
    let far = |padding: &Padding| (padding.cells() - pad).abs();
    let all = [Padding::Coordinates, Padding::Phone, Padding::Bare];
    all.into_iter()
        .min_by(|one, other| far(one).total_cmp(&far(other)))
        .unwrap_or(Padding::Coordinates)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn frame(side: f32, ratio: f32) -> BoardFrame {
        BoardFrame::new(side, ratio, BoardSize::DEFAULT, 1.12)
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
    fn a_place_far_from_all_points_means_none() {
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

    #[test]
    fn the_nearest_margin_is_taken() {
        assert_eq!(padding(1.12), Padding::Coordinates);
        assert_eq!(padding(0.98), Padding::Phone);
        assert_eq!(padding(0.72), Padding::Bare);
        assert_eq!(padding(f32::NAN), Padding::Coordinates);
    }
}

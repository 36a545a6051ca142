//! The board of a picture, straightened: seen from above, with a fixed distance of two lines.

use crate::art::Pixmap;
use crate::rules::BoardSize;

use super::homography::Homography;
use super::plane::{Plane, lightness, over_white};

/// The distance of two lines in the straightened picture, in pixels.
pub(super) const CELL: usize = 32;
/// The most samples of the source for a pixel, in each direction.
const MOST_SAMPLES: usize = 4;

/// A straightened board in three channels. The point of a column and row (from the top, both from 0) is at
/// `CELL × (column + 1)`, `CELL × (row + 1)`.
pub(super) struct Straightened {
    /// How light, 0 to 255.
    pub(super) light: Plane,
    /// How red rather than green, and how yellow rather than blue, each −255 to 255.
    pub(super) red: Plane,
    pub(super) yellow: Plane,
}

impl Straightened {
    /// `to_source` leads from columns and rows to pixels of the source.
    pub(super) fn of(source: &Pixmap, to_source: &Homography, size: BoardSize) -> Self {
        let side = (usize::from(size.get()) + 1) * CELL;
        let mut board = Self {
            light: Plane::new(side, side),
            red: Plane::new(side, side),
            yellow: Plane::new(side, side),
        };
        let samples = samples(to_source, size);
        for y in 0..side {
            for x in 0..side {
                let [r, g, b] = colour(source, to_source, (x, y), samples);
                let index = y * side + x;
                board.light.values[index] = lightness([r, g, b]);
                board.red.values[index] = r - g;
                board.yellow.values[index] = (r + g) / 2.0 - b;
            }
        }
        board
    }

    /// Light, red and yellow at a pixel.
    pub(super) fn at(&self, x: isize, y: isize) -> [f32; 3] {
        [&self.light, &self.red, &self.yellow].map(|plane| plane.get(x, y))
    }
}

/// The pixel of a column or row.
pub(super) const fn pixel(index: usize) -> isize {
    ((index + 1) * CELL) as isize
}

/// How many samples of the source a pixel needs in each direction, so that none of its lines is missed.
fn samples(to_source: &Homography, size: BoardSize) -> usize {
    let last = f64::from(size.get()) - 1.0;
    let (left, _) = to_source.apply(0.0, last / 2.0);
    let (right, _) = to_source.apply(last, last / 2.0);
    let pitch = (right - left).abs() / last;
    ((pitch / CELL as f64).ceil() as usize).clamp(1, MOST_SAMPLES)
}

fn colour(
    source: &Pixmap,
    to_source: &Homography,
    (x, y): (usize, usize),
    samples: usize,
) -> [f32; 3] {
    let mut sum = [0.0; 3];
    let place = |pixel: usize, sample: usize| {
        let within = (sample as f64 + 0.5) / samples as f64 - 0.5;
        (pixel as f64 + within) / CELL as f64 - 1.0
    };
    for sample in 0..samples * samples {
        let (column, row) = (place(x, sample % samples), place(y, sample / samples));
        let (u, v) = to_source.apply(column, row);
        let found = interpolated(source, u as f32 - 0.5, v as f32 - 0.5);
        for (sum, channel) in sum.iter_mut().zip(found) {
            *sum += channel;
        }
    }
    sum.map(|channel| channel / (samples * samples) as f32)
}

/// The colour at a position in units of pixel centres, interpolated; outside that of the nearest pixel.
fn interpolated(source: &Pixmap, x: f32, y: f32) -> [f32; 3] {
    let x = x.clamp(0.0, (source.width - 1) as f32);
    let y = y.clamp(0.0, (source.height - 1) as f32);
    let (left, top) = (x as u32, y as u32);
    let (right, bottom) = (
        (left + 1).min(source.width - 1),
        (top + 1).min(source.height - 1),
    );
    let (fx, fy) = (x - left as f32, y - top as f32);
    let corner = |x, y| over_white(source.pixel(x, y));
    let mix = |one: [f32; 3], other: [f32; 3], part| crate::art::rgb_f32::mix(one, other, part);
    let above = mix(corner(left, top), corner(right, top), fx);
    let below = mix(corner(left, bottom), corner(right, bottom), fx);
    mix(above, below, fy)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_lie_where_they_should() {
        let source = Pixmap::paint(400, 400, |x, y| match (x, y) {
            (98..=102, 198..=202) => [255, 0, 0, 255],
            _ => [10, 200, 10, 255],
        });
        // Column 2 of nine lines is at x 100, row 4 at y 200.
        let map = Homography::scale_and_shift((40.0, 45.0), (20.5, 20.5));
        let board = Straightened::of(&source, &map, BoardSize::new(9).unwrap());
        let [_, red, _] = board.at(pixel(2), pixel(4));
        assert!(red > 200.0, "{red}");
        assert!(board.at(pixel(3), pixel(4))[1] < -150.0);
    }
}

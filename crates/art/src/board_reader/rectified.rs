//! The board of a picture, rectified: seen from above, with a fixed distance of two lines.

use crate::Pixmap;
use narabe_rules::BoardSize;

use super::homography::Homography;
use super::plane::{Plane, lightness, over_white};

/// The distance of two lines in the rectified picture, in pixels.
pub(super) const CELL: usize = 32;
/// The most samples of the source for a pixel, in each direction.
const MOST_SAMPLES: usize = 6;
/// How many pixels of the source for a pixel interpolation covers well enough.
const INTERPOLATED: f64 = 1.25;

/// A colour as light (0 to 255), how red rather than green, and how yellow rather than blue (each −255 to 255).
pub(super) type Colour = [f32; 3];

/// A rectified board. The point of a column and row (from the top, both from 0) is at
/// `CELL × (column + 1)`, `CELL × (row + 1)`.
pub(super) struct Rectified {
    /// How light, 0 to 255.
    pub(super) light: Plane,
    /// Row by row.
    colours: Vec<Colour>,
}

impl Rectified {
    /// `to_source` leads from columns and rows to pixels of the source.
    pub(super) fn of(source: &Pixmap, to_source: &Homography, size: BoardSize) -> Self {
        let side = (usize::from(size.get()) + 1) * CELL;
        let cell = CELL as f64;
        let map =
            Homography::scale_and_shift((1.0 / cell, 1.0 / cell), (-1.0, -1.0)).then(to_source);
        let samples = samples(to_source, size);
        let mut board = Self {
            light: Plane::new(side, side),
            colours: Vec::with_capacity(side * side),
        };
        for y in 0..side {
            for x in 0..side {
                let [r, g, b] = colour(source, &map, (x, y), samples);
                board
                    .colours
                    .push([lightness([r, g, b]), r - g, (r + g) / 2.0 - b]);
            }
        }
        for (light, colour) in board.light.values.iter_mut().zip(&board.colours) {
            *light = colour[0];
        }
        board
    }

    /// The colour of a pixel; black outside.
    pub(super) fn at(&self, x: isize, y: isize) -> Colour {
        let index = y * self.light.width as isize + x;
        let found = usize::try_from(index)
            .ok()
            .and_then(|index| self.colours.get(index));
        found.copied().unwrap_or_default()
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
    let pixels = pitch / CELL as f64;
    if pixels <= INTERPOLATED {
        1
    } else {
        // Fewer than one for each pixel of the source would miss lines of one pixel.
        (pixels.ceil() as usize).min(MOST_SAMPLES)
    }
}

/// The colour of the source that a pixel covers: interpolated, or the mean of several samples.
fn colour(source: &Pixmap, map: &Homography, (x, y): (usize, usize), samples: usize) -> [f32; 3] {
    if samples == 1 {
        let (u, v) = map.apply(x as f64, y as f64);
        return interpolated(source, u as f32 - 0.5, v as f32 - 0.5);
    }
    let within = |sample: usize| (sample as f64 + 0.5) / samples as f64 - 0.5;
    let mut sum = [0.0; 3];
    for row in 0..samples {
        for column in 0..samples {
            let (u, v) = map.apply(x as f64 + within(column), y as f64 + within(row));
            let (u, v) = (u as f32 - 0.5, v as f32 - 0.5);
            // A cast saturates.
            let found = pixel_of(
                source,
                (within_picture(u, source.width) + 0.5) as usize,
                (within_picture(v, source.height) + 0.5) as usize,
            );
            sum = std::array::from_fn(|part| sum[part] + found[part]);
        }
    }
    sum.map(|channel| channel / (samples * samples) as f32)
}

/// A position in units of pixel centres, or its reflection in the border if it lies outside: half a stone at the border becomes a
/// whole one.
fn within_picture(at: f32, length: u32) -> f32 {
    let last = length as f32 - 1.0;
    let reflected = if at > last { 2.0 * last - at } else { at.abs() };
    reflected.clamp(0.0, last)
}

/// The colour at a position in units of pixel centres, interpolated; outside that of the reflected position.
fn interpolated(source: &Pixmap, x: f32, y: f32) -> [f32; 3] {
    let (right, bottom) = (source.width as usize - 1, source.height as usize - 1);
    let x = within_picture(x, source.width);
    let y = within_picture(y, source.height);
    let (left, top) = (x as usize, y as usize);
    let (right, bottom) = ((left + 1).min(right), (top + 1).min(bottom));
    let (fx, fy) = (x - left as f32, y - top as f32);
    let mix = |one: [f32; 3], other: [f32; 3], part| crate::rgb_f32::mix(one, other, part);
    let above = mix(
        pixel_of(source, left, top),
        pixel_of(source, right, top),
        fx,
    );
    let below = mix(
        pixel_of(source, left, bottom),
        pixel_of(source, right, bottom),
        fx,
    );
    mix(above, below, fy)
}

/// The colour of a pixel of the source over white.
fn pixel_of(source: &Pixmap, x: usize, y: usize) -> [f32; 3] {
    let at = (y * source.width as usize + x) * 4;
    match source.rgba.get(at..at + 4) {
        Some(&[r, g, b, u8::MAX]) => [f32::from(r), f32::from(g), f32::from(b)],
        Some(&[r, g, b, a]) => over_white([r, g, b, a]),
        _ => [255.0; 3],
    }
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
        let board = Rectified::of(&source, &map, BoardSize::new(9).unwrap());
        let [_, red, _] = board.at(pixel(2), pixel(4));
        assert!(red > 200.0, "{red}");
        assert!(board.at(pixel(3), pixel(4))[1] < -150.0);
    }
}

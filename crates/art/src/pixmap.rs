//! RGBA images in memory.

use std::num::NonZeroUsize;

use super::{Rgb, rgb_f32::tint};

/// An image of sRGB bytes with straight (not premultiplied) alpha, rows from the top.
///
/// Width and height are at least 1 and at most [`Pixmap::MAX_SIDE`], which every GPU supports.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pixmap {
    /// The width, in pixels.
    pub width: u32,
    /// The height, in pixels.
    pub height: u32,
    /// `width` × `height` × 4 bytes in the order red, green, blue, alpha.
    pub rgba: Vec<u8>,
}

/// The smallest number of pixels that is worth several threads.
const PARALLEL_FROM: usize = 64 * 64;

impl Pixmap {
    /// The largest width and height, in pixels. Larger requests are clamped.
    pub const MAX_SIDE: u32 = 8192;

    /// A transparent image.
    pub fn new(width: u32, height: u32) -> Self {
        let (width, height) = (
            width.clamp(1, Self::MAX_SIDE),
            height.clamp(1, Self::MAX_SIDE),
        );
        Self {
            width,
            height,
            rgba: vec![0; width as usize * height as usize * 4],
        }
    }

    /// An image whose pixel in column `x` and row `y` is `colour(x, y)`. The rows are computed in parallel, except on
    /// the web; the result does not depend on the number of threads.
    pub fn paint(width: u32, height: u32, colour: impl Fn(u32, u32) -> [u8; 4] + Sync) -> Self {
        Self::paint_rows(width, height, |_| (), |(), x, y| colour(x, y))
    }

    /// As [`paint`](Self::paint), with work shared along a row: `prepare(y)` is called once per row, and its result is
    /// passed to `colour(row, x, y)`.
    pub fn paint_rows<R>(
        width: u32,
        height: u32,
        prepare: impl Fn(u32) -> R + Sync,
        colour: impl Fn(&R, u32, u32) -> [u8; 4] + Sync,
    ) -> Self {
        let mut picture = Self::new(width, height);
        let stride = picture.width as usize * 4;
        let paint_chunk = |first: usize, rows: &mut [u8]| {
            for (row, pixels) in rows.chunks_exact_mut(stride).enumerate() {
                let y = (first + row) as u32;
                let prepared = prepare(y);
                for (x, pixel) in pixels.chunks_exact_mut(4).enumerate() {
                    pixel.copy_from_slice(&colour(&prepared, x as u32, y));
                }
            }
        };
        let is_small = picture.rgba.len() < PARALLEL_FROM * 4;
        let threads = if is_small {
            1
        } else {
            threads().min(picture.height as usize)
        };
        if threads == 1 {
            paint_chunk(0, &mut picture.rgba);
            return picture;
        }
        let chunk = (picture.height as usize).div_ceil(threads);
        std::thread::scope(|scope| {
            for (index, rows) in picture.rgba.chunks_mut(chunk * stride).enumerate() {
                let paint_chunk = &paint_chunk;
                scope.spawn(move || paint_chunk(index * chunk, rows));
            }
        });
        picture
    }

    /// The pixel in column `x` and row `y`; transparent outside the image.
    pub fn pixel(&self, x: u32, y: u32) -> [u8; 4] {
        self.index(x, y).map_or([0; 4], |at| {
            let [r, g, b, a] = [0, 1, 2, 3].map(|part| self.rgba[at + part]);
            [r, g, b, a]
        })
    }

    /// Blends `colour` over the pixel in column `x` and row `y`. Does nothing outside the image.
    pub fn blend(&mut self, x: u32, y: u32, colour: [u8; 4]) {
        if let Some(at) = self.index(x, y) {
            let below = self.pixel(x, y);
            self.rgba[at..at + 4].copy_from_slice(&over(below, colour));
        }
    }

    /// Blends another image over this one, with its upper left corner in column `left` and row `top`. Parts outside
    /// this image are clipped.
    pub fn draw(&mut self, picture: &Self, left: i32, top: i32) {
        for y in 0..picture.height {
            for x in 0..picture.width {
                let (column, row) = (
                    left.saturating_add_unsigned(x),
                    top.saturating_add_unsigned(y),
                );
                if let (Ok(column), Ok(row)) = (u32::try_from(column), u32::try_from(row)) {
                    self.blend(column, row, picture.pixel(x, y));
                }
            }
        }
    }

    /// Blends another image over this one with its centre at (x, y), to the nearest pixel.
    pub fn draw_centred(&mut self, picture: &Self, x: f32, y: f32) {
        let corner = |middle: f32, size: u32| (middle - size as f32 / 2.0).round() as i32;
        self.draw(picture, corner(x, picture.width), corner(y, picture.height));
    }

    /// Blends a mask in a colour over this image with its centre at (x, y). Only the alpha of the mask counts; `opacity`
    /// is 0 to 1.
    pub fn draw_mask(&mut self, mask: &Self, (x, y): (f32, f32), colour: Rgb, opacity: f32) {
        let coloured = Self::paint(mask.width, mask.height, |x, y| {
            let alpha = f32::from(mask.pixel(x, y)[3]) / f32::from(u8::MAX);
            tint(colour, alpha * opacity)
        });
        self.draw_centred(&coloured, x, y);
    }

    /// Bilinear sampling: the RGBA value, each channel 0 to 255, at coordinates from 0 to 1. Coordinates outside are
    /// clamped.
    pub fn sample(&self, u: f32, v: f32) -> [f32; 4] {
        let at = |t: f32, count: u32| {
            let pixel = (t.clamp(0.0, 1.0) * count as f32 - 0.5).clamp(0.0, (count - 1) as f32);
            let first = pixel as u32;
            (first, (first + 1).min(count - 1), pixel - first as f32)
        };
        let (x0, x1, fx) = at(u, self.width);
        let (y0, y1, fy) = at(v, self.height);
        let corners = [
            self.pixel(x0, y0),
            self.pixel(x1, y0),
            self.pixel(x0, y1),
            self.pixel(x1, y1),
        ];
        std::array::from_fn(|part| {
            let [a, b, c, d] = corners.map(|corner| f32::from(corner[part]));
            let (top, bottom) = (a + (b - a) * fx, c + (d - c) * fx);
            top + (bottom - top) * fy
        })
    }

    /// The index of the first byte of a pixel; `None` outside the image.
    fn index(&self, x: u32, y: u32) -> Option<usize> {
        (x < self.width && y < self.height)
            .then(|| (y as usize * self.width as usize + x as usize) * 4)
    }
}

/// `top` over `below` (Porter–Duff), both with straight alpha.
pub fn over(below: [u8; 4], top: [u8; 4]) -> [u8; 4] {
    let (a, b) = (f32::from(top[3]) / 255.0, f32::from(below[3]) / 255.0);
    let kept = b * (1.0 - a);
    let alpha = a + kept;
    if alpha <= 0.0 {
        return [0; 4];
    }
    let part = |i: usize| {
        super::rgb_f32::byte((f32::from(top[i]) * a + f32::from(below[i]) * kept) / alpha)
    };
    [
        part(0),
        part(1),
        part(2),
        super::rgb_f32::byte(alpha * 255.0),
    ]
}

/// The number of threads to render with.
fn threads() -> usize {
    if cfg!(target_family = "wasm") {
        1
    } else {
        std::thread::available_parallelism().map_or(1, NonZeroUsize::get)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parallel_rows_are_in_order() {
        let picture = Pixmap::paint(130, 97, |x, y| [x as u8, y as u8, 7, 255]);
        for y in 0..97 {
            for x in 0..130 {
                assert_eq!(picture.pixel(x, y), [x as u8, y as u8, 7, 255]);
            }
        }
    }

    #[test]
    fn sizes_are_clamped() {
        assert_eq!(Pixmap::new(0, 0).rgba.len(), 4);
        assert_eq!(Pixmap::new(u32::MAX, 1).width, Pixmap::MAX_SIDE);
    }

    #[test]
    fn over_keeps_straight_alpha() {
        assert_eq!(
            over([10, 20, 30, 255], [200, 100, 50, 0]),
            [10, 20, 30, 255]
        );
        assert_eq!(over([0; 4], [200, 100, 50, 90]), [200, 100, 50, 90]);
        assert_eq!(
            over([0, 0, 0, 255], [200, 100, 50, 255]),
            [200, 100, 50, 255]
        );
    }

    #[test]
    fn a_drawn_image_is_clipped_at_the_edge() {
        let mut target = Pixmap::paint(4, 4, |_, _| [0, 0, 0, 255]);
        target.draw(&Pixmap::paint(3, 3, |_, _| [255; 4]), -2, 3);
        assert_eq!(target.pixel(0, 3), [255; 4]);
        assert_eq!(target.pixel(1, 3), [0, 0, 0, 255]);
        assert_eq!(target.pixel(0, 2), [0, 0, 0, 255]);
    }
}

//! Grey pictures as floating-point numbers, and the picture in which the grid is looked for.

use crate::art::Pixmap;

use super::homography::Homography;

/// The longer side of the picture in which the grid is looked for, in pixels. Larger pictures are scaled down to it.
const WORK_SIDE: f32 = 900.0;
/// Pictures up to this size are doubled, so that lines close together can be told apart.
const SMALL_SIDE: u32 = 450;

/// A grey picture, each value 0 to 255. Coordinates are those of pixel centres: the first pixel is at (0, 0).
#[derive(Clone, Debug)]
pub(super) struct Plane {
    pub(super) width: usize,
    pub(super) height: usize,
    pub(super) values: Vec<f32>,
}

impl Plane {
    pub(super) fn new(width: usize, height: usize) -> Self {
        Self {
            width,
            height,
            values: vec![0.0; width * height],
        }
    }

    /// The value of a pixel; outside, that of the nearest one.
    pub(super) fn get(&self, x: isize, y: isize) -> f32 {
        let x = x.clamp(0, self.width as isize - 1) as usize;
        let y = y.clamp(0, self.height as isize - 1) as usize;
        self.values[y * self.width + x]
    }

    /// Whether a position lies in the picture.
    pub(super) fn contains(&self, x: f64, y: f64) -> bool {
        x >= 0.0 && y >= 0.0 && x <= (self.width - 1) as f64 && y <= (self.height - 1) as f64
    }

    /// How many values the neighbour below (`downwards`) or at the right is away.
    pub(super) const fn stride(&self, downwards: bool) -> usize {
        if downwards { self.width } else { 1 }
    }

    /// For each pixel the mean of it and `reach` pixels on both sides of it, above one another (`vertical`) or beside one
    /// another. Pixels nearer to the border than that stay as they are.
    pub(super) fn averaged(&self, reach: usize, vertical: bool) -> Self {
        let mut averaged = self.clone();
        let step = self.stride(vertical);
        let (left, top) = if vertical { (0, reach) } else { (reach, 0) };
        let share = 1.0 / (2 * reach + 1) as f32;
        for y in top..self.height.saturating_sub(top) {
            for x in left..self.width.saturating_sub(left) {
                let first = y * self.width + x - reach * step;
                let sum: f32 = (0..=2 * reach)
                    .map(|index| self.values[first + index * step])
                    .sum();
                averaged.values[y * self.width + x] = sum * share;
            }
        }
        averaged
    }
}

/// The red, green and blue of a pixel over white, 0 to 255.
pub(super) fn over_white([r, g, b, a]: [u8; 4]) -> [f32; 3] {
    let alpha = f32::from(a) / 255.0;
    [r, g, b].map(|channel| 255.0 + (f32::from(channel) - 255.0) * alpha)
}

/// How light a colour is, 0 to 255.
pub(super) fn lightness([r, g, b]: [f32; 3]) -> f32 {
    0.3 * r + 0.59 * g + 0.11 * b
}

/// A picture scaled to a size at which the grid can be found quickly.
pub(super) struct WorkPicture {
    pub(super) light: Plane,
    /// Pixels of the source per pixel.
    scale: f32,
}

impl WorkPicture {
    pub(super) fn of(source: &Pixmap) -> Self {
        let longer = source.width.max(source.height);
        let scale = match longer {
            0..=SMALL_SIDE => 0.5,
            _ => (longer as f32 / WORK_SIDE).max(1.0),
        };
        let side = |length: u32| ((length as f32 / scale) as usize).max(1);
        let mut light = Plane::new(side(source.width), side(source.height));
        let (width, height) = (light.width, light.height);
        for y in 0..height {
            for x in 0..width {
                light.values[y * width + x] = match scale > 1.0 {
                    true => mean(source, x, y, scale),
                    false => between(source, x, y, scale),
                };
            }
        }
        Self { light, scale }
    }

    /// The map to pixels of the source, of which the first has its upper left corner at (0, 0).
    pub(super) fn to_source(&self) -> Homography {
        let scale = f64::from(self.scale);
        Homography::scale_and_shift((scale, scale), (scale / 2.0, scale / 2.0))
    }
}

/// The mean lightness of the pixels of the source that one pixel covers.
fn mean(source: &Pixmap, x: usize, y: usize, scale: f32) -> f32 {
    let range = |at: usize, most: u32| {
        let from = (at as f32 * scale) as u32;
        let to = ((at + 1) as f32 * scale) as u32;
        from..to.clamp(from + 1, most.max(from + 1))
    };
    let (columns, rows) = (range(x, source.width), range(y, source.height));
    let count = (columns.len() * rows.len()) as f32;
    let light = |row| {
        let pixels = columns.clone().map(move |column| source.pixel(column, row));
        pixels
            .map(|pixel| lightness(over_white(pixel)))
            .sum::<f32>()
    };
    rows.map(light).sum::<f32>() / count
}

/// The lightness of the source at a pixel, interpolated.
fn between(source: &Pixmap, x: usize, y: usize, scale: f32) -> f32 {
    let at = |along: usize, length: u32| (along as f32 + 0.5) * scale / length as f32;
    let [r, g, b, a] = source.sample(at(x, source.width), at(y, source.height));
    let alpha = a / 255.0;
    lightness([r, g, b].map(|channel| 255.0 + (channel - 255.0) * alpha))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn large_pictures_are_scaled_down_and_small_ones_up() {
        for (side, expected) in [(300, 600), (800, 800), (1800, 900), (5000, 900)] {
            let source = Pixmap::paint(side, side / 2, |x, _| match x < side / 2 {
                true => [0, 0, 0, 255],
                false => [255; 4],
            });
            let work = WorkPicture::of(&source);
            assert!(
                work.light.width.abs_diff(expected) <= 1,
                "{}",
                work.light.width
            );
            let row = (work.light.height / 2) as isize;
            assert!(work.light.get(10, row) < 1.0);
            assert!(work.light.get(work.light.width as isize - 10, row) > 254.0);
            let middle = work.light.width as f64 / 2.0 - 0.5;
            let (x, _) = work.to_source().apply(middle, 0.0);
            assert!((x - f64::from(side) / 2.0).abs() < 3.0, "{x}");
        }
    }

    #[test]
    fn transparent_pixels_are_white() {
        assert_eq!(over_white([0, 0, 0, 0]), [255.0; 3]);
        assert_eq!(over_white([9, 9, 9, 255]), [9.0; 3]);
    }
}

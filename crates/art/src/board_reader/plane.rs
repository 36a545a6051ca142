//! Grey pictures as floating-point numbers, and the picture in which the grid is looked for.

use crate::Pixmap;

use super::homography::Homography;

/// The longer side of the picture in which the grid is looked for, in pixels. Larger pictures are scaled down to it.
const WORK_SIDE: f32 = 900.0;
/// Pictures up to this size are doubled, so that lines close together can be distinguished.
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
        let (width, window) = (self.width, 2 * reach + 1);
        let share = 1.0 / window as f32;
        if vertical && self.height >= window {
            let mut sums = vec![0.0; width];
            for (y, row) in self.values.chunks_exact(width).enumerate() {
                for (sum, value) in sums.iter_mut().zip(row) {
                    *sum += value;
                }
                if let Some(first) = (y + 1).checked_sub(window) {
                    let middle = &mut averaged.values[(first + reach) * width..][..width];
                    let leaving = &self.values[first * width..][..width];
                    for ((mean, sum), value) in middle.iter_mut().zip(&mut sums).zip(leaving) {
                        *mean = *sum * share;
                        *sum -= value;
                    }
                }
            }
        }
        if !vertical && width >= window {
            let rows = self.values.chunks_exact(width);
            for (row, means) in rows.zip(averaged.values.chunks_exact_mut(width)) {
                let mut sum: f32 = row[..window - 1].iter().sum();
                let leaving = row.iter().zip(&row[window - 1..]);
                for (mean, (leaves, enters)) in means[reach..].iter_mut().zip(leaving) {
                    sum += enters;
                    *mean = sum * share;
                    sum -= leaves;
                }
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

/// The width of the border around the picture in which the grid is looked for, in pixels: lines at the very edge of a picture
/// need something on their other side.
pub(super) const BORDER: usize = 12;

/// A picture scaled to a size at which the grid can be found quickly, with a border as light as most of it.
pub(super) struct WorkPicture {
    pub(super) light: Plane,
    /// Pixels of the source per pixel.
    scale: f32,
}

impl WorkPicture {
    /// `coarser` times as many pixels as usual become one; 1 or more.
    pub(super) fn of(source: &Pixmap, coarser: f32) -> Self {
        let longer = source.width.max(source.height);
        let usual = match longer {
            0..=SMALL_SIDE => 0.5,
            _ => (longer as f32 / WORK_SIDE).max(1.0),
        };
        let scale = usual * coarser;
        let mut light = Plane::new(source.width as usize, source.height as usize);
        for (value, pixel) in light.values.iter_mut().zip(source.rgba.chunks_exact(4)) {
            *value = lightness(over_white([pixel[0], pixel[1], pixel[2], pixel[3]]));
        }
        let light = match scale {
            0.5 => doubled(&light),
            1.0 => light,
            _ => shrunk(&light, scale),
        };
        Self {
            light: bordered(&light),
            scale,
        }
    }

    /// The map to pixels of the source; the upper left corner of the first pixel is (0, 0).
    pub(super) fn to_source(&self) -> Homography {
        let scale = f64::from(self.scale);
        let shift = scale * (0.5 - BORDER as f64);
        Homography::scale_and_shift((scale, scale), (shift, shift))
    }
}

/// The picture with its border.
fn bordered(plane: &Plane) -> Plane {
    let mut values = plane.values.clone();
    let middle = values.len() / 2;
    let (_, ground, _) = values.select_nth_unstable_by(middle, f32::total_cmp);
    let mut bordered = Plane::new(plane.width + 2 * BORDER, plane.height + 2 * BORDER);
    bordered.values.fill(*ground);
    let rows = bordered
        .values
        .chunks_exact_mut(bordered.width)
        .skip(BORDER);
    for (row, inner) in rows.zip(plane.values.chunks_exact(plane.width)) {
        row[BORDER..BORDER + plane.width].copy_from_slice(inner);
    }
    bordered
}

/// A picture of fewer pixels, each the mean of the `scale` times `scale` pixels that it covers; `scale` is above 1.
fn shrunk(plane: &Plane, scale: f32) -> Plane {
    let side = |length: usize| ((length as f32 / scale) as usize).max(1);
    let mut shrunk = Plane::new(side(plane.width), side(plane.height));
    // The first of the at most two pixels that a pixel of the source lies in, and its share there.
    let split = |at: usize| {
        let first = (at as f32 / scale) as usize;
        let share = ((first + 1) as f32 * scale - at as f32).clamp(0.0, 1.0);
        (first, share)
    };
    let columns: Vec<(usize, f32)> = (0..plane.width).map(split).collect();
    let mut sums = vec![0.0; shrunk.width + 2];
    for (y, row) in plane.values.chunks_exact(plane.width).enumerate() {
        sums.fill(0.0);
        for (value, &(column, share)) in row.iter().zip(&columns) {
            sums[column] += value * share;
            sums[column + 1] += value * (1.0 - share);
        }
        let (first, share) = split(y);
        for (row, share) in [(first, share), (first + 1, 1.0 - share)] {
            let share = share / (scale * scale);
            let found = shrunk.values.chunks_exact_mut(shrunk.width).nth(row);
            for (value, sum) in found.into_iter().flatten().zip(&sums) {
                *value += sum * share;
            }
        }
    }
    shrunk
}

/// A picture of twice as many pixels on each side, interpolated.
fn doubled(plane: &Plane) -> Plane {
    let mix = |near: f32, far: f32| near * 0.75 + far * 0.25;
    let width = plane.width;
    let mut doubled = Plane::new(2 * width, 2 * plane.height);
    for (y, row) in doubled.values.chunks_exact_mut(2 * width).enumerate() {
        let middle = y / 2;
        let beside = match y % 2 {
            0 => middle.saturating_sub(1),
            _ => (middle + 1).min(plane.height - 1),
        };
        let [near, far] = [middle, beside].map(|row| &plane.values[row * width..][..width]);
        let mixed = |x: usize| mix(near[x], far[x]);
        let mut before = mixed(0);
        let mut here = before;
        for (x, pair) in row.chunks_exact_mut(2).enumerate() {
            let after = mixed((x + 1).min(width - 1));
            pair[0] = mix(here, before);
            pair[1] = mix(here, after);
            (before, here) = (here, after);
        }
    }
    doubled
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn large_pictures_are_scaled_down_and_small_ones_up() {
        for (side, expected) in [(300, 600), (800, 800), (1800, 900), (5000, 900)] {
            let expected = expected + 2 * BORDER;
            let source = Pixmap::paint(side, side / 2, |x, _| {
                if x < side / 2 {
                    [0, 0, 0, 255]
                } else {
                    [255; 4]
                }
            });
            let work = WorkPicture::of(&source, 1.0);
            assert!(
                work.light.width.abs_diff(expected) <= 1,
                "{}",
                work.light.width
            );
            let row = (work.light.height / 2) as isize;
            let inner = (BORDER + 10) as isize;
            assert!(work.light.get(inner, row) < 1.0);
            assert!(work.light.get(work.light.width as isize - inner, row) > 254.0);
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

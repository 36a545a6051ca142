//! Thin lines: pixels darker, or lighter, than those on both sides.

use super::plane::Plane;

/// How far the two sides of a line are from its middle, in pixels: those of fine lines and of thick ones.
const SIDES: [usize; 3] = [2, 4, 7];
/// How many pixels along a line are averaged on either side, against noise.
const ALONG: usize = 2;
// The least strength of a line, in levels of grey, and in standard deviations of the noise.
const LEAST: f32 = 3.0;
const LEAST_IN_NOISE: f32 = 1.3;
/// Where lines lie so close together that they are more than the usual share of the pixels themselves, what is weaker than this
/// part of the strong ones is texture.
const BELOW_STRONG: f32 = 0.7;
/// Stronger lines count no more than this many times the least strength.
const CAP: f32 = 6.0;

// The resolution of values where noise and texture are measured, in parts of a level of grey, and how many levels a
// value may be away from 0.
const PARTS: f32 = 16.0;
const MOST: f32 = 256.0;

/// Whether the lines of the grid are darker or lighter than the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Lines {
    Dark,
    Light,
}

impl Lines {
    /// A lightness, turned over for light lines, so that lines are always dark.
    pub(super) fn darken(self, light: f32) -> f32 {
        match self {
            Self::Dark => light,
            Self::Light => 255.0 - light,
        }
    }
}

/// How much of a picture may be lines.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Share {
    /// The share of the pixels that may be stronger than the least strength: weaker ones belong to the texture of the board.
    most_lit: f32,
    /// The share of the pixels that strong lines are stronger than.
    strong: f32,
}

impl Share {
    /// That of boards of all sizes.
    pub(super) const USUAL: Self = Self {
        most_lit: 0.1,
        strong: 0.98,
    };
    /// That of boards of few lines: the ribs of a mat are none.
    pub(super) const FEW: Self = Self {
        most_lit: 0.02,
        strong: 0.99,
    };
}

/// The strength of lines at each pixel, 0 where there is none.
pub(super) struct Ridges {
    /// Lines that run up and down.
    pub(super) upright: Plane,
    /// Lines that run from left to right.
    pub(super) level: Plane,
}

/// A picture averaged along the lines of each direction, against noise.
pub(super) struct Smooth {
    pub(super) upright: Plane,
    level: Plane,
}

impl Smooth {
    pub(super) fn of(light: &Plane) -> Self {
        Self {
            upright: light.averaged(ALONG, true),
            level: light.averaged(ALONG, false),
        }
    }
}

impl Ridges {
    pub(super) fn of(smooth: &Smooth, lines: Lines, share: Share) -> Self {
        Self {
            upright: ridges(&smooth.upright, lines, share, true),
            level: ridges(&smooth.level, lines, share, false),
        }
    }

    /// The width and height of the picture.
    pub(super) const fn size(&self) -> (usize, usize) {
        (self.upright.width, self.upright.height)
    }
}

fn ridges(smooth: &Plane, lines: Lines, share: Share, upright: bool) -> Plane {
    let (width, height) = (smooth.width, smooth.height);
    let mut found = Plane::new(width, height);
    let across = smooth.stride(!upright);
    let [near, far, farthest] = SIDES.map(|side| side * across);
    let (left, top) = if upright {
        (SIDES[2], 0)
    } else {
        (0, SIDES[2])
    };
    let values = &smooth.values;
    for y in top..height.saturating_sub(top) {
        let row = y * width + left..((y + 1) * width).saturating_sub(left);
        let Some(middles) = values.get(row.clone()) else {
            continue;
        };
        let beside = |start: usize| &values[start..start + middles.len()];
        let sides = beside(row.start - near)
            .iter()
            .zip(beside(row.start + near));
        let farther = beside(row.start - far).iter().zip(beside(row.start + far));
        let outer = beside(row.start - farthest)
            .iter()
            .zip(beside(row.start + farthest));
        let depths = found.values[row].iter_mut().zip(middles);
        for ((depth, middle), ((near, far), out)) in depths.zip(sides.zip(farther).zip(outer)) {
            *depth = match lines {
                Lines::Dark => {
                    near.0
                        .min(*near.1)
                        .max(far.0.min(*far.1))
                        .max(out.0.min(*out.1))
                        - middle
                }
                Lines::Light => {
                    middle
                        - near
                            .0
                            .max(*near.1)
                            .min(far.0.max(*far.1))
                            .min(out.0.max(*out.1))
                }
            };
        }
    }
    let [texture, strong] = quantiles(
        found.values.iter().copied(),
        [1.0 - share.most_lit, share.strong],
    );
    let least = LEAST
        .max(LEAST_IN_NOISE * noise(smooth, upright))
        .max(texture.min(BELOW_STRONG * strong));
    for value in &mut found.values {
        *value = (*value - least).clamp(0.0, least * CAP);
    }
    found
}

/// The values that shares of the values, in ascending order, are below. All values are counted: of every n-th one too many or none
/// at all would lie on lines wherever n goes into the width of the picture.
fn quantiles<const N: usize>(values: impl Iterator<Item = f32>, shares: [f32; N]) -> [f32; N] {
    let mut counts = vec![0_usize; (2.0 * MOST * PARTS) as usize + 1];
    let mut all = 0;
    for value in values {
        // A cast saturates, and the last place takes what is above.
        let place = ((value + MOST) * PARTS) as usize;
        counts[place.min((2.0 * MOST * PARTS) as usize)] += 1;
        all += 1;
    }
    let (mut below, mut place) = (0, 0);
    shares.map(|share| {
        let wanted = (all as f32 * share) as usize;
        while place + 1 < counts.len() && below + counts[place] <= wanted {
            below += counts[place];
            place += 1;
        }
        (place as f32 + 0.5) / PARTS - MOST
    })
}

/// The standard deviation of the noise: from the median difference of neighbours.
fn noise(smooth: &Plane, upright: bool) -> f32 {
    /// The ratio of the standard deviation to the median of the absolute difference of two values.
    const FROM_MEDIAN: f32 = 1.05;
    let across = smooth.stride(!upright);
    let pairs = smooth.values.iter().zip(smooth.values.iter().skip(across));
    let [median] = quantiles(pairs.map(|(one, other)| (one - other).abs()), [0.5]);
    FROM_MEDIAN * median
}

#[cfg(test)]
mod tests {
    use super::*;

    fn picture(light: impl Fn(usize, usize) -> f32) -> Plane {
        let mut plane = Plane::new(60, 40);
        for y in 0..40 {
            for x in 0..60 {
                plane.values[y * 60 + x] = light(x, y);
            }
        }
        plane
    }

    #[test]
    fn a_line_is_found_and_an_edge_is_not() {
        let line = picture(|x, _| if x == 30 { 60.0 } else { 200.0 });
        let found = Ridges::of(&Smooth::of(&line), Lines::Dark, Share::USUAL);
        assert!(found.upright.get(30, 20) > 10.0);
        assert_eq!(found.upright.get(34, 20), 0.0);
        assert!(found.level.values.iter().all(|&value| value == 0.0));
        assert_eq!(
            Ridges::of(&Smooth::of(&line), Lines::Light, Share::USUAL)
                .upright
                .get(30, 20),
            0.0
        );
        let edge = picture(|x, _| if x < 30 { 60.0 } else { 200.0 });
        let found = Ridges::of(&Smooth::of(&edge), Lines::Dark, Share::USUAL);
        assert!(found.upright.values.iter().all(|&value| value == 0.0));
    }

    #[test]
    fn light_lines_are_found_on_a_dark_board() {
        let line = picture(|_, y| if y == 12 { 150.0 } else { 30.0 });
        assert!(
            Ridges::of(&Smooth::of(&line), Lines::Light, Share::USUAL)
                .level
                .get(30, 12)
                > 10.0
        );
    }
}

//! Thin lines: pixels darker, or lighter, than those on both sides.

use super::plane::Plane;

/// How far the two sides of a line are from its middle, in pixels: those of fine lines and of thick ones.
const SIDES: [usize; 2] = [2, 4];
/// How many pixels along a line are averaged on either side, against noise.
const ALONG: usize = 2;
/// The least strength of a line, in levels of grey, and in standard deviations of the noise.
const LEAST: f32 = 3.0;
const LEAST_IN_NOISE: f32 = 1.3;
/// The share of the pixels that may be stronger than the least strength: weaker ones belong to the texture of the board.
const MOST_LIT: f32 = 0.1;
/// Stronger lines count no more than this many times the least strength.
const CAP: f32 = 6.0;

/// The number of pixels from which noise and texture are measured.
const SAMPLES: usize = 20_000;

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
    pub(super) fn of(smooth: &Smooth, lines: Lines) -> Self {
        Self {
            upright: ridges(&smooth.upright, lines, true),
            level: ridges(&smooth.level, lines, false),
        }
    }

    /// The width and height of the picture.
    pub(super) const fn size(&self) -> (usize, usize) {
        (self.upright.width, self.upright.height)
    }
}

fn ridges(smooth: &Plane, lines: Lines, upright: bool) -> Plane {
    let (width, height) = (smooth.width, smooth.height);
    let mut found = Plane::new(width, height);
    let across = smooth.stride(!upright);
    let [near, far] = SIDES.map(|side| side * across);
    let (left, top) = if upright {
        (SIDES[1], 0)
    } else {
        (0, SIDES[1])
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
        let depths = found.values[row].iter_mut().zip(middles);
        for ((depth, middle), (near, far)) in depths.zip(sides.zip(farther)) {
            *depth = match lines {
                Lines::Dark => near.0.min(*near.1).max(far.0.min(*far.1)) - middle,
                Lines::Light => middle - near.0.max(*near.1).min(far.0.max(*far.1)),
            };
        }
    }
    let least = LEAST
        .max(LEAST_IN_NOISE * noise(smooth, upright))
        .max(quantile(&found.values, 1.0 - MOST_LIT));
    for value in &mut found.values {
        *value = (*value - least).clamp(0.0, least * CAP);
    }
    found
}

/// The value that a share of the values is below.
fn quantile(values: &[f32], share: f32) -> f32 {
    let step = (values.len() / SAMPLES).max(1);
    let mut values: Vec<f32> = values.iter().copied().step_by(step).collect();
    if values.is_empty() {
        return 0.0;
    }
    let at = ((values.len() as f32 * share) as usize).min(values.len() - 1);
    let (_, found, _) = values.select_nth_unstable_by(at, f32::total_cmp);
    *found
}

/// The standard deviation of the noise: from the median difference of neighbours.
fn noise(smooth: &Plane, upright: bool) -> f32 {
    /// The ratio of the standard deviation to the median of the absolute difference of two values.
    const FROM_MEDIAN: f32 = 1.05;
    let across = smooth.stride(!upright);
    let pairs = smooth.values.iter().zip(smooth.values.iter().skip(across));
    let differences: Vec<f32> = pairs.map(|(one, other)| (one - other).abs()).collect();
    FROM_MEDIAN * quantile(&differences, 0.5)
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
        let found = Ridges::of(&Smooth::of(&line), Lines::Dark);
        assert!(found.upright.get(30, 20) > 10.0);
        assert_eq!(found.upright.get(34, 20), 0.0);
        assert!(found.level.values.iter().all(|&value| value == 0.0));
        assert_eq!(
            Ridges::of(&Smooth::of(&line), Lines::Light)
                .upright
                .get(30, 20),
            0.0
        );
        let edge = picture(|x, _| if x < 30 { 60.0 } else { 200.0 });
        let found = Ridges::of(&Smooth::of(&edge), Lines::Dark);
        assert!(found.upright.values.iter().all(|&value| value == 0.0));
    }

    #[test]
    fn light_lines_are_found_on_a_dark_board() {
        let line = picture(|_, y| if y == 12 { 150.0 } else { 30.0 });
        assert!(
            Ridges::of(&Smooth::of(&line), Lines::Light)
                .level
                .get(30, 12)
                > 10.0
        );
    }
}

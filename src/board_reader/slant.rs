//! The directions of the lines: how much each family is slanted, and how fast its lines run together.
//!
//! A line of the upright family meets the horizontal through the middle of the picture at `a` and has there the slope
//! `p + q a`. When `p` and `q` are right, the pixels of a line have the same `a`, so that a histogram of `a` is as uneven as
//! it gets. Two families give the two vanishing points, and these a map that makes all lines upright or level and evenly
//! spaced.

use super::homography::Homography;
use super::plane::Plane;
use super::ridges::Ridges;

/// The largest slope of a family: about 14 degrees.
const MOST_SLOPE: f32 = 0.25;
/// The steps of the first search.
const SLOPE_STEP: f32 = 0.008;
const CONVERGENCE_STEP: f32 = 0.06;
/// The largest convergence: the change of the slope over the longer side of the picture.
const MOST_CONVERGENCE: f32 = 0.42;
/// The slopes kept after the first search.
const KEPT: usize = 4;
/// The most pixels that the search looks at.
const MOST_PIXELS: usize = 24_000;
/// The width of a bin of the histogram, in pixels.
const BIN: f32 = 1.5;
/// The steps of the refinement, slope and convergence.
const REFINEMENT: [(f32, f32); 4] = [
    (0.004, 0.03),
    (0.002, 0.015),
    (0.001, 0.008),
    (0.0005, 0.004),
];
/// The most moves of each step of the refinement.
const MOST_MOVES: usize = 8;
/// How much a convergence of 1 lessens the sharpness: without evidence lines are parallel.
const PRIOR: f32 = 0.15;

/// A pixel of a line: its position across the family and along it, from the middle of the picture, and its strength.
#[derive(Clone, Copy, Debug)]
pub(super) struct LinePixel {
    pub(super) across: f32,
    pub(super) along: f32,
    pub(super) strength: f32,
}

/// The direction of a family of lines.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Slant {
    /// The slope in the middle of the picture.
    slope: f32,
    /// The change of the slope over the longer side of the picture.
    convergence: f32,
}

/// The map from straight coordinates, in which lines are upright or level, to pixels of the picture.
pub(super) fn straightening(ridges: &Ridges) -> Homography {
    let (width, height) = ridges.size();
    let side = width.max(height) as f32;
    let upright = search(&pixels(&ridges.upright, true, MOST_PIXELS), side);
    let level = search(&pixels(&ridges.level, false, MOST_PIXELS), side);
    let [p, q] = [upright.slope, upright.convergence / side].map(f64::from);
    let [r, s] = [level.slope, level.convergence / side].map(f64::from);
    let middle = ((width as f64 - 1.0) / 2.0, (height as f64 - 1.0) / 2.0);
    // The vanishing points are (1, r, -s) and (p, 1, -q).
    Homography([[1.0, p, 0.0], [r, 1.0, 0.0], [-s, -q, 1.0]])
        .then(&Homography::scale_and_shift((1.0, 1.0), middle))
}

/// The pixels of lines, at most about `most`.
fn pixels(plane: &Plane, upright: bool, most: usize) -> Vec<LinePixel> {
    let middle = (
        (plane.width as f32 - 1.0) / 2.0,
        (plane.height as f32 - 1.0) / 2.0,
    );
    let lit = plane.values.iter().filter(|&&value| value > 0.0).count();
    let step = lit.div_ceil(most.max(1)).max(1);
    let strong = plane
        .values
        .iter()
        .enumerate()
        .filter(|(_, value)| **value > 0.0);
    strong
        .step_by(step)
        .map(|(index, &strength)| {
            let x = (index % plane.width) as f32 - middle.0;
            let y = (index / plane.width) as f32 - middle.1;
            let (across, along) = if upright { (x, y) } else { (y, x) };
            LinePixel {
                across,
                along,
                strength,
            }
        })
        .collect()
}

/// The direction in which the histogram is most uneven.
fn search(pixels: &[LinePixel], side: f32) -> Slant {
    let mut histogram = Vec::new();
    let mut sharpness = |slant: Slant| sharpness(pixels, slant, side, &mut histogram);
    let steps = (MOST_SLOPE / SLOPE_STEP) as i32;
    let mut parallel: Vec<(f32, Slant)> = (-steps..=steps)
        .map(|step| {
            let slant = Slant {
                slope: step as f32 * SLOPE_STEP,
                convergence: 0.0,
            };
            (sharpness(slant), slant)
        })
        .collect();
    parallel.sort_by(|one, other| other.0.total_cmp(&one.0));
    let mut best = parallel.first().copied().unwrap_or_default();
    let steps = (MOST_CONVERGENCE / CONVERGENCE_STEP) as i32;
    for &(_, start) in parallel.iter().take(KEPT) {
        for step in -steps..=steps {
            for nudge in -1..=1 {
                let slant = Slant {
                    slope: start.slope + nudge as f32 * SLOPE_STEP / 2.0,
                    convergence: step as f32 * CONVERGENCE_STEP,
                };
                let found = sharpness(slant);
                if found > best.0 {
                    best = (found, slant);
                }
            }
        }
    }
    for (slope, convergence) in REFINEMENT {
        for _ in 0..MOST_MOVES {
            let here = best.1;
            for (one, other) in [
                (-1, 0),
                (1, 0),
                (0, -1),
                (0, 1),
                (-1, -1),
                (1, 1),
                (-1, 1),
                (1, -1),
            ] {
                let slant = Slant {
                    slope: here.slope + one as f32 * slope,
                    convergence: here.convergence + other as f32 * convergence,
                };
                let found = sharpness(slant);
                if found > best.0 {
                    best = (found, slant);
                }
            }
            if best.1 == here {
                break;
            }
        }
    }
    best.1
}

/// How uneven the histogram is: the sum of the squares of its bins.
fn sharpness(pixels: &[LinePixel], slant: Slant, side: f32, histogram: &mut Vec<f32>) -> f32 {
    if slant.convergence.abs() > MOST_CONVERGENCE || slant.slope.abs() > 1.2 * MOST_SLOPE {
        return 0.0;
    }
    let bins = (2.0 * side / BIN) as usize;
    histogram.clear();
    histogram.resize(bins + 1, 0.0);
    for pixel in pixels {
        let spread = 1.0 + slant.convergence * pixel.along / side;
        let a = (pixel.across - slant.slope * pixel.along) / spread;
        let bin = ((a + side) / BIN).clamp(0.0, bins as f32 - 0.001);
        let (index, part) = (bin as usize, bin.fract());
        histogram[index] += pixel.strength * (1.0 - part);
        histogram[index + 1] += pixel.strength * part;
    }
    let squares: f32 = histogram.iter().map(|bin| bin * bin).sum();
    squares * (1.0 - PRIOR * slant.convergence * slant.convergence)
}

/// All pixels of a family in straight coordinates.
pub(super) fn straightened(
    plane: &Plane,
    upright: bool,
    from_picture: &Homography,
) -> Vec<LinePixel> {
    let lit = plane
        .values
        .iter()
        .enumerate()
        .filter(|(_, value)| **value > 0.0);
    lit.map(|(index, &strength)| {
        let (x, y) = ((index % plane.width) as f64, (index / plane.width) as f64);
        let (x, y) = from_picture.apply(x, y);
        let (across, along) = if upright { (x, y) } else { (y, x) };
        LinePixel {
            across: across as f32,
            along: along as f32,
            strength,
        }
    })
    .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Lines 40 pixels apart through a vanishing point.
    fn lines(slant: Slant) -> Vec<LinePixel> {
        let mut pixels = Vec::new();
        for line in -8..=8 {
            for along in (-300..=300).step_by(3) {
                let (a, along) = (line as f32 * 40.0, along as f32);
                let slope = slant.slope + slant.convergence * a / 800.0;
                pixels.push(LinePixel {
                    across: a + slope * along,
                    along,
                    strength: 1.0,
                });
            }
        }
        pixels
    }

    #[test]
    fn slope_and_convergence_are_found() {
        for (slope, convergence) in [(0.0, 0.0), (0.11, 0.0), (-0.17, 0.05), (0.04, -0.22)] {
            let wanted = Slant { slope, convergence };
            let found = search(&lines(wanted), 800.0);
            assert!((found.slope - slope).abs() < 0.003, "{wanted:?}: {found:?}");
            assert!(
                (found.convergence - convergence).abs() < 0.03,
                "{wanted:?}: {found:?}"
            );
        }
    }
}

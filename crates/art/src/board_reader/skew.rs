//! The directions of the lines: how much each family is skewed, and how fast its lines run together.
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
/// The largest convergence: the change of the slope over the longer side of the picture.
const MOST_CONVERGENCE: f32 = 0.42;
/// Coarse levels find the way to the fine ones: all directions are judged on the first, and the best are followed.
const LEVELS: [Level; 3] = [
    Level {
        bin: 6.0,
        pixels: 1_000,
        slope: 0.016,
        convergence: 0.035,
        followed: 5,
    },
    Level {
        bin: 3.0,
        pixels: 3_000,
        slope: 0.006,
        convergence: 0.014,
        followed: 2,
    },
    Level {
        bin: 1.5,
        pixels: 8_000,
        slope: 0.002,
        convergence: 0.008,
        followed: 1,
    },
];
/// How often the steps of a level are halved.
const HALVINGS: usize = 2;
/// The most moves with steps of one size.
const MOST_MOVES: usize = 8;
/// The neighbours of a direction, in steps of slope and convergence.
const AROUND: [(f32, f32); 8] = [
    (-1.0, 0.0),
    (1.0, 0.0),
    (0.0, -1.0),
    (0.0, 1.0),
    (-1.0, -1.0),
    (1.0, 1.0),
    (-1.0, 1.0),
    (1.0, -1.0),
];
/// How much a convergence of 1 lessens the sharpness: without evidence lines are parallel.
const PRIOR: f32 = 0.15;

/// How closely directions are compared.
struct Level {
    /// The width of a bin of the histogram, in pixels.
    bin: f32,
    /// The most pixels that are looked at.
    pixels: usize,
    /// The steps from a direction to the next.
    slope: f32,
    convergence: f32,
    /// How many directions are followed.
    followed: usize,
}

/// A pixel of a line: its position across the family and along it, from the middle of the picture, and its strength.
#[derive(Clone, Copy, Debug)]
pub(super) struct LinePixel {
    pub(super) across: f32,
    pub(super) along: f32,
    pub(super) strength: f32,
}

/// The direction of a family of lines.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Skew {
    /// The slope in the middle of the picture.
    slope: f32,
    /// The change of the slope over the longer side of the picture.
    convergence: f32,
}

/// The map from straight coordinates, in which lines are upright or level, to pixels of the picture.
pub(super) fn rectification(ridges: &Ridges) -> Homography {
    let (width, height) = ridges.size();
    let side = width.max(height) as f32;
    let most = LEVELS[LEVELS.len() - 1].pixels;
    let upright = search(&pixels(&ridges.upright, true, most), side);
    let level = search(&pixels(&ridges.level, false, most), side);
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
fn search(pixels: &[LinePixel], side: f32) -> Skew {
    let mut found: Vec<(f32, Skew)> = Vec::new();
    for (index, level) in LEVELS.iter().enumerate() {
        let mut judge = Judge::of(pixels, side, level);
        found = match index {
            0 => judge.all(),
            _ => found
                .into_iter()
                .map(|(_, start)| judge.best_near(start))
                .collect(),
        };
        found.sort_by(|one, other| other.0.total_cmp(&one.0));
        found = distinct(&found, level);
    }
    found.first().map_or_else(Skew::default, |found| found.1)
}

/// The best directions that are not next to a better one.
fn distinct(found: &[(f32, Skew)], level: &Level) -> Vec<(f32, Skew)> {
    let mut kept: Vec<(f32, Skew)> = Vec::new();
    for &(sharpness, skew) in found {
        let is_next = kept.iter().any(|(_, better)| {
            (skew.slope - better.slope).abs() < 1.5 * level.slope
                && (skew.convergence - better.convergence).abs() < 1.5 * level.convergence
        });
        if !is_next && kept.len() < level.followed {
            kept.push((sharpness, skew));
        }
    }
    kept
}

/// Compares directions.
struct Judge<'a> {
    pixels: Vec<LinePixel>,
    side: f32,
    level: &'a Level,
    histogram: Vec<f32>,
}

impl<'a> Judge<'a> {
    fn of(pixels: &[LinePixel], side: f32, level: &'a Level) -> Self {
        let step = pixels.len().div_ceil(level.pixels).max(1);
        Self {
            pixels: pixels.iter().copied().step_by(step).collect(),
            side,
            level,
            histogram: Vec::new(),
        }
    }

    /// All directions a step apart.
    fn all(&mut self) -> Vec<(f32, Skew)> {
        let steps = |most: f32, step: f32| (most / step) as i32;
        let slopes = steps(MOST_SLOPE, self.level.slope);
        let convergences = steps(MOST_CONVERGENCE, self.level.convergence);
        let mut found = Vec::new();
        for slope in -slopes..=slopes {
            for convergence in -convergences..=convergences {
                found.push(self.judged(Skew {
                    slope: slope as f32 * self.level.slope,
                    convergence: convergence as f32 * self.level.convergence,
                }));
            }
        }
        found
    }

    /// The best direction near another, in ever smaller steps.
    fn best_near(&mut self, start: Skew) -> (f32, Skew) {
        let mut best = self.judged(start);
        for halving in 0..=HALVINGS {
            let size = 0.5_f32.powi(halving as i32);
            for _ in 0..MOST_MOVES {
                let here = best.1;
                for (slope, convergence) in AROUND {
                    let found = self.judged(Skew {
                        slope: here.slope + slope * size * self.level.slope,
                        convergence: here.convergence + convergence * size * self.level.convergence,
                    });
                    if found.0 > best.0 {
                        best = found;
                    }
                }
                if best.1 == here {
                    break;
                }
            }
        }
        best
    }

    /// A direction, and how uneven its histogram is: the sum of the squares of its bins.
    fn judged(&mut self, skew: Skew) -> (f32, Skew) {
        if skew.convergence.abs() > MOST_CONVERGENCE || skew.slope.abs() > 1.2 * MOST_SLOPE {
            return (0.0, skew);
        }
        let side = self.side;
        let bins = (2.0 * side / self.level.bin) as usize;
        self.histogram.clear();
        self.histogram.resize(bins + 2, 0.0);
        let (last, scale) = (bins as f32, 1.0 / self.level.bin);
        let change = skew.convergence / side;
        for pixel in &self.pixels {
            let spread = 1.0 + change * pixel.along;
            let a = (pixel.across - skew.slope * pixel.along) / spread;
            let bin = ((a + side) * scale).clamp(0.0, last);
            let index = bin as usize;
            let part = bin - index as f32;
            self.histogram[index] += pixel.strength * (1.0 - part);
            self.histogram[index + 1] += pixel.strength * part;
        }
        let squares: f32 = self.histogram.iter().map(|bin| bin * bin).sum();
        let sharpness = squares * (1.0 - PRIOR * skew.convergence * skew.convergence);
        (sharpness, skew)
    }
}

/// All pixels of a family in straight coordinates.
pub(super) fn rectified(plane: &Plane, upright: bool, from_picture: &Homography) -> Vec<LinePixel> {
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
    fn lines(skew: Skew) -> Vec<LinePixel> {
        let mut pixels = Vec::new();
        for line in -8..=8 {
            for along in (-300..=300).step_by(3) {
                let (a, along) = (line as f32 * 40.0, along as f32);
                let slope = skew.slope + skew.convergence * a / 800.0;
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
            let wanted = Skew { slope, convergence };
            let found = search(&lines(wanted), 800.0);
            assert!((found.slope - slope).abs() < 0.003, "{wanted:?}: {found:?}");
            assert!(
                (found.convergence - convergence).abs() < 0.03,
                "{wanted:?}: {found:?}"
            );
        }
    }
}

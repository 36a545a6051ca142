//! Evenly spaced lines among the peaks of a profile.

use super::skew::LinePixel;

// The smallest distance of two lines, in pixels, and the largest, relative to the longer side of the picture.
const LEAST_PITCH: f32 = 6.0;
const MOST_PITCH: f32 = 0.3;
/// The most peaks that are looked at.
const MOST_PEAKS: usize = 110;
/// The profile is compared with its mean over this many pixels on either side.
const LOCAL: usize = 14;
// How far a line may be from its place: in pixels, and in distances of two lines.
const TOLERANCE: f32 = 1.6;
const TOLERANCE_IN_PITCH: f32 = 0.09;
/// How many peaks lie between two that are taken for neighbours.
const NEIGHBOURS: usize = 6;
/// The fewest lines of a line fit. Lines hidden by stones may be missing.
const LEAST_LINES: usize = 4;
/// The most lines missing in a row.
const MOST_MISSING: usize = 2;
/// The most lines looked for on either side.
const MOST_LINES: usize = 40;
/// What a missing line costs, in mean strengths of a line.
const MISSING: f32 = 0.8;
/// A line counts at most this many times the mean strength of its line fit.
const STRONGEST: f32 = 1.5;

/// Evenly spaced lines.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct GridLineFit {
    /// The position of the first line.
    pub(super) start: f32,
    /// The distance of two lines.
    pub(super) pitch: f32,
    /// The number of lines.
    pub(super) count: usize,
    /// How well it fits: the strengths of its lines.
    pub(super) score: f32,
}

impl GridLineFit {
    /// The position of the last line.
    pub(super) fn end(&self) -> f32 {
        self.start + self.pitch * (self.count.max(1) - 1) as f32
    }

    /// Whether both have the same lines, within a pixel.
    pub(super) fn is_nearly(&self, other: &Self) -> bool {
        self.count == other.count
            && (self.start - other.start).abs() < 1.0
            && (self.end() - other.end()).abs() < 1.0
    }
}

/// A peak of the profile.
#[derive(Clone, Copy, Debug)]
struct Peak {
    at: f32,
    strength: f32,
}

/// The best line fits of the pixels whose place along the lines is in a range, best first.
pub(super) fn line_fits(
    pixels: &[LinePixel],
    (from, to): (f32, f32),
    side: f32,
    most: usize,
) -> Vec<GridLineFit> {
    let profile = profile(pixels, (from, to), side);
    let peaks = peaks(&profile, side);
    let mut found: Vec<GridLineFit> = Vec::new();
    for (index, first) in peaks.iter().enumerate() {
        for second in peaks.iter().skip(index + 1).take(NEIGHBOURS) {
            let pitch = second.at - first.at;
            if (LEAST_PITCH..=MOST_PITCH * side).contains(&pitch) {
                found.extend(grow(&peaks, first.at, pitch));
            }
        }
    }
    found.sort_by(|one, other| other.score.total_cmp(&one.score));
    let mut kept: Vec<GridLineFit> = Vec::new();
    for line_fit in found {
        let is_known = kept.iter().any(|known| {
            let phase = ((line_fit.start - known.start) / known.pitch).rem_euclid(1.0);
            (line_fit.pitch / known.pitch - 1.0).abs() < 0.03 && !(0.2..0.8).contains(&phase)
        });
        if !is_known {
            kept.push(line_fit);
        }
        if kept.len() == most {
            break;
        }
    }
    kept
}

/// The strength of lines at each place from `-side` on, one pixel apart.
fn profile(pixels: &[LinePixel], (from, to): (f32, f32), side: f32) -> Vec<f32> {
    let bins = 2 * side as usize;
    let mut profile = vec![0.0; bins + 2];
    for pixel in pixels {
        let bin = pixel.across + side;
        if pixel.along < from || pixel.along > to || bin < 0.0 || bin >= bins as f32 {
            continue;
        }
        let index = bin as usize;
        let part = bin - index as f32;
        profile[index] += pixel.strength * (1.0 - part);
        profile[index + 1] += pixel.strength * part;
    }
    profile
}

/// The strongest peaks, in order of place.
fn peaks(profile: &[f32], side: f32) -> Vec<Peak> {
    let mut sums = vec![0.0; profile.len() + 1];
    for (index, value) in profile.iter().enumerate() {
        sums[index + 1] = sums[index] + value;
    }
    let local = |index: usize| {
        let (from, to) = (
            index.saturating_sub(LOCAL),
            (index + LOCAL + 1).min(profile.len()),
        );
        (sums[to] - sums[from]) / (to - from) as f32
    };
    let smooth = |index: usize| profile[index - 1] + 2.0 * profile[index] + profile[index + 1];
    let mut peaks: Vec<Peak> = (2..profile.len() - 2)
        .filter(|&index| smooth(index) > smooth(index - 1) && smooth(index) >= smooth(index + 1))
        .filter_map(|index| {
            let around = &profile[index - 1..=index + 1];
            let sum: f32 = around.iter().sum();
            let strength = sum - 3.0 * local(index);
            let at = index as f32 + (around[2] - around[0]) / sum.max(f32::EPSILON) - side;
            (strength > 0.0).then_some(Peak { at, strength })
        })
        .collect();
    peaks.sort_by(|one, other| other.strength.total_cmp(&one.strength));
    peaks.truncate(MOST_PEAKS);
    peaks.sort_by(|one, other| one.at.total_cmp(&other.at));
    peaks
}

/// Follows a line fit from a line in both directions. `None` if it has too few lines.
fn grow(peaks: &[Peak], start: f32, pitch: f32) -> Option<GridLineFit> {
    let mut lines: Vec<(i32, Peak)> = Vec::new();
    let mut fitted = (start, pitch);
    lines.extend(nearest(peaks, start, pitch).map(|peak| (0, peak)));
    let mut missing = [0; 2];
    // In turns, so that the fit is right on both sides.
    for step in 1..MOST_LINES as i32 {
        for (side, sign) in [(0, 1), (1, -1)] {
            if missing[side] > MOST_MISSING {
                continue;
            }
            let index = sign * step;
            let place = fitted.0 + index as f32 * fitted.1;
            match nearest(peaks, place, fitted.1) {
                Some(peak) => {
                    lines.push((index, peak));
                    missing[side] = 0;
                    if lines.len() > 2 {
                        fitted = fit(&lines);
                    }
                }
                None => missing[side] += 1,
            }
        }
    }
    score(&lines, fitted)
}

/// The strongest peak near a place.
fn nearest(peaks: &[Peak], at: f32, pitch: f32) -> Option<Peak> {
    let reach = TOLERANCE.max(TOLERANCE_IN_PITCH * pitch);
    let from = peaks.partition_point(|peak| peak.at < at - reach);
    let near = peaks[from..]
        .iter()
        .take_while(|peak| peak.at <= at + reach);
    near.copied()
        .max_by(|one, other| one.strength.total_cmp(&other.strength))
}

/// The start and the pitch that suit the lines best.
fn fit(lines: &[(i32, Peak)]) -> (f32, f32) {
    let (mut n, mut sx, mut sy, mut sxx, mut sxy) = (0.0, 0.0, 0.0, 0.0, 0.0);
    for (index, peak) in lines {
        let (x, y, w) = (
            f64::from(*index),
            f64::from(peak.at),
            f64::from(peak.strength),
        );
        n += w;
        sx += w * x;
        sy += w * y;
        sxx += w * x * x;
        sxy += w * x * y;
    }
    let pitch = (n * sxy - sx * sy) / (n * sxx - sx * sx).max(1e-9);
    (((sy - pitch * sx) / n.max(1e-9)) as f32, pitch as f32)
}

fn score(lines: &[(i32, Peak)], (start, pitch): (f32, f32)) -> Option<GridLineFit> {
    let first = lines.iter().map(|(index, _)| *index).min()?;
    let last = lines.iter().map(|(index, _)| *index).max()?;
    let count = usize::try_from(last - first).ok()? + 1;
    if lines.len() < LEAST_LINES || pitch < LEAST_PITCH {
        return None;
    }
    let mean = lines.iter().map(|(_, peak)| peak.strength).sum::<f32>() / lines.len() as f32;
    let strengths = lines
        .iter()
        .map(|(_, peak)| peak.strength.min(STRONGEST * mean));
    let missing = (count - lines.len().min(count)) as f32;
    Some(GridLineFit {
        start: start + first as f32 * pitch,
        pitch,
        count,
        score: strengths.sum::<f32>() - MISSING * mean * missing,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pixels(lines: impl IntoIterator<Item = f32>) -> Vec<LinePixel> {
        let mut pixels = Vec::new();
        for across in lines {
            for along in -100..100 {
                pixels.push(LinePixel {
                    across,
                    along: along as f32,
                    strength: 1.0,
                });
            }
        }
        pixels
    }

    #[test]
    fn a_line_fit_is_found_among_other_lines() {
        let board = (0..15).map(|index| -150.0 + 22.4 * index as f32);
        let others = [-290.0, -171.0, -33.0, 201.5, 230.0, 240.0];
        let pixels = pixels(board.chain(others));
        let found = line_fits(&pixels, (-200.0, 200.0), 400.0, 3)[0];
        assert!((found.pitch - 22.4).abs() < 0.1, "{found:?}");
        let phase = ((found.start + 150.0) / 22.4).rem_euclid(1.0);
        assert!(!(0.05..0.95).contains(&phase), "{found:?}");
        assert!(found.start < -149.0 && found.count >= 15, "{found:?}");
        assert!(found.end() > 160.0);
    }

    #[test]
    fn hidden_lines_do_not_break_a_line_fit() {
        let board = (0..19).filter(|index| ![4, 5, 11].contains(index));
        let board = board.map(|index| -200.0 + 18.0 * index as f32);
        let found = line_fits(&pixels(board), (-200.0, 200.0), 300.0, 1)[0];
        assert_eq!(found.count, 19, "{found:?}");
    }

    #[test]
    fn few_lines_are_no_line_fit() {
        assert!(line_fits(&pixels([0.0, 20.0, 40.0]), (-200.0, 200.0), 300.0, 1).is_empty());
        assert!(line_fits(&[], (-200.0, 200.0), 300.0, 1).is_empty());
    }
}

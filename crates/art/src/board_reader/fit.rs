//! Fits a grid to the lines seen in the picture, by least squares.

use narabe_rules::BoardSize;

use super::homography::Homography;
use super::plane::Plane;
use super::ridges::Ridges;

/// How far from its place a line is looked for in each round, in distances of two lines.
const REACH: [f64; 4] = [0.3, 0.22, 0.15, 0.1];
/// The farthest that a line is looked for, in pixels.
const MOST_STEPS: usize = 14;
/// Where along a piece of a line is looked, in distances of two points.
const LOOKS: [f64; 4] = [0.2, 0.4, 0.6, 0.8];
/// From this distance on, in pixels, a line counts less the farther it is off.
const OUTLIER: f64 = 1.5;
/// The free entries of a map: the last one is 1.
const PARAMETERS: usize = 8;
/// Added to the diagonal of the equations: parameters that no line tells stay as they are.
const DAMPING: f64 = 1e-3;

/// A line seen beside its place.
struct LineDetection {
    /// The place on the board, in units from −1 to 1.
    place: (f64, f64),
    /// The direction across the line, of length 1.
    normal: (f64, f64),
    /// How far off the line is, in pixels along the normal.
    offset: f64,
    weight: f64,
}

/// The map from columns and rows to pixels that fits best, near a first one.
pub(super) fn fit(ridges: &Ridges, lines: BoardSize, start: &Homography) -> Homography {
    let half = (f64::from(lines.get()) - 1.0) / 2.0;
    // Columns and rows as units from -1 to 1, so that all parameters are of one magnitude.
    let to_index = Homography::scale_and_shift((half, half), (half, half));
    let to_units = Homography::scale_and_shift((1.0 / half, 1.0 / half), (-1.0, -1.0));
    let mut map = normalised(&to_index.then(start));
    for reach in REACH {
        let detections = detections(ridges, lines, &to_units.then(&map), reach);
        let Some(step) = least_squares(&map, &detections) else {
            return to_units.then(&map);
        };
        for (index, change) in step.into_iter().enumerate() {
            map.0[index / 3][index % 3] += change;
        }
    }
    to_units.then(&map)
}

/// The same map with 1 as its last entry.
fn normalised(map: &Homography) -> Homography {
    let last = map.0[2][2];
    Homography(map.0.map(|row| row.map(|entry| entry / last)))
}

fn detections(
    ridges: &Ridges,
    lines: BoardSize,
    map: &Homography,
    reach: f64,
) -> Vec<LineDetection> {
    let count = lines.get();
    let half = (f64::from(count) - 1.0) / 2.0;
    let mut found = Vec::new();
    for line in 0..count {
        for piece in 0..count - 1 {
            for look in LOOKS {
                let (across, along) = (f64::from(line), f64::from(piece) + look);
                for (plane, column, row, step) in [
                    (&ridges.upright, across, along, (1.0, 0.0)),
                    (&ridges.level, along, across, (0.0, 1.0)),
                ] {
                    let here = map.apply(column, row);
                    let next = map.apply(column + step.0, row + step.1);
                    let (dx, dy) = (next.0 - here.0, next.1 - here.1);
                    let pitch = dx.hypot(dy).max(1e-9);
                    let beside = (dx / pitch, dy / pitch);
                    let reach = (reach * pitch).clamp(1.5, MOST_STEPS as f64);
                    if let Some((offset, strength)) = centre(plane, here, beside, reach) {
                        found.push(LineDetection {
                            place: (column / half - 1.0, row / half - 1.0),
                            normal: beside,
                            offset,
                            weight: strength.min(1.0) / (1.0 + (offset / OUTLIER).powi(2)),
                        });
                    }
                }
            }
        }
    }
    found
}

/// The centre of the line beside a place, as a distance in a direction, and its strength.
fn centre(
    plane: &Plane,
    (x, y): (f64, f64),
    (dx, dy): (f64, f64),
    reach: f64,
) -> Option<(f64, f64)> {
    let steps = (reach.ceil() as usize).min(MOST_STEPS);
    let mut values = [0.0_f32; 2 * MOST_STEPS + 5];
    let values = &mut values[..2 * steps + 5];
    let first = steps as f64 + 2.0;
    for (step, value) in values.iter_mut().enumerate() {
        let step = step as f64 - first;
        let (x, y) = (x + dx * step, y + dy * step);
        if plane.contains(x, y) {
            *value = plane.values[(y + 0.5) as usize * plane.width + (x + 0.5) as usize];
        }
    }
    let peak =
        (2..values.len() - 2).max_by(|one, other| values[*one].total_cmp(&values[*other]))?;
    let (mut sum, mut moment) = (0.0, 0.0);
    for (value, step) in values[peak - 2..=peak + 2].iter().zip(peak - 2..) {
        let strength = f64::from(*value);
        sum += strength;
        moment += strength * (step as f64 - first);
    }
    (sum > 0.0).then(|| (moment / sum, sum))
}

/// The change of the parameters that brings the lines closest; `None` if too few lines are seen.
fn least_squares(map: &Homography, detections: &[LineDetection]) -> Option<[f64; PARAMETERS]> {
    if detections.len() < 4 * PARAMETERS {
        return None;
    }
    let mut equations = [[0.0; PARAMETERS + 1]; PARAMETERS];
    for detection in detections {
        let (u, v) = detection.place;
        let w = map.0[2][0] * u + map.0[2][1] * v + 1.0;
        let (x, y) = map.apply(u, v);
        let (nx, ny) = detection.normal;
        let along = nx * x + ny * y;
        let gradient = [
            nx * u / w,
            nx * v / w,
            nx / w,
            ny * u / w,
            ny * v / w,
            ny / w,
            -along * u / w,
            -along * v / w,
        ];
        for (row, &slope) in equations.iter_mut().zip(&gradient) {
            for (entry, &other) in row.iter_mut().zip(&gradient) {
                *entry += detection.weight * slope * other;
            }
            row[PARAMETERS] += detection.weight * slope * detection.offset;
        }
    }
    for (index, row) in equations.iter_mut().enumerate() {
        row[index] += DAMPING;
    }
    solve(equations)
}

/// Solves linear equations by elimination; `None` if they have no single solution.
fn solve(mut rows: [[f64; PARAMETERS + 1]; PARAMETERS]) -> Option<[f64; PARAMETERS]> {
    for column in 0..PARAMETERS {
        let largest = |row: &usize| rows[*row][column].abs();
        let pivot =
            (column..PARAMETERS).max_by(|one, other| largest(one).total_cmp(&largest(other)))?;
        rows.swap(column, pivot);
        let lead = rows[column];
        if lead[column].abs() < 1e-12 {
            return None;
        }
        for (index, row) in rows.iter_mut().enumerate() {
            if index != column {
                let factor = row[column] / lead[column];
                for (entry, other) in row.iter_mut().zip(lead) {
                    *entry -= factor * other;
                }
            }
        }
    }
    Some(std::array::from_fn(|index| {
        rows[index][PARAMETERS] / rows[index][index]
    }))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A grid drawn as ridges through a map.
    fn drawn(lines: u8, map: &Homography) -> Ridges {
        let mut ridges = Ridges {
            upright: Plane::new(500, 500),
            level: Plane::new(500, 500),
        };
        for line in 0..lines {
            for step in 0..4000 {
                let along = f64::from(step) / 4000.0 * f64::from(lines - 1);
                let (x, y) = map.apply(f64::from(line), along);
                ridges.upright.values[y.round() as usize * 500 + x.round() as usize] = 10.0;
                let (x, y) = map.apply(along, f64::from(line));
                ridges.level.values[y.round() as usize * 500 + x.round() as usize] = 10.0;
            }
        }
        ridges
    }

    #[test]
    fn a_grid_found_roughly_is_fitted_exactly() {
        let lines = BoardSize::DEFAULT;
        let wanted = Homography([[28.0, 2.0, 40.0], [-1.5, 29.0, 50.0], [0.002, -0.003, 1.0]]);
        let start = Homography([
            [27.8, 2.0, 43.0],
            [-1.5, 28.7, 52.0],
            [0.0018, -0.0028, 1.0],
        ]);
        let fitted = fit(&drawn(15, &wanted), lines, &start);
        for (column, row) in [
            (0.0, 0.0),
            (14.0, 0.0),
            (7.0, 7.0),
            (0.0, 14.0),
            (14.0, 14.0),
        ] {
            let (x, y) = fitted.apply(column, row);
            let (right_x, right_y) = wanted.apply(column, row);
            assert!(
                (x - right_x).hypot(y - right_y) < 1.0,
                "{column} {row}: {x} {y}"
            );
        }
    }

    #[test]
    fn without_lines_a_grid_stays_where_it_is() {
        let empty = Ridges {
            upright: Plane::new(50, 50),
            level: Plane::new(50, 50),
        };
        let start = Homography::scale_and_shift((3.0, 3.0), (4.0, 5.0));
        let (x, y) = fit(&empty, BoardSize::DEFAULT, &start).apply(2.0, 3.0);
        assert!((x - 10.0).abs() < 1e-9 && (y - 14.0).abs() < 1e-9);
    }
}

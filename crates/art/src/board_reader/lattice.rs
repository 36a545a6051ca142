//! The grid: lines of two families that cross everywhere and end together.

use narabe_rules::BoardSize;

use super::edges;
use super::fit::fit;
use super::grid_line_fit::{GridLineFit, line_fits};
use super::homography::Homography;
use super::pieces::Sight;
use super::plane::Plane;
use super::reading::Edge;
use super::ridges::Ridges;
use super::skew::{rectification, rectified};

// The sizes of boards that are looked for.
const LEAST_LINES: usize = 5;
const MOST_LINES: usize = 25;
/// The line fits of each family that are tried, and those of the other family for each.
const TRIED: usize = 5;
const TRIED_ACROSS: usize = 3;
/// The pitches of the two families agree within this factor.
const SAME_PITCH: f32 = 1.3;
/// The lines that are looked for beyond those of a line fit, on each side.
const BEYOND: i32 = 6;
/// How often a grid is fitted and its ends are looked for, at most.
const MOST_ROUNDS: usize = 3;
// A cell counts by how much more than this is seen of its lines; and once a board is found, more than this part of what is
// seen of the whole board: a row of letters shows less.
const EXPECTED: f32 = 0.5;
const OF_THE_BOARD: f32 = 0.7;
/// The least share of its lines that is seen of a board.
const LEAST_SEEN: f32 = 0.42;
/// A grid that was found.
#[derive(Clone, Debug)]
pub(super) struct FoundGrid {
    pub(super) lines: BoardSize,
    /// From columns and rows from the top to pixels.
    pub(super) to_picture: Homography,
    /// How well it fits: higher for more lines that are seen.
    pub(super) score: f32,
    /// The share of its lines that is seen, 0 to 1.
    pub(super) seen: f32,
    /// The edges beyond which it may continue.
    pub(super) doubtful: Vec<Edge>,
}

/// A lattice of points in the picture; the board is a part of it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Lattice {
    /// From columns and rows to pixels.
    pub(super) to_picture: Homography,
    /// The numbers of columns and rows.
    pub(super) columns: usize,
    pub(super) rows: usize,
}

/// Looks for the grid. `light` tells how light the picture is, averaged against noise.
pub(super) fn find(ridges: &Ridges, light: &Plane) -> Option<FoundGrid> {
    let (width, height) = ridges.size();
    let side = width.max(height) as f32;
    let to_picture = rectification(ridges);
    let from_picture = to_picture.inverse();
    let upright = rectified(&ridges.upright, true, &from_picture);
    let level = rectified(&ridges.level, false, &from_picture);
    let everywhere = (-2.0 * side, 2.0 * side);
    let mut pairs: Vec<(GridLineFit, GridLineFit)> = Vec::new();
    let range = |line_fit: &GridLineFit| {
        (
            line_fit.start - line_fit.pitch / 2.0,
            line_fit.end() + line_fit.pitch / 2.0,
        )
    };
    for columns in line_fits(&upright, everywhere, side, TRIED) {
        let rows = line_fits(&level, range(&columns), side, TRIED_ACROSS);
        add(&mut pairs, rows.into_iter().map(|rows| (columns, rows)));
    }
    for rows in line_fits(&level, everywhere, side, TRIED) {
        let columns = line_fits(&upright, range(&rows), side, TRIED_ACROSS);
        add(
            &mut pairs,
            columns.into_iter().map(|columns| (columns, rows)),
        );
    }
    let agree = |(columns, rows): &(GridLineFit, GridLineFit)| {
        let ratio = columns.pitch / rows.pitch;
        (1.0 / SAME_PITCH..=SAME_PITCH).contains(&ratio)
    };
    let sight = Sight::of(ridges, light);
    let best = pairs
        .iter()
        .filter(|pair| agree(pair))
        .filter_map(|(columns, rows)| {
            Lattice::of(columns, rows, &to_picture).board(&sight, EXPECTED)
        })
        .max_by(|one, other| one.score.total_cmp(&other.score))?;
    let mut found = settle(ridges, &sight, best)?;
    if let Some((lines, to_picture)) = edges::without_rim(&sight, found.lines, &found.to_picture) {
        found.lines = lines;
        found.to_picture = fit(ridges, lines, &to_picture);
        found.seen = found.seen(&sight);
    }
    found.doubtful = edges::doubtful(&sight, found.lines, &found.to_picture);
    (found.seen >= LEAST_SEEN).then_some(found)
}

/// Adds pairs of line fits to those known, but those that are nearly the same.
fn add(
    pairs: &mut Vec<(GridLineFit, GridLineFit)>,
    new: impl Iterator<Item = (GridLineFit, GridLineFit)>,
) {
    for (columns, rows) in new {
        let is_known = pairs
            .iter()
            .any(|known| known.0.is_nearly(&columns) && known.1.is_nearly(&rows));
        if !is_known {
            pairs.push((columns, rows));
        }
    }
}

/// Fits a grid to the lines seen, and looks again where it ends, until it stays.
fn settle(ridges: &Ridges, sight: &Sight, mut found: FoundGrid) -> Option<FoundGrid> {
    for _ in 0..MOST_ROUNDS {
        let to_picture = fit(ridges, found.lines, &found.to_picture);
        let shift = f64::from(BEYOND);
        let side = usize::from(found.lines.get()) + 2 * BEYOND as usize;
        let lattice = Lattice {
            to_picture: Homography::scale_and_shift((1.0, 1.0), (-shift, -shift)).then(&to_picture),
            columns: side,
            rows: side,
        };
        let next = lattice.board(sight, EXPECTED.max(OF_THE_BOARD * found.seen))?;
        let [new, old] = [next.to_picture, to_picture].map(|map| map.apply(0.0, 0.0));
        let is_same = (new.0 - old.0).hypot(new.1 - old.1) < 0.5 && next.lines == found.lines;
        found = next;
        if is_same {
            break;
        }
    }
    found.to_picture = fit(ridges, found.lines, &found.to_picture);
    found.seen = found.seen(sight);
    let cells = f32::from(found.lines.get() - 1).powi(2);
    found.score = (found.seen - EXPECTED) * cells;
    Some(found)
}

impl FoundGrid {
    /// The share of the pieces of lines that are seen.
    pub(super) fn seen(&self, sight: &Sight) -> f32 {
        let side = usize::from(self.lines.get());
        let cells = sight.cells(&self.to_picture, (side, side));
        cells.iter().sum::<f32>() / cells.len() as f32
    }
}

impl Lattice {
    /// The lattice of two line fits, with more lines on every side. `to_picture` leads from straight coordinates.
    fn of(columns: &GridLineFit, rows: &GridLineFit, to_picture: &Homography) -> Self {
        let beyond = BEYOND as f32;
        let shift = (
            f64::from(columns.start - beyond * columns.pitch),
            f64::from(rows.start - beyond * rows.pitch),
        );
        let scale = (f64::from(columns.pitch), f64::from(rows.pitch));
        let extra = 2 * BEYOND as usize;
        Self {
            to_picture: Homography::scale_and_shift(scale, shift).then(to_picture),
            columns: columns.count + extra,
            rows: rows.count + extra,
        }
    }

    /// The square part of the lattice whose lines are seen best, more than is expected of each cell.
    fn board(&self, sight: &Sight, expected: f32) -> Option<FoundGrid> {
        let cells = sight.cells(&self.to_picture, (self.columns, self.rows));
        let cells: Vec<f32> = cells.iter().map(|seen| seen - expected).collect();
        let sums = Sums::of(&cells, self.columns.max(1) - 1);
        let mut best: Option<(f32, usize, usize, usize)> = None;
        for lines in LEAST_LINES..=MOST_LINES.min(self.columns).min(self.rows) {
            for row in 0..=self.rows - lines {
                for column in 0..=self.columns - lines {
                    let score = sums.sum((column, row), (lines - 1, lines - 1));
                    if best.is_none_or(|(most, ..)| score > most) {
                        best = Some((score, lines, column, row));
                    }
                }
            }
        }
        let (score, lines, column, row) = best.filter(|(score, ..)| *score > 0.0)?;
        let shift = Homography::scale_and_shift((1.0, 1.0), (column as f64, row as f64));
        Some(FoundGrid {
            lines: BoardSize::new(u8::try_from(lines).ok()?).ok()?,
            to_picture: shift.then(&self.to_picture),
            score,
            seen: score / (lines - 1).pow(2) as f32 + expected,
            doubtful: Vec::new(),
        })
    }
}

/// Sums over rectangles.
struct Sums {
    sums: Vec<f32>,
    width: usize,
}

impl Sums {
    fn of(values: &[f32], columns: usize) -> Self {
        let (width, rows) = (columns + 1, values.len() / columns.max(1));
        let mut sums = vec![0.0; width * (rows + 1)];
        for row in 0..rows {
            for column in 0..columns {
                let at = (row + 1) * width + column + 1;
                let above = sums[at - width] + sums[at - 1] - sums[at - width - 1];
                sums[at] = above + values[row * columns + column];
            }
        }
        Self { sums, width }
    }

    /// The sum over `columns` × `rows` values from a column and row on.
    fn sum(&self, (column, row): (usize, usize), (columns, rows): (usize, usize)) -> f32 {
        let at = |column: usize, row: usize| self.sums[row * self.width + column];
        let (right, bottom) = (column + columns, row + rows);
        at(right, bottom) - at(column, bottom) - at(right, row) + at(column, row)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sums_are_over_rectangles() {
        let values: Vec<f32> = (0..12).map(|value| value as f32).collect();
        let sums = Sums::of(&values, 4);
        assert_eq!(sums.sum((0, 0), (4, 3)), 66.0);
        assert_eq!(sums.sum((1, 1), (2, 2)), 5.0 + 6.0 + 9.0 + 10.0);
        assert_eq!(sums.sum((2, 2), (0, 1)), 0.0);
    }
}

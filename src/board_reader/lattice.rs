//! The grid: lines of two families that cross everywhere and end together.

use crate::rules::BoardSize;

use super::comb::{Comb, combs};
use super::fit::fit;
use super::homography::Homography;
use super::plane::Plane;
use super::ridges::Ridges;
use super::slant::{straightened, straightening};

/// The sizes of boards that are looked for.
const LEAST_LINES: usize = 9;
const MOST_LINES: usize = 25;
/// The combs of each family that are tried, and those of the other family for each.
const TRIED: usize = 5;
const TRIED_ACROSS: usize = 3;
/// The pitches of the two families agree within this factor.
const SAME_PITCH: f32 = 1.3;
/// The lines that are looked for beyond those of a comb, on each side.
const BEYOND: i32 = 6;
/// A cell counts by how much more than this is seen of the lines around it, in the direction of which less is seen: letters
/// and the edge of the board look like lines in one direction only.
const EXPECTED: f32 = 0.5;
/// How much the half of a piece of a line counts of which more is seen. A stone hides at most the other one.
const BETTER_HALF: f32 = 0.6;
/// The least share of its lines that is seen of a board.
const LEAST_SEEN: f32 = 0.42;
/// Where along a piece of a line is looked, in distances of two points. A stone at one end hides the first half.
const LOOKS: [f64; 8] = [0.16, 0.26, 0.36, 0.46, 0.54, 0.64, 0.74, 0.84];
/// How much of two parallel pieces the one counts of which less is seen.
const FAINTER: f32 = 0.65;
/// How far from a line the board beside it is looked at, in distances of two lines, and the most that may seem to be lines
/// there: the ribs of a mat, the grain of wood, a hatched ground.
const BETWEEN: f64 = 0.4;
const MOST_TEXTURE: f32 = 0.8;
/// How far beside its place a line may be, in pixels.
const BESIDE: isize = 1;

/// A grid that was found.
#[derive(Clone, Copy, Debug)]
pub(super) struct Found {
    pub(super) lines: BoardSize,
    /// From columns and rows from the top to pixels.
    pub(super) to_picture: Homography,
    /// How well it fits: higher for more lines that are seen.
    pub(super) score: f32,
    /// The share of its lines that is seen, 0 to 1.
    pub(super) seen: f32,
}

/// A lattice of points in the picture, of which the board is a part.
#[derive(Clone, Copy, Debug)]
pub(super) struct Lattice {
    /// From columns and rows to pixels.
    pub(super) to_picture: Homography,
    /// The numbers of columns and rows.
    pub(super) columns: usize,
    pub(super) rows: usize,
}

/// Looks for the grid.
pub(super) fn find(ridges: &Ridges) -> Option<Found> {
    let (width, height) = ridges.size();
    let side = width.max(height) as f32;
    let to_picture = straightening(ridges);
    let from_picture = to_picture.inverse();
    let upright = straightened(&ridges.upright, true, &from_picture);
    let level = straightened(&ridges.level, false, &from_picture);
    let everywhere = (-2.0 * side, 2.0 * side);
    let mut pairs: Vec<(Comb, Comb)> = Vec::new();
    let range = |comb: &Comb| (comb.start - comb.pitch / 2.0, comb.end() + comb.pitch / 2.0);
    for columns in combs(&upright, everywhere, side, TRIED) {
        let rows = combs(&level, range(&columns), side, TRIED_ACROSS);
        pairs.extend(rows.into_iter().map(|rows| (columns, rows)));
    }
    for rows in combs(&level, everywhere, side, TRIED) {
        let columns = combs(&upright, range(&rows), side, TRIED_ACROSS);
        pairs.extend(columns.into_iter().map(|columns| (columns, rows)));
    }
    let agree = |(columns, rows): &(Comb, Comb)| {
        let ratio = columns.pitch / rows.pitch;
        (1.0 / SAME_PITCH..=SAME_PITCH).contains(&ratio)
    };
    let best = pairs
        .iter()
        .filter(|pair| agree(pair))
        .filter_map(|(columns, rows)| Lattice::of(columns, rows, &to_picture).board(ridges))
        .max_by(|one, other| one.score.total_cmp(&other.score))?;
    let found = settle(ridges, best)?;
    (found.seen >= LEAST_SEEN).then_some(found)
}

/// Fits a grid to the lines seen, and looks again where it ends.
fn settle(ridges: &Ridges, mut found: Found) -> Option<Found> {
    for _ in 0..3 {
        let to_picture = fit(ridges, found.lines, &found.to_picture);
        let shift = f64::from(BEYOND);
        let side = usize::from(found.lines.get()) + 2 * BEYOND as usize;
        let lattice = Lattice {
            to_picture: Homography::scale_and_shift((1.0, 1.0), (-shift, -shift)).then(&to_picture),
            columns: side,
            rows: side,
        };
        found = lattice.board(ridges)?;
    }
    found.to_picture = fit(ridges, found.lines, &found.to_picture);
    found.seen = found.seen(ridges);
    Some(found)
}

impl Found {
    /// The share of the pieces of lines that are seen.
    fn seen(&self, ridges: &Ridges) -> f32 {
        let side = usize::from(self.lines.get());
        let lattice = Lattice {
            to_picture: self.to_picture,
            columns: side,
            rows: side,
        };
        let cells = Pieces::of(&lattice, ridges).cells();
        cells.iter().sum::<f32>() / cells.len() as f32 + EXPECTED
    }
}

impl Lattice {
    /// The lattice of two combs, with more lines on every side. `to_picture` leads from straight coordinates.
    fn of(columns: &Comb, rows: &Comb, to_picture: &Homography) -> Self {
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

    /// The square part of the lattice whose lines are seen best.
    fn board(&self, ridges: &Ridges) -> Option<Found> {
        let cells = Pieces::of(self, ridges).cells();
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
        Some(Found {
            lines: BoardSize::new(u8::try_from(lines).ok()?).ok()?,
            to_picture: shift.then(&self.to_picture),
            score,
            seen: score / (lines - 1).pow(2) as f32 + EXPECTED,
        })
    }
}

/// How much of each piece of a line between two points is seen, 0 to 1. Row by row.
struct Pieces {
    columns: usize,
    /// The pieces to the right of each point.
    level: Vec<f32>,
    /// The pieces below each point.
    upright: Vec<f32>,
}

impl Pieces {
    fn of(lattice: &Lattice, ridges: &Ridges) -> Self {
        let (columns, rows) = (lattice.columns, lattice.rows);
        let mut pieces = Self {
            columns,
            level: vec![0.0; columns * rows],
            upright: vec![0.0; columns * rows],
        };
        for row in 0..rows {
            for column in 0..columns {
                let (index, x, y) = (row * columns + column, column as f64, row as f64);
                if column + 1 < columns {
                    let look = |along, across| lattice.to_picture.apply(x + along, y + across);
                    pieces.level[index] = seen(&ridges.level, look, false);
                }
                if row + 1 < rows {
                    let look = |along, across| lattice.to_picture.apply(x + across, y + along);
                    pieces.upright[index] = seen(&ridges.upright, look, true);
                }
            }
        }
        pieces
    }

    /// How much of the lines around each cell is seen, less what is expected. Row by row.
    fn cells(&self) -> Vec<f32> {
        let columns = self.columns;
        let rows = self.level.len() / columns.max(1);
        let mut cells = Vec::with_capacity(self.level.len());
        for row in 1..rows {
            for column in 1..columns {
                let corner = (row - 1) * columns + column - 1;
                let level = both(self.level[corner], self.level[corner + columns]);
                let upright = both(self.upright[corner], self.upright[corner + 1]);
                cells.push(level.min(upright) - EXPECTED);
            }
        }
        cells
    }
}

/// How much is seen of two lines on both sides of a cell: a line that ends the board has none on its other side.
fn both(one: f32, other: f32) -> f32 {
    FAINTER * one.min(other) + (1.0 - FAINTER) * one.max(other)
}

/// How much of a piece of a line is seen, more than of the board beside it.
fn seen(plane: &Plane, look: impl Fn(f64, f64) -> (f64, f64), upright: bool) -> f32 {
    let on = share_seen(plane, |along| look(along, 0.0), upright);
    let beside =
        [-BETWEEN, BETWEEN].map(|across| share_seen(plane, |along| look(along, across), upright));
    // The edge of the board may lie on one side.
    let off = beside[0].min(beside[1]).min(MOST_TEXTURE);
    ((on - off) / (1.0 - off)).max(0.0)
}

/// The share of a piece of a line that is seen.
fn share_seen(plane: &Plane, look: impl Fn(f64) -> (f64, f64), upright: bool) -> f32 {
    let is_seen = |along: &f64| {
        let (x, y) = look(*along);
        if !plane.contains(x, y) {
            return false;
        }
        let (x, y) = (x.round() as isize, y.round() as isize);
        (-BESIDE..=BESIDE).any(|step| match upright {
            true => plane.get(x + step, y) > 0.0,
            false => plane.get(x, y + step) > 0.0,
        })
    };
    let half = LOOKS.len() / 2;
    let share = |looks: &[f64]| looks.iter().filter(|along| is_seen(along)).count();
    let (first, second) = LOOKS.split_at(half);
    let (first, second) = (share(first), share(second));
    let (better, worse) = (first.max(second), first.min(second));
    (BETTER_HALF * better as f32 + (1.0 - BETTER_HALF) * worse as f32) / half as f32
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

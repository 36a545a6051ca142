//! The lines that leave a point of a rectified board, and how deep they are.

use super::median::median_of;
use super::plane::Plane;
use super::rectified::pixel;
use super::ridges::Lines;

/// The part of a line in the middle between two points, where even stones on both leave it free.
const BETWEEN: Along = 14..=18;
// How far from its place a line may be, in pixels, and where the board beside it is.
const MIDDLE: isize = 2;
const BESIDE: Along = 4..=5;

/// Distances from a point along its lines, in pixels.
pub(super) type Along = std::ops::RangeInclusive<isize>;

/// The lines that leave a point.
pub(super) struct Arms<'a> {
    light: &'a Plane,
    point: (isize, isize),
    steps: Vec<(isize, isize)>,
    lines: Lines,
}

impl<'a> Arms<'a> {
    pub(super) fn of(
        light: &'a Plane,
        (column, row): (usize, usize),
        side: usize,
        lines: Lines,
    ) -> Self {
        let arms = [
            (column > 0, (-1, 0)),
            (column + 1 < side, (1, 0)),
            (row > 0, (0, -1)),
            (row + 1 < side, (0, 1)),
        ];
        let there = arms.into_iter().filter(|(is_there, _)| *is_there);
        Self {
            light,
            point: (pixel(column), pixel(row)),
            steps: there.map(|(_, step)| step).collect(),
            lines,
        }
    }

    /// The depth of each line over a part of it.
    fn depths(&self, along: Along) -> impl Iterator<Item = f32> {
        let steps = self.steps.iter();
        steps.map(move |&step| {
            depth(self.light, self.point, step, along.clone(), self.lines).max(0.0)
        })
    }

    /// The mean depth of the lines over a part of them.
    pub(super) fn mean(&self, along: Along) -> f32 {
        self.depths(along).sum::<f32>() / self.steps.len() as f32
    }

    /// The depth of the faintest line over a part of it.
    pub(super) fn least(&self, along: Along) -> f32 {
        self.depths(along).fold(f32::MAX, f32::min)
    }
}

/// How much darker a line is than the board on both sides, over a part of it.
fn depth(
    light: &Plane,
    (x, y): (isize, isize),
    (dx, dy): (isize, isize),
    along: Along,
    lines: Lines,
) -> f32 {
    let count = along.clone().count() as f32;
    // The mean of the pixels at a distance across the line.
    let mean = |across: isize| {
        let values = along.clone().map(|step| {
            lines.darken(light.get(x + dx * step - dy * across, y + dy * step + dx * across))
        });
        values.sum::<f32>() / count
    };
    let beside = |sign: isize| {
        let values = BESIDE.map(|across| mean(sign * across));
        values.sum::<f32>() / BESIDE.count() as f32
    };
    let middle = (-MIDDLE..=MIDDLE).map(mean).fold(f32::MAX, f32::min);
    beside(1).min(beside(-1)) - middle
}

/// The median depth of the lines of the board.
pub(super) fn usual_depth(light: &Plane, side: usize, lines: Lines) -> f32 {
    let mut depths = Vec::with_capacity(2 * side * side);
    for row in 0..side {
        for column in 0..side {
            let point = (pixel(column), pixel(row));
            if column + 1 < side {
                depths.push(depth(light, point, (1, 0), BETWEEN, lines));
            }
            if row + 1 < side {
                depths.push(depth(light, point, (0, 1), BETWEEN, lines));
            }
        }
    }
    median_of(&mut depths)
}

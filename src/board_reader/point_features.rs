//! What is measured on each point of a straightened board.

use crate::rules::BoardSize;

use super::plane::Plane;
use super::ridges::Lines;
use super::straightened::{CELL, Straightened, pixel};

/// Where lines are looked for beside a point, in pixels from it: near its middle, where only empty points show them; beyond
/// numbers and dots, and within stones; and near the edges of stones, beyond marks on empty points.
const CORE: Along = 2..=5;
const ARM: Along = 9..=12;
const OUTER_ARM: Along = 13..=14;
/// The part of a line in the middle between two points, where even stones on both leave it free.
const BETWEEN: Along = 14..=18;
/// How far from its place a line may be, in pixels, and where the board beside it is.
const MIDDLE: isize = 2;
const BESIDE: Along = 4..=5;
/// The ring in which the colour of a stone is measured, in pixels: free of numbers, dots and most emblems.
const RING: (f32, f32) = (9.0, 12.5);
/// The ring that a stone covers and a mark does not.
const OUTER_RING: (f32, f32) = (11.5, 13.5);
/// The disc for its mean, in pixels.
const DISC: f32 = 13.0;
/// Half the side of the square in the middle of a cell that shows the board, in pixels.
const GROUND: isize = 4;
/// The least depth of lines, in levels of grey: what is weaker is no line.
const LEAST_DEPTH: f32 = 2.0;

/// Distances from a point along its lines, in pixels.
type Along = std::ops::RangeInclusive<isize>;

/// A colour as light, red and yellow.
pub(super) type Colour = [f32; 3];

/// What is measured on a point.
#[derive(Clone, Copy, Debug)]
pub(super) struct PointFeatures {
    /// How much of the lines is seen within the size of a stone, 0 to about 1.
    pub(super) lines: f32,
    /// How much of them is seen near the edge of a stone.
    pub(super) outer_lines: f32,
    /// How much of the faintest of them is seen in the middle.
    pub(super) core: f32,
    /// The median colour of the ring.
    pub(super) ring: Colour,
    /// The mean colour of the disc.
    pub(super) disc: Colour,
    /// The colour of the board around the point.
    pub(super) ground: Colour,
    /// The share of the outer ring that differs from the board.
    pub(super) covered: f32,
}

/// Measures all points, row by row from the top.
pub(super) fn measure(board: &Straightened, size: BoardSize, lines: Lines) -> Vec<PointFeatures> {
    let side = usize::from(size.get());
    let depth = usual_depth(&board.light, side, lines).max(LEAST_DEPTH);
    let grounds = Grounds::of(board, side);
    (0..side * side)
        .map(|index| {
            let (column, row) = (index % side, index / side);
            let ground = grounds.around(column, row);
            let at = (pixel(column), pixel(row));
            let differs = |colour: &&Colour| difference(colour, &ground) > grounds.noise;
            let outer = ring(board, at, OUTER_RING);
            let arms = Arms::of(&board.light, (column, row), side, lines);
            PointFeatures {
                lines: arms.mean(ARM) / depth,
                outer_lines: arms.mean(OUTER_ARM) / depth,
                core: arms.least(CORE) / depth,
                disc: disc(board, at),
                covered: outer.iter().filter(differs).count() as f32 / outer.len() as f32,
                ring: median(&ring(board, at, RING)),
                ground,
            }
        })
        .collect()
}

/// The distance of two colours.
pub(super) fn difference(one: &Colour, other: &Colour) -> f32 {
    let squares = one
        .iter()
        .zip(other)
        .map(|(one, other)| (one - other).powi(2));
    squares.sum::<f32>().sqrt()
}

/// The lines that leave a point.
struct Arms<'a> {
    light: &'a Plane,
    point: (isize, isize),
    steps: Vec<(isize, isize)>,
    lines: Lines,
}

impl<'a> Arms<'a> {
    fn of(light: &'a Plane, (column, row): (usize, usize), side: usize, lines: Lines) -> Self {
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

    fn mean(&self, along: Along) -> f32 {
        self.depths(along).sum::<f32>() / self.steps.len() as f32
    }

    fn least(&self, along: Along) -> f32 {
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
fn usual_depth(light: &Plane, side: usize, lines: Lines) -> f32 {
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

/// The colours of the board in the middles of its cells.
struct Grounds {
    /// Row by row, one less than the board has lines.
    cells: Vec<Colour>,
    width: usize,
    /// Colours that differ more than this are not those of the board.
    noise: f32,
}

impl Grounds {
    fn of(board: &Straightened, side: usize) -> Self {
        /// The least difference that counts, and its multiple of the usual one.
        const LEAST: f32 = 10.0;
        const FACTOR: f32 = 2.5;
        let width = side - 1;
        let middle = |index: usize| pixel(index) + CELL as isize / 2;
        let mut differences = Vec::new();
        let cells = (0..width * width)
            .map(|index| {
                let (x, y) = (middle(index % width), middle(index / width));
                let mut colours = Vec::new();
                for dy in -GROUND..=GROUND {
                    for dx in -GROUND..=GROUND {
                        colours.push(board.at(x + dx, y + dy));
                    }
                }
                let ground = median(&colours);
                differences.extend(colours.iter().map(|colour| difference(colour, &ground)));
                ground
            })
            .collect();
        Self {
            cells,
            width,
            noise: LEAST.max(FACTOR * median_of(&mut differences)),
        }
    }

    /// The colour of the board around a point: the median of the cells that meet there, channel by channel.
    fn around(&self, column: usize, row: usize) -> Colour {
        let near = |index: usize| index.saturating_sub(1)..=index.min(self.width - 1);
        let cells: Vec<Colour> = near(row)
            .flat_map(|row| near(column).map(move |column| (column, row)))
            .map(|(column, row)| self.cells[row * self.width + column])
            .collect();
        median(&cells)
    }
}

/// The colours of the ring around a point.
fn ring(board: &Straightened, (x, y): (isize, isize), (from, to): (f32, f32)) -> Vec<Colour> {
    let reach = to.ceil() as isize;
    let mut colours = Vec::new();
    for dy in -reach..=reach {
        for dx in -reach..=reach {
            let distance = (dx as f32).hypot(dy as f32);
            if (from..=to).contains(&distance) {
                colours.push(board.at(x + dx, y + dy));
            }
        }
    }
    colours
}

/// The mean colour of the disc around a point.
fn disc(board: &Straightened, (x, y): (isize, isize)) -> Colour {
    let reach = DISC as isize;
    let (mut sum, mut count) = ([0.0; 3], 0.0);
    for dy in -reach..=reach {
        for dx in -reach..=reach {
            if (dx as f32).hypot(dy as f32) <= DISC {
                let colour = board.at(x + dx, y + dy);
                sum = std::array::from_fn(|part| sum[part] + colour[part]);
                count += 1.0;
            }
        }
    }
    sum.map(|channel| channel / count)
}

/// The median of each channel.
fn median(colours: &[Colour]) -> Colour {
    std::array::from_fn(|part| {
        let mut values: Vec<f32> = colours.iter().map(|colour| colour[part]).collect();
        median_of(&mut values)
    })
}

/// The median; of an even number of values the mean of the middle two. 0 of none.
pub(super) fn median_of(values: &mut [f32]) -> f32 {
    if values.is_empty() {
        return 0.0;
    }
    values.sort_unstable_by(f32::total_cmp);
    let middle = values.len() / 2;
    match values.len() % 2 {
        0 => (values[middle - 1] + values[middle]) / 2.0,
        _ => values[middle],
    }
}

#[cfg(test)]
mod tests {
    use super::super::homography::Homography;
    use super::*;
    use crate::art::board::{Geometry, Padding};
    use crate::art::board_thumbnail;

    #[test]
    fn stones_hide_lines_and_differ_from_the_board() {
        let picture = board_thumbnail(
            &Default::default(),
            &Default::default(),
            &[(3, 4, true), (5, 6, false)],
            15,
            500,
        );
        let geometry = Geometry::new(500, 15, Padding::Bare);
        let (cell, first) = (f64::from(geometry.cell), f64::from(geometry.line(0)));
        let map = Homography::scale_and_shift((cell, cell), (first, first));
        let board = Straightened::of(&picture, &map, BoardSize::DEFAULT);
        let features = measure(&board, BoardSize::DEFAULT, Lines::Dark);
        for (index, point) in features.iter().enumerate() {
            let (column, row) = (index % 15, index / 15);
            let has_stone = [(3, 4), (5, 6)].contains(&(column, row));
            assert_eq!(point.lines < 0.4, has_stone, "{column} {row}: {point:?}");
            let difference = difference(&point.ring, &point.ground);
            assert_eq!(difference > 40.0, has_stone, "{column} {row}: {point:?}");
        }
    }

    #[test]
    fn the_median_is_in_the_middle() {
        assert_eq!(median_of(&mut []), 0.0);
        assert_eq!(median_of(&mut [3.0, 1.0, 2.0]), 2.0);
        assert_eq!(median_of(&mut [4.0, 1.0, 2.0, 9.0]), 3.0);
    }
}

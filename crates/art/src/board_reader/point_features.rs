//! What is measured on each point of a rectified board.

use narabe_rules::BoardSize;

use super::arms::{Along, Arms, usual_depth};
use super::median::median_of;
use super::rectified::{CELL, Colour, Rectified, pixel};
use super::ridges::Lines;

// Where lines are looked for beside a point, in pixels from it: near its middle, where only empty points show them, and within
// stones, beyond numbers and dots.
const CORE: Along = 2..=5;
const ARM: Along = 9..=12;
/// The ring in which the colour of a stone is measured, in pixels: free of numbers, dots and most emblems.
const RING: (f32, f32) = (9.0, 12.5);
/// A ring that a stone covers, and most marks do not.
const OUTER_RING: (f32, f32) = (11.5, 13.5);
/// The disc for its mean, in pixels.
const DISC: f32 = 13.0;
/// Half the side of the square in the middle of a cell that shows the board, in pixels.
const GROUND: isize = 4;
/// The least depth of lines, in levels of grey: what is weaker is no line.
const LEAST_DEPTH: f32 = 2.0;

/// The distances from a point at which stones may end, in pixels.
pub(super) const EDGES: std::ops::RangeInclusive<usize> = 10..=15;
/// The number of them.
const EDGE_COUNT: usize = *EDGES.end() - *EDGES.start() + 1;
/// How far from a line the colour at a distance is measured at least, in pixels.
const BESIDE_LINES: isize = 3;

/// What is measured on a point.
#[derive(Clone, Copy, Debug)]
pub(super) struct PointFeatures {
    /// How much of the lines is seen within the size of a stone, 0 to about 1.
    pub(super) lines: f32,
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
    /// What is seen at each of the distances [`EDGES`].
    pub(super) edges: [AtDistance; EDGE_COUNT],
}

/// What is seen at a distance from a point.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct AtDistance {
    /// How much of the lines is seen, 0 to 1.
    pub(super) lines: f32,
    /// How much the colour between the lines differs from that of the board.
    pub(super) difference: f32,
}

impl PointFeatures {
    /// What is seen at a distance that is one of [`EDGES`].
    pub(super) const fn at_distance(&self, distance: usize) -> AtDistance {
        self.edges[distance - *EDGES.start()]
    }
}

/// Measures all points, row by row from the top.
pub(super) fn measure(board: &Rectified, size: BoardSize, lines: Lines) -> Vec<PointFeatures> {
    let side = usize::from(size.get());
    let depth = usual_depth(&board.light, side, lines).max(LEAST_DEPTH);
    let grounds = Grounds::of(board, side);
    let [ring, outer_ring, disc] = [RING, OUTER_RING, (0.0, DISC)].map(offsets);
    let circles: [Vec<(isize, isize)>; EDGE_COUNT] =
        std::array::from_fn(|index| circle((EDGES.start() + index) as f32));
    (0..side * side)
        .map(|index| {
            let (column, row) = (index % side, index / side);
            let ground = grounds.around(column, row);
            let colours = |offsets| colours(board, (pixel(column), pixel(row)), offsets);
            let differs = |colour: &&Colour| difference(colour, &ground) > grounds.noise;
            let outer = colours(&outer_ring);
            let arms = Arms::of(&board.light, (column, row), side, lines);
            let edge = |index: usize| {
                let distance = (EDGES.start() + index) as isize;
                let around = colours(&circles[index]);
                let mut differences: Vec<f32> = around
                    .iter()
                    .map(|colour| difference(colour, &ground))
                    .collect();
                AtDistance {
                    lines: (arms.mean(distance..=distance) / depth).min(1.0),
                    difference: median_of(&mut differences),
                }
            };
            PointFeatures {
                lines: arms.mean(ARM) / depth,
                core: arms.least(CORE) / depth,
                disc: mean(&colours(&disc)),
                covered: outer.iter().filter(differs).count() as f32 / outer.len() as f32,
                ring: median(&colours(&ring)),
                ground,
                edges: std::array::from_fn(edge),
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

/// The colours of the board in the middles of its cells.
struct Grounds {
    /// Row by row, one less than the board has lines.
    cells: Vec<Colour>,
    width: usize,
    /// Colours that differ more than this are not those of the board.
    noise: f32,
}

impl Grounds {
    fn of(board: &Rectified, side: usize) -> Self {
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

/// The pixels between two distances from a point.
fn offsets((from, to): (f32, f32)) -> Vec<(isize, isize)> {
    let reach = to.ceil() as isize;
    let square = (-reach..=reach).flat_map(|dy| (-reach..=reach).map(move |dx| (dx, dy)));
    let is_between = |&(dx, dy): &(isize, isize)| {
        let distance = (dx as f32).hypot(dy as f32);
        (from..=to).contains(&distance)
    };
    square.filter(is_between).collect()
}

/// The pixels at a distance from a point, without those near its lines.
fn circle(distance: f32) -> Vec<(isize, isize)> {
    let is_beside = |at: isize| at.abs() >= BESIDE_LINES;
    let mut offsets = offsets((distance - 0.5, distance + 0.5));
    offsets.retain(|&(dx, dy)| is_beside(dx) && is_beside(dy));
    offsets
}

/// The colours of the pixels around a point.
fn colours(board: &Rectified, (x, y): (isize, isize), offsets: &[(isize, isize)]) -> Vec<Colour> {
    let offsets = offsets.iter();
    offsets.map(|(dx, dy)| board.at(x + dx, y + dy)).collect()
}

fn mean(colours: &[Colour]) -> Colour {
    let sum = colours.iter().fold([0.0; 3], |sum: Colour, colour| {
        std::array::from_fn(|part| sum[part] + colour[part])
    });
    sum.map(|channel| channel / colours.len() as f32)
}

/// The median of each channel.
fn median(colours: &[Colour]) -> Colour {
    std::array::from_fn(|part| {
        let mut values: Vec<f32> = colours.iter().map(|colour| colour[part]).collect();
        median_of(&mut values)
    })
}

#[cfg(test)]
mod tests {
    use super::super::homography::Homography;
    use super::*;
    use crate::board::{Geometry, Padding};
    use crate::board_thumbnail;

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
        let board = Rectified::of(&picture, &map, BoardSize::DEFAULT);
        let features = measure(&board, BoardSize::DEFAULT, Lines::Dark);
        for (index, point) in features.iter().enumerate() {
            let (column, row) = (index % 15, index / 15);
            let has_stone = [(3, 4), (5, 6)].contains(&(column, row));
            assert_eq!(point.lines < 0.4, has_stone, "{column} {row}: {point:?}");
            let difference = difference(&point.ring, &point.ground);
            assert_eq!(difference > 40.0, has_stone, "{column} {row}: {point:?}");
        }
    }
}

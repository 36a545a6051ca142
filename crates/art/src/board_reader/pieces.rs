//! How much of a lattice is seen in a picture, cell by cell.

use super::homography::Homography;
use super::mask::{Mask, Place, between};
use super::plane::{BORDER, Plane};
use super::ridges::Ridges;

/// How far from a line the board beside it is looked at, in distances of two lines.
const BESIDE: f32 = 0.4;
/// The weight of the less visible one of two parallel pieces.
const FAINTER: f32 = 0.65;
/// Where a stone is looked for around a point, in distances of two points: on it, beside the lines, beyond numbers.
const AROUND: [(f32, f32); 8] = [
    (0.30, 0.12),
    (0.12, 0.30),
    (-0.12, 0.30),
    (-0.30, 0.12),
    (-0.30, -0.12),
    (-0.12, -0.30),
    (0.12, -0.30),
    (0.30, -0.12),
];
// How many of these are darker, or lighter, than the middles of all cells around a stone, and by how much at least.
const MOST_AROUND: usize = 7;
const DIFFERS: f32 = 14.0;
/// What of the grid can be seen in a picture.
pub(super) struct Sight<'a> {
    upright: Mask,
    level: Mask,
    light: &'a Plane,
}

impl<'a> Sight<'a> {
    /// `light` tells how light the picture is, averaged against noise.
    pub(super) fn of(ridges: &Ridges, light: &'a Plane) -> Self {
        Self {
            upright: Mask::of(&ridges.upright, true),
            level: Mask::of(&ridges.level, false),
            light,
        }
    }

    /// How much of the lines around each cell of a lattice is visible, 0 to 1, in the less visible direction: letters and
    /// the edge of the board look like lines in one direction only. Row by row, one less than the lattice has lines in each
    /// direction. `to_picture` leads from columns and rows to pixels.
    pub(super) fn cells(
        &self,
        to_picture: &Homography,
        (columns, rows): (usize, usize),
    ) -> Vec<f32> {
        let places = Places::of(to_picture, (columns, rows));
        let stones: Vec<bool> = (0..columns * rows)
            .map(|index| self.is_stone(&places.around((index % columns, index / columns))))
            .collect();
        // The pieces to the right of each point, and those below it.
        let (mut level, mut upright) = (vec![0.0; columns * rows], vec![0.0; columns * rows]);
        for (index, &stone) in stones.iter().enumerate() {
            let (column, row) = (index % columns, index / columns);
            let here = places.around((column, row));
            if column + 1 < columns {
                let next = places.around((column + 1, row));
                let sides = [0, 2].map(|side| [here.beside(side, 1), next.beside(side, 1)]);
                let stones = [stone, stones[index + 1]];
                level[index] = self
                    .level
                    .piece([here.middle(), next.middle()], sides, stones);
            }
            if row + 1 < rows {
                let next = places.around((column, row + 1));
                let sides = [0, 2].map(|side| [here.beside(1, side), next.beside(1, side)]);
                let stones = [stone, stones[index + columns]];
                upright[index] = self
                    .upright
                    .piece([here.middle(), next.middle()], sides, stones);
            }
        }
        let corners = (1..rows).flat_map(|row| (row - 1) * columns..row * columns - 1);
        let seen = corners.map(|corner| {
            let level = both(level[corner], level[corner + columns]);
            let upright = both(upright[corner], upright[corner + 1]);
            level.min(upright)
        });
        seen.collect()
    }

    /// Whether an upright or level line runs through a place.
    pub(super) fn is_line(&self, place: Place, is_upright: bool) -> bool {
        if is_upright {
            self.upright.is_seen(place)
        } else {
            self.level.is_seen(place)
        }
    }

    /// Whether a place lies in the picture rather than on the border around it.
    pub(super) fn is_in_picture(&self, (x, y): Place) -> bool {
        let within = |at: f32, length: usize| {
            at >= BORDER as f32 - 0.5 && at < (length - BORDER) as f32 - 0.5
        };
        within(x, self.light.width) && within(y, self.light.height)
    }

    /// Whether a point is likely to hold a stone: it is darker, or lighter, than the cells around it.
    fn is_stone(&self, around: &Neighbourhood) -> bool {
        let light = |(x, y): Place| self.light.get((x + 0.5) as isize, (y + 0.5) as isize);
        let cells = [(0, 0), (2, 0), (0, 2), (2, 2)]
            .map(|(column, row)| light(between(around.middle(), around.0[row][column], 0.5)));
        let darkest = cells.into_iter().fold(f32::MAX, f32::min) - DIFFERS;
        let lightest = cells.into_iter().fold(f32::MIN, f32::max) + DIFFERS;
        let found = AROUND.map(|(right, down)| light(around.at(right, down)));
        let count = |is: fn(f32, f32) -> bool, limit| {
            found.iter().filter(|light| is(**light, limit)).count()
        };
        count(|light, limit| light < limit, darkest) >= MOST_AROUND
            || count(|light, limit| light > limit, lightest) >= MOST_AROUND
    }
}

/// How much is seen of two lines on both sides of a cell: a line that ends the board has none on its other side.
fn both(one: f32, other: f32) -> f32 {
    FAINTER * one.min(other) + (1.0 - FAINTER) * one.max(other)
}

/// The places of the points of a lattice, and of those around it.
struct Places {
    places: Vec<Place>,
    width: usize,
}

/// The places of a point and the eight around it, row by row.
struct Neighbourhood([[Place; 3]; 3]);

impl Places {
    fn of(to_picture: &Homography, (columns, rows): (usize, usize)) -> Self {
        let width = columns + 2;
        let place = |index: usize| {
            let (column, row) = ((index % width) as f64 - 1.0, (index / width) as f64 - 1.0);
            let (x, y) = to_picture.apply(column, row);
            (x as f32, y as f32)
        };
        Self {
            places: (0..width * (rows + 2)).map(place).collect(),
            width,
        }
    }

    fn around(&self, (column, row): (usize, usize)) -> Neighbourhood {
        let first = row * self.width + column;
        Neighbourhood(std::array::from_fn(|down| {
            std::array::from_fn(|right| self.places[first + down * self.width + right])
        }))
    }
}

impl Neighbourhood {
    const fn middle(&self) -> Place {
        self.0[1][1]
    }

    /// The place beside the point towards that of a column and row, in which the lattice's lines run through the middles.
    fn beside(&self, row: usize, column: usize) -> Place {
        between(self.middle(), self.0[row][column], BESIDE)
    }

    /// The place some parts of the way to the right and down.
    fn at(&self, right: f32, down: f32) -> Place {
        let middle = self.middle();
        let (across, along) = (self.0[1][2], self.0[2][1]);
        (
            middle.0 + (across.0 - middle.0) * right + (along.0 - middle.0) * down,
            middle.1 + (across.1 - middle.1) * right + (along.1 - middle.1) * down,
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const CELL: usize = 20;
    const LINES: usize = 9;

    /// The cells of a board without lines in which stones lie.
    fn cells(stones: impl Fn(usize, usize) -> bool) -> Vec<f32> {
        let side = CELL * (LINES + 1);
        let mut light = Plane::new(side, side);
        for (index, value) in light.values.iter_mut().enumerate() {
            let [x, y] = [index % side, index / side].map(|at| (at + CELL / 2) / CELL);
            let [dx, dy] = [(index % side, x), (index / side, y)]
                .map(|(at, point)| at as f32 - (point * CELL) as f32);
            let is_stone = x > 0 && y > 0 && stones(x - 1, y - 1) && dx.hypot(dy) < 9.0;
            *value = if is_stone { 30.0 } else { 180.0 };
        }
        let ridges = Ridges {
            upright: Plane::new(side, side),
            level: Plane::new(side, side),
        };
        let cell = CELL as f64;
        let map = Homography::scale_and_shift((cell, cell), (cell, cell));
        Sight::of(&ridges, &light).cells(&map, (LINES, LINES))
    }

    #[test]
    fn lines_that_stones_hide_are_no_evidence_against_a_board() {
        assert!(cells(|_, _| false).iter().all(|seen| *seen == 0.0));
        assert!(cells(|_, _| true).iter().all(|seen| *seen > 0.6));
        let one = cells(|column, row| (column, row) == (3, 3));
        assert!(one.iter().all(|seen| *seen == 0.0));
    }
}

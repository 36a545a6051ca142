//! Symmetries of the grid, and of a pattern of stones.
//!
//! Two fifth moves are equivalent if a symmetry of the four stones maps one to the other. Only the pattern of the
//! stones counts, wherever it is on the board; stones of the same colour are interchangeable.

use crate::{Point, Side};

/// One of the eight symmetries of the square grid: a rotation by quarter turns, after a reflection or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GridSymmetry {
    mirrors: bool,
    quarter_turns: u8,
}

/// A difference of two points, or a point as a difference from the lower left corner.
type Vector = (i16, i16);

impl GridSymmetry {
    /// All eight symmetries; the first is the identity.
    pub fn all() -> impl Iterator<Item = Self> {
        [false, true].into_iter().flat_map(|mirrors| {
            (0..4).map(move |quarter_turns| Self {
                mirrors,
                quarter_turns,
            })
        })
    }

    /// The image of a vector.
    pub fn apply(self, (x, y): Vector) -> Vector {
        let x = if self.mirrors { -x } else { x };
        (0..self.quarter_turns).fold((x, y), |(x, y), _| (-y, x))
    }
}

/// A symmetry of a pattern of stones: a grid symmetry followed by a translation that maps the pattern to itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PatternSymmetry {
    grid: GridSymmetry,
    translation: Vector,
}

impl PatternSymmetry {
    /// Every symmetry of these stones, the identity included; empty without stones.
    pub fn of(stones: &[(Point, Side)]) -> Vec<Self> {
        let Some(&(first, side)) = stones.first() else {
            return Vec::new();
        };
        let mut found = Vec::new();
        for grid in GridSymmetry::all() {
            let (x, y) = grid.apply(vector(first));
            for &(target, _) in stones.iter().filter(|stone| stone.1 == side) {
                let (to_x, to_y) = vector(target);
                let symmetry = Self {
                    grid,
                    translation: (to_x - x, to_y - y),
                };
                if symmetry.preserves(stones) {
                    found.push(symmetry);
                }
            }
        }
        found
    }

    /// The image of a point, or `None` if its coordinates are off every board.
    pub fn image(self, point: Point) -> Option<Point> {
        let (x, y) = self.grid.apply(vector(point));
        let translated = |at: i16, by: i16| u8::try_from(at + by).ok();
        Some(Point::new(
            translated(x, self.translation.0)?,
            translated(y, self.translation.1)?,
        ))
    }

    /// Whether every stone is mapped to a stone of the same side.
    fn preserves(self, stones: &[(Point, Side)]) -> bool {
        stones.iter().all(|&(point, side)| {
            self.image(point)
                .is_some_and(|image| stones.contains(&(image, side)))
        })
    }
}

fn vector(point: Point) -> Vector {
    (i16::from(point.x), i16::from(point.y))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::BoardSize;
    use crate::opening::NamedOpening;

    fn stones(black: &[&str], white: &[&str]) -> Vec<(Point, Side)> {
        let of = |points: &[&str], side| {
            let stones = points.iter().map(|point| (point.parse().unwrap(), side));
            stones.collect::<Vec<_>>()
        };
        [of(black, Side::Black), of(white, Side::White)].concat()
    }

    #[test]
    fn the_eight_grid_symmetries_differ() {
        let images: std::collections::HashSet<_> = GridSymmetry::all()
            .map(|symmetry| symmetry.apply((1, 2)))
            .collect();
        assert_eq!(images.len(), 8);
        assert_eq!(GridSymmetry::all().next().unwrap().apply((1, 2)), (1, 2));
    }

    #[test]
    fn patterns_have_their_symmetries() {
        let count =
            |black: &[&str], white: &[&str]| PatternSymmetry::of(&stones(black, white)).len();
        assert_eq!(count(&[], &[]), 0);
        assert_eq!(count(&["b3"], &[]), 8);
        assert_eq!(count(&["b3", "c3"], &[]), 4);
        assert_eq!(count(&["h8", "h7"], &["h9", "h6"]), 4);
        assert_eq!(count(&["h8", "h7"], &["h9"]), 2);
        assert_eq!(count(&["h8", "i9"], &["h9", "a4"]), 1);
    }

    #[test]
    fn the_fourth_stones_that_make_an_opening_symmetric_are_the_known_ones() {
        let table = include_str!("symmetric-fourths.txt");
        let size = BoardSize::DEFAULT;
        let mut lines = table.lines().filter(|line| !line.starts_with('#'));
        for opening in NamedOpening::ALL {
            let [first, second, third] = opening.stones(size);
            let three = [
                (first, Side::Black),
                (second, Side::White),
                (third, Side::Black),
            ];
            let mut found = Vec::new();
            for fourth in size.points() {
                if three.iter().any(|&(taken, _)| taken == fourth) {
                    continue;
                }
                let four = [&three[..], &[(fourth, Side::White)]].concat();
                match PatternSymmetry::of(&four).len() {
                    1 => {}
                    2 => found.push(fourth.to_string()),
                    more => found.push(format!("{fourth}({more})")),
                }
            }
            let line = lines.next().unwrap();
            let mut expected: Vec<_> = line.split(' ').skip(1).map(str::to_owned).collect();
            found.sort_unstable();
            expected.sort_unstable();
            assert_eq!(found, expected, "{line}");
        }
    }
}

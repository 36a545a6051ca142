//! Symmetries: the eight turns and mirrors of the grid, and those of them, shifted, that carry stones to themselves.
//!
//! Two fifth moves are equal when a symmetry of the four stones carries one to the other. The shape of the stones counts,
//! wherever on the board it lies, and equal stones may change places.

use crate::rules::{Point, Side};

/// A rotation by quarter turns, with a reflection or without.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turn {
    mirrors: bool,
    quarters: u8,
}

/// A step on the grid, or a place on it counted from any corner.
type Step = (i16, i16);

impl Turn {
    /// All eight; the first changes nothing.
    pub fn all() -> impl Iterator<Item = Self> {
        [false, true]
            .into_iter()
            .flat_map(|mirrors| (0..4).map(move |quarters| Self { mirrors, quarters }))
    }

    /// Where a step leads when the grid is turned.
    pub fn apply(self, (x, y): Step) -> Step {
        let x = if self.mirrors { -x } else { x };
        (0..self.quarters).fold((x, y), |(x, y), _| (-y, x))
    }
}

/// A turn and then a shift.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Symmetry {
    turn: Turn,
    shift: Step,
}

impl Symmetry {
    /// Every symmetry of these stones, the one that changes nothing among them. None without a stone.
    pub fn of(stones: &[(Point, Side)]) -> Vec<Self> {
        let Some(&(first, side)) = stones.first() else {
            return Vec::new();
        };
        let mut found = Vec::new();
        for turn in Turn::all() {
            let (x, y) = turn.apply(place(first));
            for &(target, _) in stones.iter().filter(|stone| stone.1 == side) {
                let (to_x, to_y) = place(target);
                let symmetry = Self {
                    turn,
                    shift: (to_x - x, to_y - y),
                };
                if symmetry.keeps(stones) {
                    found.push(symmetry);
                }
            }
        }
        found
    }

    /// The point that a point is carried to; none where no board reaches.
    pub fn image(self, point: Point) -> Option<Point> {
        let (x, y) = self.turn.apply(place(point));
        let along = |at: i16, shift: i16| u8::try_from(at + shift).ok();
        Some(Point::new(along(x, self.shift.0)?, along(y, self.shift.1)?))
    }

    fn keeps(self, stones: &[(Point, Side)]) -> bool {
        stones.iter().all(|&(point, side)| {
            self.image(point)
                .is_some_and(|image| stones.contains(&(image, side)))
        })
    }
}

fn place(point: Point) -> Step {
    (i16::from(point.x), i16::from(point.y))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::BoardSize;
    use crate::rules::opening::NamedOpening;

    fn stones(black: &[&str], white: &[&str]) -> Vec<(Point, Side)> {
        let of = |points: &[&str], side| {
            let stones = points.iter().map(|point| (point.parse().unwrap(), side));
            stones.collect::<Vec<_>>()
        };
        [of(black, Side::Black), of(white, Side::White)].concat()
    }

    #[test]
    fn the_eight_turns_differ() {
        let images: std::collections::HashSet<_> =
            Turn::all().map(|turn| turn.apply((1, 2))).collect();
        assert_eq!(images.len(), 8);
        assert_eq!(Turn::all().next().unwrap().apply((1, 2)), (1, 2));
    }

    #[test]
    fn shapes_have_the_symmetries_that_one_sees() {
        let count = |black: &[&str], white: &[&str]| Symmetry::of(&stones(black, white)).len();
        assert_eq!(count(&[], &[]), 0);
        assert_eq!(count(&["b3"], &[]), 8);
        assert_eq!(count(&["b3", "c3"], &[]), 4);
        assert_eq!(count(&["h8", "h7"], &["h9", "h6"]), 4);
        assert_eq!(count(&["h8", "h7"], &["h9"]), 2);
        assert_eq!(count(&["h8", "i9"], &["h9", "a4"]), 1);
    }

    #[test]
    fn the_fourth_stones_that_make_an_opening_symmetric_are_the_known_ones() {
        let table = include_str!("../../../tests/data/openings/symmetric-fourths.txt");
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
                match Symmetry::of(&four).len() {
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

//! The named opening of a game, by a table: [`NamedOpening::of`] compares with every opening in eight orientations, which takes too
//! long for a hundred thousand games.

use std::sync::LazyLock;

use super::row::NO_OPENING;
use narabe_rules::opening::NamedOpening;
use narabe_rules::{BoardSize, Move, Point};

/// The second and the third stone lie at most so far from the first.
const REACH: u8 = 2;
// The points that near, on a line.
const SPAN: usize = 2 * REACH as usize + 1;
const NEAR: usize = SPAN * SPAN;

/// For each pair of points near the centre the number of the opening.
static NUMBERS: LazyLock<[[u8; NEAR]; NEAR]> = LazyLock::new(|| {
    let size = BoardSize::DEFAULT;
    let centre = size.centre();
    let point = |number: usize| {
        let along =
            |number: usize, from: u8| from - REACH + u8::try_from(number).unwrap_or_default();
        Point::new(
            along(number % SPAN, centre.x),
            along(number / SPAN, centre.y),
        )
    };
    std::array::from_fn(|second| {
        std::array::from_fn(|third| {
            let stones = [centre, point(second), point(third)];
            let is_different = stones[1] != centre && stones[2] != centre && second != third;
            let opening = is_different
                .then(|| NamedOpening::of(&stones, size))
                .flatten();
            opening.map_or(NO_OPENING, number_of)
        })
    })
});

/// The number of an opening among [`NamedOpening::ALL`].
pub fn number_of(opening: &NamedOpening) -> u8 {
    let number = (0..)
        .zip(&NamedOpening::ALL)
        .find(|known| known.1 == opening);
    number.map_or(NO_OPENING, |found| found.0)
}

/// The place of a point near the centre in the table.
fn place(point: Point, size: BoardSize) -> Option<usize> {
    let centre = size.centre();
    let along = |at: u8, from: u8| (at + REACH).checked_sub(from).map(usize::from);
    let (x, y) = (along(point.x, centre.x)?, along(point.y, centre.y)?);
    (x < SPAN && y < SPAN).then_some(y * SPAN + x)
}

/// The number of the opening of a game that begins on an empty board.
pub fn opening_number(moves: &[Move], size: BoardSize) -> u8 {
    let [Some(first), Some(second), Some(third)] =
        [0, 1, 2].map(|ply| moves.get(ply).and_then(|turn| turn.point()))
    else {
        return NO_OPENING;
    };
    match (place(second, size), place(third, size)) {
        (Some(second), Some(third)) if first == size.centre() => NUMBERS[second][third],
        _ => NO_OPENING,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_agrees_with_the_rules_on_every_board() {
        for size in [5, 15, 16, 25].map(|side| BoardSize::new(side).unwrap()) {
            let centre = size.centre();
            let near: Vec<Point> = size
                .points()
                .filter(|point| point.x.abs_diff(centre.x) <= 3 && point.y.abs_diff(centre.y) <= 3)
                .collect();
            for &second in near.iter().filter(|&&point| point != centre) {
                for &third in near
                    .iter()
                    .filter(|&&point| point != centre && point != second)
                {
                    let points = [centre, second, third];
                    let expected = NamedOpening::of(&points, size).map_or(NO_OPENING, number_of);
                    assert_eq!(opening_number(&points.map(Move::Stone), size), expected);
                }
            }
            let elsewhere = [Point::new(0, 0), Point::new(1, 0), Point::new(2, 0)];
            assert_eq!(
                opening_number(&elsewhere.map(Move::Stone), size),
                NO_OPENING
            );
        }
    }
}

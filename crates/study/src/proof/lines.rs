//! Fives and fours near a point, by the rules alone.

use narabe_rules::{Board, Direction, Point, Rule, Side};

/// How far a stone on the same line can take part in a five, or close one.
const REACH: i8 = 5;
/// The stones beside the new one in a four.
const OTHERS_IN_FOUR: usize = 3;

/// The points on the four lines of `point` that are near enough to belong to a five with it, without the point itself.
pub fn line_points(board: &Board, point: Point) -> impl Iterator<Item = Point> {
    let size = board.size();
    Direction::ALL.into_iter().flat_map(move |direction| {
        let offsets = (-REACH..=REACH).filter(|&steps| steps != 0);
        offsets.filter_map(move |steps| offset_on(size, point, direction.step(), steps))
    })
}

/// A point some steps away, if it is on the board.
fn offset_on(
    size: narabe_rules::BoardSize,
    point: Point,
    (dx, dy): (i8, i8),
    steps: i8,
) -> Option<Point> {
    let x = point.x.checked_add_signed(dx * steps)?;
    let y = point.y.checked_add_signed(dy * steps)?;
    let point = Point::new(x, y);
    size.contains(point).then_some(point)
}

/// The empty points where a stone of `side` wins on a line through `point`.
pub fn five_points_near(board: &Board, rule: Rule, point: Point, side: Side) -> Vec<Point> {
    line_points(board, point)
        .filter(|&other| board.get(other).is_none() && board.wins_at(rule, other, side))
        .collect()
}

/// The legal moves of `side` after which the other side can complete none of its five points any more.
pub fn stops_fives(board: &Board, rule: Rule, side: Side, fives: &[Point]) -> Vec<Point> {
    let Some(&first) = fives.first() else {
        return Vec::new();
    };
    let near = line_points(board, first).chain([first]);
    let stops = near.filter(|&point| {
        if board.get(point).is_some() || board.foul_of(rule, point, side).is_some() {
            return false;
        }
        let mut after = board.clone();
        after.place(point, side);
        (fives.iter())
            .all(|&five| after.get(five).is_some() || !after.wins_at(rule, five, side.other()))
    });
    stops.collect()
}

/// Whether a stone of `side` on an empty point makes a four: a point where it wins next.
pub fn makes_four(board: &mut Board, rule: Rule, point: Point, side: Side) -> bool {
    if !may_make_four(board, point, side) {
        return false;
    }
    board.place(point, side);
    let makes = !five_points_near(board, rule, point, side).is_empty();
    board.remove(point, side);
    makes
}

/// Whether some line has stones enough for a four with `point`.
fn may_make_four(board: &Board, point: Point, side: Side) -> bool {
    let size = board.size();
    Direction::ALL.into_iter().any(|direction| {
        let stones = (-REACH..=REACH)
            .filter(|&steps| steps != 0)
            .filter_map(|steps| offset_on(size, point, direction.step(), steps))
            .filter(|&other| board.get(other) == Some(side));
        stones.count() >= OTHERS_IN_FOUR
    })
}

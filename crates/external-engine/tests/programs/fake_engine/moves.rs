//! The moves of the programs: a win at once, the stop of one, or the free point that is nearest to the centre.

use narabe_rules::{Outcome, Point, Position, Side};

/// The move of the side to move.
pub fn choose(position: &Position) -> Point {
    let free: Vec<Point> = position.board().empty_points().collect();
    let wins = |position: &Position, point: Point| {
        let mut after = position.clone();
        let side = after.side_to_move();
        after
            .play(point)
            .is_ok_and(|outcome| outcome.and_then(Outcome::winner) == Some(side))
    };
    let legal = |point: &&Point| position.check(**point).is_ok();
    let centre = position.size().centre();
    let distance = |point: &Point| {
        let far = |a: u8, b: u8| u32::from(a.abs_diff(b));
        far(point.x, centre.x).pow(2) + far(point.y, centre.y).pow(2)
    };
    (free.iter().find(|&&point| wins(position, point)))
        .or_else(|| (free.iter().filter(legal)).find(|&&point| threatens(position, point)))
        .or_else(|| {
            free.iter()
                .filter(legal)
                .min_by_key(|point| distance(point))
        })
        .copied()
        .expect("a full board is the end of a game")
}

/// Whether the other side would win at a point.
fn threatens(position: &Position, point: Point) -> bool {
    let side: Side = position.side_to_move().other();
    let board = position.board();
    narabe_rules::Direction::ALL.into_iter().any(|direction| {
        let mut with = board.clone();
        with.place(point, side);
        let run = with.run_through(point, side, direction);
        position.rule().is_win(side, run.length, run.closed_ends)
    })
}

//! Positions for tests, and facts about them by the rules alone.

use crate::notation::parse_move_list;
use crate::rules::{Board, BoardSize, Direction, Point, Position, Rule, Side};

/// The position on a 15x15 board after moves such as `h8 i9`.
pub fn position(rule: Rule, moves: &str) -> Position {
    let mut position = Position::new(rule, BoardSize::DEFAULT);
    for point in parse_move_list(moves).unwrap() {
        position.play(point).unwrap();
    }
    position
}

/// The points where a side completes a five.
pub fn five_points(board: &Board, rule: Rule, side: Side) -> Vec<Point> {
    let wins = |point: &Point| {
        Direction::ALL.into_iter().any(|direction| {
            let run = board.run_through(*point, side, direction);
            rule.is_win(side, run.length, run.closed_ends)
        })
    };
    board.empty_points().filter(wins).collect()
}

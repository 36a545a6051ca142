//! Positions for tests.

use narabe_notation::parse_move_list;
use narabe_rules::{BoardSize, Position, Rule};

/// The position on a 15x15 board after moves such as `h8 i9`.
pub fn position(rule: Rule, moves: &str) -> Position {
    let mut position = Position::new(rule, BoardSize::DEFAULT);
    for point in parse_move_list(moves).unwrap() {
        position.play(point).unwrap();
    }
    position
}

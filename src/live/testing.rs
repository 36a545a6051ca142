//! Games, for tests.

use narabe_notation::parse_move_list;
use narabe_rules::{BoardSize, Position, Rule};

/// A freestyle game with these moves.
pub fn game(moves: &str) -> Position {
    let mut position = Position::new(Rule::Freestyle, BoardSize::DEFAULT);
    for point in parse_move_list(moves).expect("points") {
        position.play(point).expect("a legal move");
    }
    position
}

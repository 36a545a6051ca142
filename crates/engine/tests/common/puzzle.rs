//! Puzzles as `tests/data/puzzles.txt` has them.

use narabe_engine_core::tactics::ThreatKind;
use narabe_notation::parse_move_list;
use narabe_rules::{BoardSize, Position, Rule, Side};

const FILE: &str = include_str!("../data/puzzles.txt");

/// A position with a win by threats for the side to move.
pub struct Puzzle {
    /// Which threats.
    pub kind: ThreatKind,
    /// Own moves of the win: of the shortest for fours, of one for fours and threes.
    pub own_moves: usize,
    /// The position.
    pub position: Position,
}

/// All puzzles of a kind.
pub fn all(kind: ThreatKind) -> Vec<Puzzle> {
    let lines = FILE.lines().filter(|line| !line.starts_with('#'));
    let puzzles = lines.map(|line| read(line).unwrap_or_else(|| panic!("no puzzle: {line}")));
    puzzles.filter(|puzzle| puzzle.kind == kind).collect()
}

/// Reads `kind | rule | side | own moves | moves | source`.
fn read(line: &str) -> Option<Puzzle> {
    let parts: Vec<&str> = line.split(" | ").collect();
    let &[kind, rule, side, own_moves, moves, _source] = parts.as_slice() else {
        return None;
    };
    let rule = match rule {
        "freestyle" => Rule::Freestyle,
        "standard" => Rule::Standard,
        _ => return None,
    };
    let side = match side {
        "black" => Side::Black,
        "white" => Side::White,
        _ => return None,
    };
    let mut position = Position::new(rule, BoardSize::DEFAULT);
    for point in parse_move_list(moves).ok()? {
        position.play(point).ok()?;
    }
    (position.side_to_move() == side).then_some(Puzzle {
        kind: kind.parse().ok()?,
        own_moves: own_moves.parse().ok()?,
        position,
    })
}

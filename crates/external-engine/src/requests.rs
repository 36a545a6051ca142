//! The texts of requests.

use std::fmt::Write as _;

use narabe_engine_core::protocol::Coordinates;
use narabe_rules::{BoardSize, Move, Point, Position, Rule};

use crate::{EngineProgram, ProtocolKind};

/// The most bytes of memory that programs with 32-bit numbers understand.
const MOST_MEMORY: u64 = 0x7fff_ffff;

/// The number of a rule in the protocol.
pub const fn rule_number(rule: Rule) -> u8 {
    match rule {
        Rule::Freestyle => 0,
        Rule::Standard => 1,
        Rule::Renju => 4,
        Rule::CaroOverline => 8,
        Rule::Caro => 9,
    }
}

/// Begins a game, with the settings that do not change in it.
pub fn start(program: &EngineProgram, rule: Rule, size: BoardSize) -> String {
    let bytes = u64::from(program.memory) << 20;
    let memory = match program.protocol {
        ProtocolKind::Gomocup => bytes.min(MOST_MEMORY),
        ProtocolKind::Yixin => bytes,
    };
    let mut text = format!(
        "START {}\r\nINFO max_memory {memory}\r\nINFO game_type 1\r\nINFO rule {}\r\n",
        size.get(),
        rule_number(rule)
    );
    if let Some(threads) = program.threads {
        // Writing to a string cannot fail.
        let _ = write!(text, "INFO thread_num {threads}\r\n");
    }
    text
}

/// Asks for a move in any position.
pub fn whole(position: &Position) -> String {
    if position.board().stones() == 0 {
        return "BEGIN\r\n".to_owned();
    }
    board("BOARD", position)
}

/// Asks for a move after the last one, where the program knows all others.
pub fn last_move(position: &Position) -> String {
    match position.last_turn() {
        Some(Move::Stone(point)) => {
            format!("TURN {}\r\n", Coordinates::of(point, position.size()))
        }
        _ => whole(position),
    }
}

/// Whether a position is another one and one more stone.
pub fn follows(position: &Position, known: &Position) -> bool {
    if position.ply() != known.ply() + 1 || position.last_turn() == Some(Move::Pass) {
        return false;
    }
    let mut before = position.clone();
    before.undo();
    before == *known
}

/// A position with all its stones, in the order of play.
fn board(command: &str, position: &Position) -> String {
    let mut text = format!("{command}\r\n");
    for (point, side) in position.stones() {
        let whose = if side == position.side_to_move() {
            1
        } else {
            2
        };
        let at = Coordinates::of(point, position.size());
        // Writing to a string cannot fail.
        let _ = write!(text, "{at},{whose}\r\n");
    }
    text + "DONE\r\n"
}

/// Asks for several lines of analysis, by Yixin's commands.
pub fn best_lines(position: &Position, lines: usize) -> String {
    board("YXBOARD", position) + &format!("YXNBEST {lines}\r\n")
}

/// Asks what to do in a swap2 opening. By the protocol the stones have no owners; with them, those of the side to move are the
/// program's own.
pub fn swap2(stones: &[Point], size: BoardSize, with_owners: bool) -> String {
    let lines = stones.iter().enumerate().map(|(number, &point)| {
        let at = Coordinates::of(point, size);
        let is_own = (stones.len() - number).is_multiple_of(2);
        match (with_owners, is_own) {
            (false, _) => format!("{at}\r\n"),
            (true, true) => format!("{at},1\r\n"),
            (true, false) => format!("{at},2\r\n"),
        }
    });
    format!("SWAP2BOARD\r\n{}DONE\r\n", lines.collect::<String>())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn position(moves: &str) -> Position {
        let mut position = Position::new(Rule::Freestyle, BoardSize::DEFAULT);
        for point in moves.split_whitespace() {
            position.play(point.parse().unwrap()).unwrap();
        }
        position
    }

    #[test]
    fn a_program_is_told_the_last_move_only_if_it_knows_all_others() {
        let known = position("h8 i9");
        assert_eq!(whole(&position("")), "BEGIN\r\n");
        let next = position("h8 i9 g7");
        assert!(follows(&next, &known) && !follows(&known, &next));
        assert_eq!(last_move(&next), "TURN 6,8\r\n");
        let all = "BOARD\r\n7,7,2\r\n8,6,1\r\n6,8,2\r\nDONE\r\n";
        assert_eq!(whole(&next), all);
    }

    #[test]
    fn bug_after_undo_and_other_moves_a_program_was_told_the_last_one_alone() {
        assert!(!follows(&position("h8 h9 g7"), &position("h8 i9")));
    }

    #[test]
    fn the_stones_of_swap2_have_owners_where_they_are_wanted() {
        let stones = ["h8", "i8", "j6"].map(|word| word.parse().unwrap());
        let swap2 = |with_owners| swap2(&stones, BoardSize::DEFAULT, with_owners);
        assert_eq!(swap2(false), "SWAP2BOARD\r\n7,7\r\n8,7\r\n9,9\r\nDONE\r\n");
        assert_eq!(
            swap2(true),
            "SWAP2BOARD\r\n7,7,2\r\n8,7,1\r\n9,9,2\r\nDONE\r\n"
        );
    }
}

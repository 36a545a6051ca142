//! Puzzles whose claims only a search refutes.

use narabe_learn::puzzles::{Puzzle, Task, Theme};
use narabe_notation::parse_move_list;
use narabe_rules::{BoardSize, Rule, Setup, Side};

/// The position of a task with these stones.
fn position(rule: Rule, black: &str, white: &str, to_move: Side) -> Setup {
    let mut setup = Setup::new(rule, BoardSize::DEFAULT);
    for (side, stones) in [(Side::Black, black), (Side::White, white)] {
        for point in parse_move_list(stones).unwrap() {
            setup.place(point, side).unwrap();
        }
    }
    setup.set_to_move(to_move);
    setup
}

/// An only defence that loses to a quiet move, and a puzzle of threats in which a quiet move wins too.
pub fn false_claims() -> [Puzzle; 2] {
    let black = "n4 g5 i5 h6 i6 j6 k6 h7 l7 f8 k8 g9 i9 i10 f11 g11 i11 j11 h12";
    let white = "g4 j5 m5 g6 l6 g7 i7 j7 k7 g8 h8 i8 j8 h9 j9 h10 j10 h11";
    let hold = position(Rule::Freestyle, black, white, Side::White);
    let (black, white) = ("h5 j6 e7 f7 i9 j9 h11", "g8 j8 k8 i10 g11 i11");
    let win = position(Rule::Renju, black, white, Side::White);
    [
        (hold, "h12", Theme::OnlyDefence, "i13", 3),
        (win, "i9", Theme::Threats, "i8 l8 m8", 4),
    ]
    .map(|(setup, last, theme, solutions, moves)| {
        let task = Task {
            theme,
            solutions: parse_move_list(solutions).unwrap(),
            moves,
        };
        Puzzle::new(setup, Some(last.parse().unwrap()), task, 1500).unwrap()
    })
}

//! Wins by threats of thirty own moves, proven and checked by the rules.

use narabe_engine_core::tactics::{ThreatKind, Verdict, prove};
use narabe_rules::{BoardSize, Rule, Side};
use narabe_study::proof::ProvenWin;

use super::setup_on;

/// Nodes that prove each win in less than a second.
const NODES: u64 = 2_000_000;
/// The least number of own moves of a long win.
const LONG: usize = 30;

/// Positions from stones placed at random: rule, lines of the board, Black's stones and White's. Black is to move.
const POSITIONS: [(Rule, u8, &str, &str); 2] = [
    (
        Rule::Renju,
        20,
        "h3 f14 i20 p2 t7 l9 r5 k12 p15 k5 o10 m5 d2 e18",
        "g19 t9 p11 g7 c1 n17 r10 a2 s16 r8 f11 j3 i16 a5",
    ),
    (
        Rule::Standard,
        19,
        "s11 f4 b4 d17 b15 f1 j7 e5 r17 s4 g9 q12 n16 n3 o13 r19 p9 b13",
        "o18 j12 d11 i17 l4 s1 i18 m12 a7 l17 h4 r6 r8 o6 a19 q16 q1 a3",
    ),
];

#[test]
fn wins_of_thirty_own_moves_hold_against_every_defence() {
    for (rule, lines, black, white) in POSITIONS {
        let size = BoardSize::new(lines).unwrap();
        let setup = setup_on(size, rule, black, white, Side::Black);
        let Verdict::Win(tree) = prove(&setup, ThreatKind::Vct, NODES) else {
            panic!("no win is found:\n{}", setup.board());
        };
        let win = ProvenWin::check(&setup, tree).unwrap_or_else(|fault| panic!("{fault}"));
        assert!(win.moves_to_win() >= LONG, "{}", win.moves_to_win());
    }
}

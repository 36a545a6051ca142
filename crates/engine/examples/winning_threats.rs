//! Looks for a win by continuous fours, then for one by continuous threats, and prints the moves of both sides.
//!
//! `cargo run --release --example winning_threats -- h8 a1 i9 a3 h10 a5`

use std::error::Error;

use narabe_engine_core::Setup;
use narabe_engine_core::tactics::{ThreatKind, Verdict, solve};
use narabe_rules::{BoardSize, Position, Rule};

const MOST_NODES: u64 = 1_000_000;

fn main() -> Result<(), Box<dyn Error>> {
    let mut position = Position::new(Rule::Freestyle, BoardSize::DEFAULT);
    for point in std::env::args().skip(1) {
        position.play(point.parse()?)?;
    }
    println!("{} to move", position.side_to_move());
    for line in winning_threats(&position) {
        println!("{line}");
    }
    Ok(())
}

fn winning_threats(position: &Position) -> Vec<String> {
    let mut lines = Vec::new();
    for kind in [ThreatKind::Vcf, ThreatKind::Vct] {
        let solution = solve(&Setup::from(position), kind, MOST_NODES);
        lines.push(match solution.verdict {
            Verdict::Win(moves) => {
                let moves: Vec<String> = moves.iter().map(ToString::to_string).collect();
                format!("{kind}: {}", moves.join(" "))
            }
            Verdict::NoWin => format!("{kind}: none"),
            Verdict::Unknown => format!("{kind}: unknown after {} nodes", solution.nodes),
        });
    }
    lines
}

#[test]
fn an_open_three_wins_by_fours() {
    let mut position = Position::new(Rule::Freestyle, BoardSize::DEFAULT);
    for point in ["h8", "a1", "i8", "a2", "j8", "a3"] {
        position.play(point.parse().unwrap()).unwrap();
    }
    let lines = winning_threats(&position);
    assert_eq!(lines[0], "vcf: g8 f8 k8");
}

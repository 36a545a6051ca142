//! Plays a game under Renju and shows which points are forbidden to Black, and why.
//!
//! `cargo run --example forbidden_points -- h8 a1 h9 a3 f10 a5 g10 a7`

use std::error::Error;

use narabe_rules::{BoardSize, FoulAnalysis, Point, Position, Rule};

fn main() -> Result<(), Box<dyn Error>> {
    let mut game = Position::new(Rule::Renju, BoardSize::DEFAULT);
    for point in std::env::args().skip(1) {
        game.play(point.parse()?)?;
    }
    print!("{}", game.board());
    for line in forbidden_points(&game) {
        println!("{line}");
    }
    Ok(())
}

fn forbidden_points(game: &Position) -> Vec<String> {
    let mut lines = Vec::new();
    for (point, foul) in game.board().fouls() {
        lines.push(format!("{point} is forbidden: {foul}"));
        let analysis = FoulAnalysis::of(game.board(), point).expect("the point is empty");
        for four in &analysis.fours {
            lines.push(format!("  a four of {}", list(&four.stones)));
        }
        for three in analysis
            .threes
            .iter()
            .filter(|three| three.is_real() == Some(true))
        {
            for extension in &three.extensions {
                let (stones, point) = (list(&extension.stones), extension.point);
                lines.push(format!("  {stones} become a straight four with {point}"));
            }
        }
    }
    lines
}

fn list(points: &[Point]) -> String {
    let texts: Vec<String> = points.iter().map(ToString::to_string).collect();
    texts.join(" ")
}

#[test]
fn two_threes_are_shown() {
    let mut game = Position::new(Rule::Renju, BoardSize::DEFAULT);
    for point in ["h8", "a1", "h9", "a3", "f10", "a5", "g10", "a7"] {
        game.play(point.parse().unwrap()).unwrap();
    }
    let lines = forbidden_points(&game);
    assert_eq!(lines[0], "h10 is forbidden: double-three");
    assert!(lines.contains(&"  f10 g10 h10 become a straight four with e10".to_owned()));
}

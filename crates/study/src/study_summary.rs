//! What a list of studies shows of each.

use super::study::Study;
use narabe_rules::{BoardSize, Point, Rule, Side};

/// The summary of a study.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StudySummary {
    /// The names of Black and White; an unknown name is empty.
    pub names: [String; 2],
    /// Whether a computer played Black and White.
    pub computers: [bool; 2],
    /// Where it comes from, or the name that it was given.
    pub origin: Option<String>,
    /// The rule.
    pub rule: Rule,
    /// The size of the board.
    pub size: BoardSize,
    /// The number of moves of the main line.
    pub moves: usize,
    /// The number of moves in variations.
    pub varied: usize,
    /// The stones at the end of the main line, for the thumbnail.
    pub stones: Vec<(Point, Side)>,
}

impl From<&Study> for StudySummary {
    fn from(study: &Study) -> Self {
        let game = study.game();
        let moves = study.main_line().len();
        Self {
            names: study.names().clone(),
            computers: study.computers(),
            origin: study.origin(),
            rule: game.rule(),
            size: game.size(),
            moves,
            varied: study.record().numbered_nodes().len() - 1 - moves,
            stones: game.stones().collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Edit;
    use narabe_rules::Move;

    #[test]
    fn the_main_line_and_the_variations_are_counted() {
        let mut study = Study::new(Rule::Renju, BoardSize::DEFAULT);
        let turn = |name: &str| Move::Stone(name.parse().unwrap());
        for (ply, name) in [(0, "h8"), (1, "i9"), (1, "h9"), (2, "h10")] {
            study.go_to_ply(ply);
            study.apply(Edit::Play(turn(name))).unwrap();
        }
        let summary = StudySummary::from(&study);
        assert_eq!((summary.moves, summary.varied), (2, 2));
        let stones: Vec<_> = summary
            .stones
            .iter()
            .map(|(point, _)| point.to_string())
            .collect();
        assert_eq!(stones, ["h8", "i9"]);
    }
}

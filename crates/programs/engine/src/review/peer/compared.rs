//! One game, looked at by both.

use super::turn::Turn;
use narabe_rules::{Rule, Side};
use narabe_study::review::Lost;
use serde_json::{Value, json};

/// The plies between two moves of the same side.
const ONE_MOVE: usize = 2;

/// What both say of a game.
pub struct Compared {
    pub moves: String,
    pub loser: Side,
    /// What the review names.
    pub review: Option<Lost>,
    /// Where the other program's value turns.
    pub peer: Option<Turn>,
    /// The loser's chances after so many moves: the review's, as far as it knows, and the other program's.
    pub chances: Vec<(usize, Option<f64>, f64)>,
    /// The review names a losing move of the side that has won.
    pub names_wrong_side: bool,
}

impl Compared {
    /// The number of the move that the review names.
    pub fn review_ply(&self) -> Option<usize> {
        self.review.map(|lost| lost.ply)
    }

    /// Whether the review names a move of the loser over which the other program's value turns, or a neighbouring one. None if the
    /// value does not turn: the loser has lost by the opening.
    pub fn agrees(&self) -> Option<bool> {
        let turn = self.peer?;
        Some((self.review_ply()).is_some_and(|review| {
            (turn.held..=turn.lost + 2 * ONE_MOVE).contains(&(review + ONE_MOVE))
        }))
    }

    /// The same of the move after which the other program's value is lost alone.
    pub fn agrees_strictly(&self) -> Option<bool> {
        let turn = self.peer?;
        Some((self.review_ply()).is_some_and(|review| review.abs_diff(turn.lost) <= ONE_MOVE))
    }

    /// The game in one line.
    pub fn line(&self, number: usize) -> String {
        let review = match self.review {
            Some(lost) => format!("{} ({})", lost.ply, lost.certainty.id()),
            None if self.names_wrong_side => "a move of the winner".to_owned(),
            None => "none".to_owned(),
        };
        let peer = match self.peer {
            Some(Turn { held, lost }) if held == lost => lost.to_string(),
            Some(Turn { held, lost }) => format!("{held} to {lost}"),
            None => "none".to_owned(),
        };
        let verdict = match (self.agrees(), self.agrees_strictly()) {
            (Some(true), Some(true)) => "agree strictly",
            (Some(true), _) => "agree",
            (Some(false), _) => "DISAGREE",
            (None, _) => "not compared, lost by the opening",
        };
        format!(
            "game {number}, {} moves, {} lost: review {review}, peer {peer}: {verdict}",
            self.moves.split_whitespace().count(),
            self.loser
        )
    }

    /// The game with the chances and its moves, to look at.
    pub fn in_words(&self, number: usize, rule: Rule) -> String {
        let per_cent = |chance: f64| format!("{:.1}", chance * 100.0);
        let chances: Vec<String> = (self.chances.iter())
            .map(|&(ply, ours, peers)| {
                let ours = ours.map_or("?".to_owned(), per_cent);
                format!("{ply}: {ours}/{}", per_cent(peers))
            })
            .collect();
        format!(
            "{}\n  the loser's chances in per cent after moves, review/peer: {}\n  --rule {} --moves \"{}\"",
            self.line(number),
            chances.join(", "),
            rule.id(),
            self.moves
        )
    }

    /// The same as JSON.
    pub fn as_json(&self, number: usize) -> Value {
        let chances = (self.chances.iter())
            .map(|(ply, ours, peers)| json!({ "ply": ply, "review": ours, "peer": peers }));
        json!({
            "game": number,
            "review": self.review_ply(),
            "certainty": self.review.map(|lost| lost.certainty.id()),
            "peer": self.peer.map(|turn| [turn.held, turn.lost]),
            "chances": chances.collect::<Vec<_>>(),
            "moves": self.moves,
        })
    }
}

//! Was it the best move? What the engine says of a move that was played, after the game.
//!
//! A move counts as best when it is
//! - the engine's own first choice among [`NODES`] positions, or
//! - within [`MARGIN`] of it: both are looked at as deep as one another, and the chance to win differs by no more, or
//! - a win as well where the first choice is a proven win, whichever is the faster, or
//! - a defence that lasts as long where every move loses.
//!
//! The budget is positions and not time, on one thread and with an empty table for each move, so that a game gets the same
//! figure on every machine.

use super::thinker::Stop;
use crate::engine::{Engine, Limits, Report, Settings, Value};
use crate::rules::{Point, Position};

/// Positions looked at for the first choice; for another move at most twice as many again.
pub const NODES: u64 = 20_000;
/// How much less likely a win may be after the move than after the first choice.
pub const MARGIN: f64 = 0.03;
/// Megabytes of the table.
const HASH: usize = 2;

/// Somebody who compares moves with the best.
pub struct Judge(Engine);

impl Default for Judge {
    fn default() -> Self {
        Self(Engine::new(Settings {
            hash: HASH,
            threads: 1,
        }))
    }
}

impl Judge {
    /// Whether the move counts as best. None when the question was taken back or the move cannot be played here.
    pub fn is_best(&mut self, position: &Position, played: Point, stop: &Stop) -> Option<bool> {
        self.0.clear();
        let first = self.look(position, &Limits::nodes(NODES), stop)?;
        if first.best_move() == played {
            return Some(true);
        }
        let mover = position.side_to_move();
        let mut after = position.clone();
        if let Some(outcome) = after.play_at_risk(played).ok()? {
            return Some(match outcome.winner() {
                Some(winner) => winner == mover,
                None => first.lines[0].value.win_rate() <= DRAWN + MARGIN,
            });
        }
        // The same leaves as the first choice had, a move nearer.
        let limits = Limits {
            depth: Some(first.depth.saturating_sub(1).max(1)),
            ..Limits::nodes(2 * NODES)
        };
        let answer = self.look(&after, &limits, stop)?;
        Some(is_as_good(first.lines[0].value, answer.lines[0].value))
    }

    fn look(&mut self, position: &Position, limits: &Limits, stop: &Stop) -> Option<Report> {
        let report = self
            .0
            .think(&position.into(), limits, &stop.clock(), stop.flag(), |_| ());
        report.filter(|_| !stop.is_set())
    }
}

/// What a drawn position is worth.
const DRAWN: f64 = 0.5;

/// Whether a move is as good as the best: from what the best is worth to who makes it, and what the position after the
/// move is worth to the other.
fn is_as_good(best: Value, answer: Value) -> bool {
    if best.moves_to_win().is_some() {
        return answer.moves_to_loss().is_some();
    }
    if let Some(lasts) = best.moves_to_loss() {
        return answer.moves_to_win().is_none_or(|moves| moves >= lasts);
    }
    best.win_rate() - (1.0 - answer.win_rate()) <= MARGIN
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::parse_move_list;
    use crate::rules::{BoardSize, Rule};

    fn judged(moves: &str, played: &str) -> Option<bool> {
        let mut position = Position::new(Rule::Freestyle, BoardSize::DEFAULT);
        for point in parse_move_list(moves).expect("points") {
            position.play(point).expect("a legal move");
        }
        let played = played.parse().expect("a point");
        Judge::default().is_best(&position, played, &Stop::default())
    }

    #[test]
    fn both_ends_of_an_open_three_are_best_and_a_far_corner_is_not() {
        let moves = "h8 a1 i8 b1 j8 c1";
        assert_eq!(judged(moves, "g8"), Some(true));
        assert_eq!(judged(moves, "k8"), Some(true));
        assert_eq!(judged(moves, "o15"), Some(false));
    }

    #[test]
    fn a_five_is_best_and_a_missed_one_is_not() {
        let moves = "h8 a1 i8 b1 j8 c1 k8 e1";
        for five in ["g8", "l8"] {
            assert_eq!(judged(moves, five), Some(true), "{five}");
        }
        assert_eq!(judged(moves, "o15"), Some(false));
    }

    #[test]
    fn a_four_must_be_stopped() {
        let moves = "h8 g8 i8 a1 j8 b3 k8";
        assert_eq!(judged(moves, "l8"), Some(true));
        assert_eq!(judged(moves, "a2"), Some(false));
    }

    #[test]
    fn the_same_move_gets_the_same_answer() {
        let moves = "h8 i9 h10 g8 i7";
        let one = judged(moves, "h9");
        assert_eq!(one, judged(moves, "h9"));
        assert!(one.is_some());
    }

    #[test]
    fn a_move_that_cannot_be_played_and_a_question_taken_back_get_no_answer() {
        assert_eq!(judged("h8 i9", "h8"), None);
        let stop = Stop::default();
        stop.set();
        let position = Position::new(Rule::Freestyle, BoardSize::DEFAULT);
        let centre = BoardSize::DEFAULT.centre();
        assert_eq!(Judge::default().is_best(&position, centre, &stop), None);
    }
}

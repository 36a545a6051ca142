//! Whether a move that was played was the best, by the engine, for the review of a game.
//!
//! A move counts as best if it is
//! - the first choice of a search of [`NODES`] nodes, or
//! - within [`MARGIN`] of it: the position after the move is searched to the same depth, and the winning chance differs
//!   by no more, or
//! - a win too, slower or faster, where the first choice is a proven win, or
//! - a defence that lasts as long where every move loses.
//!
//! The budget is a number of nodes, not a time, on one thread and with an empty transposition table for each move, so a
//! game gets the same result on every machine.

use super::stop::Stop;
use narabe_engine_core::{Engine, Limits, Report, Settings, Value};
use narabe_rules::{Point, Position};

/// The node budget for the first choice. The search of another move has twice as many.
pub const NODES: u64 = 20_000;
/// How much lower the winning chance (0 to 1) after the move may be than that of the first choice.
pub const MARGIN: f64 = 0.03;
/// The size of the transposition table, in megabytes.
const HASH: usize = 2;
/// The winning chance in a drawn position.
const DRAW: f64 = 0.5;

/// Compares moves with the best move.
pub struct BestMoveJudge(Engine);

impl Default for BestMoveJudge {
    fn default() -> Self {
        Self(Engine::new(Settings {
            hash: HASH,
            threads: 1,
        }))
    }
}

impl BestMoveJudge {
    /// Whether the move counts as best. `None` if the search was stopped or the move cannot be played.
    pub fn is_best(&mut self, position: &Position, played: Point, stop: &Stop) -> Option<bool> {
        self.0.clear();
        let first = self.search(position, &Limits::nodes(NODES), stop)?;
        if first.best_move() == played {
            return Some(true);
        }
        let mover = position.side_to_move();
        let mut after = position.clone();
        if let Some(outcome) = after.play_allowing_foul(played).ok()? {
            return Some(match outcome.winner() {
                Some(winner) => winner == mover,
                None => first.lines[0].value.win_rate() <= DRAW + MARGIN,
            });
        }
        // To the same leaves as the first choice, which is one ply less from here.
        let limits = Limits {
            depth: Some(first.depth.saturating_sub(1).max(1)),
            ..Limits::nodes(2 * NODES)
        };
        let answer = self.search(&after, &limits, stop)?;
        Some(is_as_good(first.lines[0].value, answer.lines[0].value))
    }

    /// Searches a position; `None` if the search was stopped.
    fn search(&mut self, position: &Position, limits: &Limits, stop: &Stop) -> Option<Report> {
        let report = self
            .0
            .think(&position.into(), limits, &stop.clock(), stop.flag(), |_| ());
        report.filter(|_| !stop.is_set())
    }
}

/// Whether a move is as good as the best. `best` is the value of the best move for its side, `answer` the value of the
/// position after the move for the opponent.
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
    use narabe_notation::parse_move_list;
    use narabe_rules::{BoardSize, Rule};

    fn judged(moves: &str, played: &str) -> Option<bool> {
        let mut position = Position::new(Rule::Freestyle, BoardSize::DEFAULT);
        for point in parse_move_list(moves).expect("points") {
            position.play(point).expect("a legal move");
        }
        let played = played.parse().expect("a point");
        BestMoveJudge::default().is_best(&position, played, &Stop::default())
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
    fn results_are_reproducible() {
        let moves = "h8 i9 h10 g8 i7";
        let one = judged(moves, "h9");
        assert_eq!(one, judged(moves, "h9"));
        assert!(one.is_some());
    }

    #[test]
    fn an_illegal_move_and_a_stopped_search_have_no_result() {
        assert_eq!(judged("h8 i9", "h8"), None);
        let stop = Stop::default();
        stop.set();
        let position = Position::new(Rule::Freestyle, BoardSize::DEFAULT);
        let centre = BoardSize::DEFAULT.centre();
        assert_eq!(
            BestMoveJudge::default().is_best(&position, centre, &stop),
            None
        );
    }
}

//! The engine at a person's elbow: the best move with what follows from it, and what every point is worth.

use super::machine::{self, WorkerGroup};
use super::progress::chance;
use super::thinker::Stop;
use crate::engine::tactics::{ThreatKind, Verdict, solve};
use crate::engine::{Clock, Engine, Limits, Setup};
use crate::rules::{Point, Position};
use serde::{Deserialize, Serialize};
use std::time::Duration;

/// Megabytes of its table.
const HASH: usize = 8;
/// A look at all points goes no deeper than this, and begins no deeper look after so long.
const DEEPEST_LOOK: u32 = 12;
const LOOK: Duration = Duration::from_millis(60);
/// Positions that it looks at for a win by fours alone, and then for one by threats: a few hundredths of a second.
const FOURS: u64 = 20_000;
const THREATS: u64 = 3_000;

/// The best move and the line that it belongs to.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hint {
    /// The moves, the best one first; never empty.
    pub line: Vec<Point>,
    /// How many own moves it takes to win, when the win is proven.
    pub wins_in: Option<u32>,
}

impl Hint {
    /// The move to play.
    pub fn best(&self) -> Point {
        self.line[0]
    }
}

/// Somebody to ask.
pub struct Adviser {
    engine: Engine,
}

impl Default for Adviser {
    fn default() -> Self {
        Self::new(None)
    }
}

impl Adviser {
    /// An adviser, with a group of engines that help it.
    pub fn new(group: Option<&WorkerGroup>) -> Self {
        Self {
            engine: machine::engine(HASH, group),
        }
    }

    /// The engine that it looks with.
    pub(super) const fn engine(&mut self) -> &mut Engine {
        &mut self.engine
    }

    /// The best move for the side to move; none when no point is left or the question was taken back.
    pub fn hint(&mut self, position: &Position, limits: &Limits, stop: &Stop) -> Option<Hint> {
        let (setup, clock) = (position.into(), stop.clock());
        // The search stops at what it knows to be won; the solvers know the way to the five too.
        if let Some(win) = forced_win(&setup) {
            return Some(win);
        }
        let mut report = self
            .engine
            .think(&setup, limits, &clock, stop.flag(), |_| ())
            .filter(|_| !stop.is_set())?;
        self.engine
            .complete_proven_lines(&setup, &mut report, stop.flag());
        let best = report.lines.into_iter().next()?;
        Some(Hint {
            wins_in: best.value.moves_to_win(),
            line: best.moves,
        })
    }

    /// The points worth a thought, the best first, each with how likely the side to move is to win there in per cent.
    /// None when the question was taken back.
    pub fn chances(&mut self, position: &Position, stop: &Stop) -> Option<Vec<(Point, u8)>> {
        let (setup, clock) = (position.into(), stop.clock());
        let mut scores = Vec::new();
        for depth in (2..=DEEPEST_LOOK).step_by(2) {
            scores = self.engine.score_moves(&setup, depth, &clock, stop.flag());
            if stop.is_set() {
                return None;
            }
            if clock.now() >= LOOK {
                break;
            }
        }
        let chances = scores
            .into_iter()
            .map(|(point, value)| (point, chance(value)));
        Some(chances.collect())
    }
}

/// A win by threats alone with its whole line, if there is a short one.
fn forced_win(setup: &Setup) -> Option<Hint> {
    let kinds = [(ThreatKind::Vcf, FOURS), (ThreatKind::Vct, THREATS)];
    kinds.into_iter().find_map(|(kind, budget)| {
        let verdict = solve(setup, kind, budget).verdict;
        let wins_in = verdict
            .moves_to_win()
            .and_then(|moves| u32::try_from(moves).ok());
        match verdict {
            Verdict::Win(line) => Some(Hint { line, wins_in }),
            Verdict::NoWin | Verdict::Unknown => None,
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::parse_move_list;
    use crate::rules::{BoardSize, Rule};

    fn position(moves: &str) -> Position {
        let mut position = Position::new(Rule::Freestyle, BoardSize::DEFAULT);
        for point in parse_move_list(moves).expect("points") {
            position.play(point).expect("a legal move");
        }
        position
    }

    fn names(points: &[Point]) -> Vec<String> {
        points.iter().map(Point::to_string).collect()
    }

    #[test]
    fn a_won_position_is_called_won_with_its_line() {
        // An open three: an open four, and then five.
        let position = position("h8 a1 i8 b1 j8 c1");
        let hint = Adviser::default()
            .hint(&position, &Limits::nodes(20_000), &Stop::default())
            .expect("a hint");
        assert_eq!(hint.wins_in, Some(2));
        assert!(["g8", "k8"].contains(&names(&hint.line)[0].as_str()));
        assert!(hint.line.len() >= 2, "{:?}", names(&hint.line));
    }

    #[test]
    fn the_only_defence_is_the_only_point_seen() {
        let position = position("h8 g8 i8 a1 j8 b3 k8");
        let chances = Adviser::default()
            .chances(&position, &Stop::default())
            .expect("nobody stopped it");
        assert_eq!(chances.len(), 1);
        assert_eq!(chances[0].0.to_string(), "l8");
    }

    #[test]
    fn whoever_takes_the_question_back_gets_no_answer() {
        let (position, stop) = (position("h8 i9"), Stop::default());
        stop.set();
        let mut adviser = Adviser::default();
        assert_eq!(adviser.chances(&position, &stop), None);
        assert_eq!(adviser.hint(&position, &Limits::nodes(1000), &stop), None);
    }
}

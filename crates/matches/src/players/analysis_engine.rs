//! The engine that analyses a position for a person: hints, and the winning chance of each point.

use super::progress::{Progress, chance};
use super::search_group::{self, SearchGroup};
use super::stop::Stop;
use narabe_engine_core::tactics::{ThreatKind, solve};
use narabe_engine_core::{Clock, Engine, Limits, MAX_HASH, Settings, Setup};
use narabe_rules::{Point, Position};
use narabe_study::{Analysis, BalancedMove};
use serde::{Deserialize, Serialize};
use std::time::Duration;

/// The size of the transposition table, in megabytes.
const HASH: usize = 8;
/// The greatest depth to which all points are evaluated, in plies.
const MAX_DEPTH: u32 = 12;
/// No deeper evaluation of all points begins after this time.
const EVALUATION_TIME: Duration = Duration::from_millis(60);
// The node budgets of the VCF and the VCT solver before a search for a hint: some hundredths of a second.
const VCF_NODES: u64 = 20_000;
const VCT_NODES: u64 = 3_000;

/// The best move and its line.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hint {
    /// The line, beginning with the best move; never empty.
    pub line: Vec<Point>,
    /// The number of own moves to the win, if the win is proven.
    pub wins_in: Option<u32>,
    /// The number of the opponent's moves to the win, if the loss is proven.
    pub loses_in: Option<u32>,
}

impl Hint {
    /// The best move.
    pub fn best(&self) -> Point {
        self.line[0]
    }
}

/// How a position is analysed: what is to be found, and with what.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct AnalysisOptions {
    /// The number of best lines, from 1 to [`MAX_LINES`](narabe_study::MAX_LINES).
    pub lines: usize,
    /// The number of search threads, or of workers of a [`SearchGroup`]; `None` for all that the machine can spare.
    pub threads: Option<usize>,
    /// The size of the transposition table in megabytes. Another size empties it.
    pub memory: usize,
}

/// An engine that analyses positions. It reuses its transposition table from call to call.
pub struct AnalysisEngine {
    engine: Engine,
}

impl Default for AnalysisEngine {
    fn default() -> Self {
        Self::new(None)
    }
}

impl AnalysisEngine {
    /// An engine, which searches with its group if it has one.
    pub fn new(group: Option<&SearchGroup>) -> Self {
        Self {
            engine: search_group::engine(HASH, group),
        }
    }

    /// The search engine.
    pub(super) const fn engine(&mut self) -> &mut Engine {
        &mut self.engine
    }

    /// The best move for the side to move. `None` if there is no point to play or the search was stopped.
    pub fn hint(&mut self, position: &Position, limits: &Limits, stop: &Stop) -> Option<Hint> {
        let (setup, clock) = (position.into(), stop.clock());
        // The solvers first: their result includes the line to the five, where the search stops at a won position.
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
            loses_in: best.value.moves_to_loss(),
            line: best.moves,
        })
    }

    /// The best lines, deeper until it is stopped or nothing is left to find; every result goes to `progress`.
    pub fn analyse(
        &mut self,
        position: &Position,
        options: &AnalysisOptions,
        stop: &Stop,
        progress: &Progress,
    ) -> Option<Analysis> {
        self.engine.set_settings(Settings {
            hash: options.memory.clamp(1, MAX_HASH),
            threads: search_group::search_threads(options.threads),
        });
        let (setup, clock) = (position.into(), stop.clock());
        let report = |found: &Analysis| progress.report(found.into());
        Analysis::search(
            &setup,
            options.lines,
            &mut self.engine,
            &clock,
            stop.flag(),
            report,
        )
    }

    /// The most even moves of an opening. `None` if the search was stopped.
    pub fn balanced_moves(
        &mut self,
        position: &Position,
        nodes: u64,
        stop: &Stop,
    ) -> Option<Vec<BalancedMove>> {
        let (setup, clock) = (position.into(), stop.clock());
        BalancedMove::find(&setup, nodes, &mut self.engine, &clock, stop.flag())
    }

    /// The points worth considering with the winning chance of the side to move there, in per cent, the best first.
    /// `None` if the search was stopped.
    pub fn win_chances(&mut self, position: &Position, stop: &Stop) -> Option<Vec<(Point, u8)>> {
        let (setup, clock) = (position.into(), stop.clock());
        let mut scores = Vec::new();
        for depth in (2..=MAX_DEPTH).step_by(2) {
            scores = self.engine.score_moves(&setup, depth, &clock, stop.flag());
            if stop.is_set() {
                return None;
            }
            if clock.now() >= EVALUATION_TIME {
                break;
            }
        }
        let chances = scores
            .into_iter()
            .map(|(point, value)| (point, chance(value)));
        Some(chances.collect())
    }
}

/// A short win by continuous fours or threats, with its whole line, if there is one.
fn forced_win(setup: &Setup) -> Option<Hint> {
    let kinds = [(ThreatKind::Vcf, VCF_NODES), (ThreatKind::Vct, VCT_NODES)];
    kinds.into_iter().find_map(|(kind, nodes)| {
        let verdict = solve(setup, kind, nodes).verdict;
        let wins_in = verdict
            .moves_to_win()
            .and_then(|moves| u32::try_from(moves).ok());
        let line = verdict.win()?;
        Some(Hint {
            line,
            wins_in,
            loses_in: None,
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use narabe_notation::parse_move_list;
    use narabe_rules::{BoardSize, Rule};

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
    fn a_proven_win_is_a_hint_with_its_line() {
        // An open three: an open four, and then five.
        let position = position("h8 a1 i8 b1 j8 c1");
        let hint = AnalysisEngine::default()
            .hint(&position, &Limits::nodes(20_000), &Stop::default())
            .expect("a hint");
        assert_eq!(hint.wins_in, Some(2));
        assert!(["g8", "k8"].contains(&names(&hint.line)[0].as_str()));
        assert!(hint.line.len() >= 2, "{:?}", names(&hint.line));
    }

    #[test]
    fn the_only_defence_is_the_only_point_evaluated() {
        let position = position("h8 g8 i8 a1 j8 b3 k8");
        let chances = AnalysisEngine::default()
            .win_chances(&position, &Stop::default())
            .expect("it was not stopped");
        assert_eq!(chances.len(), 1);
        assert_eq!(chances[0].0.to_string(), "l8");
    }

    #[test]
    fn an_analysis_has_the_wanted_lines_threads_and_memory() {
        let mut engine = AnalysisEngine::default();
        for (lines, memory) in [(1, 2), (4, 3)] {
            let options = AnalysisOptions {
                lines,
                threads: Some(1),
                memory,
            };
            // Nodes are not limited: the listener stops the search when there are all lines.
            let stop = Stop::default();
            let ender = stop.clone();
            let progress = Progress::with_listener(move |found| {
                if found.depth > 1 {
                    ender.set();
                }
            });
            let found = engine.analyse(&position("h8 i9"), &options, &stop, &progress);
            assert_eq!(found.expect("an analysis").lines.len(), lines);
            let settings = Settings {
                hash: memory,
                threads: 1,
            };
            assert_eq!(engine.engine().settings(), settings);
        }
    }

    #[test]
    fn a_stopped_analysis_has_no_result() {
        let (position, stop) = (position("h8 i9"), Stop::default());
        stop.set();
        let mut engine = AnalysisEngine::default();
        assert_eq!(engine.win_chances(&position, &stop), None);
        assert_eq!(engine.hint(&position, &Limits::nodes(1000), &stop), None);
    }
}

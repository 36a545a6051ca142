//! The live analysis of a position: the best lines, searched deeper and deeper until it is stopped or all is proven.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};

use serde::{Deserialize, Serialize};

use super::proof::ProvenWin;
use narabe_engine_core::{Clock, Engine, Limits, PvLine, Report, Setup};
use narabe_rules::{Point, Side};

/// The most lines that are shown.
pub const MAX_LINES: usize = 5;
/// Nodes of the searches for wins by fours and by threats that run before and beside the judging search: about 50 ms.
const FOURS_NODES: u64 = 100_000;
const THREATS_NODES: u64 = 20_000;
/// When the search reports a win that the solvers have not found, the threats get this many nodes, once.
const REPORTED_WIN_NODES: u64 = 500_000;

/// The worth of a line for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum LineValue {
    /// A proven win in this many own moves, the five included.
    WinsIn(usize),
    /// A proven win of the other side in this many of its moves.
    LosesIn(usize),
    /// The expected share of games won, in per cent from 1 to 99.
    Judged(u8),
}

impl LineValue {
    /// The share of the side to move, in per cent.
    pub const fn percent(self) -> u8 {
        match self {
            Self::WinsIn(_) => 100,
            Self::LosesIn(_) => 0,
            Self::Judged(percent) => percent,
        }
    }

    /// Whether the value is proven.
    pub const fn is_proven(self) -> bool {
        !matches!(self, Self::Judged(_))
    }
}

/// A line of best play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AnalysisLine {
    /// Its value.
    pub value: LineValue,
    /// The moves of both sides; never empty.
    pub moves: Vec<Point>,
}

/// What is known about a position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Analysis {
    /// The side to move.
    pub side: Side,
    /// The completed depth in plies; 0 if only the solvers have looked.
    pub depth: u32,
    /// Positions looked at by the search.
    pub nodes: u64,
    /// Positions per second; none before any time has passed.
    pub nodes_per_second: Option<u64>,
    /// The best lines, best first; never empty.
    pub lines: Vec<AnalysisLine>,
    /// Whether there is nothing more to find.
    pub is_settled: bool,
}

impl Analysis {
    /// The value of the position for the side to move.
    pub fn value(&self) -> LineValue {
        self.lines[0].value
    }

    /// Black's share, in per cent.
    pub fn black_percent(&self) -> u8 {
        match self.side {
            Side::Black => self.value().percent(),
            Side::White => 100 - self.value().percent(),
        }
    }

    /// The winner and the number of its moves to the five, if that is proven.
    pub fn proven_win(&self) -> Option<(Side, usize)> {
        match self.value() {
            LineValue::WinsIn(moves) => Some((self.side, moves)),
            LineValue::LosesIn(moves) => Some((self.side.other(), moves)),
            LineValue::Judged(_) => None,
        }
    }

    /// Analyses a position until `stop` is set or nothing is left to find, and passes each deeper result to `report`. Returns
    /// the last one; none if there is no legal move or it was stopped before any result.
    pub fn search(
        setup: &Setup,
        line_count: usize,
        engine: &mut Engine,
        clock: &dyn Clock,
        stop: &AtomicBool,
        mut report: impl FnMut(&Self) + Send,
    ) -> Option<Self> {
        let line_count = line_count.clamp(1, MAX_LINES);
        let mut solved = Solved::of(setup, stop);
        let mut latest = solved.first(line_count);
        if let Some(found) = &latest {
            report(found);
            if found.is_settled {
                return latest;
            }
        }
        let limits = Limits {
            multi_pv: line_count,
            ..Limits::default()
        };
        let last = engine.think(setup, &limits, clock, stop, |iteration| {
            let mut analysis = solved.analysis(iteration, line_count, stop);
            report(&analysis);
            if solved.prove_reported_win(iteration, stop) {
                analysis = solved.analysis(iteration, line_count, stop);
                report(&analysis);
            }
            latest = Some(analysis);
        });
        if let (Some(latest), Some(_)) = (&mut latest, last) {
            latest.is_settled = !stop.load(Ordering::Relaxed);
        }
        latest
    }
}

/// What the solvers know about a position, beside the search.
struct Solved<'a> {
    setup: &'a Setup,
    /// The proven win of the side to move.
    win: Option<AnalysisLine>,
    /// Whether the solvers have looked for a win that the search reported.
    has_tried_reported_win: bool,
    /// By move: the proven win of the other side after it, if there is one.
    losses: HashMap<Point, Option<AnalysisLine>>,
}

impl<'a> Solved<'a> {
    fn of(setup: &'a Setup, stop: &AtomicBool) -> Self {
        Self {
            setup,
            win: win_of(setup, THREATS_NODES, stop).map(|win| winning_line(&win)),
            has_tried_reported_win: false,
            losses: HashMap::new(),
        }
    }

    /// The analysis before any search: a proven win, if there is one. A single line is then all there is to find.
    fn first(&self, line_count: usize) -> Option<Analysis> {
        let win = self.win.clone()?;
        Some(Analysis {
            side: self.setup.to_move(),
            depth: 0,
            nodes: 0,
            nodes_per_second: None,
            lines: vec![win],
            is_settled: line_count == 1,
        })
    }

    /// The result of an iteration, with what the solvers can prove of its lines.
    fn analysis(&mut self, report: &Report, line_count: usize, stop: &AtomicBool) -> Analysis {
        let mut lines: Vec<AnalysisLine> = self.win.iter().cloned().collect();
        for line in &report.lines {
            let is_known = (self.win.as_ref()).is_some_and(|win| win.moves[0] == line.moves[0]);
            if !is_known && lines.len() < line_count {
                lines.push(self.line(line, stop));
            }
        }
        Analysis {
            side: self.setup.to_move(),
            depth: report.depth,
            nodes: report.nodes,
            nodes_per_second: report.nodes_per_second(),
            lines,
            is_settled: false,
        }
    }

    /// Looks for the proof of a win that the search reports, with more nodes than before the search. True if it was found.
    fn prove_reported_win(&mut self, report: &Report, stop: &AtomicBool) -> bool {
        let is_reported = (report.lines.iter()).any(|line| line.value.moves_to_win().is_some());
        if self.win.is_some() || self.has_tried_reported_win || !is_reported {
            return false;
        }
        self.has_tried_reported_win = true;
        let win = win_of(self.setup, REPORTED_WIN_NODES, stop);
        self.win = win.map(|win| winning_line(&win));
        self.win.is_some()
    }

    fn line(&mut self, line: &PvLine, stop: &AtomicBool) -> AnalysisLine {
        let first = line.moves[0];
        if line.value.moves_to_loss().is_some() && !stop.load(Ordering::Relaxed) {
            let setup = self.setup;
            let loss = (self.losses.entry(first)).or_insert_with(|| loss_after(setup, first, stop));
            if let Some(loss) = loss {
                return loss.clone();
            }
        }
        AnalysisLine {
            value: LineValue::Judged(judged_percent(line.value.win_rate())),
            moves: line.moves.clone(),
        }
    }
}

/// A share as a per cent that is not mistaken for a proven one.
fn judged_percent(share: f64) -> u8 {
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "it is between 1 and 99"
    )]
    let percent = (share * 100.0).round().clamp(1.0, 99.0) as u8;
    percent
}

/// The proven win of the side to move, if it is found with so many nodes for threats and before a stop.
fn win_of(setup: &Setup, threats: u64, stop: &AtomicBool) -> Option<ProvenWin> {
    let is_stopped = || stop.load(Ordering::Relaxed);
    ProvenWin::find(setup, FOURS_NODES, threats, &is_stopped)
}

fn winning_line(win: &ProvenWin) -> AnalysisLine {
    AnalysisLine {
        value: LineValue::WinsIn(win.moves_to_win()),
        moves: win.main_line(),
    }
}

/// The proven win of the other side after a move of the side to move.
fn loss_after(setup: &Setup, point: Point, stop: &AtomicBool) -> Option<AnalysisLine> {
    let mut after = setup.clone();
    after.place(point, setup.to_move()).ok()?;
    let win = win_of(&after, THREATS_NODES, stop)?;
    Some(AnalysisLine {
        value: LineValue::LosesIn(win.moves_to_win()),
        moves: [point].into_iter().chain(win.main_line()).collect(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use narabe_engine_core::{NoClock, Settings};
    use narabe_notation::parse_move_list;
    use narabe_rules::{BoardSize, Position, Rule};

    fn setup(moves: &str) -> Setup {
        let mut position = Position::new(Rule::Freestyle, BoardSize::DEFAULT);
        for point in parse_move_list(moves).unwrap() {
            position.play(point).unwrap();
        }
        (&position).into()
    }

    /// Analyses until the search has looked at this many positions.
    fn analyse(setup: &Setup, lines: usize, nodes: u64) -> (Option<Analysis>, Vec<Analysis>) {
        let mut engine = Engine::new(Settings {
            hash: 1,
            threads: 1,
        });
        let stop = AtomicBool::new(false);
        let mut reports = Vec::new();
        let last = Analysis::search(setup, lines, &mut engine, &NoClock, &stop, |report| {
            reports.push(report.clone());
            if report.nodes >= nodes {
                stop.store(true, Ordering::Relaxed);
            }
        });
        (last, reports)
    }

    #[test]
    fn a_win_is_proven_before_the_search_begins() {
        let (last, reports) = analyse(&setup("h8 a1 i8 a3 j8 a5"), 1, 1);
        let last = last.unwrap();
        assert_eq!(last.value(), LineValue::WinsIn(2));
        assert_eq!((last.depth, last.black_percent()), (0, 100));
        assert_eq!(last.proven_win(), Some((Side::Black, 2)));
        assert!(last.is_settled);
        assert_eq!(reports, [last]);
    }

    #[test]
    fn a_win_that_the_search_reports_is_proven_with_more_nodes() {
        let position = setup("i6 g9 i9 l5 e8 i7 l8 k8 h8 g7 g8 i8 h7 f9 h9 h6");
        let never = AtomicBool::new(false);
        let win = win_of(&position, THREATS_NODES, &never);
        assert!(win.is_none(), "the solvers need more nodes");
        let (last, reports) = analyse(&position, 3, u64::MAX);
        let last = last.unwrap();
        assert!(matches!(last.value(), LineValue::WinsIn(_)), "{last:?}");
        assert!(last.is_settled);
        assert!(matches!(reports[0].value(), LineValue::Judged(_)));
    }

    #[test]
    fn other_lines_stand_beside_a_proven_win_and_are_judged() {
        let (last, _) = analyse(&setup("h8 a1 i8 a3 j8 a5"), 3, 2_000);
        let lines = last.unwrap().lines;
        assert_eq!(lines.len(), 3);
        assert!(lines[0].value.is_proven());
        let firsts: Vec<Point> = lines.iter().map(|line| line.moves[0]).collect();
        assert!(firsts[1..].iter().all(|first| *first != firsts[0]));
        assert!(lines[1..].iter().all(|line| line.value.percent() < 100));
    }

    #[test]
    fn a_lost_position_is_lost_by_proof() {
        // An open four of Black's.
        let (last, _) = analyse(&setup("h8 a1 i8 a3 j8 a5 k8"), 1, 50_000);
        assert_eq!(last.unwrap().proven_win(), Some((Side::Black, 1)));
    }

    #[test]
    fn a_quiet_position_is_judged_deeper_and_deeper() {
        let (last, reports) = analyse(&setup("h8 i9"), 2, 20_000);
        let last = last.unwrap();
        assert!(!last.value().is_proven());
        assert_eq!(last.lines.len(), 2);
        assert!(!last.is_settled, "it was stopped");
        assert!(reports.is_sorted_by_key(|report| report.depth));
        assert!(reports.last().unwrap().depth > reports[0].depth);
    }

    #[test]
    fn a_full_board_has_no_analysis() {
        let mut setup = Setup::new(Rule::Freestyle, BoardSize::DEFAULT);
        let size = BoardSize::DEFAULT.get();
        for (x, y) in (0..size).flat_map(|y| (0..size).map(move |x| (x, y))) {
            // Columns of pairs whose colour changes: no five anywhere.
            let side = if (x + 2 * (y / 2)) % 4 < 2 {
                Side::Black
            } else {
                Side::White
            };
            setup.place(Point::new(x, y), side).unwrap();
        }
        assert_eq!(analyse(&setup, 1, 1).0, None);
    }
}

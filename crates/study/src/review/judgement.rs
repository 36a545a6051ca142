//! What the search makes of a position.

use std::sync::atomic::AtomicBool;

use serde::{Deserialize, Serialize};

use narabe_engine_core::{Engine, Limits, NoClock, PvLine, Setup};
use narabe_rules::{Point, Position};

/// The most lines that are compared when the best move turns out to lose.
const MOST_LINES: usize = 8;

/// With a greater expected share of games won the game is taken as won.
const ALL_BUT_WON: f64 = 0.95;

/// A line is searched on until it has as many moves, or the game is over.
const LEAST_LINE: usize = 6;
/// This part of the nodes is searched for each move that is missing.
const LINE_PART: u64 = 10;

/// The estimate of a search, for the side to move.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Judgement {
    /// The expected share of games won by the side to move, from 0 to 1.
    pub win_rate: f64,
    /// The best line; its first move is the best move.
    pub line: Vec<Point>,
    /// The depth in plies.
    pub depth: u32,
    /// Nodes searched.
    pub nodes: u64,
    /// The most nodes that were searched for a forced win; 0 where that is not known.
    #[serde(default)]
    pub limit: u64,
    /// The winner's moves to the five, where the search has found a forced win of a side. No solver has confirmed it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub wins_in: Option<usize>,
}

impl Judgement {
    /// The best move.
    pub fn best(&self) -> Point {
        self.line[0]
    }

    /// Whether the side to move wins, or is all but sure to.
    pub fn is_win(&self) -> bool {
        self.win_rate > ALL_BUT_WON
    }

    /// Whether the side to move has lost, or is all but sure to.
    pub fn is_loss(&self) -> bool {
        self.win_rate < 1.0 - ALL_BUT_WON
    }

    /// Searches the position after a move.
    pub(super) fn after(
        engine: &mut Engine,
        setup: &Setup,
        point: Point,
        nodes: u64,
        stop: &AtomicBool,
    ) -> Option<Self> {
        let mut after = setup.clone();
        after.place(point, setup.to_move()).ok()?;
        Self::search(engine, &after, nodes, |_| false, stop)
    }

    /// Searches on where the line ends early, as it does behind a value that the table knows, so that there is something to look at.
    pub(super) fn lengthen(
        &mut self,
        engine: &mut Engine,
        setup: &Setup,
        nodes: u64,
        stop: &AtomicBool,
    ) {
        let mut end = setup.clone();
        let mut placed = 0;
        let limits = Limits::nodes(nodes / LINE_PART);
        while self.line.len() < LEAST_LINE {
            for &point in &self.line[placed..] {
                if end.place(point, end.to_move()).is_err() {
                    return;
                }
            }
            placed = self.line.len();
            let is_over = Position::from_setup(&end).is_err();
            let next = (!is_over).then(|| engine.think(&end, &limits, &NoClock, stop, |_| ()));
            match next.flatten() {
                Some(report) => self.line.extend(&report.lines[0].moves),
                None => return,
            }
        }
    }

    /// Searches a position. `is_refuted` tells which first moves are known to lose; the best of the others is chosen, if there
    /// is one among the best lines. None if there is no legal move.
    pub(super) fn search(
        engine: &mut Engine,
        setup: &Setup,
        nodes: u64,
        is_refuted: impl Fn(Point) -> bool,
        stop: &AtomicBool,
    ) -> Option<Self> {
        let mut think = |multi_pv| {
            let limits = Limits {
                multi_pv,
                ..Limits::nodes(nodes)
            };
            engine.think(setup, &limits, &NoClock, stop, |_| ())
        };
        let mut report = think(1)?;
        if is_refuted(report.best_move()) {
            report = think(MOST_LINES)?;
        }
        let holds = |line: &&PvLine| !is_refuted(line.moves[0]);
        let line = report.lines.iter().find(holds).unwrap_or(&report.lines[0]);
        Some(Self {
            win_rate: line.value.win_rate(),
            line: line.moves.clone(),
            depth: report.depth,
            nodes: report.nodes,
            limit: nodes,
            wins_in: (line.value.moves_to_win().or(line.value.moves_to_loss()))
                .map(|moves| moves as usize),
        })
    }
}

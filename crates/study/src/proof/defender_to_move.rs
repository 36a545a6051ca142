//! Which moves of the side to move hold when the other side threatens a proven win, and how each of the others is refuted.

use std::sync::atomic::{AtomicBool, Ordering};

use serde::{Deserialize, Serialize};

use super::check::ProvenWin;
use narabe_engine_core::Setup;
use narabe_engine_core::tactics::ThreatKind;
use narabe_rules::Point;

/// A larger proof of the threat is not tried on every board with one more stone.
const LARGEST_THREAT: usize = 200;

/// The moves of a side that is threatened with a proven win.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DefenderMoves {
    /// The moves after which no win was found.
    pub holding: Vec<Point>,
    /// The moves after which the other side wins, proven.
    pub refuted: Vec<Refutation>,
}

/// Why a move loses.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Refutation {
    /// The move that loses.
    pub point: Point,
    /// Whether fours alone win; otherwise fours and threes.
    pub is_by_fours: bool,
    /// The winner's moves to the five, the five included.
    pub moves_to_win: usize,
    /// The moves of both sides after the losing move, against the longest defence.
    pub line: Vec<Point>,
}

impl Refutation {
    /// `win` is there after the move.
    fn by(win: &ProvenWin, point: Point) -> Self {
        Self {
            point,
            is_by_fours: win.kind() == ThreatKind::Vcf,
            moves_to_win: win.moves_to_win(),
            line: win.main_line(),
        }
    }
}

impl DefenderMoves {
    /// Looks at every legal move of the side to move. `threat` is the other side's win if it could move now. Each move that the
    /// threat does not answer is searched with `nodes` nodes, for fours and then for threats. None if `stop` was set.
    pub fn find(setup: &Setup, threat: &ProvenWin, nodes: u64, stop: &AtomicBool) -> Option<Self> {
        Self::look_at(setup, threat, nodes, stop, |_| true)
    }

    /// Refutes moves again of which that is said. The others hold as far as is known; they are not looked at. None if one of
    /// them is not refuted with the nodes, or `stop` was set.
    pub(crate) fn confirm(
        setup: &Setup,
        threat: &ProvenWin,
        refuted: &[Point],
        nodes: u64,
        stop: &AtomicBool,
    ) -> Option<Self> {
        let is_said = |point| refuted.contains(&point);
        let moves = Self::look_at(setup, threat, nodes, stop, is_said)?;
        let is_refuted = |point: &Point| moves.refutation(*point).is_some();
        refuted.iter().all(is_refuted).then_some(moves)
    }

    fn look_at(
        setup: &Setup,
        threat: &ProvenWin,
        nodes: u64,
        stop: &AtomicBool,
        is_looked_at: impl Fn(Point) -> bool,
    ) -> Option<Self> {
        let (rule, side) = (setup.rule(), setup.to_move());
        let board = setup.board();
        let mut moves = Self {
            holding: Vec::new(),
            refuted: Vec::new(),
        };
        for point in board.empty_points() {
            if stop.load(Ordering::Relaxed) {
                return None;
            }
            if board.wins_at(rule, point, side) {
                moves.holding.push(point);
                continue;
            }
            if board.foul_of(rule, point, side).is_some() {
                continue;
            }
            if !is_looked_at(point) {
                moves.holding.push(point);
                continue;
            }
            let mut after = board.clone();
            after.place(point, side);
            let is_untouched = threat.tree().nodes().len() <= LARGEST_THREAT
                && !threat.main_line().contains(&point);
            if is_untouched && threat.holds_on(rule, after) {
                moves.refuted.push(Refutation::by(threat, point));
                continue;
            }
            match refutation(setup, point, nodes, stop) {
                Some(refutation) => moves.refuted.push(refutation),
                None => moves.holding.push(point),
            }
        }
        // A move whose refutation was not found because of the stop does not hold.
        (!stop.load(Ordering::Relaxed)).then_some(moves)
    }

    /// The winner's moves to the five against the best defence, if every move loses.
    pub fn lost_in(&self) -> Option<usize> {
        let longest = self
            .refuted
            .iter()
            .map(|refuted| refuted.moves_to_win)
            .max();
        longest.filter(|_| self.holding.is_empty())
    }

    /// The refutation of a move.
    pub fn refutation(&self, point: Point) -> Option<&Refutation> {
        self.refuted.iter().find(|refuted| refuted.point == point)
    }
}

/// The proven win of the other side after a move of the side to move; none once `stop` is set.
pub fn refutation(
    setup: &Setup,
    point: Point,
    nodes: u64,
    stop: &AtomicBool,
) -> Option<Refutation> {
    let mut after = setup.clone();
    after.place(point, setup.to_move()).ok()?;
    let win = ProvenWin::find(&after, nodes, nodes, &|| stop.load(Ordering::Relaxed))?;
    Some(Refutation::by(&win, point))
}

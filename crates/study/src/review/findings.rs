//! What is found out about one position.

use std::sync::atomic::{AtomicBool, Ordering};

use serde::{Deserialize, Serialize};

use super::budget::Budget;
use super::judgement::Judgement;
use super::label::Certainty;
use crate::proof::{DefenderMoves, ProvenWin, Refutation, refutation, stops_fives};
use narabe_engine_core::{Engine, Setup};
use narabe_rules::{Point, Side};

/// Below this win rate the best move is examined again: the other side may win after it.
const DOUBTFUL_WIN_RATE: f64 = 0.5;
/// How many best moves are taken back because they lose.
const MOST_RETRIES: usize = 4;

/// What is known about a position in which the game is not over.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Findings {
    /// The side to move.
    pub side: Side,
    /// The proven win of the side to move.
    pub win: Option<ProvenWin>,
    /// The proven win that the other side would have if it could move now.
    pub threat: Option<ProvenWin>,
    /// The only stop of the other side's five.
    pub forced: Option<Point>,
    /// The moves after which no win of the other side was found, if every move was looked at.
    pub holding: Option<Vec<Point>>,
    /// The moves that lose, proven.
    pub refuted: Vec<Refutation>,
    /// The estimate; none where all is proven.
    pub judgement: Option<Judgement>,
}

impl Findings {
    /// Looks at a position in which the game is not over. Empties the engine's table first, so that the result does not depend on
    /// what was looked at before. None if `stop` was set.
    pub fn examine(
        setup: &Setup,
        engine: &mut Engine,
        budget: &Budget,
        stop: &AtomicBool,
    ) -> Option<Self> {
        engine.clear();
        let is_stopped = || stop.load(Ordering::Relaxed);
        let mut findings = Self {
            win: ProvenWin::find(setup, budget.fours, budget.threats, &is_stopped),
            ..Self::unknown(setup.to_move())
        };
        if findings.win.is_none() {
            findings.look_at_threat(setup, budget, stop)?;
            if !findings.is_lost() {
                findings.judge(setup, engine, budget, stop);
                if let Some(judgement) = &mut findings.judgement {
                    judgement.lengthen(engine, setup, budget.search, stop);
                }
            }
        }
        (!is_stopped()).then_some(findings)
    }

    /// What is known after another look, with more nodes: all that it found, if that is a forced win of a side. Otherwise the
    /// judgement of the first look stays, because it is compared with those of positions that had as few nodes.
    #[must_use]
    pub fn after_deeper(before: Option<Self>, deeper: Option<Self>) -> Option<Self> {
        let (Some(before), Some(found)) = (&before, &deeper) else {
            return deeper.or(before);
        };
        let judgement = found.judgement.as_ref();
        let is_forced = found.win.is_some() || found.is_lost();
        if is_forced || judgement.is_none_or(|judged| judged.wins_in.is_some()) {
            return deeper;
        }
        let limit = judgement.map_or(0, |judged| judged.limit);
        let judgement = before.judgement.clone();
        Some(Self {
            judgement: judgement.map(|judged| Judgement { limit, ..judged }),
            ..before.clone()
        })
    }

    /// Nothing is known.
    pub(super) const fn unknown(side: Side) -> Self {
        Self {
            side,
            win: None,
            threat: None,
            forced: None,
            holding: None,
            refuted: Vec::new(),
            judgement: None,
        }
    }

    /// Finds what the other side threatens and which moves hold. None if `stop` was set.
    fn look_at_threat(&mut self, setup: &Setup, budget: &Budget, stop: &AtomicBool) -> Option<()> {
        self.forced = forced_stop(setup);
        let mut passed = setup.clone();
        passed.set_to_move(setup.to_move().other());
        let is_stopped = || stop.load(Ordering::Relaxed);
        self.threat = ProvenWin::find(&passed, budget.fours, budget.threats, &is_stopped);
        if let Some(threat) = &self.threat {
            let moves = DefenderMoves::find(setup, threat, budget.defence, stop)?;
            self.holding = Some(moves.holding);
            self.refuted = moves.refuted;
        }
        Some(())
    }

    /// Judges the position by a search. A best move after which the other side turns out to win is taken back, and the search
    /// looks for another.
    fn judge(&mut self, setup: &Setup, engine: &mut Engine, budget: &Budget, stop: &AtomicBool) {
        let mut losing: Vec<Point> = Vec::new();
        for _ in 0..=MOST_RETRIES {
            let is_refuted = |point| self.refutation(point).is_some() || losing.contains(&point);
            let judgement = Judgement::search(engine, setup, budget.search, is_refuted, stop);
            let Some(judgement) = judgement else {
                return;
            };
            let best = judgement.best();
            let is_doubtful = self.threat.is_some() || judgement.win_rate < DOUBTFUL_WIN_RATE;
            let is_settled = is_refuted(best) || judgement.is_loss() || !is_doubtful;
            let judgement = self.judgement.insert(judgement);
            if is_settled || stop.load(Ordering::Relaxed) {
                return;
            }
            if let Some(loses) = refutation(setup, best, budget.threats, stop) {
                self.refute(loses);
                if self.is_lost() {
                    self.judgement = None;
                    return;
                }
                continue;
            }
            let Some(reply) = Judgement::after(engine, setup, best, budget.search, stop) else {
                return;
            };
            judgement.win_rate = 1.0 - reply.win_rate;
            if !reply.is_win() {
                return;
            }
            losing.push(best);
        }
    }

    /// Stores that a move loses.
    fn refute(&mut self, refuted: Refutation) {
        if let Some(holding) = &mut self.holding {
            holding.retain(|&point| point != refuted.point);
        }
        self.refuted.push(refuted);
    }

    /// Whether every move loses, proven.
    pub fn is_lost(&self) -> bool {
        self.holding.as_ref().is_some_and(Vec::is_empty)
    }

    /// Whether the side to move wins, or is all but sure to, as far as proofs and the search tell.
    pub fn sees_win(&self) -> bool {
        self.win.is_some() || self.judgement.as_ref().is_some_and(Judgement::is_win)
    }

    /// How sure it is that the side to move wins; none if it does not, as far as proofs and the search tell.
    pub fn win_certainty(&self) -> Option<Certainty> {
        self.sees_win().then(|| Certainty::of(self.win.is_some()))
    }

    /// Whether the side to move has lost, or is all but sure to, as far as proofs and the search tell.
    pub fn sees_loss(&self) -> bool {
        self.is_lost() || self.judgement.as_ref().is_some_and(Judgement::is_loss)
    }

    /// Whether a side has lost, or is all but sure to, as far as proofs and the search tell.
    pub fn sees_lost(&self, side: Side) -> bool {
        if side == self.side {
            self.sees_loss()
        } else {
            self.sees_win()
        }
    }

    /// The winner's moves to the five that the search has found without a proof.
    pub fn searched(&self) -> Option<usize> {
        self.judgement.as_ref()?.wins_in
    }

    /// The other side's moves to its five against the best defence, if every move loses, proven.
    pub fn lost_in(&self) -> Option<usize> {
        let longest = self.longest_defence()?;
        self.is_lost().then_some(longest.moves_to_win)
    }

    /// The refuted move that holds out longest.
    fn longest_defence(&self) -> Option<&Refutation> {
        (self.refuted.iter()).max_by_key(|refuted| refuted.moves_to_win)
    }

    /// Why a move loses, if that is proven.
    pub fn refutation(&self, point: Point) -> Option<&Refutation> {
        self.refuted.iter().find(|refuted| refuted.point == point)
    }

    /// The winner and the number of its moves to the five, if that is proven.
    pub fn proven(&self) -> Option<(Side, usize)> {
        let won = (self.win.as_ref()).map(|win| (self.side, win.moves_to_win()));
        won.or_else(|| Some((self.side.other(), self.lost_in()?)))
    }

    /// Black's expected share of games won, from 0 to 1; 1 and 0 where that is proven.
    pub fn black_win_rate(&self) -> f64 {
        match self.side {
            Side::Black => self.win_rate(),
            Side::White => 1.0 - self.win_rate(),
        }
    }

    /// The expected share of games won by the side to move, from 0 to 1; 1 and 0 where that is proven.
    pub fn win_rate(&self) -> f64 {
        match (&self.win, &self.judgement) {
            (Some(_), _) => 1.0,
            (None, Some(judgement)) if !self.is_lost() => judgement.win_rate,
            _ => 0.0,
        }
    }

    /// The best line for both sides.
    pub fn best_line(&self) -> Vec<Point> {
        if let Some(win) = &self.win {
            return win.main_line();
        }
        if let Some(judgement) = &self.judgement {
            return judgement.line.clone();
        }
        self.longest_defence().map_or_else(Vec::new, |refuted| {
            let mut line = vec![refuted.point];
            line.extend(&refuted.line);
            line
        })
    }

    /// The best move; none when there is no legal move.
    pub fn best(&self) -> Option<Point> {
        self.best_line().first().copied()
    }
}

/// The only move that stops a five of the other side, if the side to move has no five itself.
pub(super) fn forced_stop(setup: &Setup) -> Option<Point> {
    let (rule, side) = (setup.rule(), setup.to_move());
    let board = setup.board();
    if board.five_points(rule, side).next().is_some() {
        return None;
    }
    let fives: Vec<Point> = board.five_points(rule, side.other()).collect();
    if fives.is_empty() {
        return None;
    }
    let mut stops = stops_fives(&board, rule, side, &fives).into_iter();
    let stop = stops.next()?;
    stops.next().is_none().then_some(stop)
}

//! Solvers of forced wins: victory by continuous fours (VCF) and by continuous threats (VCT).
//!
//! [`solve`] answers with a win and its whole line, with the proof that there is none of that kind, or with
//! [`Verdict::Unknown`] when the node limit is too small to tell. [`prove`] answers with the whole proof instead of a line,
//! [`shortest_win`] with the least number of own moves.

mod attack_proof;
mod attack_shape;
mod leaf;
mod limit;
mod proof;
mod proof_numbers;
mod proven_moves;
mod quiet;
mod shortest;
mod table;
mod threats;
mod vcf;
mod vct;

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;

pub use attack_proof::{AttackProof, prove_attack};
pub use attack_shape::AttackShape;
pub use limit::SolverLimit;
pub use proof::{ProofNode, ProofNodeId, ProofTree, prove};
pub use shortest::shortest_win;

use super::board::{Bitboard, MoveClass, PointIndex, SearchBoard};
use super::eval::Weights;
use narabe_rules::{Point, Setup};

/// The threats that a forced win consists of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum ThreatKind {
    /// Victory by continuous fours.
    Vcf,
    /// Victory by continuous threats: fours and open threes.
    Vct,
}

/// A text that is neither `vcf` nor `vct`.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("\"{0}\" is not a kind of win: choose vcf or vct")]
pub struct ThreatKindError(String);

impl fmt::Display for ThreatKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Vcf => "vcf",
            Self::Vct => "vct",
        })
    }
}

impl FromStr for ThreatKind {
    type Err = ThreatKindError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text {
            "vcf" => Ok(Self::Vcf),
            "vct" => Ok(Self::Vct),
            _ => Err(ThreatKindError(text.to_owned())),
        }
    }
}

/// What a solver has found out for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict<W = Vec<Point>> {
    /// It wins, and how: by default the moves of both sides up to the five.
    Win(W),
    /// It has no win of this kind.
    NoWin,
    /// The limit was reached before either was proven.
    Unknown,
}

impl<W> Verdict<W> {
    /// The win, if there is one.
    pub fn win(self) -> Option<W> {
        match self {
            Self::Win(win) => Some(win),
            Self::NoWin | Self::Unknown => None,
        }
    }

    /// The same verdict with the win told in another way.
    fn map<V>(self, map: impl FnOnce(W) -> V) -> Verdict<V> {
        self.and_then(|win| Verdict::Win(map(win)))
    }

    /// The verdict that follows from a win, or the same if there is none.
    fn and_then<V>(self, follows: impl FnOnce(W) -> Verdict<V>) -> Verdict<V> {
        match self {
            Self::Win(win) => follows(win),
            Self::NoWin => Verdict::NoWin,
            Self::Unknown => Verdict::Unknown,
        }
    }
}

impl<P> Verdict<Vec<P>> {
    /// The number of own moves to the five, if it wins.
    pub fn moves_to_win(&self) -> Option<usize> {
        match self {
            Self::Win(line) => Some(line.len().div_ceil(2)),
            Self::NoWin | Self::Unknown => None,
        }
    }
}

/// A verdict and what it took.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solution<W = Vec<Point>> {
    /// What was found out.
    pub verdict: Verdict<W>,
    /// Nodes searched.
    pub nodes: u64,
}

impl<W> Solution<W> {
    /// The same solution with the win told in another way.
    fn map<V>(self, map: impl FnOnce(W) -> V) -> Solution<V> {
        Solution {
            verdict: self.verdict.map(map),
            nodes: self.nodes,
        }
    }
}

/// Looks for a forced win of the side to move. Ends with [`Verdict::Unknown`] soon after the limit is reached.
pub fn solve<'a>(setup: &Setup, kind: ThreatKind, limit: impl Into<SolverLimit<'a>>) -> Solution {
    let limit = limit.into();
    let mut board = SearchBoard::from_setup(setup, Weights::of(setup.rule()));
    match kind {
        ThreatKind::Vcf => vcf::solve(&mut board, limit)
            .map(|line| line.into_iter().map(|index| board.point(index)).collect()),
        ThreatKind::Vct => proof::prove_on(&mut board, kind, limit).map(|tree| tree.main_line()),
    }
}

/// Looks for a win of the side to move by threats in the wide sense: fours, open threes, and other moves after which it would win by
/// fours if the other side did nothing, if they make an open two or a blocked three at least. Published problems often need one.
/// Among these moves are the stops of a four while an earlier three stands, which [`ThreatKind::Vct`] allows only where the stop is a
/// four or a three itself. Ends with [`Verdict::Unknown`] soon after the limit is reached.
pub fn solve_wide<'a>(setup: &Setup, limit: impl Into<SolverLimit<'a>>) -> Solution {
    let mut board = SearchBoard::from_setup(setup, Weights::of(setup.rule()));
    proof::prove_threats(&mut board, vct::Scope::Fours, limit.into()).map(|tree| tree.main_line())
}

/// The defences of the side to move against a four. If nothing stops it, one legal move to continue the line with, or none if
/// there is no legal move.
fn four_replies(board: &SearchBoard) -> Bitboard {
    let attacker = board.side_to_move().other();
    let defences = board.legal(board.five_defences(attacker));
    if !defences.is_empty() {
        return defences;
    }
    let completion = (board.legal(*board.points(attacker, MoveClass::Five))).first();
    let any = || board.empty_points().find(|&point| board.is_legal(point));
    completion.or_else(any).into_iter().collect()
}

/// The defences of the side to move against the threat: those that might stop it, or one legal move if nothing does.
fn defences_against(board: &SearchBoard) -> Bitboard {
    let attacker = board.side_to_move().other();
    if board.count(attacker, MoveClass::Five) > 0 {
        return four_replies(board);
    }
    let defences = threats::defences(board);
    if defences.is_empty() {
        four_replies(board)
    } else {
        defences
    }
}

/// A solution in point indices.
type IndexSolution = Solution<Vec<PointIndex>>;

#[cfg(test)]
mod tests;

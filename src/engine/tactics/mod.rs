//! Solvers of forced wins: victory by continuous fours (VCF) and by continuous threats (VCT).
//!
//! [`solve`] answers with a win and its whole line, with the proof that there is none of that kind, or with
//! [`Verdict::Unknown`] when the node limit is too small to tell.

mod vcf;
mod vct;

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use super::board::{Bitboard, MoveClass, PointIndex, SearchBoard};
use super::eval::Weights;
use super::setup::Setup;
use crate::rules::Point;

/// The threats that a forced win consists of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
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
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict<P = Point> {
    /// It wins. The line has the moves of both sides up to the five.
    Win(Vec<P>),
    /// It has no win of this kind.
    NoWin,
    /// The node limit was reached before either was proven.
    Unknown,
}

impl<P> Verdict<P> {
    /// The number of own moves to the five, if it wins.
    #[must_use]
    pub fn moves_to_win(&self) -> Option<usize> {
        match self {
            Self::Win(line) => Some(line.len().div_ceil(2)),
            Self::NoWin | Self::Unknown => None,
        }
    }

    /// The same verdict with other moves.
    fn map<Q>(self, map: impl FnMut(P) -> Q) -> Verdict<Q> {
        match self {
            Self::Win(line) => Verdict::Win(line.into_iter().map(map).collect()),
            Self::NoWin => Verdict::NoWin,
            Self::Unknown => Verdict::Unknown,
        }
    }
}

/// A verdict and what it took.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solution<P = Point> {
    /// What was found out.
    pub verdict: Verdict<P>,
    /// Nodes searched.
    pub nodes: u64,
}

/// Looks for a forced win of the side to move. Ends with [`Verdict::Unknown`] soon after `max_nodes` nodes.
#[must_use]
pub fn solve(setup: &Setup, kind: ThreatKind, max_nodes: u64) -> Solution {
    let mut board = SearchBoard::from_setup(setup, Weights::of(setup.rule()));
    let solution = match kind {
        ThreatKind::Vcf => vcf::solve(&mut board, max_nodes),
        ThreatKind::Vct => vct::solve(&mut board, max_nodes),
    };
    Solution {
        verdict: solution.verdict.map(|index| board.point(index)),
        nodes: solution.nodes,
    }
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

/// A solution in point indices.
type IndexSolution = Solution<PointIndex>;

#[cfg(test)]
mod tests;

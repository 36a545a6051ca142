//! What a solver has found out.

use crate::board::PointIndex;
use narabe_rules::Point;

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
    pub(super) fn map<V>(self, map: impl FnOnce(W) -> V) -> Verdict<V> {
        self.and_then(|win| Verdict::Win(map(win)))
    }

    /// The verdict that follows from a win, or the same if there is none.
    pub(super) fn and_then<V>(self, follows: impl FnOnce(W) -> Verdict<V>) -> Verdict<V> {
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
    pub(super) fn map<V>(self, map: impl FnOnce(W) -> V) -> Solution<V> {
        Solution {
            verdict: self.verdict.map(map),
            nodes: self.nodes,
        }
    }
}

/// A solution in point indices.
pub type IndexSolution = Solution<Vec<PointIndex>>;

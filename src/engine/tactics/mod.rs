//! Tactics: wins by threats alone, proven or refuted.
//!
//! [`solve`] answers with a win and its whole line, with the certainty that there is none of the kind, or with the admission
//! that the budget was too small to know.

mod vcf;
mod vct;

use std::fmt;
use std::str::FromStr;

use super::field::{Class, Field, Spot, Spots};
use super::setup::Setup;
use super::weights::Weights;
use crate::rules::Point;

pub(super) use vcf::Vcf;
pub(super) use vct::Vct;

/// Which threats a win may be made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// Victory by continuous fours.
    Vcf,
    /// Victory by continuous threats: fours and open threes.
    Vct,
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Vcf => "vcf",
            Self::Vct => "vct",
        })
    }
}

impl FromStr for Kind {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text {
            "vcf" => Ok(Self::Vcf),
            "vct" => Ok(Self::Vct),
            _ => Err(format!(
                "\"{text}\" is not a kind of win: choose vcf or vct"
            )),
        }
    }
}

/// What a solver has found out for the side to move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It wins; these are all moves to the five, the other side's included.
    Win(Vec<Point>),
    /// It has no such win.
    None,
    /// The budget was used up before the end.
    Unknown,
}

impl Verdict {
    /// How many own moves the win takes.
    #[must_use]
    pub fn own_moves(&self) -> Option<usize> {
        match self {
            Self::Win(line) => Some(line.len().div_ceil(2)),
            _ => None,
        }
    }
}

/// A verdict with what it took.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solution {
    /// What was found out.
    pub verdict: Verdict,
    /// Positions looked at.
    pub nodes: u64,
}

/// Looks for a win of the side to move by threats of a kind, looking at so many positions at most.
#[must_use]
pub fn solve(setup: &Setup, kind: Kind, budget: u64) -> Solution {
    let mut field = Field::from_setup(setup, Weights::of(setup.rule()));
    let (found, nodes) = match kind {
        Kind::Vcf => {
            let mut vcf = Vcf::new(budget);
            (vcf.solve(&mut field), vcf.nodes())
        }
        Kind::Vct => {
            let mut vct = Vct::new(budget);
            (vct.solve(&mut field), vct.nodes())
        }
    };
    let verdict = match found {
        Found::Win(line) => Verdict::Win(line.into_iter().map(|spot| field.point(spot)).collect()),
        Found::Nothing => Verdict::None,
        Found::Unknown => Verdict::Unknown,
    };
    Solution { verdict, nodes }
}

/// What the side to move may answer to a four: what stops it. Where nothing does, one move that is good enough to lose with.
pub(super) fn replies(field: &Field) -> Spots {
    let other = field.side().other();
    let answers = field.allowed(field.answers(other));
    if !answers.is_empty() {
        return answers;
    }
    let in_vain = field.allowed(*field.spots(other, Class::Five)).first();
    let anywhere = || field.empty_spots().find(|&spot| field.may_play(spot));
    in_vain.or_else(anywhere).into_iter().collect()
}

/// A verdict in spots.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Found {
    Win(Vec<Spot>),
    Nothing,
    Unknown,
}

#[cfg(test)]
mod tests;

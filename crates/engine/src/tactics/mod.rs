//! Solvers of forced wins: victory by continuous fours (VCF) and by continuous threats (VCT).
//!
//! [`solve`] answers with a win and its whole line, with the proof that there is none of that kind, or with
//! [`Verdict::Unknown`] when the node limit is too small to tell. [`prove`] answers with the whole proof instead of a line,
//! [`shortest_win`] with the least number of own moves.

mod attack_proof;
mod attack_shape;
mod leaf;
mod limit;
mod move_cache;
mod proof;
mod proof_numbers;
mod proven_moves;
mod quiet;
mod shortest;
mod table;
mod threat_kind;
mod threats;
mod vcf;
mod vct;
mod verdict;

pub use attack_proof::{AttackProof, prove_attack};
pub use attack_shape::AttackShape;
pub use limit::SolverLimit;
pub use proof::{ProofNode, ProofNodeId, ProofTree, prove};
pub use shortest::shortest_win;
pub use threat_kind::{ThreatKind, ThreatKindError};
pub use verdict::{Solution, Verdict};

use super::board::SearchBoard;
use super::network::Weights;
use narabe_rules::Setup;

/// Looks for a forced win of the side to move. Ends with [`Verdict::Unknown`] soon after the limit is reached.
pub fn solve<'a>(setup: &Setup, kind: ThreatKind, limit: impl Into<SolverLimit<'a>>) -> Solution {
    let limit = limit.into();
    let mut board = SearchBoard::from_setup(setup, Weights::unused(setup.rule()));
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
    let mut board = SearchBoard::from_setup(setup, Weights::unused(setup.rule()));
    proof::prove_threats(&mut board, vct::Scope::Fours, limit.into()).map(|tree| tree.main_line())
}

#[cfg(test)]
mod tests;

//! What the table of a VCT solver says of the moves of a position, once the solver has ended.

use super::Verdict;
use super::proof_numbers::{Known, NodeKind, ProofNumbers};
use super::threats::stops;
use super::vct::{MOST_QUIET, NODES_AGAIN, Scope, VctSolver, quiet_key};
use crate::board::{Bitboard, PointIndex, SearchBoard};

impl VctSolver<'_> {
    /// A defence of the side to move that the table does not refute, first one after which it proves that there is no win.
    pub fn unrefuted_defence(&self, board: &SearchBoard) -> Option<(PointIndex, Verdict<()>)> {
        let mut best: Option<(PointIndex, ProofNumbers)> = None;
        for point in stops(board).iter() {
            let known = self.table.get(quiet_key(board.hash_after(point), 0));
            let numbers = known.map_or(ProofNumbers::UNKNOWN, |known| known.numbers);
            let is_better = best.is_none_or(|(_, best)| numbers.disproof < best.disproof);
            if numbers.proof > 0 && is_better {
                best = Some((point, numbers));
            }
        }
        best.map(|(point, numbers)| match numbers.disproof {
            0 => (point, Verdict::NoWin),
            _ => (point, Verdict::Unknown),
        })
    }

    /// The attacks of the side to move after which the table proves the win.
    pub fn proven_attacks(&mut self, board: &mut SearchBoard) -> Bitboard {
        let direct = self.direct_attacks(board);
        let mut proven: Bitboard = (direct.iter())
            .filter(|&point| {
                self.has_proof(board.hash_after(point))
                    || self.first_estimate(board, NodeKind::And, point).proof == 0
            })
            .collect();
        if self.scope == Scope::Fours {
            let quiet = self.quiet_attacks(board).into_iter();
            quiet
                .filter(|&point| self.has_proof(board.hash_after(point)))
                .for_each(|point| proven.insert(point));
        }
        proven
    }

    /// Whether a position is proven with any number of quiet attacks.
    fn has_proof(&self, hash: u64) -> bool {
        (0..=MOST_QUIET)
            .filter_map(|quiet| self.table.get(quiet_key(hash, quiet)))
            .any(|known| known.numbers.proof == 0)
    }

    /// Proves a position of a proof once more, after the table has forgotten how. Whether that has been possible.
    pub fn prove_again(&mut self, board: &mut SearchBoard) -> bool {
        for quiet in 0..=MOST_QUIET {
            let key = quiet_key(board.hash(), quiet);
            if self.table.get(key).is_some() {
                self.table.set(key, Known::default());
            }
        }
        let limit = self.limit;
        self.limit = limit.with_nodes(self.nodes.saturating_add(NODES_AGAIN));
        let verdict = self.solve(board);
        self.limit = limit;
        verdict == Verdict::Win(())
    }
}

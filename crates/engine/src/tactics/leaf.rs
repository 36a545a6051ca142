//! The first numbers of the nodes of a search for a victory by continuous threats, and their moves.

use super::Verdict;
use super::proof_numbers::{NodeKind, ProofNumbers};
use super::threats::{attacks, open_fours, stops, wide_attacks};
use super::vct::{Scope, VctSolver};
use crate::board::{Bitboard, PointIndex, SearchBoard};
use crate::shapes::MoveClass;

/// Nodes of the VCF search at each OR leaf.
const VCF_NODES: u64 = 400;
/// The first proof number of a four. Its only answer says little about what follows, and there are many fours: those of 1 would
/// be searched before any three.
const FOUR_PROOF: u32 = 3;

impl VctSolver<'_> {
    /// Whether quiet attacks are looked for at an OR node. Remembers when the limit forbids it.
    pub(super) fn may_be_quiet(&mut self) -> bool {
        let is_wide = self.scope == Scope::Fours;
        self.is_cut_off |= is_wide && self.quiet_left == 0;
        is_wide && self.quiet_left > 0
    }

    /// A first estimate of the node that a move leads to.
    pub(super) fn first_estimate(
        &mut self,
        board: &mut SearchBoard,
        kind: NodeKind,
        point: PointIndex,
    ) -> ProofNumbers {
        board.play(point);
        let start = self.nodes;
        let numbers = self.leaf(board, kind);
        if kind == NodeKind::Or {
            let key = self.key(board.hash());
            self.store(key, numbers, start);
        }
        board.undo();
        numbers
    }

    /// The first numbers of a node.
    pub(super) fn leaf(&mut self, board: &mut SearchBoard, kind: NodeKind) -> ProofNumbers {
        match kind {
            NodeKind::Or => self.or_leaf(board),
            NodeKind::And => self.and_leaf(board),
        }
    }

    /// The first numbers of an OR node: a VCF search, and whether there is any attack.
    fn or_leaf(&mut self, board: &mut SearchBoard) -> ProofNumbers {
        self.limit.poll();
        if self.limit.nodes() == 0 {
            return ProofNumbers::UNKNOWN;
        }
        let vcf = self.fours.solve(board, self.limit.with_nodes(VCF_NODES));
        self.nodes += 1 + vcf.nodes;
        if let Verdict::Win(_) = vcf.verdict {
            return ProofNumbers::PROVEN;
        }
        let has_attack = self.may_be_quiet() || !self.direct_attacks(board).is_empty();
        if has_attack {
            ProofNumbers::UNKNOWN
        } else {
            ProofNumbers::DISPROVEN
        }
    }

    /// The first numbers of an AND node.
    fn and_leaf(&mut self, board: &mut SearchBoard) -> ProofNumbers {
        let (defender, attacker) = (board.side_to_move(), board.side_to_move().other());
        if board.count(defender, MoveClass::Five) > 0 {
            return ProofNumbers::DISPROVEN;
        }
        if board.count(attacker, MoveClass::Five) > 0 {
            return if board.legal(board.five_defences(attacker)).is_empty() {
                ProofNumbers::PROVEN
            } else {
                ProofNumbers {
                    proof: FOUR_PROOF,
                    disproof: 1,
                }
            };
        }
        if open_fours(board, attacker).is_empty() {
            return match self.scope {
                Scope::Threes => ProofNumbers::DISPROVEN,
                Scope::Fours => self.quiet_leaf(board),
            };
        }
        ProofNumbers {
            proof: (stops(board).count() as u32).max(1),
            disproof: 1,
        }
    }

    /// The attacks that shapes tell, without quiet ones.
    pub(super) fn direct_attacks(&self, board: &SearchBoard) -> Bitboard {
        match self.scope {
            Scope::Threes => attacks(board),
            Scope::Fours => wide_attacks(board),
        }
    }

    /// The moves of the defender that might stop the threat; none if there is no threat.
    pub(super) fn defences(&mut self, board: &mut SearchBoard) -> Option<Vec<PointIndex>> {
        let attacker = board.side_to_move().other();
        let is_direct =
            board.count(attacker, MoveClass::Five) > 0 || !open_fours(board, attacker).is_empty();
        if is_direct || self.scope == Scope::Threes {
            return Some(stops(board).iter().collect());
        }
        self.quiet_defences(board)
    }
}

//! Victory by continuous threats (VCT): fours and open threes.
//!
//! The defender of a three has a choice, so this is an AND/OR tree. It is searched by depth-first proof-number search (Nagai,
//! "Df-pn algorithm for searching AND/OR trees and its applications", 2002) with the 1 + ε threshold of Pawlewicz and Lew
//! (2007). Every defence against an open four is tried: own fours and all points where the attacker could make a four, since
//! no other move touches the threat. So a proven win is a win, and a disproof means that there is none by these threats.

use std::collections::HashMap;

use super::{SolverLimit, Verdict, vcf};
use crate::engine::board::{Bitboard, MoveClass, PointIndex, SearchBoard};
use crate::rules::Side;

/// More than any proof number.
const INFINITE: u32 = 1 << 30;
/// Nodes of the VCF search at each OR leaf.
const VCF_NODES: u64 = 400;
/// The greatest number of own moves in a line.
const MAX_OWN_MOVES: usize = 60;
/// A child is searched until its number exceeds that of the second best by this part of it: the 1 / ε.
const EPSILON_DIVISOR: u32 = 4;

/// The least number of leaves that have to be proven for a proof, and disproven for a disproof.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct ProofNumbers {
    proof: u32,
    disproof: u32,
}

impl ProofNumbers {
    const UNKNOWN: Self = Self {
        proof: 1,
        disproof: 1,
    };
    const PROVEN: Self = Self {
        proof: 0,
        disproof: INFINITE,
    };
    const DISPROVEN: Self = Self {
        proof: INFINITE,
        disproof: 0,
    };

    const fn is_solved(self) -> bool {
        self.proof == 0 || self.disproof == 0
    }
}

/// The kind of a node.
#[derive(Clone, Copy, PartialEq, Eq)]
enum NodeKind {
    /// The attacker is to move and needs one winning move.
    Or,
    /// The defender is to move and needs one move that holds.
    And,
}

impl NodeKind {
    const fn child(self) -> Self {
        match self {
            Self::Or => Self::And,
            Self::And => Self::Or,
        }
    }

    /// The number for the aim of the side to move (phi), and for the aim of the other (delta).
    const fn phi_delta(self, numbers: ProofNumbers) -> (u32, u32) {
        match self {
            Self::Or => (numbers.proof, numbers.disproof),
            Self::And => (numbers.disproof, numbers.proof),
        }
    }

    /// The inverse of [`phi_delta`](Self::phi_delta).
    const fn numbers(self, phi: u32, delta: u32) -> ProofNumbers {
        let (proof, disproof) = match self {
            Self::Or => (phi, delta),
            Self::And => (delta, phi),
        };
        ProofNumbers { proof, disproof }
    }

    fn moves(self, board: &SearchBoard) -> Bitboard {
        match self {
            Self::Or => attacks(board),
            Self::And => defences(board),
        }
    }

    /// The numbers of a node without moves: no attack is left, or nothing stops the threat.
    const fn without_moves(self) -> ProofNumbers {
        match self {
            Self::Or => ProofNumbers::DISPROVEN,
            Self::And => ProofNumbers::PROVEN,
        }
    }
}

/// The child to search next.
#[derive(Clone, Copy)]
struct BestChild {
    point: PointIndex,
    phi: u32,
    delta: u32,
}

/// The solver, with all that it has found out.
pub struct VctSolver<'a> {
    limit: SolverLimit<'a>,
    nodes: u64,
    table: HashMap<u64, ProofNumbers>,
}

impl<'a> VctSolver<'a> {
    /// A solver that looks at the nodes of its limit or few more.
    pub fn new(limit: SolverLimit<'a>) -> Self {
        Self {
            limit,
            nodes: 0,
            table: HashMap::new(),
        }
    }

    /// How long it may search.
    pub const fn limit(&self) -> SolverLimit<'a> {
        self.limit
    }

    /// Nodes searched so far.
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Looks for a VCT of the side to move. The board is unchanged afterwards.
    pub fn solve(&mut self, board: &mut SearchBoard) -> Verdict<()> {
        self.solve_node(board, NodeKind::Or)
    }

    /// Looks for a VCT of the side that has just moved: whether every defence of the side to move loses.
    pub fn solve_defender(&mut self, board: &mut SearchBoard) -> Verdict<()> {
        self.solve_node(board, NodeKind::And)
    }

    fn solve_node(&mut self, board: &mut SearchBoard, kind: NodeKind) -> Verdict<()> {
        let thresholds = ProofNumbers {
            proof: INFINITE,
            disproof: INFINITE,
        };
        match self.search(board, kind, thresholds, 0) {
            ProofNumbers { proof: 0, .. } => Verdict::Win(()),
            ProofNumbers { disproof: 0, .. } => Verdict::NoWin,
            _ => Verdict::Unknown,
        }
    }

    /// Searches a node until one of its numbers reaches its threshold.
    fn search(
        &mut self,
        board: &mut SearchBoard,
        kind: NodeKind,
        thresholds: ProofNumbers,
        ply: usize,
    ) -> ProofNumbers {
        self.nodes += 1;
        self.limit.poll();
        let hash = board.hash();
        let initial = self.numbers(board, kind);
        self.store(hash, initial);
        if initial.is_solved() || ply >= 2 * MAX_OWN_MOVES {
            return initial;
        }
        let (phi_threshold, delta_threshold) = kind.phi_delta(thresholds);
        let moves: Vec<PointIndex> = kind.moves(board).iter().collect();
        loop {
            let (best, second_phi, delta) = self.compare_children(board, kind, &moves);
            let Some(best) = best else {
                return self.store(hash, kind.without_moves());
            };
            let numbers = match (best.phi, delta) {
                (0, _) => kind.numbers(0, INFINITE),
                (_, 0) => kind.numbers(INFINITE, 0),
                (phi, delta) => kind.numbers(phi, delta),
            };
            self.store(hash, numbers);
            if numbers.is_solved()
                || best.phi >= phi_threshold
                || delta >= delta_threshold
                || self.nodes >= self.limit.nodes()
            {
                return numbers;
            }
            let child_thresholds = kind.numbers(
                phi_threshold.min(second_phi.saturating_add(1 + second_phi / EPSILON_DIVISOR)),
                delta_threshold
                    .saturating_sub(delta - best.delta)
                    .max(best.delta + 1),
            );
            board.play(best.point);
            self.search(board, kind.child(), child_thresholds, ply + 1);
            board.undo();
        }
    }

    /// The child with the least phi, the second least phi and the sum of all deltas. Ends at a child that decides the node.
    fn compare_children(
        &mut self,
        board: &mut SearchBoard,
        kind: NodeKind,
        moves: &[PointIndex],
    ) -> (Option<BestChild>, u32, u32) {
        let mut best: Option<BestChild> = None;
        let mut second_phi = INFINITE;
        let mut delta_sum = 0_u32;
        for &point in moves {
            board.play(point);
            let (phi, delta) = kind.phi_delta(self.numbers(board, kind.child()));
            board.undo();
            delta_sum = delta_sum.saturating_add(delta).min(INFINITE);
            match &best {
                Some(best) if best.phi <= phi => second_phi = second_phi.min(phi),
                _ => {
                    second_phi = best.map_or(second_phi, |best| best.phi);
                    best = Some(BestChild { point, phi, delta });
                }
            }
            if phi == 0 {
                break;
            }
        }
        (best, second_phi, delta_sum)
    }

    /// The numbers of a node from the table, or a first estimate.
    fn numbers(&mut self, board: &mut SearchBoard, kind: NodeKind) -> ProofNumbers {
        if let Some(&numbers) = self.table.get(&board.hash()) {
            return numbers;
        }
        match kind {
            NodeKind::Or => {
                let numbers = self.or_leaf(board);
                self.store(board.hash(), numbers)
            }
            NodeKind::And => and_leaf(board),
        }
    }

    /// The first estimate of an OR node: a VCF search, and whether there is any attack.
    fn or_leaf(&mut self, board: &mut SearchBoard) -> ProofNumbers {
        if self.limit.is_stopped() {
            return ProofNumbers::UNKNOWN;
        }
        let vcf = vcf::solve(board, self.limit.with_nodes(VCF_NODES));
        self.nodes += 1 + vcf.nodes;
        match vcf.verdict {
            Verdict::Win(_) => ProofNumbers::PROVEN,
            _ if attacks(board).is_empty() => ProofNumbers::DISPROVEN,
            _ => ProofNumbers::UNKNOWN,
        }
    }

    fn store(&mut self, hash: u64, numbers: ProofNumbers) -> ProofNumbers {
        self.table.insert(hash, numbers);
        numbers
    }

    /// A defence of the side to move that the table does not refute, first one after which it proves that there is no win.
    pub fn unrefuted_defence(&self, board: &mut SearchBoard) -> Option<(PointIndex, Verdict<()>)> {
        let mut best: Option<(PointIndex, ProofNumbers)> = None;
        for point in defences(board).iter() {
            board.play(point);
            let numbers = self.table.get(&board.hash()).copied();
            board.undo();
            let numbers = numbers.unwrap_or(ProofNumbers::UNKNOWN);
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
    pub fn proven_attacks(&self, board: &mut SearchBoard) -> Bitboard {
        let attacks = attacks(board);
        let is_proven = |&point: &PointIndex| {
            board.play(point);
            let numbers = self.table.get(&board.hash()).copied();
            let numbers = numbers.unwrap_or_else(|| and_leaf(board));
            board.undo();
            numbers.proof == 0
        };
        attacks.iter().filter(is_proven).collect()
    }
}

/// The first estimate of an AND node.
fn and_leaf(board: &SearchBoard) -> ProofNumbers {
    let (defender, attacker) = (board.side_to_move(), board.side_to_move().other());
    if board.count(defender, MoveClass::Five) > 0 {
        return ProofNumbers::DISPROVEN;
    }
    if board.count(attacker, MoveClass::Five) > 0 {
        return if board.legal(board.five_defences(attacker)).is_empty() {
            ProofNumbers::PROVEN
        } else {
            ProofNumbers::UNKNOWN
        };
    }
    if open_fours(board, attacker).is_empty() {
        return ProofNumbers::DISPROVEN;
    }
    ProofNumbers {
        proof: (defences(board).count() as u32).max(1),
        disproof: 1,
    }
}

/// The points where a side can make an open four.
pub fn open_fours(board: &SearchBoard, side: Side) -> Bitboard {
    board.legal_for(side, *board.points(side, MoveClass::OpenFour))
}

/// The attacker's moves: fours and open threes that also answer the defender's threats.
pub fn attacks(board: &SearchBoard) -> Bitboard {
    let (me, opponent) = (board.side_to_move(), board.side_to_move().other());
    let threats = board.points_from(me, MoveClass::Three);
    let threats = if open_fours(board, opponent).is_empty() {
        threats
    } else {
        // Against an open four: only fours, and threes that stop it.
        let stops = threats.and(&board.four_defences(opponent));
        board.four_points(me).or(&stops)
    };
    board.legal(match board.count(opponent, MoveClass::Five) {
        0 => threats,
        _ => threats.and(&board.five_defences(opponent)),
    })
}

/// The defender's moves: all that touch the attacker's threat, and own fours.
pub fn defences(board: &SearchBoard) -> Bitboard {
    let (me, opponent) = (board.side_to_move(), board.side_to_move().other());
    if board.count(opponent, MoveClass::Five) > 0 {
        return board.legal(board.five_defences(opponent));
    }
    let mut defences = board.four_defences(opponent);
    let on_its_lines = |all: Bitboard, win| all.and(board.line_neighbours(win));
    if board.has_fouls(opponent) {
        // Whether a point with several threes is forbidden may depend on a stone far away.
        let wins = open_fours(board, opponent);
        let certain = (wins.iter()).filter(|&point| !board.has_several_threes(point));
        defences = certain.fold(defences, on_its_lines);
    } else if board.has_closed_fives() {
        let wins = board.points(opponent, MoveClass::OpenFour).iter();
        defences = wins.fold(defences, on_its_lines);
    }
    board.legal(board.four_points(me).or(&defences))
}

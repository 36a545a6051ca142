//! Victory by continuous threats (VCT): fours and open threes, in the wide sense also every other move that threatens a VCF.
//!
//! The defender of a three has a choice, so this is an AND/OR tree. It is searched by depth-first proof-number search (Nagai,
//! "Df-pn algorithm for searching AND/OR trees and its applications", 2002) with the 1 + ε threshold of Pawlewicz and Lew
//! (2007). Every defence against an open four is tried: own fours and all points on its line where the attacker could make a
//! four, since no other move touches the threat. So a proven win is a win, and a disproof means that there is none by these
//! threats.
//!
//! Attacks that are neither fours nor threes are many and seldom win. Their number in a line is limited, and the limits take
//! turns: a small one is soon searched through, and what it proves counts for all.

use super::move_cache::MoveCache;
use super::proof_numbers::{INFINITE, Known, NodeKind, ProofNumbers};
use super::table::Table;
use super::vcf::VcfSolver;
use super::{SolverLimit, Verdict};
use crate::board::{PointIndex, SearchBoard};

/// The greatest number of own moves in a line.
const MAX_OWN_MOVES: usize = 60;
/// A child is searched until its number exceeds that of the second best by this part of it: the 1 / ε.
const EPSILON_DIVISOR: u32 = 8;
/// The first proof number of a quiet attack. Quiet attacks are looked for once the other attacks have numbers as high.
const QUIET_PROOF: u32 = 8;
/// The most quiet attacks in a line.
pub(super) const MOST_QUIET: u32 = 6;
/// What sets the keys of positions with different numbers of quiet attacks apart.
const QUIET_KEY: u64 = 0x9e37_79b9_7f4a_7c15;
// Nodes of the first turn of each number of quiet attacks, and by how much a turn is longer than the one before.
const FIRST_TURN: u64 = 20_000;
const TURN_GROWTH: u64 = 3;
/// Nodes for a position that has to be proven once more.
pub(super) const NODES_AGAIN: u64 = 200_000;
/// The most positions in the table: 24 megabytes.
const MOST_KNOWN: usize = 1 << 20;

/// What an attack has to threaten.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scope {
    /// A five or an open four: every attack is a four or an open three.
    Threes,
    /// Any victory by fours.
    Fours,
}

/// A move at a node, and what is known of the position after it.
#[derive(Clone, Copy)]
struct Child {
    point: PointIndex,
    key: u64,
    numbers: ProofNumbers,
    is_quiet: bool,
}

/// The child to search next, and what decides how long.
struct Choice {
    best: Child,
    /// The second least phi.
    second_phi: u32,
    /// The sum of all deltas.
    delta: u32,
}

/// The solver, with all that it has found out.
pub struct VctSolver<'a> {
    pub(super) limit: SolverLimit<'a>,
    pub(super) nodes: u64,
    pub(super) fours: VcfSolver<'a>,
    pub(super) quiet_moves: MoveCache,
    /// Whether a search for fours has ended without an answer, so that what is disproven may be won.
    pub(super) is_inexact: bool,
    pub(super) scope: Scope,
    pub(super) table: Table<Known>,
    /// How many more quiet attacks a line may have.
    pub(super) quiet_left: u32,
    /// Whether that limit has cut off some line.
    pub(super) is_cut_off: bool,
    /// The nodes at which the turn of this limit ends.
    turn_end: u64,
}

impl<'a> VctSolver<'a> {
    /// A solver that looks at the nodes of its limit or few more.
    pub fn new(scope: Scope, limit: SolverLimit<'a>) -> Self {
        Self {
            limit,
            nodes: 0,
            fours: VcfSolver::new(),
            quiet_moves: MoveCache::default(),
            is_inexact: false,
            scope,
            table: Table::new(MOST_KNOWN),
            quiet_left: 0,
            is_cut_off: false,
            turn_end: u64::MAX,
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

    const fn is_over(&self) -> bool {
        self.nodes >= self.limit.nodes()
    }

    /// Looks for a win of the side to move. The board is unchanged afterwards.
    pub fn solve(&mut self, board: &mut SearchBoard) -> Verdict<()> {
        match self.scope {
            Scope::Threes => {
                let numbers = self.search_root(board, NodeKind::Or);
                self.verdict(numbers)
            }
            Scope::Fours => self.solve_in_turns(board),
        }
    }

    /// Looks for a win of the side that has just moved, by threes: whether every defence of the side to move loses.
    pub fn solve_defender(&mut self, board: &mut SearchBoard) -> Verdict<()> {
        let numbers = self.search_root(board, NodeKind::And);
        self.verdict(numbers)
    }

    /// Looks for a win with each number of quiet attacks in turn.
    fn solve_in_turns(&mut self, board: &mut SearchBoard) -> Verdict<()> {
        let (mut first, mut last, mut turn) = (0, 1, FIRST_TURN);
        while first <= MOST_QUIET && !self.is_over() {
            let least = first;
            for quiet in least..=last {
                self.quiet_left = quiet;
                self.is_cut_off = false;
                self.turn_end = self.nodes + turn;
                let numbers = self.search_root(board, NodeKind::Or);
                if numbers.disproof == 0 && self.is_cut_off {
                    first = first.max(quiet + 1);
                } else if numbers.is_solved() {
                    return self.verdict(numbers);
                }
            }
            turn *= TURN_GROWTH;
            last = (last + 1).min(MOST_QUIET);
        }
        Verdict::Unknown
    }

    const fn verdict(&self, numbers: ProofNumbers) -> Verdict<()> {
        match numbers {
            ProofNumbers { proof: 0, .. } => Verdict::Win(()),
            ProofNumbers { disproof: 0, .. } if !self.is_inexact => Verdict::NoWin,
            _ => Verdict::Unknown,
        }
    }

    fn search_root(&mut self, board: &mut SearchBoard, kind: NodeKind) -> ProofNumbers {
        let thresholds = ProofNumbers {
            proof: INFINITE,
            disproof: INFINITE,
        };
        self.search(board, kind, thresholds, 0)
    }

    /// Searches a node until one of its numbers reaches its threshold.
    fn search(
        &mut self,
        board: &mut SearchBoard,
        kind: NodeKind,
        thresholds: ProofNumbers,
        ply: usize,
    ) -> ProofNumbers {
        let start = self.nodes;
        self.nodes += 1;
        self.limit.poll();
        let key = self.key(board.hash());
        let initial = match self.table.get(key) {
            Some(known) if known.nodes > 0 => known.numbers,
            _ => self.leaf(board, kind),
        };
        if initial.is_solved() || ply >= 2 * MAX_OWN_MOVES {
            return self.store(key, initial, start);
        }
        let Some(mut children) = self.children(board, kind) else {
            return self.store(key, ProofNumbers::DISPROVEN, start);
        };
        let mut awaits_quiet = kind == NodeKind::Or && self.may_be_quiet();
        loop {
            let choice = self.choose(kind, &mut children);
            if awaits_quiet && least_proof(choice.as_ref()) >= QUIET_PROOF {
                awaits_quiet = false;
                self.add_quiet_attacks(board, &mut children);
                continue;
            }
            let Some(choice) = choice else {
                return self.store(key, kind.without_moves(), start);
            };
            // The quiet attacks that have not been looked for count as one.
            let delta = choice.delta + u32::from(awaits_quiet);
            let numbers = numbers_of(kind, &choice, delta);
            let (phi, delta) = kind.phi_delta(numbers);
            let (phi_threshold, delta_threshold) = kind.phi_delta(thresholds);
            let is_enough = phi >= phi_threshold || delta >= delta_threshold;
            if numbers.is_solved() || is_enough || self.nodes >= self.turn_end || self.is_over() {
                return self.store(key, numbers, start);
            }
            let mut child_thresholds = child_thresholds(kind, &choice, thresholds, delta);
            if awaits_quiet {
                child_thresholds.proof = child_thresholds.proof.min(QUIET_PROOF);
            }
            self.search_child(board, kind, &choice.best, child_thresholds, ply);
        }
    }

    fn search_child(
        &mut self,
        board: &mut SearchBoard,
        kind: NodeKind,
        child: &Child,
        thresholds: ProofNumbers,
        ply: usize,
    ) {
        let quiet = u32::from(child.is_quiet);
        board.play(child.point);
        self.quiet_left -= quiet;
        self.search(board, kind.child(), thresholds, ply + 1);
        self.quiet_left += quiet;
        board.undo();
    }

    /// The moves of a node without quiet attacks, with what is known of them or a first estimate. Ends at a child that decides
    /// the node. None if the attack before this AND node is no threat.
    fn children(&mut self, board: &mut SearchBoard, kind: NodeKind) -> Option<Vec<Child>> {
        let moves = match kind {
            NodeKind::Or => self.direct_attacks(board).iter().collect(),
            NodeKind::And => self.defences(board)?,
        };
        let mut children = Vec::with_capacity(moves.len());
        for point in moves {
            let key = self.key(board.hash_after(point));
            let numbers = match self.table.get(key) {
                Some(known) => known.numbers,
                None if self.is_over() => ProofNumbers::UNKNOWN,
                None => self.first_estimate(board, kind.child(), point),
            };
            children.push(Child {
                point,
                key,
                numbers,
                is_quiet: false,
            });
            if kind.phi_delta(numbers).0 == 0 {
                break;
            }
        }
        Some(children)
    }

    fn add_quiet_attacks(&mut self, board: &mut SearchBoard, children: &mut Vec<Child>) {
        for point in self.quiet_attacks(board) {
            let key = quiet_key(board.hash_after(point), self.quiet_left - 1);
            children.push(Child {
                point,
                key,
                numbers: ProofNumbers {
                    proof: QUIET_PROOF,
                    disproof: 1,
                },
                is_quiet: true,
            });
        }
    }

    /// The child with the least phi, the second least phi and the sum of all deltas; none if there is no child.
    fn choose(&self, kind: NodeKind, children: &mut [Child]) -> Option<Choice> {
        let mut choice: Option<Choice> = None;
        let mut sum = 0_u32;
        for child in children {
            if let Some(known) = self.table.get(child.key) {
                child.numbers = known.numbers;
            }
            let (phi, delta) = kind.phi_delta(child.numbers);
            sum = sum.saturating_add(delta).min(INFINITE);
            let best_phi = choice
                .as_ref()
                .map(|choice| kind.phi_delta(choice.best.numbers).0);
            match (&mut choice, best_phi) {
                (Some(choice), Some(best_phi)) if best_phi <= phi => {
                    choice.second_phi = choice.second_phi.min(phi);
                }
                _ => {
                    choice = Some(Choice {
                        best: *child,
                        second_phi: best_phi.unwrap_or(INFINITE),
                        delta: 0,
                    });
                }
            }
        }
        choice.map(|choice| Choice {
            delta: sum,
            ..choice
        })
    }

    /// The key of a position in the table.
    pub(super) const fn key(&self, hash: u64) -> u64 {
        quiet_key(hash, self.quiet_left)
    }

    /// Keeps the numbers of a node that the search came to when it had seen `start` nodes.
    pub(super) fn store(&mut self, key: u64, numbers: ProofNumbers, start: u64) -> ProofNumbers {
        let before = self.table.get(key).map_or(0, |known| known.nodes);
        let nodes = u32::try_from(self.nodes - start).unwrap_or(u32::MAX);
        let nodes = nodes.saturating_add(before).max(1);
        self.table.set(key, Known { numbers, nodes });
        numbers
    }
}

/// The key of a position where a line may have so many more quiet attacks.
pub(super) const fn quiet_key(hash: u64, quiet_left: u32) -> u64 {
    hash ^ (quiet_left as u64).wrapping_mul(QUIET_KEY)
}

/// The least proof number of the children of an OR node.
const fn least_proof(choice: Option<&Choice>) -> u32 {
    match choice {
        Some(choice) => choice.best.numbers.proof,
        None => INFINITE,
    }
}

/// The numbers of a node whose deltas have this sum.
fn numbers_of(kind: NodeKind, choice: &Choice, delta: u32) -> ProofNumbers {
    match (kind.phi_delta(choice.best.numbers).0, delta) {
        (0, _) => kind.numbers(0, INFINITE),
        (_, 0) => kind.numbers(INFINITE, 0),
        (phi, delta) => kind.numbers(phi, delta.min(INFINITE)),
    }
}

/// The thresholds of the best child of a node with these thresholds and this delta.
fn child_thresholds(
    kind: NodeKind,
    choice: &Choice,
    thresholds: ProofNumbers,
    delta: u32,
) -> ProofNumbers {
    let (phi_threshold, delta_threshold) = kind.phi_delta(thresholds);
    let best_delta = kind.phi_delta(choice.best.numbers).1;
    let second = choice.second_phi;
    kind.numbers(
        phi_threshold.min(second.saturating_add(1 + second / EPSILON_DIVISOR)),
        delta_threshold
            .saturating_sub(delta - best_delta)
            .max(best_delta + 1),
    )
}

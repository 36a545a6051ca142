//! The whole proof of a forced win: an attack for each position of the attacker, with every defence that might stop it.
//!
//! A solver stops as soon as it knows that there is a win. Here its table is walked once more and the proof is kept as a graph:
//! positions that different orders of moves lead to are shared. Defences that are not listed leave the threat as it was, so
//! the attacker carries it out; `study::proof` checks that by the rules alone.

use std::collections::HashMap;

use serde::{Deserialize, Serialize};

use super::threats::{defences_against, open_fours};
use super::vct::{Scope, VctSolver};
use super::{Solution, SolverLimit, ThreatKind, Verdict, vcf};
use crate::board::{Bitboard, PointIndex, SearchBoard};
use crate::network::Weights;
use crate::shapes::MoveClass;
use narabe_rules::Point;
use narabe_rules::Setup;

/// Nodes of the search for fours at a position of the attacker that no known line goes through.
/// Nearly all of these searches end by themselves long before: with a tenth of it, proofs take the same time.
const VCF_NODES: u64 = 40_000;
/// Up to this number of positions every proven attack is compared for the shortest win; beyond it the first is taken.
const MOST_COMPARED: usize = 4_000;
/// A larger proof is given up.
const MOST_POSITIONS: usize = 60_000;

/// A position of the attacker in a proof, as an index into [`ProofTree::nodes`].
pub type ProofNodeId = usize;

/// One position of the attacker.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ProofNode {
    /// The winning move.
    pub attack: Point,
    /// The defences that might stop it, with the positions that they lead to. Empty when the attack is a five.
    pub defences: Vec<(Point, ProofNodeId)>,
    /// Where the attacker continues when the defender plays anywhere else: the points of a five, or those of an open four.
    pub threats: Vec<Point>,
    /// The number of the attacker's moves to the five, this one included, whatever the defender does.
    pub moves_to_win: usize,
}

/// A forced win of the side to move, against every defence.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ProofTree {
    nodes: Vec<ProofNode>,
}

impl ProofTree {
    /// A tree of these positions that starts from the first. Nothing is checked; see `study::proof::ProvenWin`.
    ///
    /// # Panics
    /// If there is no node.
    pub fn from_nodes(nodes: Vec<ProofNode>) -> Self {
        assert!(!nodes.is_empty(), "a proof has a first position");
        Self { nodes }
    }

    /// All positions of the attacker. The first is the one that the proof starts from.
    pub fn nodes(&self) -> &[ProofNode] {
        &self.nodes
    }

    /// The position that the proof starts from.
    pub fn root(&self) -> &ProofNode {
        &self.nodes[0]
    }

    /// The attacker's moves to the five, the five included, against the longest defence.
    pub fn moves_to_win(&self) -> usize {
        self.root().moves_to_win
    }

    /// The moves of both sides up to the five against the longest defence.
    pub fn main_line(&self) -> Vec<Point> {
        let mut line = Vec::new();
        let mut node = self.root();
        loop {
            line.push(node.attack);
            let longest = (node.defences.iter())
                .rev()
                .max_by_key(|(_, next)| self.nodes[*next].moves_to_win);
            let Some(&(defence, next)) = longest else {
                return line;
            };
            line.push(defence);
            node = &self.nodes[next];
        }
    }
}

/// Looks for a forced win of the side to move and keeps the whole proof. Ends with [`Verdict::Unknown`] soon after the
/// limit is reached.
pub fn prove<'a>(
    setup: &Setup,
    kind: ThreatKind,
    limit: impl Into<SolverLimit<'a>>,
) -> Verdict<ProofTree> {
    let mut board = SearchBoard::from_setup(setup, Weights::unused(setup.rule()));
    prove_on(&mut board, kind, limit.into()).verdict
}

/// As [`prove`], with the number of nodes searched. The board is unchanged afterwards.
pub(super) fn prove_on(
    board: &mut SearchBoard,
    kind: ThreatKind,
    limit: SolverLimit<'_>,
) -> Solution<ProofTree> {
    match kind {
        ThreatKind::Vcf => {
            let Solution { verdict, nodes } = vcf::solve(board, limit);
            let verdict = verdict.and_then(|line| Builder::of_fours(limit).build(board, &line));
            Solution { verdict, nodes }
        }
        ThreatKind::Vct => prove_threats(board, Scope::Threes, limit),
    }
}

/// As [`prove_on`], by threats of a scope.
pub(super) fn prove_threats(
    board: &mut SearchBoard,
    scope: Scope,
    limit: SolverLimit<'_>,
) -> Solution<ProofTree> {
    let mut solver = VctSolver::new(scope, limit);
    let verdict = solver.solve(board);
    let verdict = verdict.and_then(|()| Builder::of_threats(&mut solver).build(board, &[]));
    let nodes = solver.nodes();
    Solution { verdict, nodes }
}

/// Builds the graph of a proof.
pub(super) struct Builder<'s, 'a> {
    /// What the solver of threats knows; none when fours alone win.
    threats: Option<&'s mut VctSolver<'a>>,
    /// Its signal to stop ends the building. The nodes are those of a search for fours at one position.
    limit: SolverLimit<'a>,
    nodes: Vec<ProofNode>,
    by_hash: HashMap<u64, ProofNodeId>,
    /// By hash, the next move of a win by fours that has been found.
    fours: HashMap<u64, PointIndex>,
}

impl<'s, 'a> Builder<'s, 'a> {
    /// The builder of a proof by fours alone.
    pub fn of_fours(limit: SolverLimit<'a>) -> Self {
        Self::new(None, limit)
    }

    /// The builder of a proof by what a solver of threats knows.
    pub fn of_threats(solver: &'s mut VctSolver<'a>) -> Self {
        let limit = solver.limit();
        Self::new(Some(solver), limit)
    }

    fn new(threats: Option<&'s mut VctSolver<'a>>, limit: SolverLimit<'a>) -> Self {
        Self {
            threats,
            limit: limit.with_nodes(VCF_NODES),
            nodes: Vec::new(),
            by_hash: HashMap::new(),
            fours: HashMap::new(),
        }
    }

    /// Builds the proof from a position. `fours` is the line of its win by fours; empty if none is known.
    fn build(mut self, board: &mut SearchBoard, fours: &[PointIndex]) -> Verdict<ProofTree> {
        self.keep_fours(board, fours);
        let Some(root) = self.attacker(board) else {
            return Verdict::Unknown;
        };
        Verdict::Win(ProofTree::from_nodes(reachable(&self.nodes, root)))
    }

    /// Builds the proof that begins with a given attack.
    pub fn build_attack(
        mut self,
        board: &mut SearchBoard,
        attack: PointIndex,
    ) -> Verdict<ProofTree> {
        let Some(node) = self.attack(board, attack) else {
            return Verdict::Unknown;
        };
        let root = self.nodes.len();
        self.nodes.push(node);
        Verdict::Win(ProofTree::from_nodes(reachable(&self.nodes, root)))
    }

    /// The proof of a position of the attacker; none if it is not in reach.
    fn attacker(&mut self, board: &mut SearchBoard) -> Option<ProofNodeId> {
        if let Some(&known) = self.by_hash.get(&board.hash()) {
            return Some(known);
        }
        if self.limit.is_stopped() {
            return None;
        }
        let node = self.best_attack(board)?;
        if self.nodes.len() >= MOST_POSITIONS {
            return None;
        }
        let id = self.nodes.len();
        self.nodes.push(node);
        self.by_hash.insert(board.hash(), id);
        Some(id)
    }

    /// Keeps the attacks of a line of fours, so that they are not searched again.
    pub fn keep_fours(&mut self, board: &mut SearchBoard, line: &[PointIndex]) {
        for (number, &point) in line.iter().enumerate() {
            if number % 2 == 0 {
                self.fours.insert(board.hash(), point);
            }
            board.play(point);
        }
        line.iter().for_each(|_| board.undo());
    }

    fn best_attack(&mut self, board: &mut SearchBoard) -> Option<ProofNode> {
        if let Some(&four) = self.fours.get(&board.hash()) {
            return self.attack(board, four);
        }
        if let Verdict::Win(line) = vcf::solve(board, self.limit).verdict {
            self.keep_fours(board, &line);
            return self.attack(board, line[0]);
        }
        let mut best: Option<ProofNode> = None;
        let solver = self.threats.as_mut()?;
        let mut attacks = solver.proven_attacks(board);
        if attacks.is_empty() && solver.prove_again(board) {
            attacks = solver.proven_attacks(board);
        }
        for attack in attacks.iter() {
            if best.is_some() && self.nodes.len() > MOST_COMPARED {
                break;
            }
            let Some(node) = self.attack(board, attack) else {
                continue;
            };
            if best
                .as_ref()
                .is_none_or(|best| node.moves_to_win < best.moves_to_win)
            {
                best = Some(node);
            }
        }
        best
    }

    /// The node of an attack, if every defence is answered.
    fn attack(&mut self, board: &mut SearchBoard, attack: PointIndex) -> Option<ProofNode> {
        let attacker = board.side_to_move();
        let point = board.point(attack);
        if board.class(attack, attacker) == MoveClass::Five {
            return Some(ProofNode {
                attack: point,
                defences: Vec::new(),
                threats: Vec::new(),
                moves_to_win: 1,
            });
        }
        board.play(attack);
        let node = self.answered(board, point);
        board.undo();
        node
    }

    /// The node of an attack that has just been played.
    fn answered(&mut self, board: &mut SearchBoard, attack: Point) -> Option<ProofNode> {
        let attacker = board.side_to_move().other();
        let is_four = board.count(attacker, MoveClass::Five) > 0;
        let mut threats = if is_four {
            *board.points(attacker, MoveClass::Five)
        } else {
            open_fours(board, attacker)
        };
        // After the attack and a move elsewhere: the five, or an open four and the five.
        let mut moves_to_win = if is_four { 2 } else { 3 };
        let answers = if threats.is_empty() {
            // A quiet attack: the fours that it threatens.
            let solver = self.threats.as_mut()?;
            let line = solver.threatened_fours(board, VCF_NODES)?;
            threats.insert(line[0]);
            moves_to_win = 1 + line.len().div_ceil(2);
            let stops: Bitboard = solver.defences(board)?.into_iter().collect();
            or_any_move(board, stops)
        } else {
            defences_against(board)
        };
        let mut defences = Vec::new();
        for defence in answers.iter() {
            board.play(defence);
            let next = self.attacker(board);
            board.undo();
            let next = next?;
            moves_to_win = moves_to_win.max(1 + self.nodes[next].moves_to_win);
            defences.push((board.point(defence), next));
        }
        Some(ProofNode {
            attack,
            defences,
            threats: threats.iter().map(|point| board.point(point)).collect(),
            moves_to_win,
        })
    }
}

/// These defences, or one legal move to continue the line with if there are none.
fn or_any_move(board: &SearchBoard, defences: Bitboard) -> Bitboard {
    if defences.is_empty() {
        let any = board.empty_points().find(|&point| board.is_legal(point));
        return any.into_iter().collect();
    }
    defences
}

/// The nodes that can be reached from `root`, which comes first.
fn reachable(nodes: &[ProofNode], root: ProofNodeId) -> Vec<ProofNode> {
    let mut ids = HashMap::from([(root, 0)]);
    let mut order = vec![root];
    let mut next = 0;
    while let Some(&id) = order.get(next) {
        next += 1;
        for &(_, child) in &nodes[id].defences {
            ids.entry(child).or_insert_with(|| {
                order.push(child);
                order.len() - 1
            });
        }
    }
    let renumbered = order.iter().map(|&id| {
        let mut node = nodes[id].clone();
        for (_, child) in &mut node.defences {
            *child = ids[child];
        }
        node
    });
    renumbered.collect()
}

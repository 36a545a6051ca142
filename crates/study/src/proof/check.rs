//! The check of a proof by the rules: every legal move of the defender is answered, up to the five.
//!
//! A defence that the tree does not list leaves the threat as it was. The attacker then completes its five, or makes an open
//! four whose fives one stone cannot stop; both are looked at on the board, point by point.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::lines::{five_points_near, line_points, makes_four};
use narabe_engine_core::Setup;
use narabe_engine_core::tactics::{
    ProofNode, ProofNodeId, ProofTree, SolverLimit, ThreatKind, prove,
};
use narabe_rules::{Board, Point, Rule, Side};

/// A proof of more positions is not stored: finding it again takes less than its text is worth.
const MOST_STORED_POSITIONS: usize = 1_000;

/// A win of the side to move that the rules have checked against every defence.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ProvenWin {
    kind: ThreatKind,
    tree: ProofTree,
    winner: Side,
}

/// Why a tree is not a proof. The moves are those from the start of the proof up to the fault.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ProofFault {
    /// The tree names a position that it does not have.
    #[error("the proof has no position number {0}")]
    NoSuchNode(ProofNodeId),
    /// The attack cannot be played.
    #[error("{point} cannot be played by {side}: it is taken, off the board or forbidden")]
    Illegal {
        /// The point of the move.
        point: Point,
        /// The side that would play it.
        side: Side,
    },
    /// The defender wins at once after the attack.
    #[error("after {attack} the defender completes a five")]
    DefenderWins {
        /// The attack.
        attack: Point,
    },
    /// The defender has a move to which the tree has no answer.
    #[error("after {attack} the defence {defence} is not answered")]
    Unanswered {
        /// The attack.
        attack: Point,
        /// The defence.
        defence: Point,
    },
    /// The five takes more moves than the tree says.
    #[error("after {attack} the five takes more moves than the proof says")]
    TooSlow {
        /// The attack.
        attack: Point,
    },
    /// The check was stopped before it ended.
    #[error("the check of the proof was stopped")]
    Stopped,
}

impl ProvenWin {
    /// Looks for a win of the side to move: by fours with `fours_nodes` nodes, and then by fours and threes with
    /// `threat_nodes`. Gives up within a few milliseconds once `stop` returns true.
    pub fn find(
        setup: &Setup,
        fours_nodes: u64,
        threat_nodes: u64,
        stop: &dyn Fn() -> bool,
    ) -> Option<Self> {
        [
            (ThreatKind::Vcf, fours_nodes),
            (ThreatKind::Vct, threat_nodes),
        ]
        .into_iter()
        .find_map(|(kind, nodes)| {
            let limit = SolverLimit::from(nodes).or_when(stop);
            Self::check_unless(setup, prove(setup, kind, limit).win()?, stop).ok()
        })
    }

    /// Checks a proof that the side to move wins.
    ///
    /// # Errors
    /// [`ProofFault`] with the first fault found.
    pub fn check(setup: &Setup, tree: ProofTree) -> Result<Self, ProofFault> {
        Self::check_unless(setup, tree, &|| false)
    }

    /// As [`check`](Self::check); ends with [`ProofFault::Stopped`] once `stop` returns true.
    ///
    /// # Errors
    /// [`ProofFault`] with the first fault found.
    pub fn check_unless(
        setup: &Setup,
        tree: ProofTree,
        stop: &dyn Fn() -> bool,
    ) -> Result<Self, ProofFault> {
        let winner = setup.to_move();
        let mut checker = Checker::new(setup.rule(), winner, setup.board(), tree.nodes());
        checker.is_strict = true;
        checker.stop = stop;
        checker.attack(0)?;
        let kind = checker.kind;
        Ok(Self { kind, tree, winner })
    }

    /// The tree, if it is short enough to be stored.
    pub fn storable_tree(&self) -> Option<&ProofTree> {
        (self.tree.nodes().len() <= MOST_STORED_POSITIONS).then_some(&self.tree)
    }

    /// Whether the same proof wins on another board, with the winner to move.
    pub(super) fn holds_on(&self, rule: Rule, board: Board) -> bool {
        Checker::new(rule, self.winner, board, self.tree.nodes())
            .attack(0)
            .is_ok()
    }

    /// [`Vcf`](ThreatKind::Vcf) if every attack of the proof is a four or the five.
    pub const fn kind(&self) -> ThreatKind {
        self.kind
    }

    /// The winner, who is to move.
    pub const fn winner(&self) -> Side {
        self.winner
    }

    /// The winner's moves to the five, the five included, against the longest defence.
    pub fn moves_to_win(&self) -> usize {
        self.tree.moves_to_win()
    }

    /// The moves of both sides up to the five against the longest defence.
    pub fn main_line(&self) -> Vec<Point> {
        self.tree.main_line()
    }

    /// The answers to every defence.
    pub const fn tree(&self) -> &ProofTree {
        &self.tree
    }
}

struct Checker<'a> {
    rule: Rule,
    attacker: Side,
    board: Board,
    nodes: &'a [ProofNode],
    /// What the attacks so far are.
    kind: ThreatKind,
    /// By node, the hash of the board on which it was checked.
    checked: Vec<Option<u64>>,
    /// Whether all that the tree says has to be so, also what wins on another board without it: its defences are legal, and its
    /// moves to the five enough.
    is_strict: bool,
    /// Whether the check is no longer needed.
    stop: &'a dyn Fn() -> bool,
}

impl<'a> Checker<'a> {
    fn new(rule: Rule, attacker: Side, board: Board, nodes: &'a [ProofNode]) -> Self {
        Self {
            rule,
            attacker,
            board,
            nodes,
            kind: ThreatKind::Vcf,
            checked: vec![None; nodes.len()],
            is_strict: false,
            stop: &|| false,
        }
    }

    /// Whether a side may play an empty point without losing by a foul.
    fn is_legal(&self, point: Point, side: Side) -> bool {
        let is_empty = self.board.size().contains(point) && self.board.get(point).is_none();
        is_empty && !self.is_foul(point, side)
    }

    fn is_foul(&self, point: Point, side: Side) -> bool {
        self.board.foul_of(self.rule, point, side).is_some()
    }

    /// Whether stones elsewhere can take a five or an open four away: by a foul, or by closing both ends of a five.
    fn depends_on_other_points(&self) -> bool {
        self.rule.has_closed_fives() || self.rule.has_fouls() && self.attacker == Side::Black
    }

    /// Checks the position of a node, the attacker to move. The board is restored.
    fn attack(&mut self, id: ProofNodeId) -> Result<(), ProofFault> {
        let nodes = self.nodes;
        let node = nodes.get(id).ok_or(ProofFault::NoSuchNode(id))?;
        let hash = self.board.hash();
        if self.checked[id] == Some(hash) {
            return Ok(());
        }
        if (self.stop)() {
            return Err(ProofFault::Stopped);
        }
        let (point, side) = (node.attack, self.attacker);
        if !self.is_legal(point, side) {
            return Err(ProofFault::Illegal { point, side });
        }
        let wins = self.board.wins_at(self.rule, point, side);
        if self.is_strict && wins != (node.moves_to_win == 1) {
            return Err(ProofFault::TooSlow { attack: point });
        }
        if !wins {
            self.board.place(point, side);
            let answered = self.all_defences(node);
            self.board.remove(point, side);
            answered?;
        }
        self.checked[id] = Some(hash);
        Ok(())
    }

    /// Checks every defence against an attack that has just been played.
    fn all_defences(&mut self, node: &ProofNode) -> Result<(), ProofFault> {
        let (attack, defender) = (node.attack, self.attacker.other());
        let five = self.board.five_points(self.rule, defender).next();
        if five.is_some() {
            return Err(ProofFault::DefenderWins { attack });
        }
        let threats: Vec<Threat> = (node.threats.iter())
            .filter_map(|&point| self.threat(point))
            .collect();
        let is_four = threats.iter().any(Threat::wins_at_once);
        if !is_four {
            self.kind = ThreatKind::Vct;
        }
        if self.is_strict {
            self.check_words_of(node, is_four)?;
        }
        let empty: Vec<Point> = self.board.empty_points().collect();
        for defence in empty {
            if self.is_foul(defence, defender) {
                continue;
            }
            let listed = (node.defences.iter()).find(|(point, _)| *point == defence);
            if let Some(&(_, next)) = listed {
                self.board.place(defence, defender);
                let checked = self.attack(next);
                self.board.remove(defence, defender);
                checked?;
            } else if !self.is_pointless(defence, &threats) {
                return Err(ProofFault::Unanswered { attack, defence });
            }
        }
        Ok(())
    }

    /// Checks what a node says beside its moves. Its attack has just been played.
    fn check_words_of(&self, node: &ProofNode, is_four: bool) -> Result<(), ProofFault> {
        let (attack, defender) = (node.attack, self.attacker.other());
        // A four and the five, or a three, a four and the five.
        let mut least = if is_four { 2 } else { 3 };
        for &(point, next) in &node.defences {
            if !self.is_legal(point, defender) {
                let side = defender;
                return Err(ProofFault::Illegal { point, side });
            }
            let child = self.nodes.get(next).ok_or(ProofFault::NoSuchNode(next))?;
            least = least.max(child.moves_to_win.saturating_add(1));
        }
        if node.moves_to_win >= least {
            Ok(())
        } else {
            Err(ProofFault::TooSlow { attack })
        }
    }

    /// What the attacker threatens on a point; none if it is no threat on this board.
    fn threat(&mut self, point: Point) -> Option<Threat> {
        if !self.is_legal(point, self.attacker) {
            return None;
        }
        if self.board.wins_at(self.rule, point, self.attacker) {
            return Some(Threat {
                point,
                fives: Vec::new(),
            });
        }
        self.board.place(point, self.attacker);
        let fives = five_points_near(&self.board, self.rule, point, self.attacker);
        self.board.remove(point, self.attacker);
        (!fives.is_empty()).then_some(Threat { point, fives })
    }

    /// Whether the attacker carries out one of its threats after a defence.
    fn is_pointless(&mut self, defence: Point, threats: &[Threat]) -> bool {
        let defender = self.attacker.other();
        let makes_four = makes_four(&mut self.board, self.rule, defence, defender);
        if self.depends_on_other_points() {
            self.board.place(defence, defender);
            let carried_out = threats
                .iter()
                .filter(|threat| !makes_four || threat.wins_at_once())
                .any(|threat| self.carries_out(threat.point));
            self.board.remove(defence, defender);
            return carried_out;
        }
        threats.iter().any(|threat| {
            if threat.point == defence {
                return false;
            }
            if threat.wins_at_once() {
                return true;
            }
            !makes_four && self.is_unstoppable(threat, defence)
        })
    }

    /// Whether an open four wins although the defender has played `defence`, where other points do not matter.
    fn is_unstoppable(&mut self, threat: &Threat, defence: Point) -> bool {
        let defender = self.attacker.other();
        let fives = threat.fives.iter().filter(|&&five| five != defence);
        let mut left = fives.copied();
        match (left.next(), left.next()) {
            (Some(_), Some(_)) => true,
            (Some(five), None) => {
                // The only block may be forbidden to Black.
                self.board.place(defence, defender);
                self.board.place(threat.point, self.attacker);
                let is_foul = self.is_foul(five, defender);
                self.board.remove(threat.point, self.attacker);
                self.board.remove(defence, defender);
                is_foul
            }
            _ => false,
        }
    }

    /// Whether the attacker, to move, wins by a stone on a point: at once, or by fives of which no stone stops all.
    fn carries_out(&mut self, point: Point) -> bool {
        if !self.is_legal(point, self.attacker) {
            return false;
        }
        if self.board.wins_at(self.rule, point, self.attacker) {
            return true;
        }
        self.board.place(point, self.attacker);
        let fives = five_points_near(&self.board, self.rule, point, self.attacker);
        let wins = fives.len() > 1 && self.no_stone_stops(&fives);
        self.board.remove(point, self.attacker);
        wins
    }

    /// Whether the attacker still has one of these fives after any stone of the defender, who has no four.
    fn no_stone_stops(&mut self, fives: &[Point]) -> bool {
        if !self.rule.has_closed_fives() {
            return true;
        }
        let defender = self.attacker.other();
        let mut stones: Vec<Point> = (fives.iter())
            .flat_map(|&five| line_points(&self.board, five))
            .filter(|&point| self.board.get(point).is_none())
            .collect();
        stones.sort_unstable_by_key(|point| (point.y, point.x));
        stones.dedup();
        stones.into_iter().all(|stone| {
            self.board.place(stone, defender);
            let still_wins = (fives.iter())
                .any(|&five| five != stone && self.board.wins_at(self.rule, five, self.attacker));
            self.board.remove(stone, defender);
            still_wins
        })
    }
}

/// A point where the attacker wins at once, or makes fives next.
struct Threat {
    point: Point,
    /// The points of the fives after a stone on `point`; empty when that stone wins.
    fives: Vec<Point>,
}

impl Threat {
    fn wins_at_once(&self) -> bool {
        self.fives.is_empty()
    }
}

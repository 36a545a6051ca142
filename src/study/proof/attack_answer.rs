//! What is said about an attack that a person tries: it is the proof's, it wins as well, or the win is gone.

use super::carry_out::{checked, five_node};
use super::check::ProvenWin;
use super::walk::{Place, ProofWalk, WalkError};
use super::walked_proof::makes_four;
use crate::engine::Setup;
use crate::engine::tactics::{AttackProof, ProofTree, ThreatKind, Verdict, prove_attack, solve};
use crate::rules::{Board, Point};

/// What came of an attack.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AttackAnswer {
    /// It is the move of the proof.
    OfProof,
    /// It also wins, proven. The walk goes on in the new proof.
    AlsoWins {
        /// The winner's moves to the five, this one included, against the longest defence.
        moves_to_win: usize,
    },
    /// The win is gone, or was not found any more. The walk has not moved.
    Lost(LostWin),
}

/// Why an attack does not win, as far as is known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LostWin {
    /// The defender makes five.
    DefenderFive {
        /// The point of the five.
        reply: Point,
    },
    /// After this reply a solver has proven that there is no win by fours and threes.
    Stopped {
        /// The reply.
        reply: Point,
        /// Whether the reply is a four of the defender's own.
        is_four: bool,
    },
    /// The attack is neither a four nor an open three, and after this reply a solver has proven that there is no win by fours
    /// and threes.
    NoThreat {
        /// The reply.
        reply: Point,
    },
    /// The budget ran out before a win or a refutation was found.
    NotFound {
        /// A reply after which no win was found.
        reply: Option<Point>,
        /// The positions that were looked at, at most.
        nodes: u64,
    },
}

impl ProofWalk {
    /// Tries an attack. If it wins, it is played; otherwise the walk stays where it is. Another move than the proof's is
    /// searched with about `nodes` nodes for fours, and as many for threats.
    ///
    /// # Errors
    /// [`WalkError`] if the attack cannot be played here.
    pub fn attack(&mut self, attack: Point, nodes: u64) -> Result<AttackAnswer, WalkError> {
        self.check(attack, self.winner)?;
        if attack == self.node().attack {
            self.advance();
            return Ok(AttackAnswer::OfProof);
        }
        match self.judge(attack, nodes) {
            Ok(win) => {
                let moves_to_win = win.moves_to_win();
                let mut board = self.board.clone();
                let before = self.add_proof(win, &mut board);
                let to = Place {
                    is_attacked: true,
                    ..before
                };
                self.step(attack, self.winner, to);
                Ok(AttackAnswer::AlsoWins { moves_to_win })
            }
            Err(lost) => Ok(AttackAnswer::Lost(lost)),
        }
    }

    /// The proof that a legal attack wins, or why it does not.
    fn judge(&self, attack: Point, nodes: u64) -> Result<ProvenWin, LostWin> {
        let (rule, defender) = (self.rule(), self.winner.other());
        let setup = self.setup();
        let not_found = LostWin::NotFound { reply: None, nodes };
        if self.board.wins_at(rule, attack, self.winner) {
            let tree = ProofTree::from_nodes(vec![five_node(attack)]);
            return checked(&setup, tree).ok_or(not_found);
        }
        let mut after = self.board.clone();
        after.place(attack, self.winner);
        if let Some(reply) = after.five_points(rule, defender).next() {
            return Err(LostWin::DefenderFive { reply });
        }
        if let AttackProof::Win(tree) = prove_attack(&setup, attack, ThreatKind::Vcf, nodes) {
            return checked(&setup, tree).ok_or(not_found);
        }
        match prove_attack(&setup, attack, ThreatKind::Vct, nodes) {
            AttackProof::Win(tree) => checked(&setup, tree).ok_or(not_found),
            AttackProof::NoWin {
                defence: Some(reply),
            } => Err(LostWin::Stopped {
                reply,
                is_four: makes_four(&mut after, rule, reply, defender),
            }),
            AttackProof::NoWin { defence: None } => Err(self.refute_quiet(attack, &after, nodes)),
            AttackProof::Unknown { defence: reply } => Err(LostWin::NotFound { reply, nodes }),
        }
    }

    /// A reply to an attack that threatens nothing: one of the points that the win here goes through.
    fn refute_quiet(&self, attack: Point, after: &Board, nodes: u64) -> LostWin {
        let (node, defender) = (self.node(), self.winner.other());
        let listed = node.defences.iter().map(|&(defence, _)| defence);
        let mut replies = vec![node.attack];
        for reply in node.threats.iter().copied().chain(listed) {
            let is_playable = reply != attack && after.get(reply).is_none();
            if is_playable && !replies.contains(&reply) {
                replies.push(reply);
            }
        }
        replies.retain(|&reply| after.foul_of(self.rule(), reply, defender).is_none());
        let share = nodes / replies.len().max(1) as u64;
        let mut unknown = None;
        for reply in replies {
            match self.win_after(attack, reply, share) {
                Some(Verdict::NoWin) => return LostWin::NoThreat { reply },
                Some(Verdict::Unknown) => unknown = unknown.or(Some(reply)),
                Some(Verdict::Win(_)) | None => {}
            }
        }
        LostWin::NotFound {
            reply: unknown,
            nodes,
        }
    }

    /// What a solver says about the position after an attack and the reply to it.
    fn win_after(&self, attack: Point, reply: Point, nodes: u64) -> Option<Verdict> {
        let mut setup: Setup = self.setup();
        setup.place(attack, self.winner).ok()?;
        setup.place(reply, self.winner.other()).ok()?;
        Some(solve(&setup, ThreatKind::Vct, nodes).verdict)
    }
}

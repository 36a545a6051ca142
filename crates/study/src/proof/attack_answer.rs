//! What is said about an attack that a person tries: it is the proof's, it wins as well, or the win is gone.
//!
//! The walk knows its own move at once. Another one is an [`AttackTrial`], which a solver judges, on another thread if that
//! takes too long for a window; the walk continues with the [`AttackVerdict`].

use serde::{Deserialize, Serialize};

use super::check::ProvenWin;
use super::unanswered_threat::five_node;
use super::walk::{Place, ProofWalk, WalkError};
use super::walked_proof::makes_four;
use narabe_engine_core::Setup;
use narabe_engine_core::tactics::{
    AttackProof, ProofTree, SolverLimit, ThreatKind, Verdict, prove_attack, solve,
};
use narabe_rules::{Board, Point};

/// What came of an attack.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AttackAnswer {
    /// It is the move of the proof.
    OfProof,
    /// It also wins, proven. The walk continues in the new proof.
    AlsoWins {
        /// The winner's moves to the five, this one included, against the longest defence.
        moves_to_win: usize,
    },
    /// The win is gone, or was not found any more. The walk has not moved.
    Lost(LostWin),
}

/// Why an attack does not win, as far as is known.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
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

/// An attack other than the proof's, for a solver to judge.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AttackTrial {
    /// The attack.
    pub attack: Point,
    /// The replies to a quiet attack that may take the win away: the points that the proof goes through.
    pub replies: Vec<Point>,
    /// About how many nodes the search for fours has, and as many each of those for threats.
    pub nodes: u64,
}

/// What a solver says about an [`AttackTrial`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum AttackVerdict {
    /// It wins: the proof, which begins with it.
    Wins(ProvenWin),
    /// It does not, as far as is known.
    Lost(LostWin),
}

impl ProofWalk {
    /// Tries an attack. If it wins, it is played; otherwise the walk stays where it is. Another move than the proof's is
    /// searched with about `nodes` nodes for fours, and as many for threats.
    ///
    /// # Errors
    /// [`WalkError`] if the attack cannot be played here.
    pub fn attack(&mut self, attack: Point, nodes: u64) -> Result<AttackAnswer, WalkError> {
        match self.trial(attack, nodes)? {
            None => {
                self.advance();
                Ok(AttackAnswer::OfProof)
            }
            Some(trial) => {
                let verdict = trial.judge(&self.setup(), &|| false);
                self.answer(attack, verdict)
            }
        }
    }

    /// What a solver has to judge if a person plays this attack here; none if it is the move of the proof.
    ///
    /// # Errors
    /// [`WalkError`] if the attack cannot be played here.
    pub fn trial(&self, attack: Point, nodes: u64) -> Result<Option<AttackTrial>, WalkError> {
        self.check(attack, self.winner)?;
        let node = self.node();
        if attack == node.attack {
            return Ok(None);
        }
        let listed = node.defences.iter().map(|&(defence, _)| defence);
        let mut replies = vec![node.attack];
        for reply in node.threats.iter().copied().chain(listed) {
            if !replies.contains(&reply) {
                replies.push(reply);
            }
        }
        Ok(Some(AttackTrial {
            attack,
            replies,
            nodes,
        }))
    }

    /// Takes what a solver says about an attack here: one that wins is played.
    ///
    /// # Errors
    /// [`WalkError`] if the attack cannot be played here, or is not the one that the proof in the verdict begins with.
    pub fn answer(
        &mut self,
        attack: Point,
        verdict: AttackVerdict,
    ) -> Result<AttackAnswer, WalkError> {
        self.check(attack, self.winner)?;
        let win = match verdict {
            AttackVerdict::Wins(win) => win,
            AttackVerdict::Lost(lost) => return Ok(AttackAnswer::Lost(lost)),
        };
        if (win.tree().root().attack, win.winner()) != (attack, self.winner) {
            return Err(WalkError::NotOfProof { attack });
        }
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
}

impl AttackTrial {
    /// Judges the attack in the position that it was tried in, the winner to move. Gives up soon once `stop` returns true.
    pub fn judge(&self, setup: &Setup, stop: &dyn Fn() -> bool) -> AttackVerdict {
        match self.proof(setup, stop) {
            Ok(win) => AttackVerdict::Wins(win),
            Err(lost) => AttackVerdict::Lost(lost),
        }
    }

    /// The proof that the attack wins, or why it does not.
    fn proof(&self, setup: &Setup, stop: &dyn Fn() -> bool) -> Result<ProvenWin, LostWin> {
        let (rule, winner, attack, nodes) =
            (setup.rule(), setup.to_move(), self.attack, self.nodes);
        let defender = winner.other();
        let not_found = LostWin::NotFound { reply: None, nodes };
        let checked = |tree| ProvenWin::check_unless(setup, tree, stop).or(Err(not_found.clone()));
        let mut after = setup.board();
        if !after.size().contains(attack) || after.get(attack).is_some() {
            return Err(not_found);
        }
        if after.wins_at(rule, attack, winner) {
            return checked(ProofTree::from_nodes(vec![five_node(attack)]));
        }
        after.place(attack, winner);
        if let Some(reply) = after.five_points(rule, defender).next() {
            return Err(LostWin::DefenderFive { reply });
        }
        let limit = SolverLimit::from(nodes).or_when(stop);
        if let AttackProof::Win(tree) = prove_attack(setup, attack, ThreatKind::Vcf, limit) {
            return checked(tree);
        }
        match prove_attack(setup, attack, ThreatKind::Vct, limit) {
            AttackProof::Win(tree) => checked(tree),
            AttackProof::NoWin {
                defence: Some(reply),
            } => Err(LostWin::Stopped {
                reply,
                is_four: makes_four(&mut after, rule, reply, defender),
            }),
            AttackProof::NoWin { defence: None } => Err(self.refute_quiet(setup, &after, stop)),
            AttackProof::Unknown { defence: reply } => Err(LostWin::NotFound { reply, nodes }),
        }
    }

    /// A reply to an attack that threatens nothing: one of the points that the win goes through.
    fn refute_quiet(&self, setup: &Setup, after: &Board, stop: &dyn Fn() -> bool) -> LostWin {
        let (rule, defender) = (setup.rule(), setup.to_move().other());
        let is_playable = |reply: Point| {
            after.size().contains(reply)
                && after.get(reply).is_none()
                && after.foul_of(rule, reply, defender).is_none()
        };
        let playable = self.replies.iter().copied();
        let replies: Vec<Point> = playable.filter(|&reply| is_playable(reply)).collect();
        let share = self.nodes / replies.len().max(1) as u64;
        let limit = SolverLimit::from(share).or_when(stop);
        let mut unknown = None;
        for reply in replies {
            match self.win_after(setup, reply, limit) {
                Some(Verdict::NoWin) => return LostWin::NoThreat { reply },
                Some(Verdict::Unknown) => unknown = unknown.or(Some(reply)),
                Some(Verdict::Win(_)) | None => {}
            }
        }
        LostWin::NotFound {
            reply: unknown,
            nodes: self.nodes,
        }
    }

    /// What a solver says about the position after the attack and the reply to it.
    fn win_after(&self, setup: &Setup, reply: Point, limit: SolverLimit<'_>) -> Option<Verdict> {
        let mut after = setup.clone();
        after.place(self.attack, setup.to_move()).ok()?;
        after.place(reply, after.to_move()).ok()?;
        Some(solve(&after, ThreatKind::Vct, limit).verdict)
    }
}

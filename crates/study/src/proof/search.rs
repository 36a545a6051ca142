//! The proof at a node of a study: asked for, searched for and walked; and the proofs that were found at the other nodes.
//!
//! [`ProofSearch`] knows no engine. Its methods return what one has to do as a [`ProofTask`], and take the answer.

use super::attack_answer::AttackVerdict;
use super::check::ProvenWin;
use super::session::{AttackQuestion, ProofRole, ProofSession};
use super::walk::ProofWalk;
use narabe_engine_core::Setup;
use narabe_engine_core::tactics::ProofTree;
use narabe_rules::{NodeId, Position, Side};
use std::collections::BTreeMap;

/// Nodes of the search for a win by fours, which ends by itself long before in nearly all positions.
const FOURS: u64 = 1_000_000;
/// Nodes of the first search for a win by fours and threes. Each further search has several times as many.
const THREATS: u64 = 150_000;
const FURTHER: u64 = 4;

/// What an engine has to do.
#[derive(Debug, Clone, PartialEq)]
pub enum ProofTask {
    /// Prove that the side to move wins.
    Prove {
        /// Nodes of the search for a win by fours.
        fours: u64,
        /// Nodes of the search for a win by fours and threes.
        threats: u64,
    },
    /// Check a proof from a file.
    Check(Box<ProofTree>),
    /// Judge an attack of the person's.
    JudgeAttack(Box<AttackQuestion>),
}

impl From<AttackQuestion> for ProofTask {
    fn from(question: AttackQuestion) -> Self {
        Self::JudgeAttack(Box::new(question))
    }
}

/// What is known of the proof at the current node.
#[derive(Debug, Default)]
pub enum ProofState {
    /// It was not asked for.
    #[default]
    Unasked,
    /// An engine looks for it.
    Searching,
    /// It was found and is walked.
    Found(Box<ProofSession>),
    /// Neither a proof nor its absence was found.
    NotFound {
        /// The positions that were looked at, at most.
        nodes: u64,
    },
    /// The engine failed with this message.
    Failed(String),
}

/// The position in which an engine looks for a proof.
#[derive(Debug)]
struct Question {
    node: NodeId,
    setup: Setup,
    /// Whether it checks a proof from the file, and does not search.
    is_check: bool,
}

/// The proof at the current node of a study, and those that were found at other nodes.
#[derive(Debug, Default)]
pub struct ProofSearch {
    state: ProofState,
    question: Option<Question>,
    /// By node, the proofs that were found or are in the file.
    kept: BTreeMap<NodeId, ProofTree>,
    /// By node, the winner and its moves to the five, once the rules have checked the proof.
    proven: BTreeMap<NodeId, (Side, usize)>,
    /// The nodes of the last search for threats.
    nodes: u64,
    /// The side that the person has played last.
    role: ProofRole,
}

impl ProofSearch {
    /// What is known.
    pub const fn state(&self) -> &ProofState {
        &self.state
    }

    /// The walk through the proof that was found.
    pub const fn session(&self) -> Option<&ProofSession> {
        match &self.state {
            ProofState::Found(session) => Some(session),
            _ => None,
        }
    }

    /// As [`session`](Self::session), for the person's moves.
    pub const fn session_mut(&mut self) -> Option<&mut ProofSession> {
        match &mut self.state {
            ProofState::Found(session) => Some(session),
            _ => None,
        }
    }

    /// The side that the person plays, or has played last.
    fn role(&self) -> ProofRole {
        self.session().map_or(self.role, ProofSession::role)
    }

    /// The proofs by node that are kept with the study.
    pub const fn kept(&self) -> &BTreeMap<NodeId, ProofTree> {
        &self.kept
    }

    /// The winner at a node and the number of its moves to the five, if a proof was found there since the study was opened.
    pub fn proven_win(&self, node: NodeId) -> Option<(Side, usize)> {
        self.proven.get(&node).copied()
    }

    /// The number of nodes with such a proof.
    pub fn proven_count(&self) -> usize {
        self.proven.len()
    }

    /// Whether an answer of an engine is awaited.
    pub fn is_waiting(&self) -> bool {
        let is_judging = |session: &ProofSession| session.tried().is_some();
        matches!(self.state, ProofState::Searching) || self.session().is_some_and(is_judging)
    }

    /// Takes the proof that a review has found at the current node, or the one of the file, or asks for a search; again with more
    /// positions if nothing was found.
    pub fn find(
        &mut self,
        node: NodeId,
        position: &Position,
        reviewed: Option<ProvenWin>,
    ) -> Option<ProofTask> {
        self.nodes = match &self.state {
            ProofState::Found(_) | ProofState::Searching => return None,
            _ if position.outcome().is_some() => return None,
            ProofState::NotFound { nodes } => nodes.saturating_mul(FURTHER),
            ProofState::Unasked | ProofState::Failed(_) => THREATS,
        };
        let setup = Setup::from(position);
        if let Some(win) = reviewed {
            self.walk(&setup, win);
            return None;
        }
        let kept = self.kept.get(&node).cloned();
        self.state = ProofState::Searching;
        self.question = Some(Question {
            node,
            setup,
            is_check: kept.is_some(),
        });
        Some(kept.map_or_else(|| self.prove(), |tree| ProofTask::Check(Box::new(tree))))
    }

    const fn prove(&self) -> ProofTask {
        ProofTask::Prove {
            fours: FOURS,
            threats: self.nodes,
        }
    }

    fn walk(&mut self, setup: &Setup, win: ProvenWin) {
        let walk = ProofWalk::new(setup, win);
        let session = ProofSession::new(walk, self.role());
        self.state = ProofState::Found(Box::new(session));
    }

    /// Stores the answer to [`ProofTask::Prove`] or [`ProofTask::Check`]. After a wrong proof from a file there is a search.
    pub fn store(&mut self, win: Option<ProvenWin>) -> Option<ProofTask> {
        let question = self.question.take()?;
        let Some(win) = win else {
            if question.is_check {
                self.kept.remove(&question.node);
                self.question = Some(Question {
                    is_check: false,
                    ..question
                });
                return Some(self.prove());
            }
            self.state = ProofState::NotFound { nodes: self.nodes };
            return None;
        };
        let side = question.setup.to_move();
        self.proven
            .insert(question.node, (side, win.moves_to_win()));
        if let Some(tree) = win.storable_tree() {
            self.kept.insert(question.node, tree.clone());
        }
        self.walk(&question.setup, win);
        None
    }

    /// Stores the answer to [`ProofTask::JudgeAttack`].
    pub fn judge(&mut self, verdict: Option<AttackVerdict>) {
        if let Some(session) = self.session_mut() {
            session.judge(verdict);
        }
    }

    /// Stores why the engine failed.
    pub fn fail(&mut self, reason: String) {
        if self.question.take().is_some() {
            self.state = ProofState::Failed(reason);
        } else if let Some(session) = self.session_mut() {
            session.fail(reason);
        }
    }

    /// Drops what an engine was asked; a proof that was found stays.
    pub fn stop(&mut self) {
        if self.question.take().is_some() {
            self.state = ProofState::Unasked;
        }
        if let Some(session) = self.session_mut() {
            session.drop_attack();
        }
    }

    /// Drops the proof at hand, at another node.
    pub fn leave(&mut self) {
        self.role = self.role();
        self.question = None;
        self.state = ProofState::Unasked;
    }

    /// Takes up the proofs that were kept with another study: claims until they are checked.
    pub fn restore(&mut self, kept: BTreeMap<NodeId, ProofTree>) {
        self.leave();
        self.proven.clear();
        self.kept = kept;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use narabe_rules::{BoardSize, Record, Rule};

    /// Black has an open three and wins by fours.
    const WON: [&str; 6] = ["h8", "i9", "i8", "h9", "j8", "a1"];

    fn position(moves: &[&str]) -> (NodeId, Position) {
        let mut position = Position::new(Rule::Freestyle, BoardSize::DEFAULT);
        for name in moves {
            position.play(name.parse().unwrap()).unwrap();
        }
        let node = Record::new(Rule::Freestyle, BoardSize::DEFAULT).root();
        (node, position)
    }

    fn win(position: &Position) -> ProvenWin {
        ProvenWin::find(&position.into(), 10_000, 10_000, &|| false).unwrap()
    }

    #[test]
    fn a_found_proof_is_walked_and_kept() {
        let (node, position) = position(&WON);
        let mut search = ProofSearch::default();
        let task = search.find(node, &position, None);
        assert!(matches!(task, Some(ProofTask::Prove { .. })), "{task:?}");
        assert!(search.is_waiting());
        let again = search.find(node, &position, None);
        assert_eq!(again, None, "it is looked for already");
        assert_eq!(search.store(Some(win(&position))), None);
        assert!(search.session().is_some() && !search.is_waiting());
        assert_eq!(search.proven_win(node), Some((Side::Black, 2)));
        assert!(search.kept().contains_key(&node));
        search.leave();
        assert!(matches!(search.state(), ProofState::Unasked));
        assert_eq!(search.proven_count(), 1, "the value of the node stays");
    }

    #[test]
    fn each_further_search_has_more_nodes() {
        let (node, position) = position(&WON[..1]);
        let mut search = ProofSearch::default();
        for expected in [THREATS, THREATS * FURTHER] {
            let task = search.find(node, &position, None);
            assert!(
                matches!(task, Some(ProofTask::Prove { threats, .. }) if threats == expected),
                "{task:?}"
            );
            assert_eq!(search.store(None), None);
            assert!(matches!(search.state(), ProofState::NotFound { nodes } if *nodes == expected));
        }
    }

    #[test]
    fn a_wrong_proof_of_the_file_is_dropped_and_searched_for() {
        let (node, position) = position(&WON);
        let tree = win(&position).tree().clone();
        let mut search = ProofSearch::default();
        search.restore(BTreeMap::from([(node, tree.clone())]));
        let task = search.find(node, &position, None);
        assert_eq!(task, Some(ProofTask::Check(Box::new(tree))));
        let task = search.store(None);
        assert!(matches!(task, Some(ProofTask::Prove { .. })), "{task:?}");
        assert!(search.kept().is_empty() && search.is_waiting());
    }

    #[test]
    fn a_proof_of_the_review_needs_no_engine() {
        let (node, position) = position(&WON);
        let mut search = ProofSearch::default();
        assert_eq!(search.find(node, &position, Some(win(&position))), None);
        assert!(search.session().is_some());
    }

    #[test]
    fn a_finished_game_has_no_proof() {
        let (node, position) = position(&["h8", "a1", "i8", "a3", "j8", "a5", "k8", "a7", "l8"]);
        let mut search = ProofSearch::default();
        assert_eq!(search.find(node, &position, None), None);
        assert!(matches!(search.state(), ProofState::Unasked));
    }

    #[test]
    fn a_search_that_stops_or_fails_can_be_asked_for_again() {
        let (node, position) = position(&WON);
        let mut search = ProofSearch::default();
        search.find(node, &position, None);
        search.stop();
        assert!(matches!(search.state(), ProofState::Unasked));
        assert_eq!(search.store(Some(win(&position))), None);
        assert!(search.session().is_none(), "nobody waits for it");
        assert!(search.find(node, &position, None).is_some());
        search.fail("it crashed".into());
        assert!(matches!(search.state(), ProofState::Failed(_)));
        assert!(search.find(node, &position, None).is_some());
    }

    #[test]
    fn the_side_of_the_person_stays_at_another_node() {
        let (node, position) = position(&WON);
        let mut search = ProofSearch::default();
        search.find(node, &position, Some(win(&position)));
        search.session_mut().unwrap().change_side();
        search.leave();
        search.find(node, &position, Some(win(&position)));
        assert_eq!(search.role(), ProofRole::Attacker);
    }
}

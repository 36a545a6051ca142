//! The attacks on the way of a walk, with their defences.

use super::attack_kind::AttackKind;
use super::walk::{ProofWalk, five_at};
use super::walked_proof::{Defence, ProofCount};
use super::words::step_words;
use crate::sentence::Sentence;
use narabe_rules::Point;

/// One attack on the way, with the defences against it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AttackStep {
    /// The number of the attack's stone, the stones of the set-up counted.
    pub ply: usize,
    /// The attack.
    pub attack: Point,
    /// What it makes.
    pub kind: AttackKind,
    /// The number of the five's stone, whatever the defender does.
    pub by_move: usize,
    /// The defences, the longest first.
    pub defences: Vec<Defence>,
    /// What is below the attack, these defences included.
    pub below: ProofCount,
    /// The defence with which the walk continues, listed or not.
    pub chosen: Option<Point>,
    /// What the attack makes, what it threatens and what defences there are.
    pub words: Vec<Sentence>,
}

impl ProofWalk {
    /// The attacks on the way, with their defences and which of them was chosen.
    pub fn attack_steps(&self) -> Vec<AttackStep> {
        let mut setup = self.start().clone();
        setup.set_to_move(self.winner());
        let mut steps = Vec::new();
        for (index, &point) in self.path().iter().enumerate() {
            let before = setup.clone();
            // Every move of the path was played on an empty point.
            let _ = setup.place(point, setup.to_move());
            if before.to_move() != self.winner() {
                continue;
            }
            let place = self.places[index + 1];
            let node = self.node_of(place);
            steps.push(AttackStep {
                ply: setup.stones().len(),
                attack: point,
                kind: AttackKind::of(&before, point),
                by_move: five_at(before.stones().len(), node),
                defences: self.defences_at(place, &mut setup.board()),
                below: self.proofs[place.proof].count(place.node),
                chosen: self.path().get(index + 1).copied(),
                words: step_words(&before, node),
            });
        }
        steps
    }
}

//! Which moves are looked at, and in what order.
//!
//! Threats decide what has to be looked at at all: a five to stop leaves one move, an open four in the making leaves the
//! points on its lines and own fours. Everything else near the stones comes ordered by what it makes and what it stops.

use super::Worker;
use crate::engine::field::{Class, Field, Spot, Spots};

/// A move with its place in the order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Candidate {
    /// The move.
    pub spot: Spot,
    /// The higher, the sooner.
    pub order: i32,
}

/// The moves that have to be looked at when the side to move neither wins at once nor has to stop a five.
#[must_use]
pub fn candidates(field: &Field) -> Spots {
    let (me, other) = (field.side(), field.side().other());
    if field.count(other, Class::OpenFour) > 0 {
        return field.four_spots(me).or(&field.four_spots(other));
    }
    field.near_spots()
}

impl Worker<'_> {
    /// Puts the candidates on top of the stack and says where they start. `first` is left out: it has been tried.
    pub(super) fn gather(&mut self, ply: usize, first: Option<Spot>) -> usize {
        let start = self.candidates.len();
        let field = &self.field;
        let side = field.side();
        let weights = field.weights();
        let killers = self.frames[ply].killers;
        let before = self.before(ply);
        for spot in candidates(field).iter() {
            if Some(spot) == first || !field.is_empty(spot) {
                continue;
            }
            let shape = weights.attack(field.code(spot, side))
                + weights.defence(field.code(spot, side.other()));
            let relation = |to: usize| {
                before[to].map_or(0, |before| {
                    i32::from(weights.relations()[to][field.relation(spot, before)])
                })
            };
            let killer = if killers.contains(&Some(spot)) {
                self.params.killer
            } else {
                0
            };
            let history = self.history.get(side, before, spot) / self.params.history_share;
            self.candidates.push(Candidate {
                spot,
                order: shape + relation(0) + relation(1) + killer + history,
            });
        }
        if self.candidates.len() == start && first.is_none() {
            // Nothing is near, as on an empty board, or all that is near is taken.
            let rest = field.empty_spots().map(|spot| Candidate { spot, order: 0 });
            self.candidates.extend(rest);
        }
        start
    }

    /// Brings the best of the candidates from `at` on to the place `at`.
    pub(super) fn bring_best(&mut self, at: usize) -> Option<Candidate> {
        let rest = self.candidates.get_mut(at..)?;
        let mut best = 0;
        let mut highest = rest.first()?.order;
        for (index, candidate) in rest.iter().enumerate().skip(1) {
            if candidate.order > highest {
                (best, highest) = (index, candidate.order);
            }
        }
        rest.swap(0, best);
        rest.first().copied()
    }
}

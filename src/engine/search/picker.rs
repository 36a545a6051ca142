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
///
/// Where the other side threatens to win by force, that is fours and whatever touches every winning point it has; and if
/// its win takes longer than an open four, also what gives oneself a four to make on the way. All else loses at once.
#[must_use]
pub fn candidates(field: &Field) -> Spots {
    let (me, other) = (field.side(), field.side().other());
    let wins = field.allowed_to(other, *field.spots(other, Class::OpenFour));
    if !wins.is_empty() {
        let hindering = field.hindering(other);
        let defences = touching(field, &wins, hindering);
        return or_else(field.four_spots(me).or(&defences), || hindering);
    }
    let near = field.near_spots();
    if field.has_four(me) {
        return near;
    }
    let wins = field
        .four_threes(other)
        .or(field.spots(other, Class::DoubleThree));
    if wins.is_empty() {
        return near;
    }
    let gains = near.iter().filter(|&spot| {
        let class = field.class(spot, me);
        // Threes that look forbidden and are not gain as others do.
        field.is_empty(spot) && (class >= Class::BlockedThree || class == Class::Forbidden)
    });
    let gains: Spots = gains.collect();
    or_else(gains.or(&touching(field, &wins, near)), || near)
}

/// Those of the spots that could help or hinder one five together with each of the wins.
fn touching(field: &Field, wins: &Spots, spots: Spots) -> Spots {
    wins.iter()
        .fold(spots, |spots, win| spots.and(field.star(win)))
}

/// Whether a move makes a three or more, or stops what is nearly won: no quiet move.
pub fn is_threat(field: &Field, spot: Spot) -> bool {
    let side = field.side();
    field.class(spot, side).is_three() || field.class(spot, side.other()) >= Class::FourThree
}

fn or_else(spots: Spots, other: impl FnOnce() -> Spots) -> Spots {
    if spots.is_empty() { other() } else { spots }
}

impl Worker<'_> {
    /// Puts the candidates on top of the stack and says where they start. `first` is left out: it has been tried.
    pub(super) fn gather(&mut self, ply: usize, first: Option<Spot>) -> usize {
        let start = self.candidates.len();
        let field = &self.field;
        let side = field.side();
        let weights = field.weights();
        let relations = weights.relations(side);
        let has_fouls = field.has_fouls(side);
        let killers = self.frames[ply].killers;
        let before = self.before(ply);
        for spot in candidates(field).iter() {
            if Some(spot) == first || !field.is_empty(spot) {
                continue;
            }
            if has_fouls && field.is_foul(spot) {
                continue;
            }
            let shape = weights.attack(field.code(spot, side))
                + weights.defence(field.code(spot, side.other()));
            let relation = |to: usize| {
                before[to].map_or(0, |before| {
                    i32::from(relations[to][field.relation(spot, before)])
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
            // Nothing is near, as on an empty board, or all that is near is taken or forbidden.
            let rest = field.empty_spots().filter(|&spot| field.may_play(spot));
            let rest = rest.map(|spot| Candidate { spot, order: 0 });
            self.candidates.extend(rest);
        }
        start
    }

    /// Drops the quiet moves among the candidates from `at` on.
    pub(super) fn keep_threats(&mut self, at: usize) {
        let mut kept = at;
        for index in at..self.candidates.len() {
            let candidate = self.candidates[index];
            if is_threat(&self.field, candidate.spot) {
                self.candidates[kept] = candidate;
                kept += 1;
            }
        }
        self.candidates.truncate(kept);
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

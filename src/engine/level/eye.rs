//! Levels that play what they see and do not read ahead.

use rand::{Rng, RngExt};

use crate::engine::field::{Class, Code, Field, Shape, Spot};
use crate::engine::setup::Setup;
use crate::engine::weights::Weights;
use crate::rules::Point;

/// What a level sees, likes and cares about.
#[derive(Clone, Copy, Debug)]
pub struct Eye {
    /// How often it sees that you are about to make five.
    pub sees_fives: f64,
    /// How often it sees an open four in the making, its own or yours.
    pub sees_open_fours: f64,
    /// How often it sees what else there is, threes and the like, on a point.
    pub sees_threes: f64,
    /// How often it sees, of these, a row with a gap in it.
    pub sees_split: f64,
    /// How much it likes its own rows.
    pub attack: f64,
    /// How much it minds yours.
    pub defence: f64,
    /// How far apart two moves must be for it to tell them apart, in the unit of the order of moves.
    pub whim: f64,
}

impl Eye {
    /// The move that it likes best at this moment.
    pub fn choose(&self, setup: &Setup, rng: &mut impl Rng) -> Option<Point> {
        let field = Field::from_setup(setup, Weights::of(setup.rule()));
        let spot = self
            .urgent(&field, rng)
            .or_else(|| self.favourite(&field, rng))?;
        Some(field.point(spot))
    }

    /// A five to make or to stop, or an open four, if it sees one.
    fn urgent(&self, field: &Field, rng: &mut impl Rng) -> Option<Spot> {
        let (me, other) = (field.side(), field.side().other());
        if let Some(five) = field.spots(me, Class::Five).first() {
            return Some(five);
        }
        let stop = field.spots(other, Class::Five).first();
        let stop = stop.filter(|&stop| field.may_play(stop));
        if let Some(stop) = stop.filter(|_| rng.random_bool(self.sees_fives)) {
            return Some(stop);
        }
        let four = field.allowed(*field.spots(me, Class::OpenFour)).first();
        four.filter(|_| rng.random_bool(self.sees_open_fours))
    }

    /// Of the points near the stones the one that looks best, give or take a whim.
    fn favourite(&self, field: &Field, rng: &mut impl Rng) -> Option<Spot> {
        let side = field.side();
        let weights = field.weights();
        let near: Vec<Spot> = field
            .near_spots()
            .iter()
            .filter(|&spot| field.is_empty(spot) && field.may_play(spot))
            .collect();
        let spots = if near.is_empty() {
            if field.stones() == 0 {
                return Some(field.spot(field.size().centre()));
            }
            let spots = field.empty_spots();
            spots.filter(|&spot| field.may_play(spot)).collect()
        } else {
            near
        };
        let mut best: Option<(f64, Spot)> = None;
        for spot in spots {
            let mut look = |side| {
                let code = field.code(spot, side);
                self.sees(code, field.class(spot, side), rng)
                    .then_some(code)
            };
            let (own, theirs) = (look(side), look(side.other()));
            let attack = own.map_or(0, |code| weights.attack(code));
            let defence = theirs.map_or(0, |code| weights.defence(code));
            let order = self.attack * f64::from(attack) + self.defence * f64::from(defence);
            let order = order + self.whim * gumbel(rng);
            if best.is_none_or(|(highest, _)| order > highest) {
                best = Some((order, spot));
            }
        }
        best.map(|(_, spot)| spot)
    }

    /// Whether it sees what a point holds for a side.
    fn sees(&self, code: Code, class: Class, rng: &mut impl Rng) -> bool {
        if class >= Class::OpenFour {
            return rng.random_bool(self.sees_open_fours);
        }
        if class < Class::Three {
            return true;
        }
        let is_split = code.shapes().contains(&Shape::Three);
        rng.random_bool(self.sees_threes * if is_split { self.sees_split } else { 1.0 })
    }
}

/// A number such that the highest of several sums is chosen with the odds of their exponentials.
fn gumbel(rng: &mut impl Rng) -> f64 {
    -(-rng.random_range(1e-12..1.0_f64).ln()).ln()
}

//! What answers a five that the other side is about to make: the point that completes it, and under Caro also a point that
//! closes it at its second end.

use super::geometry::Place;
use super::shape::{PLACE_BITS, WALL, stone_code};
use super::{Class, Field, Spot, Spots};
use crate::rules::{FIVE, Side};

impl Field {
    /// The spots after which an attacker has no five left to make; none when it cannot be stopped, or threatens none.
    #[inline]
    #[must_use]
    pub fn answers(&self, attacker: Side) -> Spots {
        let fives = self.spots(attacker, Class::Five);
        if self.rule.has_closed_fives() {
            let mut answers = fives.iter().map(|five| self.answers_to(five, attacker));
            let first = answers.next().unwrap_or(Spots::NONE);
            answers.fold(first, |all, answers| all.and(&answers))
        } else if self.count(attacker, Class::Five) == 1 {
            *fives
        } else {
            Spots::NONE
        }
    }

    /// The spots that stop a five of an attacker, and where nothing stops them all, those that stop one.
    #[must_use]
    pub fn last_answers(&self, attacker: Side) -> Spots {
        let answers = self.answers(attacker);
        if answers.is_empty() {
            *self.spots(attacker, Class::Five)
        } else {
            answers
        }
    }

    /// Whether a five may be closed at both ends, so that it is none.
    #[must_use]
    pub fn closes_fives(&self) -> bool {
        self.rule.has_closed_fives()
    }

    /// The spots of which one has to be taken to hinder an attacker's fours and fives, unless own fours come first.
    #[inline]
    #[must_use]
    pub fn hindering(&self, attacker: Side) -> Spots {
        // Usually nothing else touches a four in the making than the points where it could be made. A point where it may not
        // be made, or one that closes it, hinders it too.
        if self.has_fouls(attacker) || self.rule.has_closed_fives() {
            self.empty_spots().collect()
        } else {
            self.four_spots(attacker)
        }
    }

    /// The spots that stop the five on one spot.
    fn answers_to(&self, five: Spot, attacker: Side) -> Spots {
        let all = (0..self.geometry.places(five).len())
            .filter_map(|direction| self.answers_on_line(five, direction, attacker));
        // Whoever makes fives on two lines at once is stopped on the spot alone, unless both are closed at the same place.
        all.reduce(|one, other| one.and(&other))
            .unwrap_or(Spots::NONE)
    }

    /// Likewise on one line; nothing when it holds no five.
    fn answers_on_line(&self, five: Spot, direction: usize, attacker: Side) -> Option<Spots> {
        let place = self.geometry.places(five)[direction];
        let ends = [-1, 1].map(|step| self.end(place, step, attacker));
        let length = 1 + ends[0].stones + ends[1].stones;
        let closed = ends.iter().filter(|end| end.is_closed).count();
        if !self
            .rule
            .is_win(attacker, usize::from(length.unsigned_abs()), closed)
        {
            return None;
        }
        let mut answers = Spots::NONE;
        answers.insert(five);
        if usize::from(length.unsigned_abs()) == FIVE && closed == 1 {
            for (end, step) in ends.iter().zip([-1, 1]).filter(|(end, _)| end.is_open) {
                let steps = step * (end.stones + 1) * self.geometry.stride(direction);
                answers.insert(five.wrapping_add_signed(steps));
            }
        }
        Some(answers)
    }

    /// What follows a place on one side.
    fn end(&self, place: Place, step: i16, attacker: Side) -> End {
        let line = self.lines[usize::from(place.line)];
        let code = |steps: i16| {
            let shift = i16::from(place.shift) + step * steps * PLACE_BITS as i16;
            line >> shift & WALL
        };
        let mut stones = 0;
        while code(stones + 1) == stone_code(attacker) {
            stones += 1;
        }
        let beyond = code(stones + 1);
        End {
            stones,
            is_open: beyond == 0,
            is_closed: beyond == stone_code(attacker.other()),
        }
    }
}

/// One end of a run.
struct End {
    /// Its stones on this side.
    stones: i16,
    is_open: bool,
    is_closed: bool,
}

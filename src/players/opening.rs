//! An engine in an opening, as the session sees it: what it does, and why.

use super::Seat;
use super::adviser::Adviser;
use super::progress::chance;
use super::thinker::Stop;
use crate::engine::{Alternative, Limits};
use crate::rules::opening::{Action, Opening};
use rand::rngs::StdRng;
use serde::{Deserialize, Serialize};

/// Positions that the mildest level searches for a decision; each above it takes twice as many.
const MILDEST: u64 = 2_000;
/// The same for a classic, and for advice to a person.
const CLASSIC: u64 = 8_000;
const ADVICE: u64 = 200_000;

/// What was decided.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Opened {
    /// One thing after the other, until something else is asked or the other has to act; never empty.
    pub actions: Vec<Action>,
    /// What was weighed, the best first; empty where there was nothing to choose.
    pub weighed: Vec<Weighed>,
}

/// An answer that was weighed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Weighed {
    /// The answer: a whole proposal of stones, a choice, a number, or one fifth move.
    pub actions: Vec<Action>,
    /// How likely the one who decides is to win with it, in per cent.
    pub chance: u8,
}

impl From<Alternative> for Weighed {
    fn from(alternative: Alternative) -> Self {
        Self {
            actions: alternative.actions,
            chance: chance(alternative.value),
        }
    }
}

impl Adviser {
    /// What a seat does in an opening when it has to act; none when the opening is over or the question was taken back.
    pub fn open(
        &mut self,
        opening: &Opening,
        seat: Seat,
        stop: &Stop,
        rng: &mut StdRng,
    ) -> Option<Opened> {
        let limits = Limits::nodes(nodes(seat));
        let decision = self
            .engine()
            .decide(opening, &limits, &stop.clock(), stop.flag(), rng)
            .filter(|_| !stop.is_set())?;
        Some(Opened {
            actions: decision.actions,
            weighed: decision
                .alternatives
                .into_iter()
                .map(Weighed::from)
                .collect(),
        })
    }
}

fn nodes(seat: Seat) -> u64 {
    match seat {
        // Who plays on two boards knows no opening on one: it gets advice, too.
        Seat::Human | Seat::Remote | Seat::Twin(_) => ADVICE,
        Seat::Classic(_) => CLASSIC,
        Seat::Level(level) => MILDEST << (level.number() - 1),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::opening::Protocol;
    use crate::rules::{BoardSize, Rule};
    use rand::SeedableRng;

    #[test]
    fn whoever_takes_the_question_back_or_asks_too_late_gets_no_answer() {
        let mut rng = StdRng::seed_from_u64(1);
        let mut open = |protocol, stop: &Stop| {
            let opening = Opening::new(protocol, Rule::Freestyle, BoardSize::DEFAULT).unwrap();
            Adviser::default().open(&opening, Seat::Human, stop, &mut rng)
        };
        assert_eq!(open(Protocol::Free, &Stop::default()), None);
        let stop = Stop::default();
        stop.set();
        assert_eq!(open(Protocol::Swap2, &stop), None);
    }
}

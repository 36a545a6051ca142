//! The decisions of an engine in an opening.

use super::Seat;
use super::analysis_engine::AnalysisEngine;
use super::progress::chance;
use super::stop::Stop;
use narabe_engine_core::{Alternative, Limits};
use narabe_rules::opening::{Action, Opening};
use rand::rngs::StdRng;
use serde::{Deserialize, Serialize};

/// The node budget of the weakest level for a decision; each higher level has twice as many.
const WEAKEST_LEVEL_NODES: u64 = 2_000;
/// The node budget of a classic opponent.
const CLASSIC_NODES: u64 = 8_000;
/// The node budget for advice to a person.
const ADVICE_NODES: u64 = 200_000;

/// A decision in an opening.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct OpeningDecision {
    /// The actions to perform, up to the next one that the opponent or a new decision determines; never empty.
    pub actions: Vec<Action>,
    /// The evaluated options, the best first; empty if there was nothing to choose.
    pub options: Vec<EvaluatedOption>,
}

/// An option with its evaluation.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct EvaluatedOption {
    /// The actions of the option: all stones of a placement, a choice, a number, or one fifth move.
    pub actions: Vec<Action>,
    /// The winning chance of the player who decides, in per cent, 0 to 100.
    pub chance: u8,
}

impl From<Alternative> for EvaluatedOption {
    fn from(alternative: Alternative) -> Self {
        Self {
            actions: alternative.actions,
            chance: chance(alternative.value),
        }
    }
}

impl AnalysisEngine {
    /// Decides for the player to act, with the strength of a seat. `None` if the opening is over or the search was
    /// stopped.
    pub fn decide_opening(
        &mut self,
        opening: &Opening,
        seat: Seat,
        stop: &Stop,
        rng: &mut StdRng,
    ) -> Option<OpeningDecision> {
        let limits = Limits::nodes(nodes(seat));
        let decision = self
            .engine()
            .decide(opening, &limits, &stop.clock(), stop.flag(), rng)
            .filter(|_| !stop.is_set())?;
        let options = decision.alternatives.into_iter().map(EvaluatedOption::from);
        Some(OpeningDecision {
            actions: decision.actions,
            options: options.collect(),
        })
    }
}

/// The node budget of a seat.
fn nodes(seat: Seat) -> u64 {
    match seat {
        // The opponents for twin boards have no openings; their seats get advice, too.
        Seat::Human | Seat::Remote | Seat::Twin(_) => ADVICE_NODES,
        Seat::Classic(_) => CLASSIC_NODES,
        Seat::Level(level) => WEAKEST_LEVEL_NODES << (level.number() - 1),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use narabe_rules::opening::Protocol;
    use narabe_rules::{BoardSize, Rule};
    use rand::SeedableRng;

    #[test]
    fn a_finished_opening_and_a_stopped_search_have_no_decision() {
        let mut rng = StdRng::seed_from_u64(1);
        let mut decide = |protocol, stop: &Stop| {
            let opening = Opening::new(protocol, Rule::Freestyle, BoardSize::DEFAULT).unwrap();
            AnalysisEngine::default().decide_opening(&opening, Seat::Human, stop, &mut rng)
        };
        assert_eq!(decide(Protocol::Free, &Stop::default()), None);
        let stop = Stop::default();
        stop.set();
        assert_eq!(decide(Protocol::Swap2, &stop), None);
    }
}

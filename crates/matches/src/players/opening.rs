//! The decisions of an engine in an opening.

use super::Seat;
use super::analysis_engine::AnalysisEngine;
use super::opening_decision::{EvaluatedOption, OpeningDecision};
use super::stop::Stop;
use narabe_engine_core::Limits;
use narabe_rules::opening::Opening;
use rand::rngs::StdRng;

/// The node budget of the weakest level for a decision; each higher level has twice as many.
const WEAKEST_LEVEL_NODES: u64 = 2_000;
/// The node budget of a classic opponent.
const CLASSIC_NODES: u64 = 8_000;
/// The node budget for advice to a person.
const ADVICE_NODES: u64 = 200_000;

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
        Seat::Human | Seat::Remote | Seat::Twin(_) | Seat::External(_) => ADVICE_NODES,
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

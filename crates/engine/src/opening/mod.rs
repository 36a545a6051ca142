//! The engine in an opening: it places stones, chooses colours, declares and offers fifth moves, and picks one.
//!
//! Every decision follows from the [value](valuation) of the stage it leads to. When the other player may choose the colour
//! the best stones are the most even ones, otherwise the strongest. Of alternatives nearly as good as the best a random one
//! is chosen, so that openings vary. The alternatives are returned with the decision.
//!
//! ```
//! use narabe_engine_core::{Engine, Limits, NoClock, Settings};
//! use narabe_rules::opening::{Opening, Protocol};
//! use narabe_rules::{BoardSize, Rule};
//! use rand::SeedableRng;
//!
//! let mut opening = Opening::new(Protocol::Swap, Rule::Freestyle, BoardSize::DEFAULT)?;
//! let mut engine = Engine::new(Settings { hash: 1, threads: 1 });
//! let mut rng = rand::rngs::StdRng::seed_from_u64(1);
//! let stop = Default::default();
//! let stones = engine.decide(&opening, &Limits::nodes(2000), &NoClock, &stop, &mut rng).expect("the opening has begun");
//! opening.apply_all(&stones.actions)?;
//! let choice = engine.decide(&opening, &Limits::nodes(2000), &NoClock, &stop, &mut rng).expect("a colour is to be chosen");
//! assert_eq!(choice.alternatives.len(), 2); // To swap and to stay, each with its value.
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod evaluator;
mod proposals;
mod valuation;

use std::cmp::Reverse;
use std::sync::atomic::AtomicBool;

use rand::Rng;
use rand::seq::IndexedRandom;

use super::engine::Engine;
use super::limits::{Clock, Limits};
use super::value::Value;
use evaluator::{Effort, Evaluator};
use narabe_rules::Point;
use narabe_rules::opening::{Action, ActionError, Family, Opening, Prompt};
use proposals::EVALUATED_PROPOSALS;
use valuation::FOLLOWED_MOVES;

/// How much worse than the best a chosen alternative may be, in evaluation units.
const RANDOM_MARGIN: i32 = 8;
/// Fifth moves that are evaluated with full effort beyond those that have to be offered.
const SPARE_OFFERS: usize = 4;

/// What the engine does in an opening, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decision {
    /// The actions, in order, until another player acts or something else is asked; never empty.
    pub actions: Vec<Action>,
    /// What was evaluated with full effort, best first, the decision included: whole proposals of stones, single fifth moves,
    /// or the possible answers. Empty when there was no choice or no time.
    pub alternatives: Vec<Alternative>,
}

/// Actions that were considered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Alternative {
    /// The actions.
    pub actions: Vec<Action>,
    /// Their value for the player who decides, whichever colour that player will have.
    pub value: Value,
}

impl Engine {
    /// Decides for the player to act in an opening; none when the opening is over.
    ///
    /// Searches within the limits, at most a million nodes, not counting shallow searches of up to two plies. Once `stop` is
    /// set the answer comes at once and may be any that is allowed. Without a clock the same engine, opening, limits and
    /// random numbers give the same answer.
    pub fn decide(
        &mut self,
        opening: &Opening,
        limits: &Limits,
        clock: &dyn Clock,
        stop: &AtomicBool,
        rng: &mut impl Rng,
    ) -> Option<Decision> {
        let ask = opening.prompt()?;
        // The first of several stones may be forced without the others being so.
        let is_single = !matches!(ask, Prompt::Place { stones: 2.., .. });
        if let (true, &[only]) = (is_single, opening.actions().as_slice()) {
            return Some(Decision {
                actions: vec![only],
                alternatives: Vec::new(),
            });
        }
        let searches = search_count(opening, &ask);
        let mut evaluator = Evaluator::new(self, limits, searches, clock, stop);
        Some(match ask {
            Prompt::Place { .. } => place_stones(&mut evaluator, opening, rng),
            Prompt::Choose(_) | Prompt::Declare { .. } | Prompt::Pick => {
                // The highest number first: its searches serve the lower ones too.
                let answers = opening.actions().into_iter().rev();
                let answers: Vec<_> = answers.map(|answer| vec![answer]).collect();
                choose(&mut evaluator, opening, &answers, rng)
            }
            Prompt::Offer { wanted, made } => offer(&mut evaluator, opening, wanted - made),
        })
    }
}

/// About how many full searches a decision takes.
fn search_count(opening: &Opening, ask: &Prompt) -> usize {
    let per_answer = if opening.protocol().family() == Family::Renju {
        FOLLOWED_MOVES
    } else {
        1
    };
    match ask {
        Prompt::Place { .. } => EVALUATED_PROPOSALS * per_answer,
        Prompt::Choose(_) | Prompt::Declare { .. } => per_answer,
        Prompt::Offer { wanted, made } => wanted - made + SPARE_OFFERS,
        Prompt::Pick => opening.offers().len(),
    }
}

/// Places stones: of random proposals the best by shallow searches are evaluated with full effort.
fn place_stones(evaluator: &mut Evaluator<'_>, opening: &Opening, rng: &mut impl Rng) -> Decision {
    let mut proposals = proposals::proposals(evaluator, opening, rng);
    let mut shallow = Vec::new();
    for proposal in &proposals {
        // The first few are evaluated even when there is hardly any time.
        if shallow.len() >= EVALUATED_PROPOSALS && evaluator.is_shallow_time_over() {
            break;
        }
        shallow.extend(evaluate(evaluator, opening, proposal, Effort::Shallow));
    }
    sort_best_first(&mut shallow);
    shallow.truncate(EVALUATED_PROPOSALS);
    if !shallow.is_empty() {
        proposals = shallow.into_iter().map(|best| best.actions).collect();
    }
    choose(evaluator, opening, &proposals, rng)
}

/// Evaluates answers with full effort and chooses one of the best; the first when there is no time.
fn choose(
    evaluator: &mut Evaluator<'_>,
    opening: &Opening,
    answers: &[Vec<Action>],
    rng: &mut impl Rng,
) -> Decision {
    let mut alternatives: Vec<_> = answers
        .iter()
        .filter_map(|actions| evaluate(evaluator, opening, actions, Effort::Full))
        .collect();
    sort_best_first(&mut alternatives);
    let best = alternatives.first().map_or(0, |best| best.value.get());
    let is_nearly_best = |one: &&Alternative| one.value.get() >= best - RANDOM_MARGIN;
    let good: Vec<_> = alternatives.iter().take_while(is_nearly_best).collect();
    let chosen = good.choose(rng).map(|chosen| &chosen.actions);
    Decision {
        actions: chosen.or(answers.first()).cloned().unwrap_or_default(),
        alternatives,
    }
}

/// Offers the best fifth moves, since the worst of them will be kept.
fn offer(evaluator: &mut Evaluator<'_>, opening: &Opening, wanted: usize) -> Decision {
    let moves = different_fifth_moves(evaluator, opening, wanted + SPARE_OFFERS);
    let evaluated = moves.iter().filter_map(|&point| {
        let mut after = opening.position().clone();
        after.play_unchecked(point);
        // The other player is to move then.
        let value = Value::new(-evaluator.value(&after, Effort::Full)?);
        let actions = vec![Action::Offer(point)];
        Some(Alternative { actions, value })
    });
    let mut alternatives: Vec<_> = evaluated.collect();
    sort_best_first(&mut alternatives);
    let best = alternatives.iter().map(|one| one.actions[0]);
    let mut after = opening.clone();
    // If too few could be evaluated others follow. Moves that are offered already are refused.
    let others = moves.iter().copied().map(Action::Offer);
    let offers = best.chain(others).chain(opening.actions());
    let offers = offers.filter(|&action| {
        matches!(after.prompt(), Some(Prompt::Offer { .. })) && after.apply(action).is_ok()
    });
    Decision {
        actions: offers.collect(),
        alternatives,
    }
}

/// The best fifth moves by a shallow search, without those that symmetry makes the same.
fn different_fifth_moves(
    evaluator: &mut Evaluator<'_>,
    opening: &Opening,
    count: usize,
) -> Vec<Point> {
    let mut different = Vec::new();
    for (point, _) in evaluator.ranking(opening.position(), Effort::Shallow, 1) {
        if different.len() == count {
            break;
        }
        let is_symmetric = |&other: &Point| {
            let mut offered = opening.clone();
            let second = offered
                .apply(Action::Offer(other))
                .and_then(|()| offered.check(Action::Offer(point)));
            matches!(second, Err(ActionError::Symmetric { .. }))
        };
        let is_allowed = opening.check(Action::Offer(point)).is_ok();
        if is_allowed && !different.iter().any(is_symmetric) {
            different.push(point);
        }
    }
    different
}

/// The value of actions for the player who does them; none when no time was left to evaluate them.
fn evaluate(
    evaluator: &mut Evaluator<'_>,
    opening: &Opening,
    actions: &[Action],
    effort: Effort,
) -> Option<Alternative> {
    let mut after = opening.clone();
    after.apply_all(actions).ok()?;
    let value = valuation::value_for(evaluator, &after, opening.to_act(), effort)?;
    Some(Alternative {
        actions: actions.to_vec(),
        value: Value::new(value),
    })
}

fn sort_best_first(alternatives: &mut [Alternative]) {
    alternatives.sort_by_key(|one| Reverse(one.value));
}

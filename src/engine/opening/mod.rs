//! The engine in an opening: it proposes stones, decides about colours, declares and offers fifth moves, and picks.
//!
//! All of it follows from one question, what a stage of an opening is [worth] to the player who has to act: where the
//! other may choose the colour, the best stones are the most even ones; where nobody may, the strongest. Of answers that
//! are nearly as good as the best one is taken by chance, so that openings differ. What was weighed is handed out with
//! the decision.
//!
//! ```
//! use narabe::engine::{Engine, Limits, NoClock, Settings};
//! use narabe::rules::opening::{Opening, Protocol};
//! use narabe::rules::{BoardSize, Rule};
//! use rand::SeedableRng;
//!
//! let mut opening = Opening::new(Protocol::Swap, Rule::Freestyle, BoardSize::DEFAULT)?;
//! let mut engine = Engine::new(Settings { hash: 1, threads: 1 });
//! let mut rng = rand::rngs::StdRng::seed_from_u64(1);
//! let stop = Default::default();
//! let three = engine.decide(&opening, &Limits::nodes(2000), &NoClock, &stop, &mut rng).expect("it is asked");
//! opening.apply_all(&three.actions)?;
//! let choice = engine.decide(&opening, &Limits::nodes(2000), &NoClock, &stop, &mut rng).expect("it is asked");
//! assert_eq!(choice.reasons.len(), 2); // To swap and to stay, each with what it is worth.
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! [worth]: worth

mod judge;
mod plan;
mod worth;

use std::cmp::Reverse;
use std::sync::atomic::AtomicBool;

use rand::Rng;
use rand::seq::IndexedRandom;

use super::engine::{Engine, Value};
use super::limits::{Clock, Limits};
use crate::rules::Point;
use crate::rules::opening::{Action, ActionError, Ask, Family, Opening};
use judge::{Care, Judge};

/// Proposals that are looked at with care.
const FINALISTS: usize = 6;
/// Fourth moves that are followed up where fifth moves will be offered: one search each.
const FOURTHS: usize = 4;
/// How much worse than the best an answer may be that is taken by chance, in the engine's unit.
const NEARLY: i32 = 8;
/// Fifth moves that are looked at with care beyond those that have to be offered.
const SPARE_FIFTHS: usize = 4;

/// What the engine does, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decision {
    /// One thing after the other, until something else is asked or the other has to act; never empty.
    pub actions: Vec<Action>,
    /// What was weighed with care, the best first, what is done among it: one answer each. Of several stones these are whole
    /// proposals, of fifth moves single ones. Empty where there was nothing to choose.
    pub reasons: Vec<Reason>,
}

/// An answer that was weighed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reason {
    /// What it was.
    pub actions: Vec<Action>,
    /// What it is worth to the player who decides, whatever colour that will be.
    pub value: Value,
}

impl Engine {
    /// What to do in an opening for the player who has to act; none when it is over.
    ///
    /// Searches as many positions as the limits say, and a million at most, besides quick looks one or two moves deep. Once
    /// `stop` is set the answer comes at once, and may be any that is allowed. The same engine, opening, limits and chance
    /// give the same answer where no clock is looked at.
    pub fn decide(
        &mut self,
        opening: &Opening,
        limits: &Limits,
        clock: &dyn Clock,
        stop: &AtomicBool,
        rng: &mut impl Rng,
    ) -> Option<Decision> {
        let ask = opening.ask()?;
        if let (false, &[only]) = (is_plural(&ask), opening.actions().as_slice()) {
            return Some(Decision {
                actions: vec![only],
                reasons: Vec::new(),
            });
        }
        let looks = looks(opening, &ask);
        let mut judge = Judge::new(self, limits, looks, clock, stop);
        Some(match ask {
            Ask::Place { .. } => propose(&mut judge, opening, rng),
            Ask::Choose(_) | Ask::Declare { .. } | Ask::Pick => choose(&mut judge, opening, rng),
            Ask::Offer { wanted, made } => offer(&mut judge, opening, wanted - made),
        })
    }
}

/// Whether several things are to be done, of which the first may leave no choice.
const fn is_plural(ask: &Ask) -> bool {
    matches!(ask, Ask::Place { stones: 2.., .. })
}

/// How many searches an answer takes, about.
fn looks(opening: &Opening, ask: &Ask) -> usize {
    let follow_ups = if opening.protocol().family() == Family::Renju {
        FOURTHS
    } else {
        1
    };
    match ask {
        Ask::Place { .. } => FINALISTS * follow_ups,
        Ask::Choose(_) | Ask::Declare { .. } => follow_ups,
        Ask::Offer { wanted, made } => wanted - made + SPARE_FIFTHS,
        Ask::Pick => opening.offers().len(),
    }
}

/// Places stones: of many proposals those that look best are weighed with care.
fn propose(judge: &mut Judge<'_>, opening: &Opening, rng: &mut impl Rng) -> Decision {
    let mut plans = plan::proposals(judge, opening, rng);
    let mut drafts = Vec::new();
    for plan in &plans {
        // The first few are looked at even where there is hardly any time.
        if drafts.len() >= FINALISTS && judge.is_late() {
            break;
        }
        drafts.extend(weigh(judge, opening, plan, Care::Quick));
    }
    best_first(&mut drafts);
    drafts.truncate(FINALISTS);
    if !drafts.is_empty() {
        plans = drafts.into_iter().map(|draft| draft.actions).collect();
    }
    settle(judge, opening, &plans, rng)
}

/// Swaps or not, declares, picks: every answer is weighed with care.
fn choose(judge: &mut Judge<'_>, opening: &Opening, rng: &mut impl Rng) -> Decision {
    // The highest number first: what is found for it serves the lower ones.
    let answers = opening.actions().into_iter().rev();
    let answers: Vec<_> = answers.map(|answer| vec![answer]).collect();
    settle(judge, opening, &answers, rng)
}

/// Weighs answers with care and takes one of the best; the first where there is no time.
fn settle(
    judge: &mut Judge<'_>,
    opening: &Opening,
    answers: &[Vec<Action>],
    rng: &mut impl Rng,
) -> Decision {
    let mut reasons: Vec<_> = answers
        .iter()
        .filter_map(|actions| weigh(judge, opening, actions, Care::Full))
        .collect();
    best_first(&mut reasons);
    let best = reasons.first().map_or(0, |reason| reason.value.get());
    let is_nearly_best = |reason: &&Reason| reason.value.get() >= best - NEARLY;
    let good: Vec<_> = reasons.iter().take_while(is_nearly_best).collect();
    let chosen = good.choose(rng).map(|reason| &reason.actions);
    Decision {
        actions: chosen.or(answers.first()).cloned().unwrap_or_default(),
        reasons,
    }
}

/// Offers the best fifth moves, since the worst of them will be kept.
fn offer(judge: &mut Judge<'_>, opening: &Opening, wanted: usize) -> Decision {
    let fifths = fifths(judge, opening, wanted + SPARE_FIFTHS);
    let weighed = fifths.iter().filter_map(|&point| {
        let mut after = opening.position().clone();
        after.play_unchecked(point);
        // It is the other's turn then.
        let value = Value::new(-judge.value(&after, Care::Full)?);
        let actions = vec![Action::Offer(point)];
        Some(Reason { actions, value })
    });
    let mut reasons: Vec<_> = weighed.collect();
    best_first(&mut reasons);
    let weighed = reasons.iter().map(|reason| reason.actions[0]);
    let mut after = opening.clone();
    // Where too few could be weighed others fill up; what is offered already is refused.
    let others = fifths.iter().copied().map(Action::Offer);
    let actions = weighed.chain(others).chain(opening.actions());
    let actions = actions.filter(|&action| {
        matches!(after.ask(), Some(Ask::Offer { .. })) && after.apply(action).is_ok()
    });
    Decision {
        actions: actions.collect(),
        reasons,
    }
}

/// The fifth moves that look best, none the same as another.
fn fifths(judge: &mut Judge<'_>, opening: &Opening, most: usize) -> Vec<Point> {
    let mut different = Vec::new();
    for (point, _) in judge.ranking(opening.position(), Care::Quick, 1) {
        if different.len() == most {
            break;
        }
        let is_the_same = |&other: &Point| {
            let mut offered = opening.clone();
            let twin = offered
                .apply(Action::Offer(other))
                .and_then(|()| offered.check(Action::Offer(point)));
            matches!(twin, Err(ActionError::Symmetric { .. }))
        };
        let is_open = opening.check(Action::Offer(point)).is_ok();
        if is_open && !different.iter().any(is_the_same) {
            different.push(point);
        }
    }
    different
}

/// What some actions are worth to the player who does them; none when they could not be judged.
fn weigh(
    judge: &mut Judge<'_>,
    opening: &Opening,
    actions: &[Action],
    care: Care,
) -> Option<Reason> {
    let mut after = opening.clone();
    after.apply_all(actions).ok()?;
    let value = worth::to_player(judge, &after, opening.to_act(), care)?;
    Some(Reason {
        actions: actions.to_vec(),
        value: Value::new(value),
    })
}

fn best_first(reasons: &mut [Reason]) {
    reasons.sort_by_key(|reason| Reverse(reason.value));
}

//! Random stones that may be worth placing in an opening.

use std::collections::HashSet;

use rand::Rng;
use rand::seq::{IndexedRandom, SliceRandom};

use super::evaluator::{Effort, Evaluator};
use narabe_rules::Point;
use narabe_rules::opening::{Action, Opening, Prompt};

/// Proposals that are evaluated with full effort.
pub const EVALUATED_PROPOSALS: usize = 6;
/// The greatest Chebyshev distance from a stone to the nearest one before it.
const MAX_DISTANCE: u8 = 3;
/// The greatest number of proposals.
const MAX_PROPOSALS: usize = 48;
/// Nodes of the decision for each proposal.
const NODES_PER_PROPOSAL: u64 = 1_000;
/// Random draws per proposal; draws that repeat another one are dropped.
const DRAWS_PER_PROPOSAL: usize = 4;

/// Different proposals for the stones that the player to act places next; at least one.
pub fn proposals(
    evaluator: &mut Evaluator<'_>,
    opening: &Opening,
    rng: &mut impl Rng,
) -> Vec<Vec<Action>> {
    let count = usize::try_from(evaluator.nodes_left() / NODES_PER_PROPOSAL);
    let count = count
        .unwrap_or(MAX_PROPOSALS)
        .clamp(EVALUATED_PROPOSALS, MAX_PROPOSALS);
    if let Some(Prompt::Place { stones: 1, .. }) = opening.prompt() {
        return single_stones(evaluator, opening, count, rng);
    }
    let mut seen = HashSet::new();
    let draws = (0..count * DRAWS_PER_PROPOSAL).map(|_| random_stones(opening, rng));
    let new = draws.filter(|proposal| seen.insert(proposal.clone()));
    new.take(count).collect()
}

/// Proposals of one stone: half of them the best by a shallow search, the others random ones near the stones.
fn single_stones(
    evaluator: &mut Evaluator<'_>,
    opening: &Opening,
    count: usize,
    rng: &mut impl Rng,
) -> Vec<Vec<Action>> {
    let mut near = points_near_stones(opening);
    near.shuffle(rng);
    let best = evaluator.ranking(opening.position(), Effort::Shallow, 1);
    let mut seen = HashSet::new();
    best.into_iter()
        .map(|(point, _)| point)
        .filter(|&point| opening.check(Action::Place(point)).is_ok())
        .take(count / 2)
        .chain(near)
        .filter(|&point| seen.insert(point))
        .map(|point| vec![Action::Place(point)])
        .take(count)
        .collect()
}

/// As many random stones as the player to act places, each near those before it.
fn random_stones(opening: &Opening, rng: &mut impl Rng) -> Vec<Action> {
    let mut after = opening.clone();
    let mut actions = Vec::new();
    let Some(Prompt::Place { stones, .. }) = opening.prompt() else {
        return actions;
    };
    for _ in 0..stones {
        let Some(&point) = points_near_stones(&after).choose(rng) else {
            break;
        };
        let action = Action::Place(point);
        if after.apply(action).is_ok() {
            actions.push(action);
        }
    }
    actions
}

/// The allowed points within [`MAX_DISTANCE`] of a stone, or all allowed points if there are none.
fn points_near_stones(opening: &Opening) -> Vec<Point> {
    let points = opening.points();
    let stones = opening.position().moves();
    let is_near = |point: &&Point| {
        let distance = |stone: &Point| point.x.abs_diff(stone.x).max(point.y.abs_diff(stone.y));
        stones.iter().any(|stone| distance(stone) <= MAX_DISTANCE)
    };
    let near: Vec<_> = points.iter().filter(is_near).copied().collect();
    if near.is_empty() { points } else { near }
}

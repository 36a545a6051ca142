//! Stones that may be worth proposing, drawn by chance near one another.

use std::collections::HashSet;

use rand::Rng;
use rand::seq::{IndexedRandom, SliceRandom};

use super::FINALISTS;
use super::judge::{Care, Judge};
use crate::rules::Point;
use crate::rules::opening::{Action, Ask, Opening};

/// How far from the nearest stone the next may lie.
const REACH: u8 = 3;
/// The most proposals, and how many positions there are to be searched for each: who searches little draws little.
const MOST: usize = 48;
const NODES_FOR_EACH: u64 = 1_000;
/// Draws for a proposal that is new before one is left out.
const DRAWS: usize = 4;

/// Different proposals for the stones that the player who has to act places next; one at least.
pub fn proposals(judge: &mut Judge<'_>, opening: &Opening, rng: &mut impl Rng) -> Vec<Vec<Action>> {
    let wanted = usize::try_from(judge.nodes_left() / NODES_FOR_EACH).unwrap_or(MOST);
    let wanted = wanted.clamp(FINALISTS, MOST);
    if let Some(Ask::Place { stones: 1, .. }) = opening.ask() {
        return singles(judge, opening, wanted, rng);
    }
    let mut seen = HashSet::new();
    let draws = (0..wanted * DRAWS).map(|_| draw(opening, rng));
    let new = draws.filter(|plan| seen.insert(plan.clone()));
    new.take(wanted).collect()
}

/// One stone: the strongest that a quick look sees, and others near by.
fn singles(
    judge: &mut Judge<'_>,
    opening: &Opening,
    wanted: usize,
    rng: &mut impl Rng,
) -> Vec<Vec<Action>> {
    let mut near = near(opening);
    near.shuffle(rng);
    let strongest = judge.ranking(opening.position(), Care::Quick, 1);
    let strongest = strongest.into_iter().map(|(point, _)| point);
    let mut seen = HashSet::new();
    strongest
        .filter(|&point| opening.check(Action::Place(point)).is_ok())
        .take(wanted / 2)
        .chain(near)
        .filter(|&point| seen.insert(point))
        .map(|point| vec![Action::Place(point)])
        .take(wanted)
        .collect()
}

/// Stones until somebody else has to act or something else is asked.
fn draw(opening: &Opening, rng: &mut impl Rng) -> Vec<Action> {
    let mut after = opening.clone();
    let mut actions = Vec::new();
    let Some(Ask::Place { stones, .. }) = opening.ask() else {
        return actions;
    };
    for _ in 0..stones {
        let Some(&point) = near(&after).choose(rng) else {
            break;
        };
        let action = Action::Place(point);
        if after.apply(action).is_ok() {
            actions.push(action);
        }
    }
    actions
}

/// The points near a stone where the next may go; all where none is.
fn near(opening: &Opening) -> Vec<Point> {
    let points = opening.points();
    let stones = opening.position().moves();
    let is_near = |point: &&Point| {
        let distance = |stone: &Point| point.x.abs_diff(stone.x).max(point.y.abs_diff(stone.y));
        stones.iter().any(|stone| distance(stone) <= REACH)
    };
    let near: Vec<_> = points.iter().filter(is_near).copied().collect();
    if near.is_empty() { points } else { near }
}

//! What a stage of an opening is worth to a player.
//!
//! Where free play has begun it is what the position is worth. Where the colour is still to be chosen, whoever chooses takes
//! the better one, so whoever places stones before that can do no better than to make them even. Of fifth moves on offer
//! Black gets the worst.

use super::FOURTHS;
use super::judge::{Care, Judge};
use crate::rules::opening::{Action, Ask, Opening, Player};

/// What it is worth to place two stones before the other chooses: neither colour is better by then, but one's own eyes
/// were the first on them. So a position in which a colour is better by less is not judged, but added to.
const TWO_STONES: i32 = 20;

/// What the stage is worth to a player, in the engine's unit; none where there was no time to judge it.
pub fn to_player(
    judge: &mut Judge<'_>,
    opening: &Opening,
    player: Player,
    care: Care,
) -> Option<i32> {
    let value = to_actor(judge, opening, care)?;
    Some(if opening.to_act() == player {
        value
    } else {
        -value
    })
}

/// What it is worth to the player who has to act.
fn to_actor(judge: &mut Judge<'_>, opening: &Opening, care: Care) -> Option<i32> {
    match opening.ask() {
        None => judge.value(opening.position(), care),
        Some(Ask::Place { stones: 1, .. }) => of_stone(judge, opening, care),
        Some(Ask::Place { .. }) => Some(TWO_STONES),
        Some(Ask::Offer { wanted, made }) => of_offers(judge, opening, wanted - made, care),
        Some(Ask::Choose(_) | Ask::Declare { .. } | Ask::Pick) => {
            best_of(judge, opening, opening.actions(), care)
        }
    }
}

/// The best of some actions of the player who has to act.
fn best_of(
    judge: &mut Judge<'_>,
    opening: &Opening,
    actions: Vec<Action>,
    care: Care,
) -> Option<i32> {
    let me = opening.to_act();
    let worth = actions.into_iter().filter_map(|action| {
        let mut after = opening.clone();
        after.apply(action).ok()?;
        to_player(judge, &after, me, care)
    });
    worth.max()
}

/// A single stone, by what comes after it.
fn of_stone(judge: &mut Judge<'_>, opening: &Opening, care: Care) -> Option<i32> {
    let ranking = judge.ranking(opening.position(), Care::Quick, 1);
    let allowed: Vec<_> = ranking
        .into_iter()
        .map(|(point, value)| (Action::Place(point), value))
        .filter(|&(action, _)| opening.check(action).is_ok())
        .collect();
    let mut after = opening.clone();
    if let Some(&(first, _)) = allowed.first() {
        // It may be any: what is asked next depends on the stone only by its place.
        let _ = after.apply(first);
    }
    match after.ask() {
        Some(Ask::Offer { .. } | Ask::Declare { .. }) if care == Care::Full => {
            let few = allowed.iter().take(FOURTHS).map(|&(action, _)| action);
            best_of(judge, opening, few.collect(), care)
        }
        // The other chooses the colour, now or after a number: even is best.
        Some(Ask::Choose(_) | Ask::Declare { .. }) => {
            let least = allowed.iter().map(|(_, value)| value.abs()).min();
            least.map(|least| -least)
        }
        _ => judge.value(opening.position(), care),
    }
}

/// Fifth moves to be offered: the other keeps the worst of them.
fn of_offers(judge: &mut Judge<'_>, opening: &Opening, wanted: usize, care: Care) -> Option<i32> {
    let mut after = opening.clone();
    let ranking = judge.ranking(opening.position(), care, wanted);
    let different = ranking
        .into_iter()
        .filter(|&(point, _)| after.apply(Action::Offer(point)).is_ok());
    let worst = different.take(wanted).last();
    worst.map(|(_, value)| value)
}

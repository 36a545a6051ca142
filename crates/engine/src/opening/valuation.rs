//! The value of a stage of an opening for a player.
//!
//! In free play it is the value of the position. A player who chooses the colour takes the better one, so the player who
//! places stones before that aims for an even position. Of the fifth moves that Black offers White keeps the one worst for
//! Black.

use super::evaluator::{Effort, Evaluator};
use narabe_rules::opening::{Action, Opening, Player, Prompt};

/// Moves that are followed to the offers of fifth moves, with one full search each.
pub const FOLLOWED_MOVES: usize = 4;
/// The assumed value of placing two more stones before the other player chooses the colour. A position where the better
/// colour has less than this should not be decided at once.
const PLACE_TWO_VALUE: i32 = 20;

/// The value of a stage for a player; none when no time was left to evaluate it.
pub fn value_for(
    evaluator: &mut Evaluator<'_>,
    opening: &Opening,
    player: Player,
    effort: Effort,
) -> Option<i32> {
    let value = value_to_act(evaluator, opening, effort)?;
    Some(if opening.to_act() == player {
        value
    } else {
        -value
    })
}

/// The value for the player to act.
fn value_to_act(evaluator: &mut Evaluator<'_>, opening: &Opening, effort: Effort) -> Option<i32> {
    match opening.prompt() {
        None => evaluator.value(opening.position(), effort),
        Some(Prompt::Place { stones: 1, .. }) => stone_value(evaluator, opening, effort),
        Some(Prompt::Place { .. }) => Some(PLACE_TWO_VALUE),
        Some(Prompt::Offer { wanted, made }) => {
            offers_value(evaluator, opening, wanted - made, effort)
        }
        Some(Prompt::Choose(_) | Prompt::Declare { .. } | Prompt::Pick) => {
            best_value(evaluator, opening, opening.actions(), effort)
        }
    }
}

/// The value of the best of some actions of the player to act.
fn best_value(
    evaluator: &mut Evaluator<'_>,
    opening: &Opening,
    actions: impl IntoIterator<Item = Action>,
    effort: Effort,
) -> Option<i32> {
    let player = opening.to_act();
    let values = actions.into_iter().filter_map(|action| {
        let mut after = opening.clone();
        after.apply(action).ok()?;
        value_for(evaluator, &after, player, effort)
    });
    values.max()
}

/// The value of placing a single stone, which depends on what is asked next.
fn stone_value(evaluator: &mut Evaluator<'_>, opening: &Opening, effort: Effort) -> Option<i32> {
    let ranking = evaluator.ranking(opening.position(), Effort::Shallow, 1);
    let allowed: Vec<_> = ranking
        .into_iter()
        .map(|(point, value)| (Action::Place(point), value))
        .filter(|&(action, _)| opening.check(action).is_ok())
        .collect();
    let mut after = opening.clone();
    if let Some(&(first, _)) = allowed.first() {
        // Any stone will do: what is asked next does not depend on it.
        let _ = after.apply(first);
    }
    match after.prompt() {
        Some(Prompt::Offer { .. } | Prompt::Declare { .. }) if effort == Effort::Full => {
            let followed = allowed.iter().take(FOLLOWED_MOVES);
            best_value(
                evaluator,
                opening,
                followed.map(|&(action, _)| action),
                effort,
            )
        }
        // The other player chooses the colour, now or after declaring a number: the most even stone is best.
        Some(Prompt::Choose(_) | Prompt::Declare { .. }) => {
            let most_even = allowed.iter().map(|(_, value)| value.abs()).min();
            most_even.map(|value| -value)
        }
        _ => evaluator.value(opening.position(), effort),
    }
}

/// The value of offering `wanted` more fifth moves: that of the worst.
fn offers_value(
    evaluator: &mut Evaluator<'_>,
    opening: &Opening,
    wanted: usize,
    effort: Effort,
) -> Option<i32> {
    let mut after = opening.clone();
    let ranking = evaluator.ranking(opening.position(), effort, wanted);
    let different = ranking
        .into_iter()
        .filter(|&(point, _)| after.apply(Action::Offer(point)).is_ok());
    let worst = different.take(wanted).last();
    worst.map(|(_, value)| value)
}

//! Where a game turned: the last position that was not lost for the side that lost the game.

use std::ops::Range;

use narabe_rules::{Outcome, Position, Side};

use super::budget::Budget;
use super::findings::Findings;

/// The last of some positions of a game that the loser could hold, given by the number of moves before it: it is not lost, and all
/// after it are. None if all are lost. A position with the winner to move does not count where the one before it is lost: the
/// winner would have made a mistake that its next move undid. `is_lost` is asked from the last one backwards, no further than needed.
///
/// # Errors
///
/// The error of `is_lost`.
pub fn last_held<E>(
    positions: Range<usize>,
    loser_to_move: impl Fn(usize) -> bool,
    mut is_lost: impl FnMut(usize) -> Result<bool, E>,
) -> Result<Option<usize>, E> {
    for ply in positions.clone().rev() {
        let is_held = !is_lost(ply)?;
        if is_held && (ply == positions.start || loser_to_move(ply) || !is_lost(ply - 1)?) {
            return Ok(Some(ply));
        }
    }
    Ok(None)
}

/// A position is needed that was not looked at.
#[derive(Debug)]
pub(super) struct NotLookedAt;

/// The [last position held](last_held) by `loser` among the [positions](super::positions) of a game, of which there are so many,
/// as far as the findings tell.
pub(super) fn held_by(
    findings: &[Option<Findings>],
    positions: usize,
    loser: Side,
) -> Result<Option<usize>, NotLookedAt> {
    let found = |ply: usize| findings.get(ply).and_then(Option::as_ref);
    last_held(
        0..positions,
        |ply| found(ply).is_none_or(|found| found.side == loser),
        |ply| Ok(found(ply).ok_or(NotLookedAt)?.sees_lost(loser)),
    )
}

/// The number of the [positions](super::positions) of a game.
pub(super) fn position_count(game: &Position) -> usize {
    let is_over = game.outcome().is_some_and(Outcome::is_decided_on_board);
    game.ply() + usize::from(!is_over)
}

/// The side that lost the game, or that has lost it as far as proofs and the search tell.
pub(super) fn loser(game: &Position, last: Option<&Findings>) -> Option<Side> {
    match game.outcome() {
        Some(outcome) => outcome.winner().map(Side::other),
        None => last.and_then(|findings| {
            let is_won = findings.sees_win().then(|| findings.side.other());
            is_won.or_else(|| findings.sees_loss().then_some(findings.side))
        }),
    }
}

/// The position of a game in which a forced win is to be looked for [with more nodes](Budget::deeper), before its losing move is
/// named, and [what is found](Findings::after_deeper): one
/// that seems held before those that are lost, or lost before one that is held. None where there is none, or all of them were
/// looked at with so many. `prescribed` is the number of moves that are not judged.
pub fn to_look_deeper(
    game: &Position,
    findings: &[Option<Findings>],
    budget: &Budget,
    prescribed: usize,
) -> Option<usize> {
    let found = |ply: usize| findings.get(ply).and_then(Option::as_ref);
    let loser = loser(game, found(game.ply()))?;
    let limit = budget.deeper().search;
    let mut is_next_lost = true;
    let held = last_held(
        prescribed..position_count(game),
        |ply| found(ply).is_none_or(|found| found.side == loser),
        |ply| {
            let found = found(ply).ok_or(None)?;
            let is_lost = found.sees_lost(loser);
            let is_turn = is_lost != std::mem::replace(&mut is_next_lost, is_lost);
            let is_shallow = (found.judgement.as_ref()).is_some_and(|judged| judged.limit < limit);
            if is_turn && is_shallow {
                Err(Some(ply))
            } else {
                Ok(is_lost)
            }
        },
    );
    held.err()?
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::convert::Infallible;

    /// The second side loses; the loss is seen in the positions of `lost`.
    fn held(lost: &[usize], positions: Range<usize>) -> Option<usize> {
        let mut asked = Vec::new();
        let held = last_held(
            positions,
            |ply| ply % 2 == 1,
            |ply| {
                asked.push(ply);
                Ok::<_, Infallible>(lost.contains(&ply))
            },
        );
        assert!(asked.is_sorted_by(|one, next| one >= next), "{asked:?}");
        held.unwrap()
    }

    #[test]
    fn the_last_position_that_is_not_lost_is_found() {
        assert_eq!(held(&[8, 7, 6], 0..9), Some(5));
        assert_eq!(held(&[], 0..9), Some(8));
        // A loss that is seen for a moment earlier does not count.
        assert_eq!(held(&[8, 7, 6, 4, 3], 0..9), Some(5));
    }

    #[test]
    fn the_winner_s_mistake_between_two_lost_positions_does_not_count() {
        assert_eq!(held(&[8, 7, 5, 4], 0..9), Some(3));
        // Where the loser was to move before it, it does.
        assert_eq!(held(&[8, 7], 0..9), Some(6));
    }

    #[test]
    fn a_game_lost_in_all_positions_has_none() {
        assert_eq!(held(&[8, 7, 6, 5, 4], 4..9), None);
        assert_eq!(held(&[8, 7, 6, 5], 4..9), Some(4));
    }
}

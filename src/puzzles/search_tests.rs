//! Moves that a search has to look at before they count.

use super::*;
use narabe_learn::puzzles::{AnyAttempt, Attempt, AttemptState, Puzzle};
use narabe_learn::schedule::Answer;
use std::time::Duration;

/// A puzzle of threats in which a quiet move wins too, as one of a person's own, which does not list it.
fn puzzle() -> Puzzle {
    let shipped = Puzzles::shipped().puzzle("rgpntnq4".parse().expect("a name"));
    let shipped = shipped.expect("it is in the pack");
    let (setup, task) = (shipped.setup().clone(), shipped.task().clone());
    Puzzle::new(setup, shipped.last(), task, shipped.difficulty()).expect("a puzzle")
}

/// The puzzle after the quiet move.
fn after_quiet_move() -> Puzzles {
    let attempt = Attempt::new(&puzzle()).expect("a win");
    let mut puzzles = Puzzles {
        attempt: Some(attempt.into()),
        ..Puzzles::default()
    };
    assert_eq!(press(&mut puzzles, "k9"), None);
    assert_eq!(state(&puzzles), Some(AttemptState::Searching));
    puzzles
}

fn press(puzzles: &mut Puzzles, at: &str) -> Option<PuzzleEvent> {
    let point: narabe_rules::Point = at.parse().expect("a point");
    puzzles.apply(&PuzzleRequest::Press(point.into()), Duration::ZERO)
}

fn state(puzzles: &Puzzles) -> Option<AttemptState> {
    puzzles.attempt().map(AnyAttempt::state)
}

#[test]
fn a_move_that_wins_in_another_way_changes_no_rating() {
    let mut puzzles = after_quiet_move();
    let before = puzzles.practice().clone();
    assert!(puzzles.attempt().and_then(AnyAttempt::search).is_some());
    // What is pressed meanwhile is not played.
    assert_eq!(press(&mut puzzles, "i8"), None);
    let event = puzzles.searched(true, Duration::ZERO);
    assert!(
        matches!(event, Some(PuzzleEvent::WinsOtherwise(_))),
        "{event:?}"
    );
    assert_eq!(state(&puzzles), Some(AttemptState::ToMove));
    assert!(puzzles.other_win().is_some() && puzzles.result().is_none());
    assert_eq!(puzzles.practice(), &before);
}

#[test]
fn a_move_that_no_search_finds_to_win_counts_as_wrong() {
    let mut puzzles = after_quiet_move();
    assert!(puzzles.result().is_none());
    let event = puzzles.searched(false, Duration::ZERO);
    assert_eq!(event, Some(PuzzleEvent::Wrong));
    assert_eq!(state(&puzzles), Some(AttemptState::Refuted));
    let result = puzzles.result().expect("it counts now");
    assert_eq!(result.answer, Answer::Again);
}

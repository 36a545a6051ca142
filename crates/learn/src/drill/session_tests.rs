//! Sessions of drills: what each request does and tells.

use super::tests::{THREE, TODAY, point, tree};
use super::*;
use narabe_rules::{PlayError, Side};

fn begun() -> DrillSession {
    let mut session = DrillSession::default();
    let event = session.begin(tree(&THREE, Side::Black), 7, TODAY);
    assert_eq!(event, DrillEvent::Begun);
    session
}

fn state(session: &DrillSession) -> Option<DrillState> {
    session.drill().map(Drill::state)
}

#[test]
fn without_a_drill_nothing_happens() {
    let mut session = DrillSession::default();
    assert_eq!(session.play(point("h8"), TODAY), None);
    assert_eq!(session.hint(TODAY), None);
    assert_eq!(session.next_line(TODAY), None);
    session.take_back();
    assert!(session.drill().is_none() && session.memories().is_empty());
    assert_eq!(session.due(TODAY), 0);
}

#[test]
fn a_branch_without_moves_of_the_side_leaves_the_drill_at_hand() {
    let mut session = begun();
    let event = session.begin(tree(&["h8"], Side::White), 7, TODAY);
    assert_eq!(event, DrillEvent::NothingAsked(Side::White));
    assert_eq!(
        session.drill().map(|drill| drill.tree().side()),
        Some(Side::Black)
    );
}

#[test]
fn a_move_is_answered_refused_or_missed_and_remembered() {
    let mut session = begun();
    assert_eq!(
        session.play(point("a1"), TODAY),
        Some(DrillEvent::Missed),
        "it is not in the tree"
    );
    assert_eq!(state(&session), Some(DrillState::Missed));
    assert_eq!((session.due(TODAY), session.due(TODAY.plus(1))), (0, 1));
    session.take_back();
    assert_eq!(state(&session), Some(DrillState::ToMove));
    let Some(DrillEvent::Answered { side, reply }) = session.play(point("h8"), TODAY) else {
        panic!("h8 has replies");
    };
    assert_eq!(side, Side::White);
    assert_eq!(
        session.play(reply, TODAY),
        Some(DrillEvent::Refused(PlayError::Occupied {
            point: reply,
            side
        }))
    );
}

#[test]
fn a_hint_shows_the_place_and_counts_as_a_miss() {
    let mut session = begun();
    assert_eq!(session.hint(TODAY), Some(DrillEvent::Hinted));
    assert_eq!(session.drill().and_then(Drill::hint), Some(point("h8")));
    assert_eq!(session.due(TODAY.plus(1)), 1);
}

#[test]
fn after_the_end_of_a_line_the_next_one_begins() {
    let mut session = DrillSession::default();
    session.begin(tree(&["h8"], Side::Black), 7, TODAY);
    assert_eq!(
        session.play(point("h8"), TODAY),
        Some(DrillEvent::EndOfLine)
    );
    assert_eq!(session.play(point("a1"), TODAY), None, "the line is over");
    assert_eq!(session.next_line(TODAY), Some(DrillEvent::Line));
    assert_eq!(state(&session), Some(DrillState::ToMove));
}

#[test]
fn a_backup_is_added_to_what_is_remembered() {
    let mut other = begun();
    other.play(point("a1"), TODAY);
    let mut session = begun();
    session.restore(other.memories().clone());
    assert_eq!(session.memories(), other.memories());
    assert_eq!(session.due(TODAY.plus(1)), 1);
}

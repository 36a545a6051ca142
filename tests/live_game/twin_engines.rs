//! Engines on twin boards: answers, hints, stopping, and whole games.

use crate::harness::TestApp;
use crate::play::{
    BLACK_TO_WIN, Play, WIN, between, human, on_twin_boards, twin_computer, two_twin_persons,
};
use narabe::live::{Change, Intent, Refusal};
use narabe_rules::Side;

#[test]
fn an_engine_answers_with_a_turn() {
    let mut test = TestApp::new();
    test.begin(on_twin_boards(between(human(), twin_computer())));
    let mut changes = test.play("L:j10");
    changes.extend(test.settle());
    let is_answer = |change: &Change| {
        matches!(
            change,
            Change::StonePlaced {
                side: Side::White,
                ..
            }
        )
    };
    assert!(changes.iter().any(is_answer), "{changes:?}");
    assert_eq!(test.twin_game().position().turns().len(), 2);
    assert!(test.twin_game().is_human_turn());
}

#[test]
fn a_hint_is_the_winning_turn_if_there_is_one() {
    let mut test = TestApp::new();
    test.begin(two_twin_persons());
    test.play_turns(BLACK_TO_WIN);
    let wins = WIN.parse().expect("a turn");
    // The answer may arrive at once or later.
    let mut changes = test.send(Intent::RequestHint);
    changes.extend(test.settle());
    assert_eq!(changes, [Change::HintFound]);
    assert_eq!(test.twin_game().hint(), Some(&wins));
    test.play("L:e1");
    assert_eq!(test.twin_game().hint(), None, "the boards have changed");
    let mut changes = test.send(Intent::RequestHint);
    changes.extend(test.settle());
    assert_eq!(changes, [Change::HintFound]);
    assert_eq!(test.twin_game().hint(), Some(&wins));
}

#[test]
fn two_engines_play_a_whole_game() {
    let mut test = TestApp::new();
    test.begin(on_twin_boards(between(twin_computer(), twin_computer())));
    let changes = test.settle();
    assert!(matches!(changes.last(), Some(Change::GameEnded { .. })));
    assert!(
        !changes
            .iter()
            .any(|change| matches!(change, Change::EngineFailed { .. }))
    );
    assert!(
        test.twin_game()
            .outcome()
            .is_some_and(|outcome| outcome.is_decided_on_board())
    );
    assert_eq!(
        test.send(Intent::Undo),
        [Change::Refused(Refusal::NoHumanPlayer)]
    );
}

#[test]
fn leaving_stops_the_search_and_continuing_restarts_it() {
    let mut test = TestApp::new();
    test.begin(on_twin_boards(between(human(), twin_computer())));
    test.play("L:j10");
    test.send(Intent::Leave);
    assert_eq!(test.twin_game().thinking_side(), None);
    assert_eq!(test.send(Intent::Continue)[0], Change::GameStarted);
    test.settle();
    assert_eq!(test.twin_game().position().turns().len(), 2);
}

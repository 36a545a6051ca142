//! Engines on twin boards: answers, hints, stopping, and whole games.

use crate::harness::{BLACK_TO_WIN, TestApp, WIN, between, computer, human, two_persons};
use narabe::app::live::{Change, Intent, Refusal, TwinMatch};
use narabe::engine::twin::TwinLevel;
use narabe::matches::EngineDecision;
use narabe::rules::Side;
use narabe::rules::twin::TwinPoint;

#[test]
fn an_engine_answers_with_a_turn() {
    let mut test = TestApp::new();
    test.begin(between(human(), computer(TwinLevel::Futaba)));
    let mut changes = test.stone("L:j10");
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
    assert_eq!(test.session().position().turns().len(), 2);
    assert!(test.session().is_human_turn());
}

/// A match in which Black has played its stone and the engine has not answered.
fn awaiting_the_engine() -> TwinMatch {
    let mut session = TwinMatch::new(1);
    let config = between(human(), computer(TwinLevel::Futaba));
    session.apply(&Intent::NewMatch(Box::new(config)));
    session.apply(&place("L:j10"));
    assert_eq!(session.thinking_side(), Some(Side::White));
    session
}

fn place(stone: &str) -> Intent {
    Intent::play(stone.parse::<TwinPoint>().expect("a stone"))
}

fn reply(request: u64, turn: &str) -> Intent {
    let decision = EngineDecision::Turn(turn.parse().expect("a turn"));
    Intent::EngineReply { request, decision }
}

#[test]
fn persons_cannot_play_for_an_engine() {
    let refused = awaiting_the_engine().apply(&place("L:a1"));
    assert_eq!(refused, [Change::Refused(Refusal::NotYourTurn)]);
}

#[test]
fn a_stale_answer_is_dropped() {
    let mut session = awaiting_the_engine();
    let request = session.request();
    session.apply(&Intent::Undo);
    assert_eq!(session.apply(&reply(request, "R:j10")), []);
    assert_eq!(session.position().stones(), 0);
}

#[test]
fn after_an_illegal_answer_a_person_can_play() {
    let mut session = awaiting_the_engine();
    let changes = session.apply(&reply(session.request(), "L:j10"));
    assert!(
        matches!(&changes[..], [Change::EngineFailed { side: Side::White, reason }] if reason.contains("L:j10")),
        "{changes:?}"
    );
    for stone in ["R:j10", "R:k10"] {
        session.apply(&place(stone));
    }
    assert_eq!(session.position().turns().len(), 2);
}

#[test]
fn a_hint_is_the_winning_turn_if_there_is_one() {
    let mut test = TestApp::new();
    test.begin(two_persons());
    test.play(BLACK_TO_WIN);
    let wins = WIN.parse().expect("a turn");
    // The answer may arrive at once or later.
    let mut changes = test.send(Intent::RequestHint);
    changes.extend(test.settle());
    assert_eq!(changes, [Change::HintFound]);
    assert_eq!(test.session().hint(), Some(&wins));
    test.stone("L:e1");
    assert_eq!(test.session().hint(), None, "the boards have changed");
    let mut changes = test.send(Intent::RequestHint);
    changes.extend(test.settle());
    assert_eq!(changes, [Change::HintFound]);
    assert_eq!(test.session().hint(), Some(&wins));
}

#[test]
fn two_engines_play_a_whole_game() {
    let mut test = TestApp::new();
    test.begin(between(
        computer(TwinLevel::Futaba),
        computer(TwinLevel::Futaba),
    ));
    let changes = test.settle();
    assert!(matches!(changes.last(), Some(Change::GameEnded { .. })));
    assert!(
        !changes
            .iter()
            .any(|change| matches!(change, Change::EngineFailed { .. }))
    );
    assert!(
        test.session()
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
    test.begin(between(human(), computer(TwinLevel::Futaba)));
    test.stone("L:j10");
    test.send(Intent::Leave);
    assert_eq!(test.session().thinking_side(), None);
    assert_eq!(test.send(Intent::Continue)[0], Change::GameStarted);
    test.settle();
    assert_eq!(test.session().position().turns().len(), 2);
}

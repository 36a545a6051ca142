//! Engines on twin boards: they answer, give hints, can be stopped, and play a game to its end.

use crate::table::{BLACK_TO_WIN, Table, WIN, between, computer, human, two_persons};
use narabe::app::session::{Change, Intent, Refusal, TwinMatch};
use narabe::engine::twin::TwinLevel;
use narabe::matches::Decision;
use narabe::rules::Side;

#[test]
fn a_computer_answers_with_a_turn() {
    let mut table = Table::new();
    table.begin(between(human(), computer(TwinLevel::Futaba)));
    let mut changes = table.stone("L:j10");
    changes.extend(table.settle());
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
    assert_eq!(table.session().position().turns().len(), 2);
    assert!(table.session().is_human_turn());
}

#[test]
fn nobody_plays_for_a_computer() {
    let mut session = TwinMatch::new(1);
    let config = between(human(), computer(TwinLevel::Futaba));
    session.apply(&Intent::NewMatch(Box::new(config)));
    session.apply(&Intent::play(
        "L:j10"
            .parse::<narabe::rules::twin::TwinPoint>()
            .expect("a stone"),
    ));
    assert_eq!(session.thinking_side(), Some(Side::White));
    assert_eq!(
        session.apply(&Intent::play(
            "L:a1"
                .parse::<narabe::rules::twin::TwinPoint>()
                .expect("a stone")
        )),
        [Change::Refused(Refusal::NotYourTurn)]
    );
}

#[test]
fn a_stale_answer_is_dropped() {
    let mut table = Table::new();
    table.begin(between(human(), computer(TwinLevel::Futaba)));
    table.stone("L:j10");
    let request = table.session().request();
    table.send(Intent::Undo);
    let decision = Decision::Turn("R:j10".parse().expect("a turn"));
    assert_eq!(table.send(Intent::Reply { request, decision }), []);
    assert_eq!(table.session().position().stones(), 0);
}

#[test]
fn an_impossible_answer_is_a_failure_and_a_person_plays_on() {
    let mut table = Table::new();
    table.begin(between(human(), computer(TwinLevel::Futaba)));
    table.stone("L:j10");
    let request = table.session().request();
    let decision = Decision::Turn("L:j10".parse().expect("a turn"));
    let changes = table.send(Intent::Reply { request, decision });
    assert!(
        matches!(&changes[..], [Change::EngineFailed { side: Side::White, reason }] if reason.contains("L:j10")),
        "{changes:?}"
    );
    table.play("R:j10 R:k10");
    assert_eq!(table.session().position().turns().len(), 2);
}

#[test]
fn a_hint_is_the_winning_turn_where_there_is_one() {
    let mut table = Table::new();
    table.begin(two_persons());
    table.play(BLACK_TO_WIN);
    let wins = WIN.parse().expect("a turn");
    // The answer may come at once or after a while.
    let mut changes = table.send(Intent::Hint);
    changes.extend(table.settle());
    assert_eq!(changes, [Change::HintShown]);
    assert_eq!(table.session().hint(), Some(&wins));
    table.stone("L:e1");
    assert_eq!(table.session().hint(), None, "the boards have changed");
    let mut changes = table.send(Intent::Hint);
    changes.extend(table.settle());
    assert_eq!(changes, [Change::HintShown]);
    assert_eq!(table.session().hint(), Some(&wins));
}

#[test]
fn two_computers_play_a_game_to_its_end() {
    let mut table = Table::new();
    table.begin(between(
        computer(TwinLevel::Futaba),
        computer(TwinLevel::Futaba),
    ));
    let changes = table.settle();
    assert!(matches!(changes.last(), Some(Change::GameEnded { .. })));
    assert!(
        !changes
            .iter()
            .any(|change| matches!(change, Change::EngineFailed { .. }))
    );
    assert!(
        table
            .session()
            .outcome()
            .is_some_and(|outcome| outcome.is_decided_on_board())
    );
    assert_eq!(
        table.send(Intent::Undo),
        [Change::Refused(Refusal::NoPerson)]
    );
}

#[test]
fn leaving_stops_the_thought_and_continuing_asks_anew() {
    let mut table = Table::new();
    table.begin(between(human(), computer(TwinLevel::Futaba)));
    table.stone("L:j10");
    table.send(Intent::Leave);
    assert_eq!(table.session().thinking_side(), None);
    assert_eq!(table.send(Intent::Continue)[0], Change::GameStarted);
    table.settle();
    assert_eq!(table.session().position().turns().len(), 2);
}

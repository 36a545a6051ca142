//! Engines at work: answers in time, too late, broken off, and never.

use crate::harness::{
    Gate, Table, between, computer, first_empty, human, point, seconds, thinking_by,
};
use narabe::app::session::{Change, Engines, Intent, Refusal};
use narabe::app::settings::Settings;
use narabe::rules::Side;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

/// The reason of the failure among the changes.
fn failure(changes: &[Change]) -> Option<&str> {
    changes.iter().find_map(|change| match change {
        Change::EngineFailed { reason, .. } => Some(reason.as_str()),
        _ => None,
    })
}

#[test]
fn two_computers_play_a_game_to_its_end() {
    let mut table = Table::new();
    let mut changes = table.begin(between(computer(), computer()));
    changes.extend(table.settle());
    assert!(table.session().outcome().is_some());
    let moves = changes
        .iter()
        .filter(|change| matches!(change, Change::StonePlaced { .. }))
        .count();
    assert_eq!(moves, table.session().record().ply());
    assert!(moves >= 9);
}

#[test]
fn a_person_cannot_move_while_the_computer_thinks() {
    let gate = Gate::default();
    let held = gate.clone();
    let mut table = Table::with(thinking_by(move |position, stop| {
        held.wait(|| stop.is_set());
        first_empty(position)
    }));
    table.begin(between(human(), computer()));
    table.play("h8");
    assert_eq!(table.session().thinking_side(), Some(Side::White));
    assert_eq!(table.play("i9"), [Change::Refused(Refusal::NotYourTurn)]);
    gate.open();
    table.settle();
    assert_eq!(table.stones(), "h8 a1");
}

#[test]
fn undo_stops_the_thought_and_its_answer_is_dropped() {
    let gate = Gate::default();
    let (begun, stopped) = (Gate::default(), Arc::new(AtomicUsize::new(0)));
    let (held, first, seen) = (gate.clone(), begun.clone(), stopped.clone());
    let mut table = Table::with(thinking_by(move |position, stop| {
        first.open();
        held.wait(|| stop.is_set());
        seen.fetch_add(usize::from(stop.is_set()), Ordering::SeqCst);
        first_empty(position)
    }));
    table.begin(between(human(), computer()));
    table.play("h8");
    begun.wait(|| false);
    let stale = table.session().request();
    assert_eq!(table.send(Intent::Undo)[0], Change::Undone { stones: 1 });
    while stopped.load(Ordering::SeqCst) == 0 {
        std::thread::sleep(Duration::from_millis(1));
    }
    table.pass(seconds(5));
    assert_eq!(table.stones(), "");
    assert_eq!(table.send(Intent::reply(stale, point("a1"))), []);
    assert_eq!(table.stones(), "");
    gate.open();
    table.play("i9");
    assert_eq!(table.send(Intent::reply(stale, point("o15"))), []);
    table.settle();
    assert_eq!(table.stones(), "i9 a1");
}

#[test]
fn leaving_stops_the_thought_and_continuing_starts_it_again() {
    let gate = Gate::default();
    let held = gate.clone();
    let mut table = Table::with(thinking_by(move |position, stop| {
        held.wait(|| stop.is_set());
        first_empty(position)
    }));
    table.begin(between(human(), computer()));
    table.play("h8");
    table.send(Intent::Leave);
    assert_eq!(table.session().thinking_side(), None);
    gate.open();
    table.pass(seconds(5));
    assert_eq!(table.stones(), "h8");
    table.send(Intent::Continue);
    table.settle();
    assert_eq!(table.stones(), "h8 a1");
}

#[test]
fn an_answer_waits_for_the_pause() {
    let answered = Gate::default();
    let answering = answered.clone();
    let mut table = Table::with(thinking_by(move |position, _| {
        answering.open();
        first_empty(position)
    }));
    table.app().insert_resource(Settings {
        reply_pause_ms: 500,
        ..Settings::default()
    });
    table.begin(between(human(), computer()));
    table.play("h8");
    answered.wait(|| false);
    table.settle();
    assert_eq!(table.stones(), "h8 a1");
    let took = table.session().last_move_time(Side::White);
    assert!(took >= Some(Duration::from_millis(500)), "{took:?}");
}

#[test]
fn a_panicking_engine_is_told_of_and_the_game_goes_on() {
    let calls = Arc::new(AtomicUsize::new(0));
    let counted = calls.clone();
    let mut table = Table::with(thinking_by(move |position, _| {
        assert_ne!(
            counted.fetch_add(1, Ordering::SeqCst),
            0,
            "the first thought breaks off"
        );
        first_empty(position)
    }));
    table.begin(between(human(), computer()));
    let mut changes = table.play("h8");
    changes.extend(table.settle());
    assert!(
        failure(&changes).is_some_and(|reason| reason.contains("the first thought breaks off")),
        "{changes:?}"
    );
    assert_eq!(table.session().failed(), Some(Side::White));
    // The person places the stone for it, and next time the engine is asked again.
    assert!(table.session().is_human_turn());
    table.play("i9 h9");
    table.settle();
    assert_eq!(table.stones(), "h8 i9 h9 a1");
}

#[test]
fn undo_after_a_failure_takes_the_own_stone_and_asks_again() {
    let calls = Arc::new(AtomicUsize::new(0));
    let counted = calls.clone();
    let mut table = Table::with(thinking_by(move |position, _| {
        // Nothing, then a point that is taken, then a good one.
        match counted.fetch_add(1, Ordering::SeqCst) {
            0 => None,
            1 => position.last_move(),
            _ => first_empty(position),
        }
    }));
    table.begin(between(human(), computer()));
    for _ in 0..2 {
        let mut changes = table.play("h8");
        changes.extend(table.settle());
        assert!(failure(&changes).is_some());
        assert_eq!(table.send(Intent::Undo)[0], Change::Undone { stones: 1 });
    }
    table.play("h8");
    table.settle();
    assert_eq!(table.stones(), "h8 a1");
}

#[test]
fn a_hanging_engine_is_given_up_and_the_next_one_thinks() {
    let gate = Gate::default();
    let calls = Arc::new(AtomicUsize::new(0));
    let (held, counted) = (gate.clone(), calls.clone());
    let hanging = thinking_by(move |position, _| {
        if counted.fetch_add(1, Ordering::SeqCst) == 0 {
            // It does not even look whether it should stop.
            held.wait(|| false);
        }
        first_empty(position)
    });
    let patience = seconds(10);
    let mut table = Table::with(Engines {
        patience,
        ..hanging
    });
    table.begin(between(human(), computer()));
    table.play("h8");
    // Else a slow machine could let the next one be the first to be called.
    Gate::default().wait(|| calls.load(Ordering::SeqCst) == 1);
    assert_eq!(
        failure(&table.pass(patience - Duration::from_millis(1))),
        None
    );
    let changes = table.pass(Duration::from_millis(1));
    assert_eq!(failure(&changes), Some("it gave no answer in 10 s"));
    table.send(Intent::Undo);
    // From here on the test waits for a real thread, however slow.
    table.app().world_mut().resource_mut::<Engines>().patience = Duration::MAX;
    table.play("i9");
    table.settle();
    assert_eq!(
        table.stones(),
        "i9 a1",
        "a spare thread thinks although the first still hangs"
    );
    gate.open();
    table.pass(seconds(1));
    assert_eq!(table.stones(), "i9 a1", "what the first says now is stale");
}

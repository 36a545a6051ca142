//! Engines: answers in time, too late, stopped, and missing.

use crate::harness::{Gate, TestApp, reply, thinking_by};
use crate::play::{Play, between, computer, first_empty, human, point, seconds};
use narabe::live::{Change, ClockRule, Engines, Intent, MatchConfig, WriteLive};
use narabe::settings::Settings;
use narabe_rules::Side;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

/// The reason of the failure among the changes.
fn failure(changes: &[Change]) -> Option<String> {
    changes.iter().find_map(|change| match change {
        Change::EngineFailed { reason, .. } => Some(reason.to_string()),
        _ => None,
    })
}

#[test]
fn two_engines_play_a_whole_game() {
    let mut test = TestApp::new();
    let mut changes = test.begin(between(computer(), computer()));
    changes.extend(test.settle());
    assert!(test.game().outcome().is_some());
    let moves = changes
        .iter()
        .filter(|change| matches!(change, Change::StonePlaced { .. }))
        .count();
    assert_eq!(moves, test.game().record().ply());
    assert!(moves >= 9);
}

#[test]
fn undo_stops_the_search_and_its_answer_is_dropped() {
    let gate = Gate::default();
    let (begun, stopped) = (Gate::default(), Arc::new(AtomicUsize::new(0)));
    let (held, first, seen) = (gate.clone(), begun.clone(), stopped.clone());
    let mut test = TestApp::with(thinking_by(move |position, stop| {
        first.open();
        held.wait(|| stop.is_set());
        seen.fetch_add(usize::from(stop.is_set()), Ordering::SeqCst);
        first_empty(position)
    }));
    test.begin(between(human(), computer()));
    test.play("h8");
    begun.wait(|| false);
    let stale = test.game().request();
    assert_eq!(test.send(Intent::Undo)[0], Change::Undone { stones: 1 });
    while stopped.load(Ordering::SeqCst) == 0 {
        std::thread::sleep(Duration::from_millis(1));
    }
    test.pass(seconds(5));
    assert_eq!(test.stones(), "");
    assert_eq!(test.send(reply(stale, point("a1"))), []);
    assert_eq!(test.stones(), "");
    gate.open();
    test.play("i9");
    assert_eq!(test.send(reply(stale, point("o15"))), []);
    test.settle();
    assert_eq!(test.stones(), "i9 a1");
}

#[test]
fn leaving_stops_the_search_and_continuing_restarts_it() {
    let gate = Gate::default();
    let held = gate.clone();
    let mut test = TestApp::with(thinking_by(move |position, stop| {
        held.wait(|| stop.is_set());
        first_empty(position)
    }));
    test.begin(between(human(), computer()));
    test.play("h8");
    test.send(Intent::Leave);
    assert_eq!(test.game().thinking_side(), None);
    gate.open();
    test.pass(seconds(5));
    assert_eq!(test.stones(), "h8");
    test.send(Intent::Continue);
    test.settle();
    assert_eq!(test.stones(), "h8 a1");
}

#[test]
fn an_answer_waits_for_the_pause() {
    let answered = Gate::default();
    let answering = answered.clone();
    let mut test = TestApp::with(thinking_by(move |position, _| {
        answering.open();
        first_empty(position)
    }));
    test.app().insert_resource(Settings {
        reply_pause_ms: 500,
        ..Settings::default()
    });
    test.begin(between(human(), computer()));
    test.play("h8");
    answered.wait(|| false);
    test.settle();
    assert_eq!(test.stones(), "h8 a1");
    let took = test.game().clock().last_turn(Side::White);
    assert!(took >= Some(Duration::from_millis(500)), "{took:?}");
}

#[test]
fn a_panicking_engine_is_reported_and_the_game_continues() {
    let calls = Arc::new(AtomicUsize::new(0));
    let counted = calls.clone();
    let mut test = TestApp::with(thinking_by(move |position, _| {
        assert_ne!(
            counted.fetch_add(1, Ordering::SeqCst),
            0,
            "the first thought breaks off"
        );
        first_empty(position)
    }));
    test.begin(between(human(), computer()));
    let mut changes = test.play("h8");
    changes.extend(test.settle());
    assert!(
        failure(&changes).is_some_and(|reason| reason.contains("the first thought breaks off")),
        "{changes:?}"
    );
    assert_eq!(test.game().failed_engine(), Some(Side::White));
    // A person places the stone instead; next time the engine is asked again.
    assert!(test.game().is_human_turn());
    test.play("i9 h9");
    test.settle();
    assert_eq!(test.stones(), "h8 i9 h9 a1");
}

#[test]
fn undo_after_a_failure_removes_the_persons_stone_and_asks_the_engine_again() {
    let calls = Arc::new(AtomicUsize::new(0));
    let counted = calls.clone();
    let mut test = TestApp::with(thinking_by(move |position, _| {
        // No point, then an occupied one, then an empty one.
        match counted.fetch_add(1, Ordering::SeqCst) {
            0 => None,
            1 => position.last_move(),
            _ => first_empty(position),
        }
    }));
    test.begin(between(human(), computer()));
    for _ in 0..2 {
        let mut changes = test.play("h8");
        changes.extend(test.settle());
        assert!(failure(&changes).is_some());
        assert_eq!(test.send(Intent::Undo)[0], Change::Undone { stones: 1 });
    }
    test.play("h8");
    test.settle();
    assert_eq!(test.stones(), "h8 a1");
}

#[test]
fn a_hanging_engine_is_replaced() {
    let gate = Gate::default();
    let calls = Arc::new(AtomicUsize::new(0));
    let (held, counted) = (gate.clone(), calls.clone());
    let hanging = thinking_by(move |position, _| {
        if counted.fetch_add(1, Ordering::SeqCst) == 0 {
            // This engine does not check whether it should stop.
            held.wait(|| false);
        }
        first_empty(position)
    });
    let response_timeout = seconds(10);
    let mut test = TestApp::with(Engines {
        response_timeout,
        ..hanging
    });
    test.begin(between(human(), computer()));
    test.play("h8");
    // Otherwise, on a slow machine, the next engine could be called first.
    Gate::default().wait(|| calls.load(Ordering::SeqCst) == 1);
    assert_eq!(
        failure(&test.pass(response_timeout - Duration::from_millis(1))),
        None
    );
    let changes = test.pass(Duration::from_millis(1));
    assert_eq!(
        failure(&changes).as_deref(),
        Some("it gave no answer in 10 s")
    );
    test.send(Intent::Undo);
    // From here on the test waits for a real thread, however slow.
    test.app()
        .world_mut()
        .resource_mut::<Engines>()
        .response_timeout = Duration::MAX;
    test.play("i9");
    test.settle();
    assert_eq!(
        test.stones(),
        "i9 a1",
        "a spare thread thinks although the first still hangs"
    );
    gate.open();
    test.pass(seconds(1));
    assert_eq!(test.stones(), "i9 a1", "what the first says now is stale");
}

#[test]
fn an_engine_stops_during_a_pause_and_is_asked_again_after_it() {
    let mut test = TestApp::with(thinking_by(|position, _| first_empty(position)));
    test.begin(MatchConfig {
        clock: ClockRule::PerGame { main: 60 },
        ..between(human(), computer())
    });
    // The pause begins in the frame of the move: the engine has not been asked yet.
    let move_and_pause = [Intent::play(point("h8")), Intent::Pause];
    test.app().world_mut().write_live_batch(move_and_pause);
    test.pass(Duration::ZERO);
    assert_eq!(test.game().thinking_side(), None);
    test.pass(seconds(100));
    assert_eq!(test.stones(), "h8");
    test.send(Intent::Unpause);
    test.settle();
    assert_eq!(test.stones(), "h8 a1");
}

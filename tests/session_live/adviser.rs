//! The adviser beside a person: hints, and what the engine sees.

use crate::harness::{
    Gate, Table, between, computer, first_empty, human, level, point, seconds, thinking_by,
    two_persons,
};
use narabe::app::session::{Change, Engines, Intent, Refusal, Seer, Sight};
use narabe::engine::Limits;
use narabe::engine::level::Level;
use narabe::matches::Advice;
use narabe::players::Hint;
use narabe::rules::{Point, Position};
use std::time::Duration;

/// An open four of Black's, and Black to move: the win is at either end.
const FOUR: &str = "f8 a1 g8 b1 h8 c1 i8 o15";

fn hint_of(table: &Table) -> Hint {
    table.session().hint().expect("a hint").clone()
}

#[test]
fn a_hint_shows_the_win_and_its_line_until_the_next_stone() {
    let mut table = Table::new();
    table.begin(two_persons());
    // An open three: the win takes two moves.
    table.play("h8 a1 i8 b1 j8 c1");
    assert_eq!(table.send(Intent::Hint), []);
    assert!(table.session().is_looking());
    let change = table.await_change(|change| matches!(change, Change::HintShown));
    let hint = hint_of(&table);
    assert_eq!(hint.wins_in, Some(2));
    assert!(
        [point("g8"), point("k8")].contains(&hint.best()),
        "{hint:?}"
    );
    assert!(hint.line.len() >= 2, "{hint:?}");
    assert!(!table.session().is_looking());
    assert_eq!(change, Change::HintShown);
    // Asked again, it is said again at once.
    assert_eq!(table.send(Intent::Hint), std::slice::from_ref(&change));
    table.play("a15");
    assert_eq!(table.session().hint(), None);
}

#[test]
fn a_hint_for_a_five_is_one_move() {
    let mut table = Table::new();
    table.begin(two_persons());
    table.play(FOUR);
    table.send(Intent::Hint);
    let change = table.await_change(|change| matches!(change, Change::HintShown));
    assert_eq!(change, Change::HintShown);
    assert_eq!(hint_of(&table).wins_in, Some(1));
    assert!([point("e8"), point("j8")].contains(&hint_of(&table).best()));
}

#[test]
fn a_stone_takes_the_question_back_and_the_late_hint_is_dropped() {
    let mut table = Table::with(Engines {
        // Left alone it would look for an hour.
        hint: Limits::move_time(seconds(3600)),
        ..crate::harness::engines()
    });
    table.begin(two_persons());
    table.play("h8 i9");
    table.send(Intent::Hint);
    let stale = table.session().request();
    table.pass(Duration::from_millis(50));
    table.play("h9");
    assert!(!table.session().is_looking());
    let late = Intent::Advise {
        request: stale,
        advice: Some(Advice::Point(Hint {
            line: vec![point("a1")],
            wins_in: None,
        })),
    };
    assert_eq!(table.send(late), []);
    assert_eq!(table.session().hint(), None);
    // The adviser is free again.
    let engines = crate::harness::engines();
    table.app().insert_resource(engines);
    table.send(Intent::Hint);
    table.await_change(|change| matches!(change, Change::HintShown));
}

#[test]
fn nobody_gets_a_hint_out_of_turn() {
    let gate = Gate::default();
    let held = gate.clone();
    let mut table = Table::with(thinking_by(move |position, stop| {
        held.wait(|| stop.is_set());
        first_empty(position)
    }));
    table.begin(between(human(), computer()));
    table.play("h8");
    assert_eq!(
        table.send(Intent::Hint),
        [Change::Refused(Refusal::NotYourTurn)]
    );
    assert!(!table.session().is_looking());
    gate.open();
}

/// What the overlay shows once the engine has looked, asked for in each frame as a screen does.
fn seen(table: &mut Table) -> Vec<(Point, i64)> {
    for _ in 0..20_000 {
        let (position, seer): (Position, Seer) = (
            table.session().position().clone(),
            Seer::of(table.session()),
        );
        let heat = table
            .app()
            .world_mut()
            .resource_mut::<Sight>()
            .of(&position, seer);
        if !heat.is_empty() {
            return heat
                .into_iter()
                .map(|heat| (heat.point, heat.score))
                .collect();
        }
        table.pass(Duration::ZERO);
        std::thread::sleep(Duration::from_millis(1));
    }
    panic!("nothing was seen")
}

#[test]
fn the_overlay_shows_the_engines_chances_when_a_level_plays() {
    let mut table = Table::new();
    table.begin(between(human(), level(Level::Koke)));
    assert_eq!(Seer::of(table.session()), Seer::Engine);
    table.send(Intent::Leave);
    table.begin(two_persons());
    assert_eq!(Seer::of(table.session()), Seer::Engine);
    table.play(FOUR);
    let heat = seen(&mut table);
    assert!(heat.len() <= 8 && heat.is_sorted_by(|one, next| one.1 >= next.1));
    assert_eq!(heat[0].1, 100, "a five is certain: {heat:?}");
    assert!([point("e8"), point("j8")].contains(&heat[0].0));
    table.play("e8");
    let position = table.session().position().clone();
    let over = table
        .app()
        .world_mut()
        .resource_mut::<Sight>()
        .of(&position, Seer::Engine);
    assert!(over.is_empty(), "nothing is left to see after the end");
}

//! Hints, and the winning chances that the analysis engine shows.

use crate::harness::{TestApp, engines, level};
use crate::play::{Play, between, human, point, seconds, two_persons};
use narabe::live::{Change, Engines, HeatMapSource, HeatMaps, Intent};
use narabe_engine_core::Limits;
use narabe_engine_core::level::Level;
use narabe_matches::players::Hint;
use narabe_matches::{EngineAnswer, GameHint};
use narabe_rules::{Point, Position};
use std::time::Duration;

/// Black is to move and has an open four: the win is at either end.
const FOUR: &str = "f8 a1 g8 b1 h8 c1 i8 o15";

fn hint_of(test: &TestApp) -> Hint {
    test.game().hint().expect("a hint").clone()
}

#[test]
fn a_hint_shows_the_winning_line_until_the_next_stone() {
    let mut test = TestApp::new();
    test.begin(two_persons());
    // An open three: the win takes two moves.
    test.play("h8 a1 i8 b1 j8 c1");
    assert_eq!(test.send(Intent::RequestHint), []);
    assert!(test.game().is_hint_pending());
    let change = test.await_change(|change| matches!(change, Change::HintFound));
    let hint = hint_of(&test);
    assert_eq!(hint.wins_in, Some(2));
    assert!(
        [point("g8"), point("k8")].contains(&hint.best()),
        "{hint:?}"
    );
    assert!(hint.line.len() >= 2, "{hint:?}");
    assert!(!test.game().is_hint_pending());
    assert_eq!(change, Change::HintFound);
    // Requested again, it is shown again at once.
    assert_eq!(
        test.send(Intent::RequestHint),
        std::slice::from_ref(&change)
    );
    test.play("a15");
    assert_eq!(test.game().hint(), None);
}

#[test]
fn a_hint_for_a_five_is_one_move() {
    let mut test = TestApp::new();
    test.begin(two_persons());
    test.play(FOUR);
    test.send(Intent::RequestHint);
    let change = test.await_change(|change| matches!(change, Change::HintFound));
    assert_eq!(change, Change::HintFound);
    assert_eq!(hint_of(&test).wins_in, Some(1));
    assert!([point("e8"), point("j8")].contains(&hint_of(&test).best()));
}

#[test]
fn a_stone_cancels_the_hint_and_a_late_hint_is_dropped() {
    let mut test = TestApp::with(Engines {
        // Without a stop it would search for an hour.
        hint: Limits::move_time(seconds(3600)),
        ..engines()
    });
    test.begin(two_persons());
    test.play("h8 i9");
    test.send(Intent::RequestHint);
    let stale = test.game().request();
    test.pass(Duration::from_millis(50));
    test.play("h9");
    assert!(!test.game().is_hint_pending());
    let late = Intent::Engine {
        request: stale,
        answer: EngineAnswer::Hint(Some(GameHint::Point(Hint {
            line: vec![point("a1")],
            wins_in: None,
            loses_in: None,
        }))),
    };
    assert_eq!(test.send(late), []);
    assert_eq!(test.game().hint(), None);
    // The analysis engine is free again.
    test.app().insert_resource(engines());
    test.send(Intent::RequestHint);
    test.await_change(|change| matches!(change, Change::HintFound));
}

/// What the overlay shows once the engine has searched. It is read in each frame, as by a screen.
fn seen(test: &mut TestApp) -> Vec<(Point, i64)> {
    for _ in 0..20_000 {
        let (position, source): (Position, HeatMapSource) = (
            test.game().position().clone(),
            HeatMapSource::of(test.game()),
        );
        let heat = test
            .app()
            .world_mut()
            .resource_mut::<HeatMaps>()
            .of(&position, source);
        if !heat.is_empty() {
            return heat
                .into_iter()
                .map(|heat| (heat.point, heat.score))
                .collect();
        }
        test.pass(Duration::ZERO);
        std::thread::sleep(Duration::from_millis(1));
    }
    panic!("nothing was seen")
}

#[test]
fn the_overlay_shows_the_engines_chances_when_a_level_plays() {
    let mut test = TestApp::new();
    test.begin(between(human(), level(Level::Koke)));
    assert_eq!(HeatMapSource::of(test.game()), HeatMapSource::Engine);
    test.send(Intent::Leave);
    test.begin(two_persons());
    assert_eq!(HeatMapSource::of(test.game()), HeatMapSource::Engine);
    test.play(FOUR);
    let heat = seen(&mut test);
    assert!(heat.len() <= 8 && heat.is_sorted_by(|one, next| one.1 >= next.1));
    assert_eq!(heat[0].1, 100, "a five is certain: {heat:?}");
    assert!([point("e8"), point("j8")].contains(&heat[0].0));
    test.play("e8");
    let position = test.game().position().clone();
    let over = test
        .app()
        .world_mut()
        .resource_mut::<HeatMaps>()
        .of(&position, HeatMapSource::Engine);
    assert!(over.is_empty(), "nothing is left to see after the end");
}

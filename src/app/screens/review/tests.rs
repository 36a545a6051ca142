//! The review, without a window.

use super::playback::MOVE_INTERVAL;
use super::*;
use crate::app::live::Intent;
use crate::app::screens::testing::{TestApp, twin_game};

fn playback() -> Playback {
    let turns = ["L:j10", "R:j10", "R:k11"].map(|turn| turn.parse().expect("a turn"));
    Playback::of(turns.to_vec())
}

#[test]
fn steps_stay_within_the_game() {
    let mut playback = playback();
    playback.step(ReviewStep::Next);
    assert_eq!(playback.ply, 3);
    playback.step(ReviewStep::First);
    playback.step(ReviewStep::Previous);
    assert_eq!(playback.ply, 0);
    playback.step(ReviewStep::To(99));
    assert_eq!(playback.ply, 3);
}

#[test]
fn playback_from_the_end_restarts_and_stops_at_the_end() {
    let mut playback = playback();
    playback.step(ReviewStep::Toggle);
    assert_eq!(playback.ply, 0);
    for _ in 0..3 {
        assert!(playback.playing.is_some());
        assert!(playback.pass(MOVE_INTERVAL));
    }
    assert_eq!((playback.ply, playback.playing), (3, None));
}

#[test]
fn a_manual_step_stops_playback() {
    let mut playback = playback();
    playback.step(ReviewStep::Toggle);
    playback.step(ReviewStep::Next);
    assert_eq!(playback.playing, None);
}

fn stones_shown(test: &TestApp) -> [usize; 2] {
    let world = test.app.world();
    [
        world.resource::<BoardModel>().moves.len(),
        world.resource::<BoardModel<SECOND>>().moves.len(),
    ]
}

#[test]
fn twin_boards_are_reviewed_turn_by_turn() {
    let mut test = TestApp::started();
    let mut game = twin_game("L:j10; R:j10 R:k11");
    game.apply(&Intent::Resign);
    test.app.insert_resource(Live::from(game));
    test.open(Screen::Result);
    test.press("result-review");
    assert_eq!(test.screen(), Screen::Review);
    let texts = test.texts();
    for text in ["J10 left", "J10 right, K11 right", "Twin boards"] {
        assert!(texts.iter().any(|found| found == text), "{text}: {texts:?}");
    }
    assert!(
        !test.has("game-heat"),
        "there is no heat map on twin boards"
    );
    assert_eq!(stones_shown(&test), [1, 2]);
    test.press("review-previous");
    assert_eq!(stones_shown(&test), [1, 0]);
    test.press("review-first");
    assert_eq!(stones_shown(&test), [0, 0]);
    test.press("review-move-2");
    assert_eq!(stones_shown(&test), [1, 2]);
    test.press("back");
    assert_eq!(test.screen(), Screen::Result);
}

//! Puzzles on twin boards without a window.

use super::tests::{attempt, of_theme, play, right, says_hint, solve, spoken};
use super::*;
use crate::board::{BoardId, BoardSlot};
use crate::calendar;
use crate::screens::testing::TestApp;
use narabe_learn::puzzles::{AttemptState, Theme};
use narabe_rules::Point;
use narabe_rules::twin::{Half, Turn, TwinPoint};

/// The stones on both boards.
fn stones_on_both(test: &TestApp) -> usize {
    let first = test.board_model(BoardId::First).moves.len();
    first + test.board_model(BoardId::Second).moves.len()
}

/// A turn on twin boards that is wrong: in the corners that are empty.
fn wrong_turn(test: &TestApp) -> Turn {
    let attempt = attempt(test);
    let corners = Half::ALL.into_iter().flat_map(|half| {
        let corners = [(0, 0), (18, 0), (0, 18), (18, 18)];
        corners.map(|(x, y)| TwinPoint::new(half, Point::new(x, y)))
    });
    let is_wrong = |turn: &Turn| {
        let mut other = attempt.clone();
        other.play(*turn).is_ok() && other.state() == AttemptState::Refuted
    };
    corners.map(Turn::one).find(is_wrong).expect("a wrong turn")
}

#[test]
fn a_puzzle_on_twin_boards_is_solved_turn_by_turn_and_kept_like_the_others() {
    let mut test = of_theme(Theme::TwinDouble);
    assert!(attempt(&test).is_twin());
    let before = stones_on_both(&test);
    let puzzle = attempt(&test).puzzle();
    let stones = Half::ALL.map(|half| puzzle.stones(half).len());
    assert_eq!(before, stones.iter().sum::<usize>());
    // Each board has a place.
    let mut slots = test.app.world_mut().query::<&BoardSlot>();
    assert_eq!(slots.iter(test.app.world()).count(), 2);
    test.press("puzzle-hint");
    assert!(says_hint(&mut test, 1), "{:?}", test.texts());
    test.press("puzzle-hint");
    let turn = right(&test);
    let mentioned = test.board_model(BoardId::First).mentioned.len()
        + test.board_model(BoardId::Second).mentioned.len();
    assert_eq!(mentioned, turn.stones().count());
    // The first stone waits for the second one, and can be taken back.
    test.send(PuzzleRequest::Press(turn.first));
    assert_eq!(stones_on_both(&test), before + 1);
    assert!(test.has("twin-end-turn"), "{:?}", test.texts());
    assert!(attempt(&test).moves().is_empty());
    test.send(PuzzleRequest::TakeBack);
    assert_eq!(stones_on_both(&test), before);
    solve(&mut test);
    assert!(attempt(&test).is_solved());
    assert!(test.says("puzzle-solved"), "{:?}", test.texts());
    assert!(test.board_model(BoardId::First).win.is_some());
    assert!(test.board_model(BoardId::Second).win.is_some());
    assert!(
        !test.has("puzzle-study"),
        "there is no study of twin boards"
    );
    let practice = test.resource::<Puzzles>().practice();
    assert!(practice.knows(attempt(&test).puzzle().id()));
    assert_eq!(practice.theme(Theme::TwinDouble).solved, 1);
    // A puzzle on one board has one again.
    test.send(PuzzleRequest::Practise(Some(Theme::Fours)));
    test.settle();
    let mut slots = test.app.world_mut().query::<&BoardSlot>();
    assert_eq!(slots.iter(test.app.world()).count(), 1);
}

#[test]
fn a_wrong_turn_on_twin_boards_is_refuted_and_the_puzzle_comes_back_tomorrow() {
    let mut test = of_theme(Theme::TwinDouble);
    let before = stones_on_both(&test);
    let turn = wrong_turn(&test);
    play(&mut test, turn);
    assert!(stones_on_both(&test) > before);
    assert!(test.says("puzzle-wrong"), "{:?}", test.texts());
    let result = test
        .resource::<Puzzles>()
        .result()
        .expect("it counts at once");
    assert_eq!(result.graded.due.since(calendar::today()), 1);
    test.press("puzzle-take-back");
    assert_eq!(stones_on_both(&test), before);
    solve(&mut test);
    assert!(test.says("puzzle-solved-late"), "{:?}", test.texts());
}

#[test]
fn the_first_stone_of_a_turn_is_read_out_and_the_turn_ends_on_request() {
    let mut test = of_theme(Theme::TwinDouble);
    let turn = wrong_turn(&test);
    test.write(PuzzleRequest::Press(turn.first));
    test.frames(1);
    let said = spoken(&test);
    let waits = said
        .iter()
        .any(|said| said.contains("Place the second stone"));
    assert!(waits, "{said:?}");
    test.press("twin-end-turn");
    assert_eq!(attempt(&test).state(), AttemptState::Refuted);
}

//! Mistakes that are retried, judged by a small engine.

use super::*;
use crate::review::{Budget, Certainty};
use narabe_engine_core::{Engine, Settings};
use narabe_rules::{BoardSize, Rule};
use std::sync::atomic::AtomicBool;

/// White's move 6, A1, leaves an open three alone.
const GAME: &str = "h8 i9 i8 h9 j8 a1 k8 b1 l8";

fn point(name: &str) -> Point {
    name.parse().unwrap()
}

fn game(moves: &str) -> Position {
    let mut position = Position::new(Rule::Freestyle, BoardSize::DEFAULT);
    for name in moves.split(' ') {
        position.play(point(name)).unwrap();
    }
    position
}

fn examine(position: &Position) -> Findings {
    let mut engine = Engine::new(Settings {
        hash: 1,
        threads: 1,
    });
    let (setup, budget) = (Setup::from(position), Budget::of_search(5_000));
    Findings::examine(&setup, &mut engine, &budget, &AtomicBool::new(false)).unwrap()
}

/// White's mistakes from move 6 on.
fn begun() -> Retry {
    let game = game(GAME);
    let positions = positions(&game);
    let found: Vec<_> = (positions.iter())
        .map(|position| (position.ply() >= 5).then(|| examine(position)))
        .collect();
    let review = Review::of(&game, &found);
    assert_eq!(Retry::first_side(&game, &review, None), Some(Side::White));
    let of = |ply: usize| found.get(ply)?.as_ref();
    Retry::of(&game, &review, of, Side::White).unwrap()
}

/// Answers and examines until the answer is judged.
fn judge(retry: &mut Retry, name: &str) -> RetryVerdict {
    let mut position = retry.answer(point(name)).unwrap();
    while let Some(asked) = position {
        position = retry.store(examine(&asked));
    }
    retry.verdict().unwrap()
}

#[test]
fn an_answer_as_good_as_the_best_is_right() {
    let mut retry = begun();
    assert_eq!(retry.mistake().played.ply, 6);
    assert_eq!(retry.mistake().position.ply(), 5);
    let best = retry.mistake().best.to_string();
    assert!(judge(&mut retry, &best).is_right());
    assert_eq!((retry.found(), retry.line()), (1, vec![]));
    assert_eq!(retry.tried(), Some(point(&best)));
}

#[test]
fn a_losing_answer_is_refuted_by_the_line_that_punishes_it() {
    let mut retry = begun();
    let loses = RetryVerdict::Loses(Certainty::Proven);
    assert_eq!(judge(&mut retry, "o15"), loses);
    let line = retry.line();
    assert_eq!(line[0].1, Side::Black);
    assert!(line.len() >= 3, "a four, its stop and the five: {line:?}");
    assert_eq!(retry.found(), 0);
    let best = retry.mistake().best.to_string();
    assert!(judge(&mut retry, &best).is_right(), "another try counts");
    assert_eq!(retry.found(), 1);
}

#[test]
fn the_move_of_the_game_needs_no_engine() {
    let mut retry = begun();
    assert_eq!(retry.answer(point("a1")), Ok(None));
    assert_eq!(
        retry.verdict(),
        Some(RetryVerdict::Loses(Certainty::Proven))
    );
}

#[test]
fn a_taken_point_is_refused_and_changes_nothing() {
    let mut retry = begun();
    let before = retry.clone();
    assert!(retry.answer(point("h8")).is_err());
    assert_eq!(retry, before);
}

#[test]
fn a_hint_gives_the_area_and_then_the_point() {
    let mut retry = begun();
    retry.give_hint();
    assert_eq!(retry.hint(), Some(RetryHint::Area));
    let ([low, high], best) = (retry.mistake().area(), retry.mistake().best);
    assert!((low.x..=high.x).contains(&best.x) && (low.y..=high.y).contains(&best.y));
    assert_eq!((high.x - low.x, high.y - low.y), (4, 4));
    retry.give_hint();
    assert_eq!(retry.hint(), Some(RetryHint::Point));
}

#[test]
fn what_is_shown_is_not_found_and_the_last_one_finishes() {
    let mut retry = begun();
    retry.show();
    let line = retry.line();
    assert_eq!(line[0], (retry.mistake().best, Side::White));
    assert_eq!(line[1].1, Side::Black);
    for _ in 0..retry.number().1 {
        retry.next();
    }
    assert_eq!((retry.step(), retry.found()), (&RetryStep::Finished, 0));
    assert_eq!(retry.answer(point("o15")), Ok(None));
}

#[test]
fn an_answer_that_cannot_be_judged_is_asked_for_again() {
    let mut retry = begun();
    assert!(retry.answer(point("o15")).unwrap().is_some());
    retry.take_back();
    assert_eq!((retry.step(), retry.tried()), (&RetryStep::Asked, None));
}

#[test]
fn all_areas_together_are_the_board() {
    let mut retry = begun();
    let size = retry.mistake().position.size().get();
    for at in 0..size {
        retry.mistakes[0].best = Point::new(at, size - 1 - at);
        let [low, high] = retry.mistake().area();
        assert!(low.x <= at && at <= high.x && high.x < size);
        assert!(low.y < size - at && size - 1 - at <= high.y && high.y < size);
    }
}

#[test]
fn a_refused_move_is_the_problem_until_the_next_step() {
    let mut retry = begun();
    assert_eq!(retry.press(point("h8")), None);
    let problem = retry.problem();
    assert!(
        matches!(problem, Some(RetryProblem::Refused(_))),
        "{problem:?}"
    );
    retry.give_hint();
    assert_eq!(retry.problem(), None);
}

#[test]
fn bug_the_same_answer_twice_was_never_judged() {
    let mut retry = begun();
    let position = retry.press(point("o15"));
    assert!(position.is_some() && retry.is_judging());
    assert_eq!(retry.press(point("o15")), None);
    assert!(retry.is_judging(), "the engine still has the position");
    assert_eq!(retry.tried(), Some(point("o15")));
}

#[test]
fn an_engine_that_fails_is_the_problem_and_the_move_is_asked_for_again() {
    let mut retry = begun();
    retry.press(point("o15"));
    retry.fail("it crashed".into());
    assert_eq!(*retry.step(), RetryStep::Asked);
    let problem = RetryProblem::Failed("it crashed".into());
    assert_eq!(retry.problem(), Some(&problem));
}

#[test]
fn another_step_drops_an_answer_that_is_being_judged() {
    let steps: [fn(&mut Retry); 3] = [Retry::give_hint, Retry::show, Retry::next];
    for step in steps {
        let mut retry = begun();
        retry.press(point("o15"));
        step(&mut retry);
        assert_eq!((retry.is_judging(), retry.tried()), (false, None));
    }
}

#[test]
fn the_moves_on_the_board_are_kept_once_there_are_any() {
    let mut retry = begun();
    assert_eq!((retry.keep(), retry.is_kept()), (vec![], false));
    judge(&mut retry, "o15");
    let moves = retry.keep();
    assert_eq!(moves[0], Move::Stone(point("o15")));
    assert!(moves.len() > 2 && retry.is_kept(), "{moves:?}");
    retry.show();
    assert!(!retry.is_kept(), "other moves");
}

//! A lesson without a window.

use super::*;
use crate::board::BoardId;
use crate::learn::LearnProgress;
use crate::screens::testing::TestApp;
use narabe_rules::Point;
use narabe_rules::twin::Half;

const FIVE: usize = 0;
const OPEN_FOUR: usize = 4;
const THREE_THREE: usize = 10;
const TWIN_BOARDS: usize = 26;

fn at(lesson: usize, step: usize) -> TestApp {
    let mut test = TestApp::started();
    test.send(LessonRequest::Open(lesson));
    test.send(LessonRequest::GoTo(step));
    assert_eq!(test.screen(), Screen::Lesson);
    test
}

fn press(test: &mut TestApp, point: &str) {
    let point: Point = point.parse().expect("a point");
    test.send(LessonRequest::Press(Half::Left, point));
}

fn stones(test: &TestApp) -> usize {
    test.board_model(BoardId::First).moves.len()
}

/// Presses a point, and returns what was announced.
fn announced(test: &mut TestApp, point: &str) -> Vec<String> {
    let point: Point = point.parse().expect("a point");
    test.resource_mut::<Messages<Announcement>>().clear();
    test.write(LessonRequest::Press(Half::Left, point));
    test.frames(1);
    let mut announcements = test.resource_mut::<Messages<Announcement>>();
    let words = announcements.drain().map(|words| words.0).collect();
    test.settle();
    words
}

#[test]
fn a_wrong_answer_is_explained_and_a_right_one_leads_on() {
    let mut test = at(FIVE, 1);
    let before = stones(&test);
    let words = announced(&mut test, "a1");
    assert_eq!(stones(&test), before + 1, "the answer lies on the board");
    assert!(test.says("lesson-said-wrong"), "{:?}", test.texts());
    let is_told = |words: &String| words.starts_with("Not yet. A1 stands alone");
    assert!(words.iter().any(is_told), "{words:?}");
    test.press("lesson-again");
    assert_eq!(stones(&test), before);
    let words = announced(&mut test, "c5");
    assert!(test.says("lesson-said-right"));
    let right = "Right. Five in a row: Black wins. Either end was good.";
    assert!(words.contains(&right.to_owned()), "{words:?}");
    assert!(test.board_model(BoardId::First).win.is_some());
    test.press("lesson-next");
    let place = test.resource::<OpenLesson>().place();
    assert_eq!(place.map(|place| place.step), Some(2));
}

#[test]
fn bug_skipped_steps_looked_like_solved_ones() {
    let told = |test: &mut TestApp, words: &str| {
        let mut nodes = test
            .app
            .world_mut()
            .query::<&bevy::a11y::AccessibilityNode>();
        let world = test.app.world();
        let mut labels = nodes.iter(world).filter_map(|node| node.label());
        labels.any(|label| label.contains(words))
    };
    let mut test = at(FIVE, 1);
    test.press("lesson-next");
    let five = test.resource::<LearnProgress>().0.of("five");
    assert!(five.is_step_skipped(1) && !five.is_step_skipped(0));
    assert!(told(&mut test, "skipped: 2"));
    test.press("lesson-back");
    press(&mut test, "c5");
    test.press("lesson-next");
    assert!(!told(&mut test, "skipped"), "it was solved after all");
}

#[test]
fn the_board_says_where_a_four_is_closed_and_how_it_is_stopped() {
    let mut test = at(OPEN_FOUR, 2);
    press(&mut test, "h6");
    let labels = test.board_model(BoardId::First).labels.clone();
    let said = labels
        .iter()
        .map(|label| (label.point.label(), label.text.to_string()));
    let stops = test.text_with("lesson-label-stops", &[("side", "white".into())]);
    let expected = [("H6", test.text("lesson-label-closed")), ("D6", stops)];
    let expected = expected.map(|(point, text)| (point.to_owned(), text));
    assert!(said.eq(expected), "{labels:?}");
    test.press("lesson-again");
    assert!(test.board_model(BoardId::First).labels.is_empty());
}

#[test]
fn progress_is_kept_after_a_restart() {
    let mut test = at(FIVE, 0);
    test.press("lesson-next");
    press(&mut test, "a1");
    press(&mut test, "h5");
    let before = test.resource::<LearnProgress>().0.of("five");
    assert_eq!((before.furthest, before.tries), (2, 1));
    let TestApp { home, .. } = test;
    let mut test = TestApp::in_folder(home);
    test.settle();
    assert_eq!(test.resource::<LearnProgress>().0.of("five"), before);
    test.open(Screen::Learn);
    test.press("learn-continue");
    let place = test.resource::<OpenLesson>().place();
    assert_eq!(
        place.map(|place| (place.lesson, place.step)),
        Some((FIVE, 2))
    );
}

#[test]
fn a_lesson_is_done_with_its_last_step_and_the_next_one_is_offered() {
    let mut test = at(FIVE, 0);
    let steps = test.resource::<Lessons>().all()[FIVE].steps.len();
    for step in 0..steps {
        let answer = test.resource::<Lessons>().all()[FIVE].steps[step]
            .answers
            .first()
            .copied();
        if let Some(point) = answer {
            test.send(LessonRequest::Press(Half::Left, point));
        }
        test.press(if step + 1 == steps {
            "lesson-finish"
        } else {
            "lesson-next"
        });
    }
    assert_eq!(test.screen(), Screen::Learn);
    assert!(test.resource::<LearnProgress>().0.of("five").is_done);
    assert!(
        test.says_with("learn-of", &[("done", 2.into()), ("count", 27.into())]),
        "{:?}",
        test.texts()
    );
}

#[test]
fn a_win_is_played_through_against_the_answers_of_the_other_side() {
    let mut test = at(THREE_THREE, 2);
    let before = stones(&test);
    let words = announced(&mut test, "f6");
    assert_eq!(stones(&test), before + 2, "White has answered");
    let is_told = |words: &String| words.starts_with("White answers at F3. Go on");
    assert!(words.iter().any(is_told), "{words:?}");
    for point in ["c6", "g6"] {
        press(&mut test, point);
    }
    assert!(test.resource::<OpenLesson>().is_done());
    assert!(test.board_model(BoardId::First).win.is_some());
}

#[test]
fn a_taken_point_is_refused_in_words() {
    let mut test = at(FIVE, 1);
    let words = announced(&mut test, "d5");
    assert!(words.iter().any(|words| words.contains("D5")), "{words:?}");
    assert_eq!(test.resource::<LearnProgress>().0.of("five").tries, 0);
}

#[test]
fn a_hint_and_the_answer_are_shown_on_demand() {
    let mut test = at(FIVE, 1);
    test.press("lesson-hint");
    assert!(test.says("lesson-hint-five"), "{:?}", test.texts());
    test.press("lesson-show");
    assert!(
        test.says_with("lesson-answer", &[("points", "C5".into())]),
        "{:?}",
        test.texts()
    );
    assert_eq!(test.board_model(BoardId::First).line.len(), 1);
}

#[test]
fn a_try_is_shown_again() {
    let mut test = at(FIVE, 1);
    let before = stones(&test);
    for point in ["a1", "a2"] {
        press(&mut test, point);
    }
    test.press("lesson-again");
    assert_eq!(stones(&test), before);
    test.press("lesson-try-0");
    let last = test
        .board_model(BoardId::First)
        .moves
        .last()
        .map(|(point, _)| point.label());
    assert_eq!(last.as_deref(), Some("A1"));
}

#[test]
fn a_question_is_answered_with_a_button() {
    let mut test = at(THREE_THREE, 4);
    test.press("lesson-choice-0");
    assert!(test.says("lesson-said-wrong"), "{:?}", test.texts());
    test.press("lesson-choice-1");
    assert!(test.says("lesson-said-right"), "{:?}", test.texts());
}

#[test]
fn a_turn_on_twin_boards_is_two_stones() {
    let mut test = at(TWIN_BOARDS, 1);
    let step = test.resource::<Lessons>().all()[TWIN_BOARDS].steps[1].clone();
    let stones: Vec<_> = step.turn.expect("a turn").stones().collect();
    test.send(LessonRequest::Press(stones[0].half, stones[0].point));
    assert!(test.has("lesson-end-turn"));
    test.send(LessonRequest::Press(stones[1].half, stones[1].point));
    assert!(test.resource::<OpenLesson>().is_done());
    assert!(!test.board_model(BoardId::Second).moves.is_empty());
}

#[test]
fn points_are_marked_one_after_another() {
    let mut test = at(1, 1);
    let step = test.resource::<Lessons>().all()[1].steps[1].clone();
    assert!(step.answers.len() > 1);
    for (number, point) in step.answers.iter().enumerate() {
        assert!(!test.resource::<OpenLesson>().is_done());
        test.send(LessonRequest::Press(Half::Left, *point));
        assert_eq!(test.resource::<OpenLesson>().marked().len(), number + 1);
    }
    assert!(test.resource::<OpenLesson>().is_done());
}

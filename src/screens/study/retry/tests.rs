//! Mistakes retried, without a window.

use super::super::tests::{open, point, reviewed, stones, wait_until};
use crate::board::{BoardId, BoardModel};
use crate::input::KeyAction;
use crate::screens::testing::TestApp;
use crate::study::{AnswerJudged, RetryRequest, StudyMode, StudyRequest, StudyTab};
use crate::widgets::Announcement;
use bevy::ecs::message::Messages;
use bevy::prelude::*;
use narabe_rules::Side;
use narabe_study::playback::PlaybackStep;
use narabe_study::review::{Retry, RetryStep, RetryVerdict};
use std::time::{Duration, Instant};

/// White's move that lost the game.
const LOST: usize = 6;

fn retry(test: &TestApp) -> &Retry {
    let retry = test.resource::<StudyMode>().retry();
    retry.expect("mistakes that are retried")
}

fn board(test: &TestApp) -> &BoardModel {
    test.board_model(BoardId::First)
}

/// The reviewed game at White's first mistake.
fn begun() -> TestApp {
    let mut test = reviewed();
    test.press("study-try");
    while retry(&test).mistake().played.ply < LOST {
        test.press("study-try-next");
    }
    test
}

/// Answers, and waits for the verdict.
fn answer(test: &mut TestApp, name: &str) -> RetryVerdict {
    test.send(StudyRequest::Press(point(name)));
    wait_until(test, |test| retry(test).verdict().is_some());
    retry(test).verdict().expect("a verdict")
}

#[test]
fn the_position_before_the_loser_s_mistake_is_on_the_board() {
    let mut test = begun();
    assert_eq!(retry(&test).side(), Side::White);
    assert_eq!((stones(&test), open(&test).ply()), (LOST - 1, LOST - 1));
    let white = test.text("game-white").into();
    let asked = [("side", white), ("move", "A1".into())];
    assert!(
        test.says_with("study-try-ask", &asked),
        "{:?}",
        test.texts()
    );
    assert!(
        !test.has("study-mistake-6"),
        "the list names the better move"
    );
    assert!(test.has("study-try-hint") && !test.has("review-next"));
}

#[test]
fn a_losing_answer_stays_and_the_line_that_punishes_it_is_shown() {
    let mut test = begun();
    let before = open(&test).study().clone();
    let verdict = answer(&mut test, "o15");
    assert!(matches!(verdict, RetryVerdict::Loses(_)));
    assert_eq!(
        board(&test).moves.last(),
        Some(&(point("o15"), Side::White))
    );
    assert_eq!(
        board(&test).line.first().map(|(_, side)| *side),
        Some(Side::Black)
    );
    let proven = test.text("study-proven").into();
    let loses = [("move", "O15".into()), ("certainty", proven)];
    let loses = test.text_with("study-try-loses", &loses);
    let black = test.text("game-black").into();
    let wins = [("side", black), ("moves", 2.into())];
    let wins = test.text_with("study-side-wins-in", &wins);
    let wins = test.text_with("study-try-result", &[("result", wins.into())]);
    assert!(
        test.shows_part(&format!("{loses} {wins}")),
        "{:?}",
        test.texts()
    );
    // A text that may shrink to nothing beside an icon does so.
    let mut nodes = test.app.world_mut().query_filtered::<&Node, With<Text>>();
    let mut widths = nodes.iter(test.app.world()).map(|node| node.min_width);
    assert!(widths.all(|width| width != px(0)));
    let best = retry(&test).mistake().best.to_string();
    assert!(answer(&mut test, &best).is_right());
    assert_eq!(board(&test).line, []);
    assert_eq!(*open(&test).study(), before, "the study is as it was");
    test.press("study-try-leave");
    assert!(!test.resource::<StudyMode>().is_retry());
    assert!(test.has("study-mistake-6") && test.has("study-try"));
}

#[test]
fn hints_give_the_area_then_the_point_and_the_move_is_shown_with_its_line() {
    let mut test = begun();
    let best = retry(&test).mistake().best;
    test.press("study-try-hint");
    let area = board(&test).mentioned.clone();
    assert!(area.contains(&best) && area.len() > 1);
    test.press("study-try-hint");
    assert_eq!(board(&test).mentioned, [best]);
    test.press("study-try-show");
    assert_eq!(board(&test).mentioned, []);
    assert_eq!(board(&test).line.first(), Some(&(best, Side::White)));
    let count = open(&test).main_line().len();
    let edits = open(&test).study().undo_count();
    test.press("study-try-keep");
    assert_eq!(open(&test).study().undo_count(), edits + 1);
    assert_eq!(open(&test).main_line().len(), count, "a variation");
    assert!(test.says("study-try-kept"), "{:?}", test.texts());
}

#[test]
fn bug_a_press_on_a_mistake_was_answered_a_frame_late() {
    let mut test = begun();
    // The move of the game needs no engine.
    test.write(StudyRequest::Press(point("a1")));
    test.frames(1);
    assert!(retry(&test).verdict().is_some());
    assert_eq!(board(&test).moves.last(), Some(&(point("a1"), Side::White)));
}

#[test]
fn the_next_mistake_is_on_the_board_in_the_frame_of_the_request() {
    let mut test = reviewed();
    test.write(RetryRequest::Begin(None));
    test.frames(1);
    let before = retry(&test).mistake().played.ply - 1;
    assert_eq!((stones(&test), open(&test).ply()), (before, before));
}

#[test]
fn bug_the_same_answer_twice_was_never_judged() {
    let mut test = begun();
    for _ in 0..2 {
        test.write(StudyRequest::Press(point("o15")));
    }
    wait_until(&mut test, |test| retry(test).verdict().is_some());
}

#[test]
fn a_taken_point_is_refused_in_words() {
    let mut test = begun();
    test.send(StudyRequest::Press(point("h8")));
    let black = test.text("game-black").into();
    let taken = [("point", "H8".into()), ("side", black)];
    assert!(
        test.says_with("refusal-occupied", &taken),
        "{:?}",
        test.texts()
    );
    assert_eq!(*retry(&test).step(), RetryStep::Asked);
}

#[test]
fn the_last_mistake_is_followed_by_how_many_were_found() {
    let mut test = begun();
    while *retry(&test).step() != RetryStep::Finished {
        test.press("study-try-next");
    }
    let count = retry(&test).number().1;
    let done = [("found", 0.into()), ("count", count.into())];
    assert!(
        test.says_with("study-try-done", &done),
        "{:?}",
        test.texts()
    );
}

#[test]
fn each_step_is_announced() {
    let mut test = begun();
    let mut cursor = test
        .resource::<Messages<Announcement>>()
        .get_cursor_current();
    test.write(StudyRequest::Press(point("a1")));
    let mut heard = Vec::new();
    for _ in 0..6 {
        test.frames(1);
        let messages = test.resource::<Messages<Announcement>>();
        heard.extend(cursor.read(messages).cloned());
    }
    let says = |Announcement(words): &Announcement| words.starts_with("A1 loses, proven.");
    assert!(heard.iter().any(says), "{heard:?}");
}

#[test]
fn each_verdict_is_told_once_for_its_sound() {
    let mut test = begun();
    let mut cursor = test
        .resource::<Messages<AnswerJudged>>()
        .get_cursor_current();
    let best = retry(&test).mistake().best;
    let mut heard = Vec::new();
    for point in [point("a1"), point("h8"), best] {
        test.write(StudyRequest::Press(point));
        let deadline = Instant::now() + Duration::from_secs(60);
        let before = heard.len();
        while heard.len() == before && Instant::now() < deadline {
            std::thread::sleep(Duration::from_millis(5));
            test.frames(1);
            heard.extend(
                cursor
                    .read(test.resource::<Messages<AnswerJudged>>())
                    .copied(),
            );
        }
    }
    test.frames(3);
    heard.extend(
        cursor
            .read(test.resource::<Messages<AnswerJudged>>())
            .copied(),
    );
    assert_eq!(
        heard,
        [
            AnswerJudged::Wrong,
            AnswerJudged::Refused,
            AnswerJudged::Right
        ]
    );
}

#[test]
fn keys_give_a_hint_and_go_on() {
    let mut test = begun();
    test.press_key(KeyAction::Hint);
    test.settle();
    assert!(retry(&test).hint().is_some());
}

#[test]
fn another_node_or_tab_ends_the_retry() {
    let mut test = begun();
    test.send(StudyRequest::Step(PlaybackStep::First));
    assert!(!test.resource::<StudyMode>().is_retry());
    test.press("study-try");
    assert!(test.resource::<StudyMode>().is_retry());
    test.send(StudyRequest::Show(StudyTab::Moves));
    assert!(!test.resource::<StudyMode>().is_retry());
    assert!(test.has("review-next"));
}

#[test]
fn bug_a_request_about_a_retry_changed_a_study_that_was_opened_in_its_frame() {
    let mut test = begun();
    test.send(StudyRequest::Press(point("a1")));
    let other = open(&test).study().clone();
    let nodes = |test: &TestApp| open(test).study().record().clone();
    let expected = other.record().clone();
    test.write(RetryRequest::Keep);
    test.write(RetryRequest::Next);
    test.write(StudyRequest::Open(Box::new(other)));
    test.frames(2);
    assert_eq!(nodes(&test), expected);
    assert!(test.resource::<StudyMode>().retry().is_none());
}

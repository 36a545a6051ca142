//! The comment that is typed, without a window.

use super::tests::{point, studied};
use crate::live::{Intent, LiveMessage};
use crate::screens::testing::TestApp;
use crate::state::Screen;
use crate::storage::{self, Folders};
use crate::study::{CommentJournal, OpenStudy, StudyRequest, TypedComment};
use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use bevy::text::EditableText;
use bevy::time::TimeUpdateStrategy;
use narabe_rules::{BoardSize, Move, Rule};
use narabe_study::playback::PlaybackStep;
use narabe_study::{Edit, Glyph, SavedStudy, Study};
use std::time::Duration;

fn open(test: &TestApp) -> &OpenStudy {
    test.resource()
}

/// The comment of the current node.
fn comment(test: &TestApp) -> String {
    let study = open(test).study();
    study.record().comment(study.current()).to_owned()
}

/// What the field shows.
fn shown(test: &mut TestApp) -> String {
    let field = test.control("study-comment");
    let text = test.app.world().get::<EditableText>(field);
    text.expect("a field").value().to_string()
}

/// Types into the field as a person does: it has the focus, and its text changes.
fn type_in(test: &mut TestApp, words: &str) {
    let field = test.control("study-comment");
    test.focus(field);
    let mut text = test.app.world_mut().get_mut::<EditableText>(field);
    **text.as_mut().expect("a field") = EditableText::new(words);
    test.frames(2);
}

/// From now on a frame lasts this long.
fn frames_of(test: &mut TestApp, millis: u64) {
    let frame = TimeUpdateStrategy::ManualDuration(Duration::from_millis(millis));
    test.app.insert_resource(frame);
}

/// A study of another game whose first moves are the same nodes.
fn another() -> Study {
    let mut study = Study::new(Rule::Renju, BoardSize::DEFAULT);
    let moves = ["h8", "h9", "g7", "f6"].map(|name| Move::Stone(point(name)));
    let root = study.record().root();
    study.insert_line(root, &moves).expect("legal moves");
    study.go_to_ply(1);
    study
}

/// A study with the tools for editing, on its first move.
fn edited() -> TestApp {
    let mut test = studied();
    frames_of(&mut test, 1);
    test.press("study-edit");
    test.send(StudyRequest::Step(PlaybackStep::To(1)));
    test
}

#[test]
fn the_field_of_a_comment_keeps_the_focus_when_the_comment_changes() {
    let mut test = edited();
    let node = open(&test).study().current();
    let was_drawn = test.keeps_focus("study-comment", |test| {
        let comment = "from the file".to_owned();
        test.write(StudyRequest::Edit(Edit::SetComment { node, comment }));
    });
    assert!(was_drawn);
    assert_eq!(shown(&mut test), "from the file");
}

#[test]
fn bug_a_comment_that_was_only_shown_leaked_into_another_game() {
    let mut test = edited();
    let node = open(&test).study().current();
    let old = "the old comment".to_owned();
    test.send(StudyRequest::Edit(Edit::SetComment { node, comment: old }));
    assert_eq!(shown(&mut test), "the old comment");
    test.send(StudyRequest::Open(Box::new(another())));
    assert_eq!(open(&test).study().current(), node, "the same name");
    assert_eq!((comment(&test), shown(&mut test)), Default::default());
    let edits = another().undo_count();
    assert_eq!(open(&test).study().undo_count(), edits);
    test.press("study-edit");
    assert_eq!(open(&test).study().annotation_count(), 0);
}

#[test]
fn bug_a_comment_that_was_being_typed_went_to_the_game_pasted_over_it() {
    let mut test = edited();
    type_in(&mut test, "half a sent");
    // The game comes in the very frame in which the last letter is typed.
    let field = test.control("study-comment");
    let mut text = test.app.world_mut().get_mut::<EditableText>(field);
    **text.as_mut().expect("a field") = EditableText::new("half a sentence");
    test.send(StudyRequest::Open(Box::new(another())));
    assert_eq!(*open(&test).study(), another());
    let kept = test.resource::<Folders>().studies_dir();
    let files = storage::list(&kept).expect("a folder");
    let text = storage::read_text(&files[0], u64::MAX).expect("a file");
    assert!(
        text.contains("half a sentence"),
        "it is kept where it was typed"
    );
}

#[test]
fn bug_what_was_typed_seconds_ago_was_lost_by_a_kill() {
    let mut test = edited();
    type_in(&mut test, "a hundred letters");
    frames_of(&mut test, 250);
    let has = |study: &Study| study.annotation_count() > 0;
    let written = |test: &TestApp| {
        let text = storage::read_text(&test.resource::<Folders>().study(), u64::MAX);
        SavedStudy::decode(&text.expect("a file")).expect("a study")
    };
    assert!(!has(&written(&test)));
    test.frames(8);
    assert!(has(&written(&test)));
    let field = test.control("study-comment");
    let focus = test.resource::<InputFocus>().get();
    assert_eq!(focus, Some(field), "typing goes on");
}

/// The program is killed and starts again: what is not in a file is lost.
fn kill_and_start(test: &mut TestApp) {
    *test.resource_mut::<TypedComment>() = TypedComment::default();
    *test.resource_mut::<OpenStudy>() = OpenStudy::default();
    *test.resource_mut::<CommentJournal>() = CommentJournal::default();
    test.open(Screen::Title);
    test.open(Screen::Study);
}

#[test]
fn bug_a_kill_within_a_second_of_the_last_key_lost_what_was_typed() {
    let mut test = edited();
    test.send(StudyRequest::Press(point("c3")));
    type_in(&mut test, "one\ntwo");
    kill_and_start(&mut test);
    let at = open(&test).study().record().numbered_nodes();
    let comments: Vec<_> = at
        .into_iter()
        .map(|node| open(&test).study().record().comment(node).to_owned())
        .filter(|comment| !comment.is_empty())
        .collect();
    assert_eq!(comments, ["one\ntwo"]);
}

#[test]
fn a_large_study_is_written_when_the_typing_is_over_and_its_comment_at_once() {
    let mut test = edited();
    let mut study = Study::new(Rule::Freestyle, BoardSize::DEFAULT);
    let root = study.record().root();
    let points: Vec<_> = BoardSize::DEFAULT.points().collect();
    // No two of them are neighbours, so that nobody makes a five.
    let apart = points
        .iter()
        .filter(|point| point.x % 2 == 0 && point.y % 2 == 0);
    let few: Vec<_> = apart.take(28).collect();
    let mut from = vec![root];
    while study.record().numbered_nodes().len() <= 20_000 {
        let mut next = Vec::new();
        for node in from {
            for point in &few {
                next.extend(study.insert_line(node, &[Move::Stone(**point)]));
            }
        }
        from = next;
    }
    study.go_to(root);
    test.send(StudyRequest::Open(Box::new(study)));
    frames_of(&mut test, 250);
    type_in(&mut test, "a comment");
    test.frames(12);
    assert_eq!(comment(&test), "a comment");
    let written = |test: &TestApp| {
        let text = storage::read_text(&test.resource::<Folders>().study(), u64::MAX);
        text.expect("a file").contains("a comment")
    };
    assert!(
        !written(&test),
        "the study is not written while it is typed"
    );
    test.frames(40);
    assert!(written(&test));
    type_in(&mut test, "a comment of more words");
    test.frames(12);
    kill_and_start(&mut test);
    assert_eq!(comment(&test), "a comment of more words");
}

#[test]
fn a_comment_that_is_typed_without_a_pause_is_written_now_and_then_and_is_one_edit() {
    let mut test = edited();
    frames_of(&mut test, 200);
    let edits = open(&test).study().undo_count();
    let mut words = String::new();
    for letter in "a sentence that takes its time".chars() {
        words.push(letter);
        type_in(&mut test, &words);
    }
    assert!(
        !comment(&test).is_empty(),
        "a power cut costs a few letters"
    );
    test.frames(8);
    assert_eq!(comment(&test), words);
    assert_eq!(open(&test).study().undo_count(), edits + 1);
    // The way back is one step, and the field follows.
    test.send(StudyRequest::Undo);
    assert_eq!((comment(&test), shown(&mut test)), Default::default());
    test.send(StudyRequest::Redo);
    assert_eq!((comment(&test), shown(&mut test)), (words.clone(), words));
}

#[test]
fn leaving_the_node_or_undoing_writes_what_was_typed_before() {
    let mut test = edited();
    let node = open(&test).study().current();
    type_in(&mut test, "first");
    test.send(StudyRequest::Step(PlaybackStep::Next));
    assert_eq!(open(&test).study().record().comment(node), "first");
    assert_eq!(shown(&mut test), "");
    type_in(&mut test, "second");
    test.send(StudyRequest::Undo);
    assert_eq!(comment(&test), "", "the comment is what was edited last");
    test.send(StudyRequest::Undo);
    assert_eq!(open(&test).study().record().comment(node), "");
}

#[test]
fn a_comment_with_spaces_around_it_stays_as_it_is_while_it_is_only_shown() {
    let mut test = edited();
    let node = open(&test).study().current();
    let words = "from a file \n".to_owned();
    let edit = Edit::SetComment {
        node,
        comment: words,
    };
    test.send(StudyRequest::Edit(edit));
    let (before, edits) = (comment(&test), open(&test).study().undo_count());
    test.send(StudyRequest::Step(PlaybackStep::Next));
    test.send(StudyRequest::Step(PlaybackStep::Previous));
    test.press("study-edit");
    assert_eq!(comment(&test), before);
    assert_eq!(open(&test).study().undo_count(), edits);
}

#[test]
fn bug_an_edit_outlived_the_study_it_was_begun_in() {
    let mut test = edited();
    let node = open(&test).study().current();
    let glyph = Some(Glyph::Blunder);
    // All of them are written while the old study is open.
    test.write(StudyRequest::Open(Box::new(another())));
    test.write(StudyRequest::Edit(Edit::SetGlyph { node, glyph }));
    test.write(StudyRequest::Press(point("a1")));
    test.write(StudyRequest::PlayLine(vec![Move::Stone(point("b1"))]));
    test.write(StudyRequest::GoTo(node));
    test.write(StudyRequest::Edit(Edit::RemoveBranch(node)));
    test.send(StudyRequest::Undo);
    assert_eq!(*open(&test).study(), another());
}

#[test]
fn bug_a_game_begun_in_a_study_was_added_to_another_one_with_the_same_start() {
    let mut test = studied();
    test.send(StudyRequest::Step(PlaybackStep::First));
    test.press("study-play-here");
    test.pick("study-play-side", 2);
    test.press("study-play-start");
    test.send(LiveMessage(Intent::play(point("o15"))));
    test.send(LiveMessage(Intent::Resign));
    let mut other = Study::new(Rule::Freestyle, BoardSize::DEFAULT);
    let root = other.record().root();
    other
        .insert_line(root, &[Move::Stone(point("a1"))])
        .expect("a legal move");
    test.send(StudyRequest::Open(Box::new(other)));
    test.open(Screen::Result);
    test.press("result-study");
    let line = open(&test).study().game();
    let turns: Vec<_> = line.turns().map(|turn| turn.to_string()).collect();
    assert_eq!(turns, ["o15"], "a study of its own");
    assert_eq!(open(&test).study().record().numbered_nodes().len(), 2);
}

//! Drills without a window.

use crate::board::BoardId;
use crate::calendar;
use crate::drill::{DRILLS_FILE, DrillRequest, Drills};
use crate::layout::Layout;
use crate::screens::testing::TestApp;
use crate::state::Screen;
use crate::storage::{Folders, read_text};
use crate::study::StudyRequest;
use crate::widgets::Announcement;
use bevy::ecs::message::Messages;
use bevy::prelude::*;
use narabe_learn::drill::{Drill, DrillMemories, DrillState};
use narabe_notation::parse_move_list;
use narabe_rules::{BoardSize, Move, Point, Rule};
use narabe_study::{Edit, Study};

const COMMENT: &str = "Black goes on in the centre.";

fn point(name: &str) -> Point {
    name.parse().expect("a point")
}

/// A study of two lines, at its start.
fn studied() -> TestApp {
    let mut study = Study::new(Rule::Freestyle, BoardSize::DEFAULT);
    let root = study.record().root();
    for line in ["h8 i9 j8", "h8 h9 i10"] {
        let moves = parse_move_list(line).expect("moves");
        let moves: Vec<Move> = moves.into_iter().map(Move::Stone).collect();
        study.insert_line(root, &moves).expect("legal moves");
    }
    let node = root;
    let comment = COMMENT.to_owned();
    (study.apply(Edit::SetComment { node, comment })).expect("a comment");
    let mut test = TestApp::at(Screen::Study);
    test.send(StudyRequest::Open(Box::new(study)));
    test
}

/// A drill of Black's moves in the study, begun there.
fn begun() -> TestApp {
    let mut test = studied();
    test.press("drill-from-here");
    test.pick("drill-side", 0);
    test.press("drill-start");
    assert_eq!(test.screen(), Screen::Drill);
    test
}

fn drill(test: &TestApp) -> &Drill {
    test.resource::<Drills>().drill().expect("a drill")
}

fn press(test: &mut TestApp, name: &str) {
    test.send(DrillRequest::Press(point(name)));
}

/// Plays the right answer to White's reply.
fn answer(test: &mut TestApp) {
    let right = match drill(test).moves().last() {
        Some(reply) if *reply == point("i9") => "j8",
        _ => "i10",
    };
    press(test, right);
}

#[test]
fn a_branch_of_a_study_is_drilled_to_the_end_of_a_line_and_the_answers_are_kept() {
    let mut test = begun();
    press(&mut test, "h8");
    assert!(test.says("puzzle-right"), "{:?}", test.texts());
    assert_eq!(test.board_model(BoardId::First).moves.len(), 2);
    answer(&mut test);
    assert!(test.says("drill-end-of-line"), "{:?}", test.texts());
    assert!(test.says("drill-first-try-said"));
    assert_eq!(test.board_model(BoardId::First).ghost, None);
    let path = test.resource::<Folders>().drills();
    let text = read_text(&path, 1 << 20).expect("the file is written at once");
    let kept: DrillMemories = ron::from_str(&text).expect("what is remembered");
    let later = calendar::today().plus(100);
    assert_eq!(kept.due(drill(&test).tree().names(), later), 2);
    test.press("drill-next-line");
    assert_eq!(drill(&test).state(), DrillState::ToMove);
    press(&mut test, "h8");
    answer(&mut test);
    assert!(test.says("drill-all-done"), "{:?}", test.texts());
    test.press("drill-open-study");
    assert_eq!(test.screen(), Screen::Study);
}

#[test]
fn three_misses_are_answered_and_then_the_place_is_shown() {
    let mut test = begun();
    press(&mut test, "a1");
    assert!(
        test.says_with("drill-not-held", &[("point", "A1".into())]),
        "{:?}",
        test.texts()
    );
    assert!(test.shows(COMMENT), "{:?}", test.texts());
    let model = test.board_model(BoardId::First);
    assert_eq!(model.labels[0].point, point("a1"));
    assert!(model.mentioned.is_empty());
    test.press("puzzle-take-back");
    assert!(test.board_model(BoardId::First).moves.is_empty());
    press(&mut test, "b1");
    press(&mut test, "c1");
    let right = test.text_with("drill-library-plays", &[("point", "H8".into())]);
    let said = format!("{COMMENT} {right}");
    assert!(test.shows(&said), "{:?}", test.texts());
    assert_eq!(test.board_model(BoardId::First).mentioned, [point("h8")]);
    press(&mut test, "h8");
    answer(&mut test);
    assert!(test.says("drill-comes-back"), "{:?}", test.texts());
}

#[test]
fn the_hint_key_shows_the_place_and_the_reply_is_read_out() {
    let mut test = begun();
    test.press("puzzle-hint");
    assert_eq!(drill(&test).hint(), Some(point("h8")));
    test.write(DrillRequest::Press(point("h8")));
    test.frames(1);
    let reply = *drill(&test).moves().last().expect("a reply");
    let answers = [("side", "white".into()), ("point", reply.label().into())];
    let answers = test.text_with("puzzle-answers", &answers);
    let to_move = test.text_with("puzzle-to-move", &[("side", "black".into())]);
    let said = format!("{answers}. {to_move}");
    let messages = test.resource::<Messages<Announcement>>();
    let mut spoken = messages.get_cursor();
    let spoken: Vec<_> = spoken.read(messages).map(|said| said.0.clone()).collect();
    assert!(spoken.contains(&said), "{spoken:?}");
}

#[test]
fn a_side_without_moves_is_refused_in_the_study() {
    let mut test = studied();
    let last = test
        .resource::<crate::study::OpenStudy>()
        .main_line()
        .last()
        .copied();
    test.send(StudyRequest::GoTo(last.expect("moves")));
    test.press("drill-from-here");
    test.press("drill-start");
    assert_eq!(test.screen(), Screen::Study);
    assert!(test.resource::<Drills>().drill().is_none());
}

#[test]
fn what_is_remembered_is_there_at_the_next_start_and_comes_back_from_a_backup() {
    let mut test = begun();
    press(&mut test, "h8");
    let text = test.resource::<Drills>().text().expect("an answer");
    let TestApp { app, home } = test;
    drop(app);
    let mut test = TestApp::in_folder(home);
    test.settle();
    assert_eq!(test.resource::<Drills>().text().as_ref(), Some(&text));
    let mut other = TestApp::started();
    assert_eq!(other.resource::<Drills>().text(), None);
    other.send(DrillRequest::Restore(text.clone()));
    other.send(DrillRequest::Restore("no drills".to_owned()));
    assert_eq!(other.resource::<Drills>().text(), Some(text));
    assert!(other.resource::<Folders>().drills().ends_with(DRILLS_FILE));
}

#[test]
fn without_a_drill_the_screen_says_where_one_begins() {
    let mut test = TestApp::at(Screen::Drill);
    test.press("drill-open-library");
    assert_eq!(test.screen(), Screen::Library);
}

#[test]
fn a_phone_reaches_the_drill_in_the_sheet_of_the_study() {
    let mut test = studied();
    let phone = Layout::new(Vec2::new(390.0, 844.0), 1.0, 1.0);
    test.app.insert_resource(phone);
    test.settle();
    assert!(!test.has("drill-from-here"));
    test.press("study-more");
    test.press("drill-from-here");
    test.press("drill-start");
    assert_eq!(test.screen(), Screen::Drill);
}

//! A large library from its file to the study of a branch.

use crate::board::BoardId;
use crate::screens::accessibility_tests::assert_controls_are_named;
use crate::screens::testing::TestApp;
use crate::share::{
    BranchChoice, FileContent, ImportSource, MostStudyMoves, Received, ReceivedFile,
    opening_plugins,
};
use crate::state::{Go, Screen};
use crate::study::{BranchRequest, OpenStudy};
use bevy::prelude::*;
use narabe_notation::{Format, GameInfo, GameTree, ReadGame, TreeNode, WriteOptions, write_games};
use narabe_rules::{BoardSize, Move, Point};

fn point(name: &str) -> Point {
    name.parse().expect("a point")
}

/// A library: h8 with three answers. i9 has two moves below it and h9 has none.
fn library() -> Vec<u8> {
    let mut tree = GameTree::new(BoardSize::DEFAULT);
    let mut play = |parent, name| {
        let turn = Move::Stone(point(name));
        tree.play(parent, turn).expect("a move")
    };
    let first = play(TreeNode::ROOT, "h8");
    play(first, "h9");
    let indirect = play(first, "i9");
    play(indirect, "j10");
    let last = play(indirect, "g7");
    play(first, "a1");
    tree.set_comment(last, "far");
    let game = ReadGame::new(GameInfo::default(), tree);
    let written = write_games(Format::RenLib, &[game], &WriteOptions::default());
    written.expect("a library").bytes
}

fn drop_library(test: &mut TestApp) {
    let file = ReceivedFile {
        name: "renju.lib".into(),
        content: FileContent::Bytes(library().into()),
    };
    test.write(Received {
        source: ImportSource::Files,
        files: vec![file],
    });
}

/// The app with the library open, where a study has at most four moves.
fn opened() -> TestApp {
    let mut test = TestApp::new();
    test.app
        .insert_resource(MostStudyMoves(4))
        .add_plugins(opening_plugins);
    test.settle();
    drop_library(&mut test);
    test.wait(|test| test.screen() == Screen::BranchChoice);
    test
}

fn path(test: &TestApp) -> String {
    let (_, place) = test.resource::<BranchChoice>().place().expect("a library");
    let moves: Vec<String> = place.moves().map(|turn| turn.to_string()).collect();
    moves.join(" ")
}

/// Sends a request and waits for the answer.
fn ask(test: &mut TestApp, request: BranchRequest, expected: &str) {
    test.write(request);
    test.wait(|test| path(test) == expected);
}

#[test]
fn a_branch_of_a_large_library_is_found_on_the_board_and_opened_as_a_study() {
    let mut test = opened();
    assert!(test.shows("renju.lib") && test.shows("6"));
    test.press("branch-open");
    assert_eq!(
        test.screen(),
        Screen::BranchChoice,
        "six moves are too many"
    );
    ask(&mut test, BranchRequest::Press(point("h8")), "h8");
    let popular: Vec<Point> = (test.board_model(BoardId::First).popular.iter())
        .map(|popular| popular.point)
        .collect();
    assert_eq!(
        popular,
        ["i9", "h9", "a1"].map(point),
        "the most moves first"
    );
    assert!(
        test.board_model(BoardId::First)
            .closed
            .contains(&point("b2"))
    );
    test.send(BranchRequest::Press(point("b2")));
    assert_eq!(path(&test), "h8", "nothing follows there");
    ask(&mut test, BranchRequest::Press(point("i9")), "h8 i9");
    assert_controls_are_named(&mut test, "a position of a library");
    ask(&mut test, BranchRequest::Back, "h8");
    ask(&mut test, BranchRequest::Press(point("i9")), "h8 i9");
    test.press("branch-open");
    test.wait(|test| test.screen() == Screen::Study);
    let study = test.resource::<OpenStudy>().study();
    let nodes = study.record().numbered_nodes();
    assert_eq!(nodes.len(), 5, "the start and four moves");
    assert!(
        nodes
            .iter()
            .any(|node| study.record().comment(*node) == "far")
    );
    assert_eq!(study.origin().as_deref(), Some("renju h8 i9"));
    assert_eq!(
        test.resource::<OpenStudy>().ply(),
        2,
        "it opens where the branch begins"
    );
    test.send(Go::Back);
    assert_eq!(path(&test), "h8 i9", "another branch can be chosen");
    test.send(Go::Back);
    assert!(
        test.resource::<BranchChoice>().place().is_none(),
        "its memory is given back"
    );
}

#[test]
fn a_row_shows_the_position_after_its_move_and_a_step_back_the_one_before() {
    let mut test = opened();
    let (_, place) = test.resource::<BranchChoice>().place().expect("a library");
    let first = place.next[0].number;
    test.press(&format!("branch {first}"));
    test.wait(|test| path(test) == "h8");
    test.press("branch-back");
    test.wait(|test| path(test).is_empty());
}

#[test]
fn a_library_that_fits_becomes_a_study_at_once() {
    let mut test = TestApp::new();
    test.app.add_plugins(opening_plugins);
    test.settle();
    drop_library(&mut test);
    test.wait(|test| test.screen() == Screen::Study);
    let study = test.resource::<OpenStudy>().study();
    assert_eq!(
        study.record().numbered_nodes().len(),
        7,
        "the start and six moves"
    );
}

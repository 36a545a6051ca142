//! Reviewed games in the library, without a window: their marks, and the weaknesses of a player.

use super::tests::{opened_with, press, wait};
use super::*;
use crate::live::BatchReview;
use crate::puzzles::Puzzles;
use crate::screens::accessibility_tests::assert_controls_are_named;
use crate::screens::player_choice::OpenWeaknesses;
use crate::screens::testing::TestApp;
use crate::study::{OpenStudy, StudyMode, StudyTab};
use bevy::a11y::AccessibilityNode;
use narabe_library::{Game, OpeningFilter, Source};
use narabe_notation::{GameInfo, GameTree, parse_move_list};
use narabe_rules::{BoardSize, Rule, Side};
use narabe_study::review::Budget;

/// A game of Hana as White, who leaves an open three with her third move.
fn lost() -> Game {
    let moves = parse_move_list("h8 i9 i8 h9 j8 a1 k8 b1 l8").expect("moves");
    let tree = GameTree::of_moves(BoardSize::DEFAULT, &moves).expect("a tree");
    let info = GameInfo {
        names: ["Tamm", "Hana"].map(str::to_owned),
        ..GameInfo::default()
    };
    Game {
        own_side: Some(Side::White),
        ..Game::new(info, tree, Rule::Freestyle, Source::Own)
    }
}

/// A game of Tamm as Black, who has a four and does not make the five.
fn missed() -> Game {
    let moves = parse_move_list("h8 g8 i8 c1 j8 e1 k8 g1 o15 l8").expect("moves");
    let tree = GameTree::of_moves(BoardSize::DEFAULT, &moves).expect("a tree");
    let own_side = Some(Side::Black);
    let info = lost().info;
    Game {
        own_side,
        ..Game::new(info, tree, Rule::Freestyle, Source::Own)
    }
}

/// The library with a game, reviewed.
fn reviewed(game: Game) -> TestApp {
    let mut test = opened_with(vec![game]);
    test.resource_mut::<BatchReview>().budget = Budget::of_search(500);
    press(&mut test, "library-choose-0");
    test.press("library-review");
    test.wait(|test| !test.resource::<BatchReview>().is_running());
    wait(&mut test);
    test
}

/// What a screen reader says of a control.
fn spoken(test: &mut TestApp, key: &str) -> String {
    let control = test.control(key);
    let node = test.app.world().get::<AccessibilityNode>(control);
    let label = node.and_then(|node| node.label());
    label.unwrap_or_default().to_owned()
}

#[test]
fn a_row_says_whether_its_game_is_reviewed_and_how_it_was_played() {
    let mut test = opened_with(vec![lost()]);
    let words = test.text("library-reviewed");
    assert!(!spoken(&mut test, "library-open-0").contains(&words));
    let mut test = reviewed(lost());
    let spoken = spoken(&mut test, "library-open-0");
    let losing = test.text_with("reviews-losing-moves", &[("count", 1.into())]);
    assert!(
        spoken.contains(&words) && spoken.contains(&losing),
        "{spoken}"
    );
    // The marks are there at the next start.
    let TestApp { app, home } = test;
    drop(app);
    let test = TestApp::in_folder(home);
    let games = test.resource::<crate::live::ReviewMarks>();
    let moves = lost().record;
    let narabe_library::GameRecord::OneBoard(tree) = moves else {
        panic!("a game on one board");
    };
    let turns = tree.main_line().filter_map(|node| tree.turn(node));
    let key = narabe_library::line_key((Rule::Freestyle, BoardSize::DEFAULT), &[], turns);
    assert!(games.of(key).is_some());
}

#[test]
fn weaknesses_lead_to_the_mistakes_and_these_to_their_moves() {
    let mut test = reviewed(lost());
    test.press("library-more-actions");
    test.press("weaknesses");
    assert!(
        test.says("mistake-kind-three-not-stopped"),
        "{:?}",
        test.texts()
    );
    let games = [("reviewed", 1.into()), ("games", 1.into())];
    let facts = test.text_with("weaknesses-reviewed", &games);
    assert!(test.shows_part(&facts), "{:?}", test.texts());
    assert_controls_are_named(&mut test, "weaknesses");
    test.press("weakness-three-not-stopped");
    assert_controls_are_named(&mut test, "a list of mistakes");
    test.press("mistake-list-back");
    assert!(test.has("weakness-three-not-stopped"));
    test.press("weakness-three-not-stopped");
    test.press("mistake-0-6");
    assert_eq!(test.screen(), Screen::Study);
    assert_eq!(test.resource::<OpenStudy>().ply(), 6);
    assert_eq!(test.resource::<StudyMode>().tab(), StudyTab::Mistakes);
    assert!(test.has("study-mistake-6"), "{:?}", test.texts());
}

#[test]
fn the_mistakes_of_somebody_else_are_shown_and_games_that_wait_are_reviewed() {
    let mut test = opened_with(vec![lost()]);
    test.resource_mut::<BatchReview>().budget = Budget::of_search(500);
    test.send(OpenWeaknesses);
    assert!(test.says("weaknesses-none"), "{:?}", test.texts());
    test.press("player-choice-Tamm");
    test.press("weaknesses-review");
    test.wait(|test| !test.resource::<BatchReview>().is_running());
    test.settle();
    test.send(OpenWeaknesses);
    assert!(!test.has("weakness-three-not-stopped"), "it was White's");
    test.press("player-choice-own");
    assert!(test.has("weakness-three-not-stopped"), "{:?}", test.texts());
}

#[test]
fn mistakes_are_practised_among_the_own_puzzles() {
    let mut test = reviewed(missed());
    test.send(OpenWeaknesses);
    assert!(test.has("weakness-missed-five"), "{:?}", test.texts());
    test.press("weaknesses-practise");
    assert_eq!(test.screen(), Screen::Puzzles);
    let shown = test.resource::<Puzzles>().shown_pack();
    assert_eq!(shown, narabe_learn::puzzle_session::PackShown::Own);
    let is_busy = |test: &TestApp| test.resource::<crate::puzzles::PuzzleMaker>().is_busy();
    test.wait(|test| !is_busy(test));
}

#[test]
fn the_filter_finds_games_by_their_opening() {
    let mut test = opened_with(super::tests::two_games());
    press(&mut test, "library-by-opening");
    press(&mut test, "opening 4D");
    let opening = test.resource::<LibrarySearch>().filter().opening;
    let named =
        |filter| matches!(filter, Some(OpeningFilter::Named(named)) if named.code() == "4D");
    assert!(named(opening), "{opening:?}");
    assert_eq!(super::tests::rows(&mut test).len(), 1);
    press(&mut test, "library-by-opening");
    press(&mut test, "my-openings-other");
    assert_eq!(super::tests::rows(&mut test).len(), 0);
    press(&mut test, "library-opening-clear");
    assert_eq!(super::tests::rows(&mut test).len(), 2);
}

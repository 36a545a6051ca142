//! An unfinished game is saved before another one takes its place.

use crate::harness::TestApp;
use crate::play::{BLACK_WINS, Play, between, computer, two_persons};
use narabe::live::{AnySavedMatch, Intent, MatchConfig, MatchLength, SaveContent};
use narabe::storage::{FileProblem, Folders};
use narabe_rules::Rule;
use narabe_rules::opening::{Action, Choice, Protocol};
use std::fs;

/// An unfinished game in progress, and another one in a file.
fn game_and_file(moves: &str) -> (TestApp, std::path::PathBuf) {
    let mut other = TestApp::new();
    other.begin(two_persons());
    other.play("a1 b2");
    let text = fs::read_to_string(Folders::at(other.home()).autosave()).expect("an autosave");
    let mut test = TestApp::new();
    let path = test.home().join("other.narabe");
    fs::write(&path, text).expect("written");
    test.begin(two_persons());
    test.play(moves);
    (test, path)
}

/// The number of stones in each save.
fn kept(test: &TestApp) -> Vec<usize> {
    let listed = test.saves().list();
    let listed = listed.expect("listed").into_iter();
    listed
        .map(|save| match save.content {
            Ok(SaveContent::Game(game)) => game.moves,
            other => panic!("{other:?}"),
        })
        .collect()
}

#[test]
fn bug_a_file_from_the_command_line_destroyed_the_unfinished_game() {
    let (mut test, path) = game_and_file("h8 i9 h9");
    // The game is only in its file, as when the program is started with another file.
    let home = test.kill();
    test = TestApp::at(home.path());
    test.open_file(path);
    assert_eq!(test.stones(), "a1 b2");
    assert_eq!(kept(&test), [3]);
}

#[test]
fn opening_another_game_saves_the_unfinished_one() {
    let (mut test, path) = game_and_file("h8 i9 h9");
    test.open_file(path.clone());
    assert_eq!(kept(&test), [3], "the game in memory");
    test.open_file(path.clone());
    assert_eq!(
        kept(&test),
        [3],
        "one that nobody touched lies where it came from"
    );
    test.play("c3");
    let saved = Box::new(
        AnySavedMatch::decode(&fs::read_to_string(&path).expect("a file")).expect("a game"),
    );
    test.send(Intent::OpenImported(saved.clone()));
    let mut all = kept(&test);
    all.sort_unstable();
    assert_eq!(all, [3, 3], "one that was played on is kept as well");
    test.save("by hand").expect("saved");
    test.send(Intent::Undo);
    test.send(Intent::Redo);
    test.play("d4");
    test.send(Intent::Undo);
    test.send(Intent::OpenImported(saved));
    assert_eq!(
        kept(&test).len(),
        4,
        "a line that can be redone is part of the game"
    );
}

#[test]
fn a_game_that_is_over_or_saved_is_not_saved_again() {
    let (mut test, path) = game_and_file("h8 i9 h9");
    test.save("by hand").expect("saved");
    test.open_file(path.clone());
    assert_eq!(kept(&test), [3]);
    test.begin(two_persons());
    test.play(BLACK_WINS);
    test.open_file(path);
    assert_eq!(kept(&test), [3]);
}

#[test]
fn an_undecided_match_is_saved_between_its_games() {
    let (mut test, path) = game_and_file("");
    test.begin(MatchConfig {
        length: MatchLength::FirstTo(3),
        ..two_persons()
    });
    test.play(BLACK_WINS);
    test.open_file(path);
    assert_eq!(kept(&test).len(), 1);
}

#[test]
fn bug_a_new_match_discarded_a_game_of_under_ten_moves() {
    let (mut test, _) = game_and_file("h8 i9 h9");
    test.begin(two_persons());
    assert_eq!(kept(&test), [3]);
    test.begin(two_persons());
    assert_eq!(kept(&test), [3], "nothing was decided in the second one");
    test.play("a1");
    test.send(Intent::Undo);
    test.begin(two_persons());
    assert_eq!(kept(&test).len(), 2, "a move that can be redone counts");
}

#[test]
fn bug_a_new_match_discarded_an_opening_with_its_offers() {
    let mut test = TestApp::new();
    let taraguchi = MatchConfig {
        rule: Rule::Renju,
        protocol: Protocol::Taraguchi10,
        ..two_persons()
    };
    test.begin(taraguchi.clone());
    test.play("h8");
    let choose = |choice| Intent::OpeningActions(vec![Action::Choose(choice)]);
    for stone in ["h9", "i10"] {
        test.send(choose(Choice::Stay));
        test.play(stone);
    }
    test.send(choose(Choice::Stay));
    test.play("g7");
    test.send(choose(Choice::OfferTen));
    test.play("a1 c1 e1 g1");
    let history = test.game().opening().history().to_vec();
    assert_eq!(test.game().opening().offers().len(), 4);
    test.begin(two_persons());
    let listed = test.saves().list().expect("listed");
    assert_eq!(listed.len(), 1);
    test.open_file(listed[0].path.clone());
    assert_eq!(test.game().opening().history(), history);
}

#[test]
fn a_new_match_discards_a_short_game_of_computers() {
    let mut test = TestApp::new();
    test.begin(between(computer(), computer()));
    test.wait_until(|live| live.moves() > 0);
    test.begin(two_persons());
    assert!(kept(&test).is_empty());
}

#[test]
fn if_the_unfinished_game_cannot_be_saved_the_file_is_not_opened() {
    let (mut test, path) = game_and_file("h8 i9 h9");
    fs::write(Folders::at(test.home()).saves_dir(), "no folder").expect("written");
    test.open_file(path);
    let problems: Vec<_> = test
        .troubles()
        .iter()
        .map(|trouble| trouble.problem)
        .collect();
    assert_eq!(problems, [FileProblem::NotKept]);
    assert_eq!(test.stones(), "h8 i9 h9");
}

#[test]
fn a_bad_file_changes_neither_the_game_nor_the_saves() {
    let (mut test, path) = game_and_file("h8 i9 h9");
    fs::write(&path, "(;GM[4]SZ[15])").expect("written");
    test.open_file(path);
    assert_eq!(test.stones(), "h8 i9 h9");
    assert!(kept(&test).is_empty());
}

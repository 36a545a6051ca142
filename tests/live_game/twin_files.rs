//! Files of games on twin boards: the autosave and the named saves, distinguished from games on one board.

use crate::harness::TestApp;
use crate::play::{BLACK_TO_WIN, Play, WIN, seconds, twin_point, two_persons, two_twin_persons};
use narabe::live::{
    AnySavedMatch, Change, ClockRule, Intent, MatchConfig, MatchLength, SaveContent, Saves,
};
use narabe::storage::{FileProblem, Folders};
use narabe_rules::Side;
use std::fs;

#[test]
fn a_killed_game_continues_in_the_middle_of_a_turn() {
    let mut test = TestApp::new();
    let mut config = MatchConfig {
        clock: ClockRule::PerGame { main: 600 },
        ..two_twin_persons()
    };
    config.players[0].name = "Kō".into();
    test.begin(config.clone());
    test.pass(seconds(7));
    test.play_turns("L:j10; R:j10 L:k10; R:a1 R:b1");
    test.send(Intent::Undo);
    test.play("L:a19");
    let home = test.kill();

    let mut test = TestApp::at(home.path());
    let saved = test.saved().expect("something to continue");
    assert!(saved.config.twin);
    assert_eq!(
        (saved.config.players[0].name.as_str(), saved.moves),
        ("Kō", 2)
    );
    let stones: Vec<_> = saved.stones.iter().map(Vec::len).collect();
    assert_eq!(stones, [3, 1]);
    // The title screen has one Continue for both kinds of game.
    assert_eq!(test.send(Intent::Continue)[0], Change::GameStarted);
    let game = test.twin_game();
    assert_eq!(game.config(), &config);
    assert_eq!(game.position().open_stone(), Some(twin_point("L:a19")));
    assert_eq!(game.clock().remaining(Side::Black), Some(seconds(593)));
    assert_eq!(test.twin_text(), "twin 19: L:j10; R:j10 L:k10; L:a19");
    test.send(Intent::Undo);
    test.send(Intent::Redo);
    assert_eq!(test.twin_text(), "twin 19: L:j10; R:j10 L:k10; R:a1 R:b1");
}

#[test]
fn a_match_that_is_over_and_left_is_not_offered_again() {
    let mut test = TestApp::new();
    test.begin(MatchConfig {
        length: MatchLength::Single,
        ..two_twin_persons()
    });
    test.play_turns(BLACK_TO_WIN);
    test.play_turns(WIN);
    assert!(
        Folders::at(test.home()).autosave().exists(),
        "a game that is over can still be undone"
    );
    test.send(Intent::Leave);
    assert_eq!(test.saved(), None);
    assert!(!Folders::at(test.home()).autosave().exists());
}

#[test]
fn only_one_game_is_in_progress() {
    let mut test = TestApp::new();
    test.begin(two_persons());
    assert!(test.game().is_open());
    test.begin(two_twin_persons());
    assert!(!test.game().is_open() && test.twin_game().is_open());
    test.play("L:j10");
    assert!(test.saved().expect("saved").config.twin);
    test.begin(two_persons());
    assert!(test.game().is_open() && !test.twin_game().is_open());
    test.play("h8");
    assert!(!test.saved().expect("saved").config.twin);
    let home = test.kill();
    let mut test = TestApp::at(home.path());
    assert!(!test.saved().expect("saved").config.twin);
    let changes = test.send(Intent::Continue);
    assert!(changes.contains(&Change::GameStarted));
}

#[test]
fn a_damaged_autosave_is_set_aside_and_reported_once() {
    let mut test = TestApp::new();
    test.begin(two_twin_persons());
    test.play_turns("L:j10; R:j10 L:k10");
    let home = test.kill();
    let path = Folders::at(home.path()).autosave();
    let text = fs::read_to_string(&path).expect("an autosave");
    fs::write(&path, &text[..text.len() / 2]).expect("written");
    let mut test = TestApp::at(home.path());
    let problems: Vec<_> = test
        .troubles()
        .into_iter()
        .map(|trouble| (trouble.problem, trouble.aside.is_some()))
        .collect();
    assert_eq!(problems, [(FileProblem::Damaged, true)]);
    assert!(!path.exists());
}

#[test]
fn named_saves_of_both_kinds_share_a_folder() {
    let mut test = TestApp::new();
    let saves = test.saves();
    test.begin(two_twin_persons());
    test.play_turns("L:j10; R:j10 L:k10");
    let twin = test.save("Pair").expect("saved");
    let listed = saves.list().expect("listed");
    let Ok(SaveContent::Game(summary)) = &listed[0].content else {
        panic!("{listed:?}");
    };
    assert!(summary.config.twin);
    assert_eq!((listed[0].name.as_str(), summary.moves), ("Pair", 2));
    let renamed = saves.rename(&twin, "Cedars").expect("renamed");
    test.begin(two_persons());
    test.save("Pair").expect("saved");
    assert_eq!(saves.list().expect("listed").len(), 2);
    // Like every other save, it is opened as the kind of game that it is.
    assert_eq!(test.open_file(renamed)[0], Change::GameStarted);
    assert_eq!(test.twin_text(), "twin 19: L:j10; R:j10 L:k10");
}

#[test]
fn opening_another_game_saves_the_unfinished_twin_game() {
    let mut test = TestApp::new();
    let folders = Folders::at(test.home());
    test.begin(two_twin_persons());
    test.play_turns("L:j10");
    let path = test.home().join("other.narabe");
    fs::copy(folders.autosave(), &path).expect("copied");
    test.play_turns("R:j10 L:k10");
    test.open_file(path.clone());
    assert_eq!(test.twin_text(), "twin 19: L:j10;");
    let turns = || {
        let listed = Saves::new(&folders).list().expect("listed");
        let turns = listed.into_iter().map(|save| match save.content {
            Ok(SaveContent::Game(summary)) if summary.config.twin => summary.moves,
            other => panic!("{other:?}"),
        });
        turns.collect::<Vec<_>>()
    };
    assert_eq!(turns(), [2]);
    // The game is only in its file, and the other kind of game replaces it.
    test.play_turns("R:j10 R:k10");
    let home = test.kill();
    let mut test = TestApp::at(home.path());
    let handed = AnySavedMatch::import("freestyle 15: h8").expect("a game");
    test.send(Intent::OpenImported(Box::new(handed)));
    assert!(test.game().is_open());
    assert_eq!(test.saves().list().expect("listed").len(), 2);
}

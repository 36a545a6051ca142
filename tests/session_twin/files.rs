//! What outlives the game on twin boards: the autosave and the named saves, told apart from the ordinary game's.

use crate::table::{BLACK_TO_WIN, Table, WIN, point, seconds, two_persons};
use narabe::app::session::{
    Change, ClockRule, Intent, MatchConfig, MatchLength, Saved, SavedError, Saves,
};
use narabe::app::storage::{FileProblem, Folders};
use narabe::rules::Side;
use std::fs;

#[test]
fn a_killed_game_is_continued_in_the_middle_of_a_turn() {
    let mut table = Table::new();
    let mut config = MatchConfig {
        clock: ClockRule::PerGame { main: 600 },
        ..two_persons()
    };
    config.players[0].name = "Kō".into();
    table.begin(config.clone());
    table.pass(seconds(7));
    table.play("L:j10; R:j10 L:k10; R:a1 R:b1");
    table.send(Intent::Undo);
    table.stone("L:a19");
    let home = table.kill();

    let mut table = Table::at(home.path());
    let saved = table.saved().expect("something to continue");
    assert!(saved.twin);
    assert_eq!((saved.players[0].name.as_str(), saved.moves), ("Kō", 2));
    let stones: Vec<_> = saved.stones.iter().map(Vec::len).collect();
    assert_eq!(stones, [3, 1]);
    // The title knows one Continue, whatever kind of game it is.
    assert_eq!(table.send(Intent::Continue)[0], Change::GameStarted);
    let session = table.session();
    assert_eq!(session.config(), &config);
    assert_eq!(session.position().open_stone(), Some(point("L:a19")));
    assert_eq!(session.clock().remaining(Side::Black), Some(seconds(593)));
    assert_eq!(table.text(), "twin 19: L:j10; R:j10 L:k10; L:a19");
    table.send(Intent::Undo);
    table.send(Intent::Redo);
    assert_eq!(table.text(), "twin 19: L:j10; R:j10 L:k10; R:a1 R:b1");
}

#[test]
fn a_match_that_is_over_and_left_is_not_offered_again() {
    let mut table = Table::new();
    table.begin(MatchConfig {
        length: MatchLength::Single,
        ..two_persons()
    });
    table.play(BLACK_TO_WIN);
    table.play(WIN);
    assert!(
        table.saved().is_some(),
        "a game that is over can still be undone"
    );
    table.send(Intent::Leave);
    assert_eq!(table.saved(), None);
    assert!(!Folders::at(table.home()).autosave().exists());
}

#[test]
fn one_game_is_on_the_table() {
    let mut table = Table::new();
    let ordinary = || {
        Intent::NewMatch(Box::new(MatchConfig {
            twin: false,
            ..two_persons()
        }))
    };
    table.send(ordinary());
    assert!(table.ordinary().is_open());
    table.begin(two_persons());
    assert!(!table.ordinary().is_open() && table.session().is_open());
    assert!(table.saved().expect("saved").twin);
    table.send(ordinary());
    assert!(table.ordinary().is_open() && !table.session().is_open());
    assert!(!table.saved().expect("saved").twin);
    let home = table.kill();
    let mut table = Table::at(home.path());
    assert!(!table.saved().expect("saved").twin);
    let changes = table.send(Intent::Continue);
    assert!(changes.contains(&Change::GameStarted));
}

#[test]
fn a_damaged_autosave_is_set_aside_and_told_of_once() {
    let mut table = Table::new();
    table.begin(two_persons());
    table.play("L:j10; R:j10 L:k10");
    let home = table.kill();
    let path = Folders::at(home.path()).autosave();
    let text = fs::read_to_string(&path).expect("an autosave");
    fs::write(&path, &text[..text.len() / 2]).expect("written");
    let mut table = Table::at(home.path());
    let problems: Vec<_> = table
        .troubles()
        .into_iter()
        .map(|trouble| (trouble.problem, trouble.aside.is_some()))
        .collect();
    assert_eq!(problems, [(FileProblem::Damaged, true)]);
    assert!(!path.exists());
}

#[test]
fn faults_of_files_are_told_apart() {
    let mut table = Table::new();
    table.begin(two_persons());
    table.play("L:j10; R:j10 L:k10");
    let good = fs::read_to_string(Folders::at(table.home()).autosave()).expect("an autosave");
    assert!(Saved::decode(&good).is_ok());
    let spoilt = |from: &str, to: &str| {
        let text = good.replace(from, to);
        assert_ne!(text, good, "{from}");
        Saved::decode(&text).expect_err("a fault")
    };
    assert!(matches!(
        spoilt("narabe-twin", "narabe-other"),
        SavedError::Foreign
    ));
    assert!(matches!(
        spoilt("narabe-twin", "narabe-game"),
        SavedError::Damaged { .. }
    ));
    assert!(matches!(
        spoilt("version: 1", "version: 9"),
        SavedError::Newer { version: 9, .. }
    ));
    for (from, to) in [("L:k10", "L:j10"), ("black: 0", "black: 7")] {
        assert!(matches!(spoilt(from, to), SavedError::Damaged { .. }));
    }
    let foreign = Saved::decode("(;GM[4]SZ[15])");
    assert!(matches!(foreign, Err(SavedError::Foreign)));
}

#[test]
fn named_saves_of_both_kinds_lie_side_by_side() {
    let mut table = Table::new();
    let saves = Saves::new(&Folders::at(table.home()));
    table.begin(two_persons());
    table.play("L:j10; R:j10 L:k10");
    let twin = saves.save("Pair", table.live()).expect("saved");
    let listed = saves.list().expect("listed");
    let summary = listed[0].summary.as_ref().expect("a save");
    assert!(summary.twin);
    assert_eq!((listed[0].name.as_str(), summary.moves), ("Pair", 2));
    let renamed = saves.rename(&twin, "Cedars").expect("renamed");
    table.send(Intent::NewMatch(Box::new(MatchConfig {
        twin: false,
        ..two_persons()
    })));
    saves.save("Pair", table.live()).expect("saved");
    assert_eq!(saves.list().expect("listed").len(), 2);
    // Opened like every other save, it finds its own table.
    assert_eq!(table.send(Intent::Open(renamed))[0], Change::GameStarted);
    assert_eq!(table.text(), "twin 19: L:j10; R:j10 L:k10");
}

#[test]
fn whatever_takes_the_table_keeps_the_unfinished_game_on_twin_boards() {
    let mut table = Table::new();
    let folders = Folders::at(table.home());
    table.begin(two_persons());
    table.play("L:j10");
    let path = table.home().join("other.narabe");
    fs::copy(folders.autosave(), &path).expect("copied");
    table.play("R:j10 L:k10");
    table.send(Intent::Open(path.clone()));
    assert_eq!(table.text(), "twin 19: L:j10;");
    let turns = || {
        let listed = Saves::new(&folders).list().expect("listed");
        let turns = listed.into_iter().map(|save| match save.summary {
            Ok(summary) if summary.twin => summary.moves,
            other => panic!("{other:?}"),
        });
        turns.collect::<Vec<_>>()
    };
    assert_eq!(turns(), [2]);
    // The other kind of game finds it in its file alone.
    table.play("R:j10 R:k10");
    let home = table.kill();
    let mut table = Table::at(home.path());
    let handed = Saved::import("freestyle 15: h8").expect("a game");
    table.send(Intent::TakeUp(Box::new(handed)));
    assert!(table.ordinary().is_open());
    assert_eq!(
        Saves::new(&Folders::at(home.path()))
            .list()
            .expect("listed")
            .len(),
        2
    );
}

//! What outlives the game on twin boards: the autosave and the named saves, told apart from the ordinary game's.

use crate::table::{BLACK_TO_WIN, Table, WIN, point, seconds, two_persons};
use narabe::app::session::{
    Change, ClockRule, Intent, LoadError, MatchConfig, MatchLength, Saved, SavedMatch, SavedTwin,
    Saves, TwinChange, TwinIntent, TwinMatch,
};
use narabe::app::storage::{FileProblem, Folders};
use narabe::rules::Side;
use std::fs;
use std::path::Path;

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
    table.send(TwinIntent::Undo);
    table.stone("L:a19");
    let home = table.kill();

    let mut table = Table::at(home.path());
    let SavedTwin(Some(saved)) = table.saved().clone() else {
        panic!("nothing to continue")
    };
    assert_eq!((saved.players[0].name.as_str(), saved.turns), ("Kō", 2));
    assert_eq!(saved.stones.each_ref().map(Vec::len), [3, 1]);
    assert!(table.saved_ordinary().0.is_none());
    // The title knows one Continue, whatever kind of game it is.
    assert_eq!(table.say(Intent::Continue)[0], TwinChange::GameStarted);
    let session = table.session();
    assert_eq!(session.config(), &config);
    assert_eq!(session.position().open_stone(), Some(point("L:a19")));
    assert_eq!(session.clock().remaining(Side::Black), Some(seconds(593)));
    assert_eq!(table.text(), "twin 19: L:j10; R:j10 L:k10; L:a19");
    table.send(TwinIntent::Undo);
    table.send(TwinIntent::Redo);
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
        table.saved().0.is_some(),
        "a game that is over can still be undone"
    );
    table.send(TwinIntent::Leave);
    assert_eq!(table.saved(), &SavedTwin(None));
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
    table.say(ordinary());
    assert!(table.ordinary().is_open());
    table.begin(two_persons());
    assert!(!table.ordinary().is_open() && table.session().is_open());
    assert!(table.saved_ordinary().0.is_none() && table.saved().0.is_some());
    table.say(ordinary());
    assert!(table.ordinary().is_open() && !table.session().is_open());
    assert!(table.saved_ordinary().0.is_some() && table.saved().0.is_none());
    let home = table.kill();
    let mut table = Table::at(home.path());
    assert!(table.saved_ordinary().0.is_some());
    table.say(Intent::Continue);
    assert!(table.ordinary_changes().contains(&Change::GameStarted));
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
    let read = |text: &str| TwinMatch::decode(text, Path::new("game"));
    assert!(read(&good).is_ok());
    let spoilt = |from: &str, to: &str| {
        let text = good.replace(from, to);
        assert_ne!(text, good, "{from}");
        read(&text)
    };
    assert!(matches!(
        spoilt("narabe-twin", "narabe-game"),
        Err(LoadError::Foreign { .. })
    ));
    assert!(matches!(
        spoilt("version: 1", "version: 9"),
        Err(LoadError::Newer { .. })
    ));
    assert!(matches!(
        spoilt("L:k10", "L:j10"),
        Err(LoadError::Damaged { .. })
    ));
    assert!(matches!(
        spoilt("black: 0", "black: 7"),
        Err(LoadError::Damaged { .. })
    ));
    assert!(matches!(
        read("(;GM[4]SZ[15])"),
        Err(LoadError::Foreign { .. })
    ));
}

#[test]
fn named_saves_of_both_kinds_lie_side_by_side() {
    let mut table = Table::new();
    let saves = Saves::new(&Folders::at(table.home()));
    table.begin(two_persons());
    table.play("L:j10; R:j10 L:k10");
    let twin = saves.save_twin("Pair", table.session()).expect("saved");
    let listed = saves.list().expect("listed");
    let Ok(Saved::Twin(summary)) = &listed[0].summary else {
        panic!("{listed:?}")
    };
    assert_eq!((listed[0].name.as_str(), summary.turns), ("Pair", 2));
    let renamed = saves.rename(&twin, "Cedars").expect("renamed");
    table.say(Intent::NewMatch(Box::new(MatchConfig {
        twin: false,
        ..two_persons()
    })));
    saves.save("Pair", table.ordinary()).expect("saved");
    assert_eq!(saves.list().expect("listed").len(), 2);
    // Opened like every other save, it finds its own table.
    assert_eq!(table.say(Intent::Open(renamed))[0], TwinChange::GameStarted);
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
    table.say(Intent::Open(path.clone()));
    assert_eq!(table.text(), "twin 19: L:j10;");
    let turns = || {
        let listed = Saves::new(&folders).list().expect("listed");
        let turns = listed.into_iter().map(|save| match save.summary {
            Ok(Saved::Twin(summary)) => summary.turns,
            other => panic!("{other:?}"),
        });
        turns.collect::<Vec<_>>()
    };
    assert_eq!(turns(), [2]);
    // The other kind of game finds it in its file alone.
    table.play("R:j10 R:k10");
    let home = table.kill();
    let mut table = Table::at(home.path());
    let handed = SavedMatch::from_handed("freestyle 15: h8", Path::new("")).expect("a game");
    table.say(Intent::TakeUp(Box::new(handed)));
    assert!(table.ordinary().is_open());
    assert_eq!(
        Saves::new(&Folders::at(home.path()))
            .list()
            .expect("listed")
            .len(),
        2
    );
}

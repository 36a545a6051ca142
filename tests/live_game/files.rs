//! Files of the live game: the autosave and the named saves.

use crate::harness::TestApp;
use crate::play::{BLACK_WINS, Play, seconds, two_persons, with_clock};
use narabe::live::{
    BlackRule, Change, ClockRule, Intent, LoadError, MatchConfig, MatchLength, Refusal,
    SaveContent, SaveError, SavedError,
};
use narabe::storage::{FileErrorReport, FileProblem, Folders};
use narabe_rules::{Point, Side};
use std::fs;

#[test]
fn a_killed_game_continues_with_clocks_and_score() {
    let mut test = TestApp::new();
    let mut config = with_clock(ClockRule::ByoYomi {
        main: 60,
        period: 10,
        periods: 3,
    });
    config.black = BlackRule::Alternate;
    config.players[0].name = "Kō".into();
    test.begin(config.clone());
    test.play(BLACK_WINS);
    test.send(Intent::NextGame);
    test.pass(seconds(65));
    test.play("h8 i9 h9");
    test.send(Intent::Undo);
    let home = test.kill();

    let mut test = TestApp::at(home.path());
    let saved = test.saved().expect("something to continue");
    assert_eq!(
        (
            saved.config.players[0].name.as_str(),
            saved.game,
            saved.wins,
            saved.moves
        ),
        ("Kō", 2, [1, 0], 2)
    );
    assert!(!test.game().is_open());
    assert_eq!(test.send(Intent::Continue)[0], Change::GameStarted);
    let game = test.game();
    assert_eq!(game.config(), &config);
    assert_eq!(
        (
            game.game_number(),
            game.wins(0),
            game.player_on(Side::Black)
        ),
        (2, 1, 1)
    );
    assert_eq!(
        (
            game.clock().remaining(Side::Black),
            game.clock().periods(Side::Black)
        ),
        (Some(seconds(10)), Some(3))
    );
    assert_eq!((game.undo_count(), game.redo_count()), (2, 1));
    assert_eq!(test.stones(), "h8 i9");
    test.send(Intent::Redo);
    assert_eq!(test.stones(), "h8 i9 h9");
}

#[test]
fn the_time_of_an_unfinished_turn_is_saved() {
    let mut test = TestApp::new();
    test.begin(with_clock(ClockRule::PerGame { main: 600 }));
    for _ in 0..11 {
        test.pass(seconds(1));
    }
    let home = test.kill();
    let mut test = TestApp::at(home.path());
    test.send(Intent::Continue);
    let left = test.game().clock().remaining(Side::Black).expect("a clock");
    assert!(left <= seconds(590), "{left:?}");
}

#[test]
fn a_match_that_is_over_and_left_is_not_offered_again() {
    let mut test = TestApp::new();
    test.begin(MatchConfig {
        length: MatchLength::Single,
        ..two_persons()
    });
    test.play(BLACK_WINS);
    assert!(
        Folders::at(test.home()).autosave().exists(),
        "a game that is over can still be undone"
    );
    test.send(Intent::Leave);
    assert_eq!(test.saved(), None);
    let home = test.kill();
    let mut test = TestApp::at(home.path());
    assert_eq!(
        test.send(Intent::Continue),
        [Change::Refused(Refusal::NoGame)]
    );
}

#[test]
fn bug_continue_was_offered_for_a_game_without_moves_and_for_one_that_is_over() {
    let mut test = TestApp::new();
    test.begin(two_persons());
    assert_eq!(test.saved(), None);
    test.play("h8");
    assert!(test.saved().is_some());
    test.send(Intent::Undo);
    assert!(test.saved().is_some(), "it can be redone");
    test.begin(two_persons());
    test.play(BLACK_WINS);
    assert_eq!(test.saved(), None);
    let home = test.kill();
    let mut test = TestApp::at(home.path());
    assert_eq!(test.saved(), None, "nor after the next start");
    test.send(Intent::Continue);
    test.send(Intent::NextGame);
    test.send(Intent::Leave);
    let saved = test.saved().expect("a series goes on with its score");
    assert_eq!((saved.game, saved.moves), (2, 0));
}

#[test]
fn a_damaged_autosave_is_set_aside_and_reported() {
    let mut test = TestApp::new();
    test.begin(two_persons());
    test.play("h8 i9");
    let home = test.kill();
    let path = Folders::at(home.path()).autosave();
    let text = fs::read_to_string(&path).expect("an autosave");
    let half = &text[..text.len() / 2];
    fs::write(&path, half).expect("written");

    let mut test = TestApp::at(home.path());
    let troubles = test.troubles();
    let [
        FileErrorReport {
            problem: FileProblem::Damaged,
            aside: Some(aside),
            ..
        },
    ] = &troubles[..]
    else {
        panic!("{troubles:?}")
    };
    assert_eq!(fs::read_to_string(aside).expect("kept"), half);
    assert!(!path.exists());
    test.begin(two_persons());
    test.play("a1");
    assert_eq!(test.stones(), "a1", "nothing else is harmed");
}

#[test]
fn errors_of_files_are_distinguished() {
    let table_home = tempfile::tempdir().expect("a folder");
    let mut test = TestApp::at(table_home.path());
    test.begin(two_persons());
    test.play("h8 i9");
    let good = fs::read_to_string(Folders::at(table_home.path()).autosave()).expect("an autosave");
    let path = table_home.path().join("some.file");
    let cases = [
        (String::from("(;GM[4]SZ[15])"), FileProblem::Foreign),
        (String::new(), FileProblem::Foreign),
        (
            good.replace("version: 1", "version: 99"),
            FileProblem::Newer,
        ),
        (good.replace("\"i9\"", "\"h8\""), FileProblem::Damaged),
        (good.replace("black: 0", "black: 7"), FileProblem::Damaged),
        (
            good.replace("narabe-game", "another-game"),
            FileProblem::Foreign,
        ),
    ];
    for (text, expected) in cases {
        assert_ne!(text, good);
        fs::write(&path, &text).expect("written");
        test.open_file(path.clone());
        let troubles = test.troubles();
        assert_eq!(
            troubles
                .iter()
                .map(|trouble| trouble.problem)
                .collect::<Vec<_>>(),
            [expected],
            "{text}"
        );
        assert!(path.exists(), "a file that the player chose stays");
        assert_eq!(test.stones(), "h8 i9", "the game in progress stays");
    }
    fs::write(&path, &good).expect("written");
    test.play("a1");
    assert_eq!(test.open_file(path)[0], Change::GameStarted);
    assert_eq!(test.stones(), "h8 i9");
}

#[test]
fn named_saves_are_listed_opened_renamed_and_deleted() {
    let mut test = TestApp::new();
    test.begin(two_persons());
    let saves = test.saves();
    assert!(saves.list().expect("listed").is_empty());
    assert!(matches!(test.save("  \n"), Err(SaveError::NoName)));
    test.play("h8 i9");
    let first = test.save("Nach dem Essen / 1").expect("saved");
    let second = test.save("Nach dem Essen / 1").expect("saved again");
    assert_ne!(first, second);
    test.play("h9");

    let listed = saves.list().expect("listed");
    assert_eq!(listed.len(), 2);
    assert!(
        listed
            .iter()
            .all(|entry| entry.name == "Nach dem Essen / 1" && entry.modified.is_some())
    );
    let Ok(SaveContent::Game(summary)) = &listed[0].content else {
        panic!("{listed:?}")
    };
    assert_eq!(
        summary.stones,
        [[
            (Point::new(7, 7), Side::Black),
            (Point::new(8, 8), Side::White)
        ]]
    );

    let renamed = saves.rename(&first, "五").expect("renamed");
    assert!(!first.exists());
    saves.delete(&second).expect("deleted");
    let names: Vec<String> = saves
        .list()
        .expect("listed")
        .into_iter()
        .map(|entry| entry.name)
        .collect();
    assert_eq!(names, ["五"]);
    test.open_file(renamed);
    assert_eq!(test.stones(), "h8 i9");
}

#[test]
fn saves_do_not_touch_other_files() {
    let mut test = TestApp::new();
    let saves = test.saves();
    assert!(matches!(test.save("none"), Err(SaveError::NoGame)));
    test.begin(two_persons());
    test.save("good").expect("saved");
    let outside = test.home().join("autosave.ron");
    assert!(matches!(
        saves.delete(&outside),
        Err(SaveError::Outside { .. })
    ));
    assert!(outside.exists());
    fs::write(
        Folders::at(test.home()).saves_dir().join("broken.narabe"),
        "???",
    )
    .expect("written");
    let listed = saves.list().expect("listed");
    assert_eq!(listed.len(), 2);
    let broken = listed
        .iter()
        .find(|entry| entry.name == "broken")
        .expect("in the list");
    assert!(matches!(
        broken.content,
        Err(LoadError::Content {
            error: SavedError::Foreign,
            ..
        })
    ));
}

#[test]
fn bug_a_full_disk_was_reported_only_once() {
    let mut test = TestApp::new();
    test.begin(two_persons());
    let path = Folders::at(test.home()).autosave();
    fs::remove_file(&path).expect("removed");
    // A folder with the file's name: nothing can be written there.
    fs::create_dir(&path).expect("a folder");
    for point in ["h8", "i9"] {
        test.play(point);
        assert_eq!(test.troubles().len(), 1, "{point}");
    }
    test.pass(seconds(11));
    assert_eq!(test.troubles().len(), 1, "it is tried again by itself");
    fs::remove_dir(&path).expect("removed");
    test.pass(seconds(11));
    assert!(test.troubles().is_empty());
    assert!(path.is_file(), "and kept as soon as it can be");
}

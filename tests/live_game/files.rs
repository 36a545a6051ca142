//! Files of the live game: the autosave, the named saves, the settings.

use crate::harness::{TestApp, home};
use crate::play::{BLACK_WINS, Play, between, computer, seconds, two_persons, with_clock};
use bevy::prelude::*;
use narabe::live::{
    AnySavedMatch, BlackRule, Change, ClockRule, Intent, LoadError, MatchConfig, MatchLength,
    Refusal, SaveContent, SaveError, SavedError,
};
use narabe::settings::{self, LastSetup, MotionChoice, Settings};
use narabe::storage::{FileErrorReport, FileProblem, Folders};
use narabe_rules::opening::{Action, Choice, Protocol};
use narabe_rules::{Point, Rule, Side};
use std::fs;
use std::path::Path;

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

#[cfg(unix)]
#[test]
fn bug_a_folder_that_cannot_be_written_was_not_reported_at_the_start() {
    let home = home();
    // A file in its place: permissions do not hold for everybody.
    let folder = home.path().join("narabe");
    fs::write(&folder, "no folder").expect("written");
    let mut app = settings_at(&folder);
    app.update();
    let reports: Vec<FileErrorReport> = app
        .world_mut()
        .resource_mut::<Messages<FileErrorReport>>()
        .drain()
        .collect();
    let [report] = &reports[..] else {
        panic!("{reports:?}")
    };
    assert_eq!(report.problem, FileProblem::PlaceRefused);
    assert_eq!(report.path.parent(), Some(folder.as_path()));
}

/// An app with the settings only.
fn settings_at(home: &Path) -> App {
    let mut app = App::new();
    app.add_plugins(MinimalPlugins)
        .insert_resource(Folders::at(home))
        .add_plugins(settings::plugin);
    app
}

#[test]
fn settings_are_stored_at_once_and_loaded_before_the_first_frame() {
    let home = home();
    let mut app = settings_at(home.path());
    app.update();
    assert!(
        !Folders::at(home.path()).settings().exists(),
        "looking makes no file"
    );
    app.world_mut().resource_mut::<Settings>().motion = MotionChoice::Off;
    app.world_mut().resource_mut::<LastSetup>().0.black = BlackRule::Random;
    app.update();
    let app = settings_at(home.path());
    assert_eq!(app.world().resource::<Settings>().motion, MotionChoice::Off);
    assert_eq!(
        app.world().resource::<LastSetup>().0.black,
        BlackRule::Random
    );
}

#[test]
fn damaged_settings_keep_all_valid_values() {
    let home = home();
    let path = Folders::at(home.path()).settings();
    fs::write(&path, "(volume_music: 7, theme: Plaid, text_size: 60000)").expect("written");
    let app = settings_at(home.path());
    let settings = app.world().resource::<Settings>();
    assert_eq!((settings.volume_music, settings.text_size), (7, 200));
    assert_eq!(settings.theme, Settings::default().theme);

    fs::write(&path, "\u{0}\u{0}\u{0}").expect("written");
    let mut app = settings_at(home.path());
    assert_eq!(app.world().resource::<Settings>(), &Settings::default());
    assert!(!path.exists());
    app.update();
    let problems: Vec<FileProblem> = app
        .world_mut()
        .resource_mut::<Messages<FileErrorReport>>()
        .drain()
        .map(|trouble| trouble.problem)
        .collect();
    assert_eq!(problems, [FileProblem::Damaged]);
}

#[test]
fn the_last_match_configuration_is_remembered() {
    let mut test = TestApp::new();
    let folders = Folders::at(test.home());
    test.app().add_plugins(settings::plugin);
    let config = MatchConfig {
        length: MatchLength::BestOf(5),
        ..two_persons()
    };
    test.begin(config.clone());
    assert!(folders.setup().exists());
    let app = settings_at(&test.home());
    assert_eq!(app.world().resource::<LastSetup>().0, config);
}

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

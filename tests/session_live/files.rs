//! What outlives the game: the autosave, the named saves, the settings.

use crate::harness::{BLACK_WINS, Table, seconds, two_persons, with_clock};
use bevy::prelude::*;
use narabe::app::session::{
    BlackRule, Change, ClockRule, Intent, LoadError, MatchConfig, MatchLength, Refusal, SaveError,
    Saved, SavedError, SavedGame, Saves,
};
use narabe::app::settings::{self, LastSetup, MotionChoice, Settings};
use narabe::app::storage::{FileProblem, FileTrouble, Folders};
use narabe::rules::{Point, Side};
use std::fs;
use std::path::Path;
use tempfile::TempDir;

fn summary(table: &mut Table) -> SavedGame {
    table.app().world().resource::<SavedGame>().clone()
}

#[test]
fn a_killed_game_is_continued_with_clocks_and_score() {
    let mut table = Table::new();
    let mut config = with_clock(ClockRule::ByoYomi {
        main: 60,
        period: 10,
        periods: 3,
    });
    config.black = BlackRule::Alternate;
    config.players[0].name = "Kō".into();
    table.begin(config.clone());
    table.play(BLACK_WINS);
    table.send(Intent::NextGame);
    table.pass(seconds(65));
    table.play("h8 i9 h9");
    table.send(Intent::Undo);
    let home = table.kill();

    let mut table = Table::at(home.path());
    let SavedGame(Some(saved)) = summary(&mut table) else {
        panic!("nothing to continue")
    };
    assert_eq!(
        (
            saved.players[0].name.as_str(),
            saved.game,
            saved.wins,
            saved.moves
        ),
        ("Kō", 2, [1, 0], 2)
    );
    assert!(!table.session().is_open());
    assert_eq!(table.send(Intent::Continue)[0], Change::GameStarted);
    let session = table.session();
    assert_eq!(session.config(), &config);
    assert_eq!(
        (
            session.game_number(),
            session.wins(0),
            session.player_on(Side::Black)
        ),
        (2, 1, 1)
    );
    assert_eq!(
        (session.remaining(Side::Black), session.periods(Side::Black)),
        (Some(seconds(10)), Some(3))
    );
    assert_eq!((session.undo_count(), session.redo_count()), (2, 1));
    assert_eq!(table.stones(), "h8 i9");
    table.send(Intent::Redo);
    assert_eq!(table.stones(), "h8 i9 h9");
}

#[test]
fn the_time_on_an_unmade_move_is_kept_too() {
    let mut table = Table::new();
    table.begin(with_clock(ClockRule::PerGame { main: 600 }));
    for _ in 0..11 {
        table.pass(seconds(1));
    }
    let home = table.kill();
    let mut table = Table::at(home.path());
    table.send(Intent::Continue);
    let left = table.session().remaining(Side::Black).expect("a clock");
    assert!(left <= seconds(590), "{left:?}");
}

#[test]
fn continuing_a_finished_game_tells_no_end_anew() {
    let mut table = Table::new();
    table.begin(two_persons());
    table.play(BLACK_WINS);
    let home = table.kill();
    let mut table = Table::at(home.path());
    assert_eq!(table.send(Intent::Continue), [Change::GameStarted]);
    assert!(table.session().outcome().is_some());
    assert_eq!(table.session().wins(0), 1);
}

#[test]
fn a_match_that_is_over_and_left_is_not_offered_again() {
    let mut table = Table::new();
    table.begin(MatchConfig {
        length: MatchLength::Single,
        ..two_persons()
    });
    table.play(BLACK_WINS);
    assert!(
        summary(&mut table).0.is_some(),
        "a game that is over can still be undone"
    );
    table.send(Intent::Leave);
    assert_eq!(summary(&mut table), SavedGame(None));
    let home = table.kill();
    let mut table = Table::at(home.path());
    assert_eq!(
        table.send(Intent::Continue),
        [Change::Refused(Refusal::NoGame)]
    );
}

#[test]
fn a_damaged_autosave_is_set_aside_and_told_of() {
    let mut table = Table::new();
    table.begin(two_persons());
    table.play("h8 i9");
    let home = table.kill();
    let path = Folders::at(home.path()).autosave();
    let text = fs::read_to_string(&path).expect("an autosave");
    let half = &text[..text.len() / 2];
    fs::write(&path, half).expect("written");

    let mut table = Table::at(home.path());
    let troubles = table.troubles();
    let [
        FileTrouble {
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
    table.begin(two_persons());
    table.play("a1");
    assert_eq!(table.stones(), "a1", "nothing else is harmed");
}

#[test]
fn faults_of_files_are_told_apart() {
    let table_home = tempfile::tempdir().expect("a folder");
    let mut table = Table::at(table_home.path());
    table.begin(two_persons());
    table.play("h8 i9");
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
        table.send(Intent::Open(path.clone()));
        let troubles = table.troubles();
        assert_eq!(
            troubles
                .iter()
                .map(|trouble| trouble.problem)
                .collect::<Vec<_>>(),
            [expected],
            "{text}"
        );
        assert!(path.exists(), "a file that the player chose stays");
        assert_eq!(table.stones(), "h8 i9", "the game on the table stays");
    }
    fs::write(&path, &good).expect("written");
    table.play("a1");
    assert_eq!(table.send(Intent::Open(path))[0], Change::GameStarted);
    assert_eq!(table.stones(), "h8 i9");
}

#[test]
fn a_save_from_before_the_beginner_was_told_still_opens() {
    let mut table = Table::new();
    table.begin(MatchConfig {
        black: BlackRule::Second,
        ..two_persons()
    });
    table.play("h8 i9");
    let text = fs::read_to_string(Folders::at(table.home()).autosave()).expect("an autosave");
    let told: String = text
        .lines()
        .filter(|line| !line.trim_start().starts_with("began:"))
        .map(|line| format!("{line}\n"))
        .collect();
    assert_ne!(told, text);
    let path = table.home().join("old.narabe");
    fs::write(&path, told).expect("written");
    table.send(Intent::Open(path));
    assert_eq!(table.stones(), "h8 i9");
    assert_eq!(table.session().player_on(Side::Black), 1);
}

#[test]
fn named_saves_are_listed_opened_renamed_and_deleted() {
    let mut table = Table::new();
    table.begin(two_persons());
    let saves = Saves::new(&Folders::at(table.home()));
    assert!(saves.list().expect("listed").is_empty());
    assert!(matches!(
        saves.save("  \n", table.live()),
        Err(SaveError::NoName)
    ));
    table.play("h8 i9");
    let first = saves
        .save("Nach dem Essen / 1", table.live())
        .expect("saved");
    let second = saves
        .save("Nach dem Essen / 1", table.live())
        .expect("saved again");
    assert_ne!(first, second);
    table.play("h9");

    let listed = saves.list().expect("listed");
    assert_eq!(listed.len(), 2);
    assert!(
        listed
            .iter()
            .all(|entry| entry.name == "Nach dem Essen / 1" && entry.modified.is_some())
    );
    let Ok(summary) = &listed[0].summary else {
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
    table.send(Intent::Open(renamed));
    assert_eq!(table.stones(), "h8 i9");
}

#[test]
fn saves_leave_other_files_alone() {
    let mut table = Table::new();
    let saves = Saves::new(&Folders::at(table.home()));
    assert!(matches!(
        saves.save("none", table.live()),
        Err(SaveError::NoGame)
    ));
    table.begin(two_persons());
    saves.save("good", table.live()).expect("saved");
    let outside = table.home().join("autosave.ron");
    assert!(matches!(
        saves.delete(&outside),
        Err(SaveError::Outside { .. })
    ));
    assert!(outside.exists());
    fs::write(
        Folders::at(table.home()).saves_dir().join("broken.narabe"),
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
        broken.summary,
        Err(LoadError::Content {
            error: SavedError::Foreign,
            ..
        })
    ));
}

/// An app with the settings alone.
fn settings_at(home: &Path) -> App {
    let mut app = App::new();
    app.add_plugins(MinimalPlugins)
        .insert_resource(Folders::at(home))
        .add_plugins(settings::plugin);
    app
}

fn home() -> TempDir {
    tempfile::tempdir().expect("a folder")
}

#[test]
fn settings_are_stored_at_once_and_there_before_the_first_frame() {
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
fn damaged_settings_cost_as_little_as_they_can() {
    let home = home();
    let path = Folders::at(home.path()).settings();
    fs::write(&path, "(volume_music: 7, theme: Plaid, text_size: 60000)").expect("written");
    let app = settings_at(home.path());
    let settings = app.world().resource::<Settings>();
    assert_eq!((settings.volume_music, settings.text_size), (7, 160));
    assert_eq!(settings.theme, Settings::default().theme);

    fs::write(&path, "\u{0}\u{0}\u{0}").expect("written");
    let mut app = settings_at(home.path());
    assert_eq!(app.world().resource::<Settings>(), &Settings::default());
    assert!(!path.exists());
    app.update();
    let told: Vec<FileProblem> = app
        .world_mut()
        .resource_mut::<Messages<FileTrouble>>()
        .drain()
        .map(|trouble| trouble.problem)
        .collect();
    assert_eq!(told, [FileProblem::Damaged]);
}

#[test]
fn the_last_set_up_match_is_remembered() {
    let mut table = Table::new();
    let folders = Folders::at(table.home());
    table.app().add_plugins(settings::plugin);
    let config = MatchConfig {
        length: MatchLength::BestOf(5),
        ..two_persons()
    };
    table.begin(config.clone());
    assert!(folders.setup().exists());
    let app = settings_at(&table.home());
    assert_eq!(app.world().resource::<LastSetup>().0, config);
}

/// The game on the table, and another one in a file.
fn table_and_file(moves: &str) -> (Table, std::path::PathBuf) {
    let mut other = Table::new();
    other.begin(two_persons());
    other.play("a1 b2");
    let text = fs::read_to_string(Folders::at(other.home()).autosave()).expect("an autosave");
    let mut table = Table::new();
    let path = table.home().join("other.narabe");
    fs::write(&path, text).expect("written");
    table.begin(two_persons());
    table.play(moves);
    (table, path)
}

/// The stones in each of the saves.
fn kept(table: &Table) -> Vec<usize> {
    let listed = Saves::new(&Folders::at(table.home())).list();
    let listed = listed.expect("listed").into_iter();
    listed
        .map(|save| save.summary.expect("a save").moves)
        .collect()
}

#[test]
fn bug_a_file_from_the_command_line_destroyed_the_unfinished_game() {
    let (mut table, path) = table_and_file("h8 i9 h9");
    // The game is in its file alone, as it is when the program starts with another file.
    let home = table.kill();
    table = Table::at(home.path());
    table.send(Intent::Open(path));
    assert_eq!(table.stones(), "a1 b2");
    assert_eq!(kept(&table), [3]);
}

#[test]
fn whatever_takes_the_table_keeps_the_unfinished_game() {
    let (mut table, path) = table_and_file("h8 i9 h9");
    table.send(Intent::Open(path.clone()));
    assert_eq!(kept(&table), [3], "the game in memory");
    table.send(Intent::Open(path.clone()));
    assert_eq!(
        kept(&table),
        [3],
        "one that nobody touched lies where it came from"
    );
    table.play("c3");
    let saved =
        Box::new(Saved::decode(&fs::read_to_string(&path).expect("a file")).expect("a game"));
    table.send(Intent::TakeUp(saved.clone()));
    let mut all = kept(&table);
    all.sort_unstable();
    assert_eq!(all, [3, 3], "one that was played on is kept as well");
    Saves::new(&Folders::at(table.home()))
        .save("by hand", table.live())
        .expect("saved");
    table.send(Intent::Undo);
    table.send(Intent::Redo);
    table.play("d4");
    table.send(Intent::Undo);
    table.send(Intent::TakeUp(saved));
    assert_eq!(
        kept(&table).len(),
        4,
        "a line that can be redone is part of the game"
    );
}

#[test]
fn a_game_that_is_over_or_saved_already_is_not_kept_again() {
    let (mut table, path) = table_and_file("h8 i9 h9");
    let saves = Saves::new(&Folders::at(table.home()));
    saves.save("by hand", table.live()).expect("saved");
    table.send(Intent::Open(path.clone()));
    assert_eq!(kept(&table), [3]);
    table.begin(two_persons());
    table.play(BLACK_WINS);
    table.send(Intent::Open(path));
    assert_eq!(kept(&table), [3]);
}

#[test]
fn a_match_that_is_not_decided_is_kept_between_its_games() {
    let (mut table, path) = table_and_file("");
    table.begin(MatchConfig {
        length: MatchLength::FirstTo(3),
        ..two_persons()
    });
    table.play(BLACK_WINS);
    table.send(Intent::Open(path));
    assert_eq!(kept(&table).len(), 1);
}

#[test]
fn a_new_match_keeps_a_game_of_some_length() {
    let (mut table, _) = table_and_file("h8 i9 h9");
    table.begin(two_persons());
    assert!(kept(&table).is_empty(), "three moves were thrown away");
    table.play("a1 c1 e1 g1 i1 k1 a3 c3 e3 g3");
    table.begin(two_persons());
    assert_eq!(kept(&table), [10]);
}

#[test]
fn where_the_unfinished_game_cannot_be_kept_the_file_is_not_opened() {
    let (mut table, path) = table_and_file("h8 i9 h9");
    fs::write(Folders::at(table.home()).saves_dir(), "no folder").expect("written");
    table.send(Intent::Open(path));
    let problems: Vec<_> = table.troubles().iter().map(|told| told.problem).collect();
    assert_eq!(problems, [FileProblem::NotKept]);
    assert_eq!(table.stones(), "h8 i9 h9");
}

#[test]
fn a_bad_file_leaves_the_game_and_the_saves_alone() {
    let (mut table, path) = table_and_file("h8 i9 h9");
    fs::write(&path, "(;GM[4]SZ[15])").expect("written");
    table.send(Intent::Open(path));
    assert_eq!(table.stones(), "h8 i9 h9");
    assert!(kept(&table).is_empty());
}

#[test]
fn bug_a_full_disk_was_told_of_once() {
    let mut table = Table::new();
    table.begin(two_persons());
    let path = Folders::at(table.home()).autosave();
    fs::remove_file(&path).expect("removed");
    // A folder in the file's place: nothing can be written there.
    fs::create_dir(&path).expect("a folder");
    for point in ["h8", "i9"] {
        table.play(point);
        assert_eq!(table.troubles().len(), 1, "{point}");
    }
    table.pass(seconds(11));
    assert_eq!(table.troubles().len(), 1, "it is tried again by itself");
    fs::remove_dir(&path).expect("removed");
    table.pass(seconds(11));
    assert!(table.troubles().is_empty());
    assert!(path.is_file(), "and kept as soon as it can be");
}

//! The files of the settings and of the last match configuration.

use crate::harness::{TestApp, home};
use crate::play::{Play, two_persons};
use bevy::prelude::*;
use narabe::live::{BlackRule, MatchConfig, MatchLength};
use narabe::settings::{self, LastSetup, MotionChoice, Settings};
use narabe::storage::{FileErrorReport, FileProblem, Folders};
use std::fs;
use std::path::Path;

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

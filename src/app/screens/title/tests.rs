//! The title without a window.

use super::*;
use crate::app::board::BoardModel;
use crate::app::screens::rig;
use crate::app::session::{SavedMatch, Saves};
use crate::app::storage::{Folders, write_text};
use bevy::input_focus::InputFocus;
use std::path::Path;

fn autosave(home: &Path) {
    let saved = SavedMatch::of(&rig::two_stones())
        .encode()
        .expect("encoded");
    write_text(&Folders::at(home).autosave(), &saved).expect("written");
}

#[test]
fn without_a_saved_game_there_is_nothing_to_continue_or_load() {
    let home = tempfile::tempdir().expect("a folder");
    let mut app = rig::app(home.path());
    rig::settle(&mut app);
    let keys = rig::keys(&mut app);
    assert!(keys.contains(&"title-play".into()), "{keys:?}");
    assert!(!keys.contains(&"title-continue".into()), "{keys:?}");
    assert!(!keys.contains(&"title-load".into()), "{keys:?}");
}

#[test]
fn continue_says_which_game_it_takes_up() {
    let home = tempfile::tempdir().expect("a folder");
    autosave(home.path());
    let mut app = rig::app(home.path());
    rig::settle(&mut app);
    let texts = rig::texts(&mut app);
    assert!(
        texts.contains(&"Hana – Taro · Freestyle 15 × 15 · move 2".into()),
        "{texts:?}"
    );
    rig::press(&mut app, "title-continue");
    assert_eq!(rig::screen(&app), Screen::Game);
    assert_eq!(
        app.world().resource::<Session>().position().moves().len(),
        2
    );
}

#[test]
fn a_named_save_brings_load() {
    let home = tempfile::tempdir().expect("a folder");
    Saves::new(&Folders::at(home.path()))
        .save("After lunch", &rig::two_stones())
        .expect("saved");
    let mut app = rig::app(home.path());
    rig::settle(&mut app);
    rig::press(&mut app, "title-load");
    assert_eq!(rig::screen(&app), Screen::Load);
}

#[test]
fn play_leads_to_a_new_game() {
    let home = tempfile::tempdir().expect("a folder");
    let mut app = rig::app(home.path());
    rig::settle(&mut app);
    rig::press(&mut app, "title-play");
    assert_eq!(rig::screen(&app), Screen::NewGame);
}

#[test]
fn play_is_chosen_first_and_the_chosen_one_follows_the_focus() {
    let home = tempfile::tempdir().expect("a folder");
    let mut app = rig::app(home.path());
    rig::settle(&mut app);
    let chosen = |app: &mut App| {
        let mut found = app
            .world_mut()
            .query_filtered::<&crate::app::widgets::FocusKey, With<menu::Chosen>>();
        found
            .iter(app.world())
            .map(|key| key.0.clone())
            .collect::<Vec<_>>()
    };
    assert_eq!(chosen(&mut app), ["title-play"]);
    let settings = app
        .world_mut()
        .query::<(Entity, &crate::app::widgets::FocusKey)>()
        .iter(app.world())
        .find(|(_, key)| key.0 == "title-settings")
        .map(|(entity, _)| entity)
        .expect("settings are in the menu");
    app.world_mut()
        .resource_mut::<InputFocus>()
        .set(settings, bevy::input_focus::FocusCause::Navigated);
    rig::settle(&mut app);
    assert_eq!(chosen(&mut app), ["title-settings"]);
}

#[test]
fn sound_is_muted_by_one_press_and_the_button_says_so() {
    let home = tempfile::tempdir().expect("a folder");
    let mut app = rig::app(home.path());
    rig::settle(&mut app);
    rig::press(&mut app, "title-sound");
    assert!(app.world().resource::<Settings>().muted);
    assert!(rig::texts(&mut app).contains(&"Muted".into()));
}

#[test]
fn with_motion_off_the_demo_stands_still_until_a_hand_moves_it() {
    let home = tempfile::tempdir().expect("a folder");
    let mut app = rig::app(home.path());
    rig::settle(&mut app);
    let before = app.world().resource::<BoardModel>().clone();
    assert!(!before.moves.is_empty());
    rig::settle(&mut app);
    assert_eq!(*app.world().resource::<BoardModel>(), before);
    rig::press(&mut app, "title-demo-next");
    assert_eq!(
        app.world().resource::<BoardModel>().moves.len(),
        before.moves.len() + 1
    );
}

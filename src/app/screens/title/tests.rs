//! The title without a window.

use super::*;
use crate::app::board::BoardModel;
use crate::app::screens::testing::{Stage, two_stones};
use crate::app::session::{Live, Saves};
use crate::app::storage::{Folders, write_text};
use crate::app::widgets::FocusKey;
use bevy::input_focus::{FocusCause, InputFocus};
use std::path::Path;

fn autosave(home: &Path) {
    let saved = Live::from(two_stones())
        .saved()
        .expect("a match")
        .encode()
        .expect("encoded");
    write_text(&Folders::at(home).autosave(), &saved).expect("written");
}

#[test]
fn without_a_saved_game_there_is_nothing_to_continue_or_load() {
    let mut stage = Stage::new();
    stage.settle();
    assert!(stage.has("title-play"));
    assert!(!stage.has("title-continue"));
    assert!(!stage.has("title-load"));
}

#[test]
fn continue_says_which_game_it_takes_up() {
    let mut stage = Stage::new();
    autosave(stage.home.path());
    stage.settle();
    let texts = stage.texts();
    assert!(
        texts.contains(&"Hana – Taro · Freestyle 15 × 15 · move 2".into()),
        "{texts:?}"
    );
    stage.press("title-continue");
    assert_eq!(stage.screen(), Screen::Game);
    assert_eq!(
        stage
            .app
            .world()
            .resource::<Live>()
            .one_board()
            .position()
            .moves()
            .len(),
        2
    );
}

#[test]
fn a_named_save_brings_load() {
    let mut stage = Stage::new();
    Saves::new(&Folders::at(stage.home.path()))
        .save("After lunch", &Live::from(two_stones()))
        .expect("saved");
    stage.settle();
    stage.press("title-load");
    assert_eq!(stage.screen(), Screen::Load);
}

#[test]
fn play_leads_to_a_new_game() {
    let mut stage = Stage::new();
    stage.settle();
    stage.press("title-play");
    assert_eq!(stage.screen(), Screen::NewGame);
}

fn chosen(stage: &mut Stage) -> Vec<String> {
    let world = stage.app.world_mut();
    let mut found = world.query_filtered::<&FocusKey, With<menu::Chosen>>();
    found.iter(world).map(|key| key.0.clone()).collect()
}

#[test]
fn play_is_chosen_first_and_the_chosen_one_follows_the_focus() {
    let mut stage = Stage::new();
    stage.settle();
    assert_eq!(chosen(&mut stage), ["title-play"]);
    let settings = stage.control("title-settings");
    stage
        .app
        .world_mut()
        .resource_mut::<InputFocus>()
        .set(settings, FocusCause::Navigated);
    stage.settle();
    assert_eq!(chosen(&mut stage), ["title-settings"]);
}

#[test]
fn sound_is_muted_by_one_press_and_the_button_says_so() {
    let mut stage = Stage::new();
    stage.settle();
    stage.press("title-sound");
    assert!(stage.app.world().resource::<Settings>().muted);
    assert!(stage.texts().contains(&"Muted".into()));
}

#[test]
fn with_motion_off_the_demo_stands_still_until_a_hand_moves_it() {
    let mut stage = Stage::new();
    stage.settle();
    let before = stage.app.world().resource::<BoardModel>().clone();
    assert!(!before.moves.is_empty());
    stage.settle();
    assert_eq!(*stage.app.world().resource::<BoardModel>(), before);
    stage.press("title-demo-next");
    assert_eq!(
        stage.app.world().resource::<BoardModel>().moves.len(),
        before.moves.len() + 1
    );
}

#[test]
fn bug_after_a_click_on_empty_paper_enter_did_nothing() {
    let mut stage = Stage::new();
    stage.settle();
    stage.app.world_mut().resource_mut::<InputFocus>().clear();
    stage.settle();
    let play = stage.control("title-play");
    assert_eq!(stage.app.world().resource::<InputFocus>().get(), Some(play));
    assert_eq!(chosen(&mut stage), ["title-play"]);
}

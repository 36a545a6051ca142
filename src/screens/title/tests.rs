//! The title without a window.

use super::*;
use crate::board::BoardId;
use crate::live::Live;
use crate::puzzles::Puzzles;
use crate::screens::testing::{TestApp, two_stones};
use crate::screens::wording::saved_games::saved_game;
use crate::storage::{Folders, write_text};
use crate::widgets::FocusKey;
use bevy::input_focus::InputFocus;
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
fn without_a_saved_game_there_is_nothing_to_continue() {
    let mut test = TestApp::started();
    assert!(test.has("title-play"));
    assert!(!test.has("title-continue"));
}

#[test]
fn continue_shows_which_game_it_opens() {
    let mut test = TestApp::new();
    autosave(test.home.path());
    test.settle();
    let words = saved_game(test.resource(), &two_stones().summary());
    assert!(test.shows(&words), "{:?}", test.texts());
    test.press("title-continue");
    assert_eq!(test.screen(), Screen::Game);
    assert_eq!(
        test.resource::<Live>().one_board().position().moves().len(),
        2
    );
}

#[test]
fn bug_the_start_read_all_puzzles_of_the_game() {
    let mut test = TestApp::started();
    test.settle();
    assert_eq!(test.screen(), Screen::Title);
    assert!(!test.resource::<Puzzles>().has_counted_due());
    assert_eq!(test.resource::<Puzzles>().due_today(None), 0);
    assert!(test.resource::<Puzzles>().has_counted_due(), "on demand");
}

#[test]
fn the_library_is_always_in_the_menu() {
    let mut test = TestApp::started();
    test.press("title-library");
    assert_eq!(test.screen(), Screen::Library);
}

#[test]
fn play_leads_to_a_new_game() {
    let mut test = TestApp::started();
    test.press("title-play");
    assert_eq!(test.screen(), Screen::NewGame);
}

fn chosen(test: &mut TestApp) -> Vec<String> {
    let world = test.app.world_mut();
    let mut found = world.query_filtered::<&FocusKey, With<menu::ChosenEntry>>();
    found.iter(world).map(|key| key.0.clone()).collect()
}

#[test]
fn play_is_chosen_first_and_the_chosen_one_follows_the_focus() {
    let mut test = TestApp::started();
    assert_eq!(chosen(&mut test), ["title-play"]);
    let settings = test.control("title-settings");
    test.focus(settings);
    test.settle();
    assert_eq!(chosen(&mut test), ["title-settings"]);
}

#[test]
fn sound_is_muted_by_one_press_and_the_button_says_so() {
    let mut test = TestApp::started();
    test.press("title-sound");
    assert!(test.resource::<Settings>().muted);
    assert!(test.says("title-sound-off"));
}

#[test]
fn with_motion_off_the_demo_moves_only_by_its_button() {
    let mut test = TestApp::started();
    let before = test.board_model(BoardId::First).clone();
    assert!(!before.moves.is_empty());
    test.settle();
    assert_eq!(*test.board_model(BoardId::First), before);
    test.press("title-demo-next");
    assert_eq!(
        test.board_model(BoardId::First).moves.len(),
        before.moves.len() + 1
    );
}

#[test]
fn bug_enter_did_nothing_after_a_click_on_the_background() {
    let mut test = TestApp::started();
    test.resource_mut::<InputFocus>().clear();
    test.settle();
    let play = test.control("title-play");
    assert_eq!(test.resource::<InputFocus>().get(), Some(play));
    assert_eq!(chosen(&mut test), ["title-play"]);
}

#[test]
fn bug_the_language_went_one_further_at_each_press() {
    let mut test = TestApp::started();
    let before = test.settings().language.clone();
    test.press("title-language");
    assert_eq!(test.settings().language, before, "a press opens the list");
    let current = test.control("title-language-en");
    assert_eq!(test.resource::<InputFocus>().get(), Some(current));
    for language in crate::locale::languages() {
        assert!(test.has(&format!("title-language-{}", language.code)));
    }
    test.press("title-language-ru");
    assert_eq!(test.settings().language, "ru");
    assert!(!test.has("title-language-en"), "the list has closed");
}

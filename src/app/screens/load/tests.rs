//! The list of saves without a window.

use super::*;
use crate::app::screens::testing::{Stage, two_stones};
use crate::app::session::{Intent, Live, MatchConfig, Player, Seat};
use crate::app::storage::{self, write_text};
use crate::app::widgets::Toast;
use bevy::ecs::message::MessageCursor;
use bevy::text::EditableText;
use std::path::Path;

fn opened() -> Stage {
    let mut stage = Stage::new();
    stage.open(Screen::Load);
    stage
}

fn saves(home: &Path) -> Saves {
    Saves::new(&Folders::at(home))
}

/// The list with one save in it.
fn opened_with(name: &str) -> (Stage, Saves) {
    let mut stage = Stage::new();
    let saves = saves(stage.home.path());
    saves.save(name, &Live::from(two_stones())).expect("saved");
    stage.open(Screen::Load);
    (stage, saves)
}

fn names(saves: &Saves) -> Vec<String> {
    saves
        .list()
        .expect("listed")
        .into_iter()
        .map(|save| save.name)
        .collect()
}

#[test]
fn an_empty_list_says_so_in_words() {
    let mut stage = opened();
    assert!(stage.texts().contains(&"No saved games yet".into()));
}

#[test]
fn a_save_is_listed_and_opens_on_the_board() {
    let (mut stage, _) = opened_with("Lunch");
    let texts = stage.texts();
    assert!(texts.contains(&"Lunch".into()), "{texts:?}");
    assert!(
        texts.contains(&"Hana – Taro · Freestyle 15 × 15 · move 2".into()),
        "{texts:?}"
    );
    stage.press("load-open-game-lunch.narabe");
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
fn deleting_asks_first() {
    let (mut stage, saves) = opened_with("Lunch");
    stage.press("load-delete-game-lunch.narabe");
    assert_eq!(names(&saves), ["Lunch"], "nothing goes before the answer");
    assert!(stage.texts().contains(&"Delete “Lunch”?".into()));
    stage.press("cancel");
    assert_eq!(names(&saves), ["Lunch"]);
    stage.press("load-delete-game-lunch.narabe");
    stage.press("load-delete-yes");
    assert!(names(&saves).is_empty());
    assert!(stage.texts().contains(&"No saved games yet".into()));
}

#[test]
fn a_save_gets_another_name() {
    let (mut stage, saves) = opened_with("Lunch");
    stage.press("load-rename-game-lunch.narabe");
    let field = stage
        .app
        .world_mut()
        .query_filtered::<Entity, With<EditableText>>()
        .iter(stage.app.world())
        .next();
    let field = field.expect("the dialog has a field");
    stage
        .app
        .world_mut()
        .entity_mut(field)
        .insert(EditableText::new(" Dinner "));
    stage.press("load-rename-yes");
    assert_eq!(names(&saves), ["Dinner"]);
    assert!(stage.texts().contains(&"Dinner".into()));
}

#[test]
fn a_damaged_file_is_told_in_words_and_stays_as_it_is() {
    let mut stage = Stage::new();
    let path = Folders::at(stage.home.path())
        .saves_dir()
        .join("old.narabe");
    write_text(&path, "(format: \"narabe-game\", version: 1, config: (").expect("written");
    stage.open(Screen::Load);
    let mut told = MessageCursor::<Toast>::default();
    told.clear(stage.app.world().resource());
    let entity = stage.control("load-open-old.narabe");
    stage
        .app
        .world_mut()
        .trigger(bevy::ui_widgets::Activate { entity });
    let toasts: Vec<_> = told
        .read(stage.app.world().resource())
        .map(|toast: &Toast| toast.text.clone())
        .collect();
    assert_eq!(toasts, ["old.narabe is damaged and could not be opened"]);
    stage.settle();
    assert_eq!(stage.screen(), Screen::Load);
    assert!(path.exists());
}

#[test]
fn bug_a_renamed_save_became_the_newest_and_moved_under_the_pointer() {
    let mut stage = Stage::new();
    let saves = saves(stage.home.path());
    let day = std::time::Duration::from_secs(24 * 60 * 60);
    for (age, name) in [(3, "Old"), (2, "Older than lunch"), (1, "Lunch")] {
        let path = saves.save(name, &Live::from(two_stones())).expect("saved");
        let file = std::fs::File::options()
            .write(true)
            .open(path)
            .expect("opened");
        file.set_modified(storage::now() - day * age)
            .expect("dated");
    }
    stage.open(Screen::Load);
    assert_eq!(names(&saves), ["Lunch", "Older than lunch", "Old"]);
    let dates = || -> Vec<_> {
        let listed = saves.list().expect("listed");
        listed.into_iter().map(|save| save.modified).collect()
    };
    let before = dates();
    let listed = saves.list().expect("listed");
    saves.rename(&listed[2].path, "Dinner").expect("renamed");
    assert_eq!(names(&saves), ["Lunch", "Older than lunch", "Dinner"]);
    assert_eq!(dates(), before);
}

#[test]
fn a_save_that_is_opened_keeps_the_unfinished_game_and_says_where() {
    let (mut stage, saves) = opened_with("Lunch");
    let person = || Player {
        name: String::new(),
        seat: Seat::Human,
    };
    let config = MatchConfig {
        players: [person(), person()],
        ..MatchConfig::default()
    };
    let world = stage.app.world_mut();
    world.write_message(Intent::NewMatch(Box::new(config)));
    world.write_message(Intent::play(
        "a1".parse::<crate::rules::Point>().expect("a point"),
    ));
    stage.open(Screen::Title);
    stage.open(Screen::Load);
    stage.press("load-open-game-lunch.narabe");
    let mut names = names(&saves);
    names.sort();
    assert_eq!(names, ["Lunch", "Unfinished game"]);
    let texts = stage.texts();
    let told = texts.iter().any(|text| text.contains("under Load"));
    assert!(told, "{texts:?}");
}

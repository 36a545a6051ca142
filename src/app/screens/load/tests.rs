//! The list of saves without a window.

use super::*;
use crate::app::screens::rig;
use crate::app::session::Session;
use crate::app::storage::write_text;
use crate::app::widgets::Toast;
use bevy::ecs::message::MessageCursor;
use bevy::text::EditableText;
use std::path::Path;

fn opened(home: &Path) -> App {
    let mut app = rig::app(home);
    rig::settle(&mut app);
    rig::open(&mut app, Screen::Load);
    app
}

fn save(home: &Path, name: &str) -> Saves {
    let saves = Saves::new(&Folders::at(home));
    saves.save(name, &rig::two_stones()).expect("saved");
    saves
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
    let home = tempfile::tempdir().expect("a folder");
    let mut app = opened(home.path());
    assert!(rig::texts(&mut app).contains(&"No saved games yet".into()));
}

#[test]
fn a_save_is_listed_and_opens_on_the_board() {
    let home = tempfile::tempdir().expect("a folder");
    save(home.path(), "Lunch");
    let mut app = opened(home.path());
    let texts = rig::texts(&mut app);
    assert!(texts.contains(&"Lunch".into()), "{texts:?}");
    assert!(
        texts.contains(&"Hana – Taro · Freestyle 15 × 15 · move 2".into()),
        "{texts:?}"
    );
    rig::press(&mut app, "load-open-game-lunch.narabe");
    assert_eq!(rig::screen(&app), Screen::Game);
    assert_eq!(
        app.world().resource::<Session>().position().moves().len(),
        2
    );
}

#[test]
fn deleting_asks_first() {
    let home = tempfile::tempdir().expect("a folder");
    let saves = save(home.path(), "Lunch");
    let mut app = opened(home.path());
    rig::press(&mut app, "load-delete-game-lunch.narabe");
    assert_eq!(names(&saves), ["Lunch"], "nothing goes before the answer");
    assert!(rig::texts(&mut app).contains(&"Delete “Lunch”?".into()));
    rig::press(&mut app, "cancel");
    assert_eq!(names(&saves), ["Lunch"]);
    rig::press(&mut app, "load-delete-game-lunch.narabe");
    rig::press(&mut app, "load-delete-yes");
    assert!(names(&saves).is_empty());
    assert!(rig::texts(&mut app).contains(&"No saved games yet".into()));
}

#[test]
fn a_save_gets_another_name() {
    let home = tempfile::tempdir().expect("a folder");
    let saves = save(home.path(), "Lunch");
    let mut app = opened(home.path());
    rig::press(&mut app, "load-rename-game-lunch.narabe");
    let field = app
        .world_mut()
        .query_filtered::<Entity, With<EditableText>>()
        .iter(app.world())
        .next();
    let field = field.expect("the dialog has a field");
    app.world_mut()
        .entity_mut(field)
        .insert(EditableText::new(" Dinner "));
    rig::press(&mut app, "load-rename-yes");
    assert_eq!(names(&saves), ["Dinner"]);
    assert!(rig::texts(&mut app).contains(&"Dinner".into()));
}

#[test]
fn a_damaged_file_is_told_in_words_and_stays_as_it_is() {
    let home = tempfile::tempdir().expect("a folder");
    let path = Folders::at(home.path()).saves_dir().join("old.narabe");
    write_text(&path, "(format: \"narabe-game\", version: 1, config: (").expect("written");
    let mut app = opened(home.path());
    let mut told = MessageCursor::<Toast>::default();
    told.clear(app.world().resource());
    let entity = app
        .world_mut()
        .query::<(Entity, &crate::app::widgets::FocusKey)>()
        .iter(app.world())
        .find(|(_, key)| key.0 == "load-open-old.narabe")
        .map(|(entity, _)| entity)
        .expect("the file is listed");
    app.world_mut()
        .trigger(bevy::ui_widgets::Activate { entity });
    let toasts: Vec<_> = told
        .read(app.world().resource())
        .map(|toast: &Toast| toast.text.clone())
        .collect();
    assert_eq!(toasts, ["old.narabe is damaged and cannot be opened"]);
    rig::settle(&mut app);
    assert_eq!(rig::screen(&app), Screen::Load);
    assert!(path.exists());
}

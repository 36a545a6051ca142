//! Changes of games in the library: deleted, tagged, renamed and merged.

use super::tests::{count, opened_with, press, rows, two_games, wait};
use crate::library::{GameLibrary, LibraryChange};
use crate::screens::testing::TestApp;
use crate::widgets::Toast;
use bevy::ecs::message::MessageCursor;
use narabe_library::GameId;
use std::time::{Duration, Instant};

#[test]
fn deleted_games_come_back_by_undo() {
    let mut test = opened_with(two_games());
    let mut cursor = MessageCursor::<Toast>::default();
    press(&mut test, "library-choose-0");
    press(&mut test, "library-choose-1");
    assert!(test.says_with("library-chosen", &[("count", 2.into())]));
    let entity = test.control("library-delete");
    test.app
        .world_mut()
        .trigger(bevy::ui_widgets::Activate { entity });
    let deadline = Instant::now() + Duration::from_secs(60);
    let toast = loop {
        test.frames(1);
        let toast = cursor.read(test.app.world().resource()).last().cloned();
        if let Some(toast) = toast {
            break toast;
        }
        assert!(Instant::now() < deadline, "nothing is told");
        std::thread::sleep(Duration::from_millis(2));
    };
    assert_eq!(
        (toast.text.as_str(), &toast.buttons[..]),
        ("2 games deleted", &["library-undo"][..])
    );
    wait(&mut test);
    assert_eq!(count(&test), 0);
    assert!(!test.has("library-delete"), "nothing is chosen any more");
    press(&mut test, "library-undo");
    assert_eq!(count(&test), 2);
    assert_eq!(rows(&mut test).len(), 2);
}

#[test]
fn chosen_games_get_a_tag_that_the_filter_offers() {
    let mut test = opened_with(two_games());
    press(&mut test, "library-choose-1");
    test.press("library-tag");
    let field = test.control("library-tag-field");
    let text = bevy::text::EditableText::new("lost");
    test.app.world_mut().entity_mut(field).insert(text);
    press(&mut test, "library-tag-yes");
    press(&mut test, "library-tag-lost");
    assert_eq!(rows(&mut test), [GameId(1)]);
}

/// Writes a text in a field of the open dialog.
fn write(test: &mut TestApp, id: &str, text: &str) {
    let field = test.control(id);
    let text = bevy::text::EditableText::new(text);
    test.app.world_mut().entity_mut(field).insert(text);
}

#[test]
fn the_data_of_one_game_are_edited() {
    let mut test = opened_with(two_games());
    press(&mut test, "library-choose-0");
    test.press("data-edit");
    write(&mut test, "data-title", "A fine win");
    write(&mut test, "data-date", "2024-05");
    press(&mut test, "data-save");
    let games = test.resource::<GameLibrary>().games();
    let game = games.summary(GameId(0)).expect("a game");
    assert_eq!(game.title, "A fine win");
    assert_eq!(
        game.date.map(|date| date.to_string()).as_deref(),
        Some("2024-05")
    );
}

#[test]
fn only_changed_fields_of_many_games_are_written_and_undone() {
    let mut test = opened_with(two_games());
    let names = |test: &TestApp| {
        let games = test.resource::<GameLibrary>().games();
        [0, 1].map(|id| games.summary(GameId(id)).expect("a game").names)
    };
    let before = names(&test);
    press(&mut test, "library-choose-0");
    press(&mut test, "library-choose-1");
    test.press("data-edit");
    write(&mut test, "data-event", "Spring Cup");
    press(&mut test, "data-save");
    let events = |test: &TestApp| {
        let games = test.resource::<GameLibrary>().games();
        [0, 1].map(|id| games.summary(GameId(id)).expect("a game").event)
    };
    assert_eq!(events(&test), ["Spring Cup", "Spring Cup"]);
    assert_eq!(names(&test), before);
    press(&mut test, "library-undo");
    assert_ne!(events(&test)[0], "Spring Cup");
}

#[test]
fn games_that_are_there_twice_are_merged() {
    let games = [two_games(), two_games()].concat();
    let mut test = opened_with(games);
    assert_eq!(rows(&mut test).len(), 4);
    test.press("library-more-actions");
    press(&mut test, "library-merge");
    assert_eq!(rows(&mut test).len(), 2);
}

#[test]
fn a_refused_change_is_told() {
    let mut test = opened_with(Vec::new());
    let mut cursor = MessageCursor::<Toast>::default();
    let reason = "the disk is full".to_owned();
    test.write(LibraryChange::Refused { reason });
    test.frames(1);
    let toasts: Vec<_> = cursor.read(test.app.world().resource()).cloned().collect();
    assert_eq!(toasts[0].text, "Nothing was changed: the disk is full");
}

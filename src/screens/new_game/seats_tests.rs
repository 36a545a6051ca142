//! Who plays: opponents, seats and names.

use super::seats::type_name;
use crate::live::Seat;
use crate::locale::Locale;
use crate::opponents::OPPONENTS;
use crate::screens::lifecycle::Rebuild;
use crate::screens::testing::TestApp;
use crate::settings::LastSetup;
use crate::state::Screen;
use bevy::prelude::*;
use bevy::text::EditableText;
use narabe_engine_core::classic::Classic;
use narabe_engine_core::level::Level;

#[test]
fn people_need_no_opponent() {
    let mut test = TestApp::at(Screen::NewGame);
    assert!(test.has("new-opponent"));
    test.pick("new-mode", 0);
    assert!(!test.has("new-opponent"));
    assert!(test.has("new-name-field-first") && test.has("new-name-field-second"));
}

#[test]
fn two_computers_are_chosen_one_by_one() {
    let mut test = TestApp::at(Screen::NewGame);
    test.pick("new-mode", 2);
    test.pick("new-opponent", 7);
    test.pick("new-opponent-seat", 1);
    test.pick("new-opponent", 11);
    let seats = test.setup().players.each_ref().map(|player| player.seat);
    assert_eq!(
        seats,
        [Seat::Level(Level::Kaya), Seat::Classic(Classic::Shapes)]
    );
}

#[test]
fn every_opponent_can_be_chosen() {
    let mut test = TestApp::at(Screen::NewGame);
    for (place, opponent) in OPPONENTS.iter().enumerate() {
        test.pick("new-opponent", place);
        assert_eq!(test.setup().players[1].seat, opponent.seat);
    }
    for id in ["opponent-koke", "opponent-shapes", "new-classics"] {
        assert!(test.says(id), "{id}");
    }
    assert!(test.says_with("new-opponent-level", &[("level", 8.into())]));
}

#[test]
fn a_level_in_a_seat_shows_its_number() {
    let mut test = TestApp::at(Screen::NewGame);
    test.pick("new-opponent", 4);
    assert!(test.says_with("new-seat-level", &[("level", 5.into())]));
}

#[test]
fn a_typed_name_survives_a_rebuilt_screen_and_a_swap() {
    let mut test = TestApp::at(Screen::NewGame);
    let typed = |locale: Res<Locale>, mut setup: ResMut<LastSetup>| {
        type_name(&mut setup, &locale, 0, "Ōta 花".into())
    };
    test.app
        .world_mut()
        .run_system_cached(typed)
        .expect("the name is taken");
    test.write(Rebuild);
    test.frames(2);
    let field = test.control("new-name-field-first");
    let words = test
        .app
        .world()
        .get::<EditableText>(field)
        .map(|text| text.value().to_string());
    assert_eq!(words.as_deref(), Some("Ōta 花"));
    test.press("new-swap");
    assert_eq!(test.setup().players[1].name, "Ōta 花");
    assert!(test.has("new-name-field-second") && !test.has("new-name-field-first"));
}

#[test]
fn the_default_name_is_stored_as_empty() {
    let mut test = TestApp::at(Screen::NewGame);
    let typed = |locale: Res<Locale>, mut setup: ResMut<LastSetup>| {
        type_name(&mut setup, &locale, 0, "You".into())
    };
    test.app
        .world_mut()
        .run_system_cached(typed)
        .expect("the name is taken");
    assert_eq!(test.setup().players[0].name, "");
}

/// The messages of an input method during and after a composition, through Bevy's text input.
#[test]
fn a_name_is_composed_with_an_input_method() {
    use bevy::clipboard::Clipboard;
    use bevy::picking::events::{Pointer, Release};
    use bevy::text::{FontCx, LayoutCx, apply_text_edits};
    use bevy::ui_widgets::EditableTextInputPlugin;
    use bevy::window::Ime;
    let mut test = TestApp::new();
    test.app
        .add_message::<Ime>()
        .add_message::<Pointer<Release>>()
        .init_resource::<FontCx>()
        .init_resource::<LayoutCx>()
        .init_resource::<Clipboard>()
        .init_resource::<UiScale>()
        .add_plugins(EditableTextInputPlugin)
        .add_systems(PostUpdate, apply_text_edits);
    test.open(Screen::NewGame);
    let field = test.control("new-name-field-first");
    test.focus(field);
    test.frames(2);
    let window = Entity::PLACEHOLDER;
    let composing = Ime::Preedit {
        window,
        value: "はやし".into(),
        cursor: Some((9, 9)),
    };
    test.write(composing);
    test.frames(2);
    assert_ne!(test.setup().players[0].name, "はやし", "not yet a name");
    let nothing = Ime::Preedit {
        window,
        value: String::new(),
        cursor: None,
    };
    test.write(nothing);
    let done = Ime::Commit {
        window,
        value: "林海峰".into(),
    };
    test.write(done);
    test.frames(2);
    assert_eq!(
        test.setup().players[0].name,
        "You林海峰",
        "typed after the existing text"
    );
}

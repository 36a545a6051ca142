//! Tests of remapped keys.

use super::super::bindings::KeyAction;
use super::super::key_map::{self, KeyMap};
use super::super::key_name::KeyName;
use super::{ChoosesKey, ChosenKey, plugin};
use crate::redraw::Redraw;
use crate::settings::Settings;
use crate::widgets::testing::key_input;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::input::{ButtonState, InputPlugin};
use bevy::input_focus::{FocusCause, InputFocus};
use bevy::prelude::*;
use bevy::text::EditableText;
use bevy::time::TimeUpdateStrategy;
use std::time::Duration;

const FRAME: Duration = Duration::from_millis(100);

fn app() -> App {
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, InputPlugin))
        .insert_resource(TimeUpdateStrategy::ManualDuration(FRAME))
        .init_resource::<Settings>()
        .init_resource::<InputFocus>()
        .init_resource::<Redraw>()
        .add_plugins((key_map::plugin, plugin));
    app.update();
    app
}

fn rebind(app: &mut App, action: KeyAction, key: KeyName) {
    let mut map = app.world().resource::<KeyMap>().clone();
    map.set_key(action, key);
    map.keep(&mut app.world_mut().resource_mut::<Settings>());
    app.update();
}

fn send(app: &mut App, sign: &str, code: KeyCode, state: ButtonState) {
    let logical = Key::Character(sign.into());
    app.world_mut().write_message(KeyboardInput {
        state,
        ..key_input(code, logical, Entity::PLACEHOLDER)
    });
    app.update();
}

/// Keys are text from now on.
fn focus_a_field(app: &mut App) {
    let field = app.world_mut().spawn(EditableText::default()).id();
    let mut focus = app.world_mut().resource_mut::<InputFocus>();
    focus.set(field, FocusCause::Navigated);
}

fn is_held(app: &App, code: KeyCode) -> bool {
    app.world().resource::<ButtonInput<KeyCode>>().pressed(code)
}

#[test]
fn a_chosen_key_is_read_as_the_one_at_first_and_that_one_as_nothing() {
    let mut app = app();
    rebind(&mut app, KeyAction::Undo, KeyName::Sign('x'));
    send(&mut app, "x", KeyCode::KeyX, ButtonState::Pressed);
    assert!(is_held(&app, KeyCode::KeyU) && !is_held(&app, KeyCode::KeyX));
    send(&mut app, "x", KeyCode::KeyX, ButtonState::Released);
    assert!(!is_held(&app, KeyCode::KeyU));
    send(&mut app, "u", KeyCode::KeyU, ButtonState::Pressed);
    assert!(!is_held(&app, KeyCode::KeyU));
}

#[test]
fn a_letter_is_read_at_its_usual_place_on_every_layout() {
    let mut app = app();
    send(&mut app, "a", KeyCode::KeyQ, ButtonState::Pressed);
    assert!(is_held(&app, KeyCode::KeyA) && !is_held(&app, KeyCode::KeyQ));
}

#[test]
fn typed_text_and_chords_stay_what_they_are() {
    let mut app = app();
    rebind(&mut app, KeyAction::Undo, KeyName::Sign('x'));
    send(&mut app, "", KeyCode::ControlLeft, ButtonState::Pressed);
    send(&mut app, "x", KeyCode::KeyX, ButtonState::Pressed);
    assert!(is_held(&app, KeyCode::KeyX));
    send(&mut app, "x", KeyCode::KeyX, ButtonState::Released);
    send(&mut app, "", KeyCode::ControlLeft, ButtonState::Released);
    focus_a_field(&mut app);
    send(&mut app, "u", KeyCode::KeyU, ButtonState::Pressed);
    assert!(is_held(&app, KeyCode::KeyU));
}

#[test]
fn a_slow_key_counts_after_its_time_and_not_if_it_is_released_before() {
    let mut app = app();
    app.world_mut().resource_mut::<Settings>().slow_keys_ms = 300;
    send(&mut app, "u", KeyCode::KeyU, ButtonState::Pressed);
    app.update();
    app.update();
    assert!(!is_held(&app, KeyCode::KeyU), "0.2 s are too short");
    assert!(app.world().resource::<Redraw>().is_requested());
    app.update();
    assert!(is_held(&app, KeyCode::KeyU));
    send(&mut app, "u", KeyCode::KeyU, ButtonState::Released);
    assert!(!is_held(&app, KeyCode::KeyU));
    send(&mut app, "h", KeyCode::KeyH, ButtonState::Pressed);
    send(&mut app, "h", KeyCode::KeyH, ButtonState::Released);
    for _ in 0..5 {
        app.update();
        assert!(!is_held(&app, KeyCode::KeyH));
    }
}

#[test]
fn bug_a_slow_key_repeated_at_the_rate_of_the_system() {
    let mut app = app();
    app.world_mut().resource_mut::<Settings>().slow_keys_ms = 300;
    send(&mut app, "u", KeyCode::KeyU, ButtonState::Pressed);
    let mut repeats = 0;
    for _ in 0..10 {
        app.world_mut().write_message(KeyboardInput {
            repeat: true,
            ..key_input(
                KeyCode::KeyU,
                Key::Character("u".into()),
                Entity::PLACEHOLDER,
            )
        });
        app.update();
        let mut keys = app.world_mut().resource_mut::<Messages<KeyboardInput>>();
        repeats += keys.drain().filter(|key| key.repeat).count();
    }
    // It counts after 0.3 s, and the last of the ten repeats comes 0.7 s later.
    assert_eq!(repeats, 2);
}

#[test]
fn text_is_typed_at_once_however_slow_the_keys_are() {
    let mut app = app();
    app.world_mut().resource_mut::<Settings>().slow_keys_ms = 1000;
    focus_a_field(&mut app);
    send(&mut app, "u", KeyCode::KeyU, ButtonState::Pressed);
    assert!(is_held(&app, KeyCode::KeyU));
}

#[test]
fn a_key_is_read_once_although_messages_stay_for_two_frames() {
    let mut app = app();
    send(&mut app, "u", KeyCode::KeyU, ButtonState::Pressed);
    app.update();
    app.update();
    assert!(app.world().resource::<Messages<KeyboardInput>>().is_empty());
}

#[test]
fn where_a_key_is_chosen_it_does_nothing_else() {
    let mut app = app();
    app.world_mut().spawn(ChoosesKey { with_pad: false });
    send(&mut app, "u", KeyCode::KeyU, ButtonState::Pressed);
    assert!(!is_held(&app, KeyCode::KeyU));
    let mut chosen = app.world_mut().resource_mut::<Messages<ChosenKey>>();
    let chosen: Vec<_> = chosen.drain().collect();
    assert_eq!(chosen, [ChosenKey::Key(KeyName::Sign('u'))]);
}

fn press_logical(app: &mut App, logical: Key, code: KeyCode, state: ButtonState) {
    app.world_mut().write_message(KeyboardInput {
        state,
        ..key_input(code, logical, Entity::PLACEHOLDER)
    });
    app.update();
}

fn is_said(app: &App, sign: &str) -> bool {
    let keys = app.world().resource::<ButtonInput<Key>>();
    keys.pressed(Key::Character(sign.into()))
}

#[test]
fn bug_control_z_was_undo_by_the_place_of_the_key() {
    for (sign, code, letter) in [
        ("z", KeyCode::KeyY, KeyCode::KeyZ),   // QWERTZ
        ("y", KeyCode::KeyZ, KeyCode::KeyY),   // QWERTZ
        ("z", KeyCode::KeyW, KeyCode::KeyZ),   // AZERTY
        ("Z", KeyCode::Slash, KeyCode::KeyZ),  // Dvorak, with Shift
        ("v", KeyCode::Period, KeyCode::KeyV), // Dvorak
        ("z", KeyCode::KeyZ, KeyCode::KeyZ),   // QWERTY
        ("я", KeyCode::KeyZ, KeyCode::KeyZ),   // Russian
        ("ζ", KeyCode::KeyZ, KeyCode::KeyZ),   // Greek
    ] {
        let mut app = app();
        press_logical(
            &mut app,
            Key::Control,
            KeyCode::ControlLeft,
            ButtonState::Pressed,
        );
        send(&mut app, sign, code, ButtonState::Pressed);
        assert!(is_held(&app, letter), "{sign} {code:?}");
        assert!(letter == code || !is_held(&app, code), "{sign} {code:?}");
        // The order of release makes no difference.
        press_logical(
            &mut app,
            Key::Control,
            KeyCode::ControlLeft,
            ButtonState::Released,
        );
        send(&mut app, sign, code, ButtonState::Released);
        assert!(!is_held(&app, letter), "{sign} {code:?} sticks");
    }
    // A Latin layout that has another letter in the place of Z.
    let mut app = app();
    press_logical(
        &mut app,
        Key::Control,
        KeyCode::ControlLeft,
        ButtonState::Pressed,
    );
    send(&mut app, "à", KeyCode::KeyZ, ButtonState::Pressed);
    assert!(is_said(&app, "à"), "bépo");
}

#[test]
fn bug_control_a_c_x_v_were_dead_in_fields_with_a_russian_layout() {
    for (sign, code, letter) in [
        ("ф", KeyCode::KeyA, "a"),
        ("с", KeyCode::KeyC, "c"),
        ("ч", KeyCode::KeyX, "x"),
        ("м", KeyCode::KeyV, "v"),
        ("ㅊ", KeyCode::KeyC, "c"),
        ("ש", KeyCode::KeyA, "a"),
    ] {
        let mut app = app();
        focus_a_field(&mut app);
        send(&mut app, sign, code, ButtonState::Pressed);
        assert!(is_said(&app, sign), "typing stays as it is");
        send(&mut app, sign, code, ButtonState::Released);
        press_logical(
            &mut app,
            Key::Control,
            KeyCode::ControlRight,
            ButtonState::Pressed,
        );
        send(&mut app, sign, code, ButtonState::Pressed);
        assert!(is_said(&app, letter) && !is_said(&app, sign), "{sign}");
        send(&mut app, sign, code, ButtonState::Released);
        assert!(!is_said(&app, letter), "{sign} sticks");
    }
}

#[test]
fn alt_gr_types_signs_also_where_it_comes_as_control_with_alt() {
    let mut app = app();
    focus_a_field(&mut app);
    press_logical(
        &mut app,
        Key::Control,
        KeyCode::ControlLeft,
        ButtonState::Pressed,
    );
    press_logical(
        &mut app,
        Key::AltGraph,
        KeyCode::AltRight,
        ButtonState::Pressed,
    );
    send(&mut app, "ж", KeyCode::KeyA, ButtonState::Pressed);
    assert!(is_said(&app, "ж"));
}

#[test]
fn bug_keys_that_a_layout_puts_elsewhere_were_known_by_their_place_alone() {
    let mut app = app();
    for (logical, code, usual) in [
        (Key::Escape, KeyCode::CapsLock, KeyCode::Escape),
        (Key::ArrowLeft, KeyCode::Numpad4, KeyCode::ArrowLeft),
        (Key::PageDown, KeyCode::Numpad3, KeyCode::PageDown),
        (Key::Enter, KeyCode::NumpadEnter, KeyCode::NumpadEnter),
    ] {
        press_logical(&mut app, logical.clone(), code, ButtonState::Pressed);
        assert!(is_held(&app, usual) && (code == usual || !is_held(&app, code)));
        press_logical(&mut app, logical, code, ButtonState::Released);
        assert!(!is_held(&app, usual));
    }
    press_logical(
        &mut app,
        Key::Control,
        KeyCode::CapsLock,
        ButtonState::Pressed,
    );
    send(&mut app, "z", KeyCode::KeyZ, ButtonState::Pressed);
    assert!(is_held(&app, KeyCode::ControlLeft) && is_held(&app, KeyCode::KeyZ));
    press_logical(
        &mut app,
        Key::Control,
        KeyCode::CapsLock,
        ButtonState::Released,
    );
    assert!(!is_held(&app, KeyCode::ControlLeft));
}

//! The dialog in which an action gets another key or gamepad button.

use super::lifecycle::Rebuild;
use crate::input::{Binding, ChoosesKey, ChosenKey, KeyAction, KeyMap, pad_words};
use crate::settings::Settings;
use crate::theme::{Icon, Ink, Token};
use crate::widgets::{CloseDialog, CloseDialogSystems, DialogParts, Look, Style, UiBuilder};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::ui_widgets::Activate;

/// Where the list of keys is, to which a change leads back.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ListPlace {
    Settings,
    Dialog,
}

/// Shows the list of keys as a dialog.
#[derive(Event, Debug, Clone, Copy)]
pub struct ShowList;

/// The action that gets another key; on the text that says what to do.
#[derive(Component, Debug, Clone, Copy)]
struct Changing {
    action: KeyAction,
    place: ListPlace,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, take.after(CloseDialogSystems));
}

/// Asks for the new key of an action.
pub fn ask(ui: &mut UiBuilder, settings: &Settings, action: KeyAction, place: ListPlace) {
    let Some(Binding { id, pad, .. }) = action.binding() else {
        return;
    };
    let (title, map) = (ui.locale.text(id), KeyMap::of(settings));
    let DialogParts { body, actions } = ui.dialog(&title, None);
    let text = match pad {
        Some(_) => "keys-press-pad",
        None => "keys-press",
    };
    let note = ui.localized_text(body, Style::BODY.ink(Token::Ink2), text);
    let with_pad = pad.is_some();
    ui.insert(note, (Changing { action, place }, ChoosesKey { with_pad }));
    if let Some(key) = map.key(action) {
        let row = ui.row(body, 0.0);
        let name = key.words(&ui.locale);
        ui.key_cap(row, name);
    }
    if map.is_changed(action) {
        let reset = ui.button(actions, Look::Quiet, Some(Icon::Retry), "keys-reset");
        ui.on(reset, move |_: On<Activate>, mut change: KeyChange| {
            change.apply(place, |map| map.reset(action));
        });
    }
    let cancel = ui.button(actions, Look::Secondary, None, "cancel");
    ui.on(cancel, move |_: On<Activate>, mut change: KeyChange| {
        change.leave(place);
    });
}

/// Changes the keys in the settings.
#[derive(SystemParam)]
pub struct KeyChange<'w, 's> {
    settings: ResMut<'w, Settings>,
    close: MessageWriter<'w, CloseDialog>,
    rebuild: MessageWriter<'w, Rebuild>,
    commands: Commands<'w, 's>,
}

impl KeyChange<'_, '_> {
    /// Changes the keys and leads back to the list.
    pub fn apply(&mut self, place: ListPlace, change: impl FnOnce(&mut KeyMap)) {
        let mut map = KeyMap::of(&self.settings);
        change(&mut map);
        map.keep(&mut self.settings);
        self.leave(place);
    }

    fn leave(&mut self, place: ListPlace) {
        match place {
            ListPlace::Settings => {
                self.close.write_default();
                self.rebuild.write_default();
            }
            ListPlace::Dialog => self.commands.trigger(ShowList),
        }
    }
}

/// What was pressed becomes the key, unless another action has it.
fn take(
    mut chosen: MessageReader<ChosenKey>,
    mut changing: Query<(&Changing, &mut Text, &mut Ink)>,
    map: Res<KeyMap>,
    mut change: KeyChange,
    mut ui: UiBuilder,
) {
    let Some(chosen) = chosen.read().last() else {
        return;
    };
    let Some((Changing { action, place }, mut text, mut ink)) = changing.iter_mut().next() else {
        return;
    };
    let (action, place) = (*action, *place);
    let (holder, name) = match *chosen {
        ChosenKey::Fixed => {
            text.0 = ui.locale.text("keys-fixed");
            *ink = Ink(Token::Fault);
            return;
        }
        ChosenKey::Key(key) => (map.action_of_key(key), key.words(&ui.locale)),
        ChosenKey::Pad(button) => (map.action_of_pad(button), pad_words(button, &ui.locale)),
    };
    match holder {
        Some(other) if other != action => swap(&mut ui, (action, other, place), (*chosen, &name)),
        _ => change.apply(place, |map| give(map, action, *chosen)),
    }
}

fn give(map: &mut KeyMap, action: KeyAction, chosen: ChosenKey) {
    match chosen {
        ChosenKey::Key(key) => map.set_key(action, key),
        ChosenKey::Pad(button) => map.set_pad(action, button),
        ChosenKey::Fixed => {}
    }
}

/// Says which other action has the key, and offers to exchange the two.
fn swap(
    ui: &mut UiBuilder,
    (action, other, place): (KeyAction, KeyAction, ListPlace),
    (chosen, name): (ChosenKey, &str),
) {
    let does = other
        .binding()
        .map_or_else(String::new, |other| ui.locale.text(other.id));
    let words = [("action", does.into()), ("key", name.into())];
    let title = ui.locale.text_of("keys-taken", "key", name);
    let text = ui.locale.text_with("keys-taken-text", &words);
    let actions = ui.dialog(&title, Some(&text)).actions;
    let keep = ui.button(actions, Look::Secondary, None, "cancel");
    ui.on(keep, move |_: On<Activate>, mut change: KeyChange| {
        change.leave(place)
    });
    let swap = ui.button(actions, Look::Primary, None, "keys-swap");
    ui.on(swap, move |_: On<Activate>, mut change: KeyChange| {
        change.apply(place, |map| give(map, action, chosen));
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::input::KeyName;
    use crate::live::Intent;
    use crate::screens::testing::TestApp;
    use crate::state::Screen;
    use crate::widgets::testing::key_input;
    use bevy::input::ButtonState;
    use bevy::input::keyboard::{Key, KeyboardInput};
    use bevy::input_focus::InputFocus;

    fn press(test: &mut TestApp, sign: &str, code: KeyCode) {
        let key = key_input(code, Key::Character(sign.into()), Entity::PLACEHOLDER);
        test.send(key.clone());
        test.send(KeyboardInput {
            state: ButtonState::Released,
            ..key
        });
    }

    fn key_of(test: &TestApp, action: KeyAction) -> Option<KeyName> {
        KeyMap::of(test.settings()).key(action)
    }

    /// The settings, in which Undo gets this key.
    fn undo_by(sign: &str, code: KeyCode) -> TestApp {
        let mut test = TestApp::at(Screen::Settings);
        test.press("key undo");
        assert!(test.says("keys-press-pad"));
        press(&mut test, sign, code);
        test
    }

    #[test]
    fn an_action_gets_the_key_that_is_pressed_and_the_game_follows_it() {
        let mut test = undo_by("x", KeyCode::KeyX);
        assert_eq!(key_of(&test, KeyAction::Undo), Some(KeyName::Sign('x')));
        assert!(test.shows("X") && !test.shows("U"), "the list shows it");
        test.app.add_plugins(crate::input::board_keys_plugin);
        test.open(Screen::Game);
        test.intents();
        press(&mut test, "u", KeyCode::KeyU);
        assert_eq!(test.intents(), []);
        press(&mut test, "x", KeyCode::KeyX);
        assert_eq!(test.intents(), [Intent::Undo]);
    }

    #[test]
    fn a_taken_key_is_named_and_exchanged_only_if_asked() {
        let mut test = undo_by("h", KeyCode::KeyH);
        assert!(test.says_with("keys-taken", &[("key", "H".into())]));
        let hint = test.text("key-does-hint").into();
        assert!(test.says_with("keys-taken-text", &[("action", hint)]));
        test.press("cancel");
        assert_eq!(key_of(&test, KeyAction::Undo), Some(KeyName::Sign('u')));
        test.press("key undo");
        press(&mut test, "h", KeyCode::KeyH);
        test.press("keys-swap");
        assert_eq!(key_of(&test, KeyAction::Undo), Some(KeyName::Sign('h')));
        assert_eq!(key_of(&test, KeyAction::Hint), Some(KeyName::Sign('u')));
    }

    #[test]
    fn one_key_is_reset_and_then_all() {
        let mut test = undo_by("x", KeyCode::KeyX);
        test.press("key redo");
        press(&mut test, "y", KeyCode::KeyY);
        test.press("key undo");
        test.press("keys-reset");
        assert_eq!(key_of(&test, KeyAction::Undo), Some(KeyName::Sign('u')));
        assert_eq!(key_of(&test, KeyAction::Redo), Some(KeyName::Sign('y')));
        test.press("keys-reset-all");
        assert!(test.settings().keys.is_empty());
        assert!(!test.has("keys-reset-all"));
    }

    #[test]
    fn a_key_with_a_fixed_use_is_refused_in_words() {
        let mut test = undo_by("1", KeyCode::Digit1);
        assert!(test.says("keys-fixed"));
        press(&mut test, "x", KeyCode::KeyX);
        assert_eq!(key_of(&test, KeyAction::Undo), Some(KeyName::Sign('x')));
    }

    #[test]
    fn bug_the_focus_was_lost_when_a_key_was_changed() {
        let mut test = TestApp::at(Screen::Settings);
        let row = test.control("key undo");
        test.focus(row);
        test.frames(1);
        for sign in [Some("x"), None] {
            test.press("key undo");
            match sign {
                Some(sign) => press(&mut test, sign, KeyCode::KeyX),
                None => test.press("cancel"),
            }
            test.settle();
            let row = test.control("key undo");
            assert_eq!(test.resource::<InputFocus>().get(), Some(row));
        }
    }

    #[test]
    fn the_keys_are_saved() {
        let test = undo_by("x", KeyCode::KeyX);
        let mut again = TestApp::in_folder(test.home);
        again.settle();
        assert_eq!(key_of(&again, KeyAction::Undo), Some(KeyName::Sign('x')));
    }

    #[test]
    fn the_list_over_a_screen_comes_back_after_a_change() {
        let mut test = TestApp::at(Screen::Title);
        press(&mut test, "?", KeyCode::Slash);
        test.press("listed key undo");
        press(&mut test, "x", KeyCode::KeyX);
        assert!(test.has("listed key undo") && test.shows("X"));
    }
}

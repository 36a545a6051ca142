//! Turns the keys and gamepad buttons that a person has chosen into those that the game knows, before anything reads them.
//!
//! So every part of the game, and Bevy's own controls, follow a change without knowing of it. Where text is typed, and with
//! Control, Alt or the system key held, keys have no action; a letter with Control counts as printed, whatever the layout. Keys
//! can be slow: such a key counts once it has been held for the time in the settings.

use super::bindings::KeyAction;
use super::key_map::{BoundTo, KeyMap};
use super::key_name::{KeyName, is_modifier, make_chord_letter, put_at_usual_place};
use super::new_messages::take_new;
use super::pad_name;
use super::switch::{self, SwitchPressed};
use crate::redraw::Redraw;
use crate::settings::{Settings, SwitchKind};
use bevy::ecs::message::MessageCursor;
use bevy::ecs::system::SystemParam;
use bevy::input::gamepad::{
    RawGamepadButtonChangedEvent, RawGamepadEvent, gamepad_event_processing_system,
};
use bevy::input::keyboard::{KeyboardFocusLost, KeyboardInput, keyboard_input_system};
use bevy::input::{ButtonState, InputSystems};
use bevy::input_focus::InputFocus;
use bevy::platform::collections::{HashMap, HashSet};
use bevy::prelude::*;
use bevy::text::EditableText;
use bevy::time::Real;
use std::time::Duration;

/// Where the next key, or the next gamepad button too, is chosen for an action and does nothing else.
#[derive(Component, Debug, Clone, Copy)]
pub struct ChoosesKey {
    pub with_pad: bool,
}

/// A key or a button was pressed where one is chosen.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub enum ChosenKey {
    Key(KeyName),
    Pad(GamepadButton),
    /// A key whose use is fixed.
    Fixed,
}

/// How far a gamepad button must be pressed to be chosen.
const PUSHED: f32 = 0.75;
/// The keys that begin a chord.
const CHORDS: [KeyCode; 6] = [
    KeyCode::ControlLeft,
    KeyCode::ControlRight,
    KeyCode::AltLeft,
    KeyCode::AltRight,
    KeyCode::SuperLeft,
    KeyCode::SuperRight,
];

pub(super) fn plugin(app: &mut App) {
    app.add_message::<ChosenKey>()
        .add_message::<SwitchPressed>()
        .add_systems(
            PreUpdate,
            (
                remap_keys.before(keyboard_input_system),
                remap_buttons
                    .after(switch::by_gamepad)
                    .before(gamepad_event_processing_system),
            )
                .in_set(InputSystems)
                .run_if(resource_exists::<Messages<KeyboardInput>>),
        );
}

/// A key that is held.
#[derive(Debug, Clone)]
enum HeldKey {
    /// Not long enough to count, since this time.
    Waits(KeyboardInput, Duration),
    /// As this one, since this time or its last repeat.
    Counts(KeyboardInput, Duration),
    /// It does nothing.
    Mute,
}

/// The keys that are held, by their places.
#[derive(Debug, Default)]
struct HeldKeys {
    keys: HashMap<KeyCode, HeldKey>,
    chords: HashSet<KeyCode>,
}

impl HeldKeys {
    /// Whether a letter is a shortcut now. Control with Alt is how Windows says Alt Gr, which types signs.
    fn make_shortcuts(&self) -> bool {
        let is_alt = |code: &KeyCode| matches!(code, KeyCode::AltLeft | KeyCode::AltRight);
        !self.chords.is_empty() && !self.chords.iter().any(is_alt)
    }

    /// Keeps which keys of chords are held.
    fn note_chord(&mut self, key: &KeyboardInput) {
        if CHORDS.contains(&key.key_code) {
            match key.state {
                ButtonState::Pressed => self.chords.insert(key.key_code),
                ButtonState::Released => self.chords.remove(&key.key_code),
            };
        }
    }
}

/// What decides about a key.
#[derive(SystemParam)]
struct KeyRemapper<'w, 's> {
    map: Res<'w, KeyMap>,
    settings: Res<'w, Settings>,
    time: Res<'w, Time<Real>>,
    focus: Option<Res<'w, InputFocus>>,
    typing: Query<'w, 's, (), With<EditableText>>,
    choosing: Query<'w, 's, &'static ChoosesKey>,
    chosen: MessageWriter<'w, ChosenKey>,
    switch: MessageWriter<'w, SwitchPressed>,
}

impl KeyRemapper<'_, '_> {
    fn is_typing(&self) -> bool {
        let focused = self.focus.as_ref().and_then(|focus| focus.get());
        focused.is_some_and(|entity| self.typing.contains(entity))
    }

    fn delay(&self) -> Duration {
        Duration::from_millis(self.settings.slow_keys_ms.into())
    }

    /// Whether the key of an action is the single switch.
    fn is_switch(&self, action: KeyAction) -> bool {
        let (on, kind) = (self.settings.single_switch, self.settings.switch_kind);
        let is_key = matches!(action, KeyAction::Place | KeyAction::Activate);
        on && kind == SwitchKind::Key && is_key
    }

    /// What a key that counts now stands for; `None` if it does nothing.
    fn remapped(&mut self, mut key: KeyboardInput) -> Option<KeyboardInput> {
        put_at_usual_place(&mut key);
        let name = KeyName::of(&key.logical_key, key.key_code);
        if !self.choosing.is_empty() {
            if name == Some(KeyName::Escape) {
                return Some(key);
            }
            self.chosen
                .write(name.map_or(ChosenKey::Fixed, ChosenKey::Key));
            return None;
        }
        let Some(name) = name else { return Some(key) };
        let action = match self.map.look_up(name) {
            BoundTo::Unbound => return Some(key),
            BoundTo::Disabled => return None,
            BoundTo::Bound(action) => action,
        };
        if self.is_switch(action) {
            self.switch.write_default();
            return None;
        }
        let known = action.binding()?.key;
        let (logical, code) = known.press();
        if known != name {
            key.text = None;
            key.logical_key = logical;
            key.key_code = code;
        } else if matches!(known, KeyName::Sign('a'..='z')) {
            // Others look for the place of the letter, which differs between layouts.
            key.key_code = code;
        }
        Some(key)
    }

    /// What a message of the keyboard becomes, if it counts now.
    fn take(&mut self, key: KeyboardInput, held: &mut HeldKeys) -> Option<KeyboardInput> {
        let taken = self.taken(key, held);
        if let Some(key) = &taken {
            held.note_chord(key);
        }
        taken
    }

    fn taken(&mut self, key: KeyboardInput, held: &mut HeldKeys) -> Option<KeyboardInput> {
        let code = key.key_code;
        match (key.state, held.keys.get(&code)) {
            (ButtonState::Released, _) => match held.keys.remove(&code) {
                Some(HeldKey::Counts(remapped, _)) => Some(KeyboardInput {
                    state: ButtonState::Released,
                    repeat: false,
                    ..remapped
                }),
                Some(HeldKey::Waits(..) | HeldKey::Mute) => None,
                None => Some(key),
            },
            (_, Some(HeldKey::Waits(..) | HeldKey::Mute)) if key.repeat => None,
            (_, Some(HeldKey::Counts(..))) if key.repeat => self.repeated(&key, held),
            _ if self.is_plain(&key, held) => Some(self.plain(key, held)),
            _ if key.repeat => self.remapped(key),
            _ if !self.delay().is_zero() => {
                let waits = HeldKey::Waits(key, self.time.elapsed());
                held.keys.insert(code, waits);
                None
            }
            _ => self.count(key, held),
        }
    }

    /// The repeat of a key that counts. A slow key repeats as slowly as it is pressed, whatever the system's rate.
    fn repeated(&self, key: &KeyboardInput, held: &mut HeldKeys) -> Option<KeyboardInput> {
        let (now, is_slow) = (self.time.elapsed(), !self.is_plain(key, held));
        let Some(HeldKey::Counts(remapped, since)) = held.keys.get_mut(&key.key_code) else {
            return None;
        };
        if is_slow && now < *since + self.delay() {
            return None;
        }
        *since = now;
        Some(KeyboardInput {
            repeat: true,
            ..remapped.clone()
        })
    }

    /// A key without an action, at its usual place.
    fn plain(&self, key: KeyboardInput, held: &mut HeldKeys) -> KeyboardInput {
        let mut plain = key.clone();
        put_at_usual_place(&mut plain);
        if held.make_shortcuts() {
            make_chord_letter(&mut plain);
        }
        if plain != key {
            // Its release is to be the one of the same key.
            held.keys.insert(
                key.key_code,
                HeldKey::Counts(plain.clone(), self.time.elapsed()),
            );
        }
        plain
    }

    /// Whether a key has no action.
    fn is_plain(&self, key: &KeyboardInput, held: &HeldKeys) -> bool {
        is_modifier(&key.logical_key) || !held.chords.is_empty() || self.is_typing()
    }

    /// A key counts from now on.
    fn count(&mut self, key: KeyboardInput, held: &mut HeldKeys) -> Option<KeyboardInput> {
        let code = key.key_code;
        let remapped = self.remapped(key);
        let state = match remapped.clone() {
            Some(remapped) => HeldKey::Counts(remapped, self.time.elapsed()),
            None => HeldKey::Mute,
        };
        held.keys.insert(code, state);
        remapped
    }

    /// The slow keys that have been held for long enough; also returns the time until the next one.
    fn due(&mut self, held: &mut HeldKeys) -> (Vec<KeyboardInput>, Option<Duration>) {
        let (delay, now) = (self.delay(), self.time.elapsed());
        let (mut due, mut next) = (Vec::new(), None::<Duration>);
        for key in held.keys.values() {
            let HeldKey::Waits(key, since) = key else {
                continue;
            };
            let left = (*since + delay).saturating_sub(now);
            if left.is_zero() {
                due.push(key.clone());
            } else {
                next = Some(next.map_or(left, |next| next.min(left)));
            }
        }
        let counted = due.into_iter().filter_map(|key| self.count(key, held));
        (counted.collect(), next)
    }
}

fn remap_keys(
    mut messages: ResMut<Messages<KeyboardInput>>,
    mut lost: MessageReader<KeyboardFocusLost>,
    mut remapper: KeyRemapper,
    mut redraw: ResMut<Redraw>,
    mut cursor: Local<MessageCursor<KeyboardInput>>,
    mut held: Local<HeldKeys>,
) {
    if lost.read().count() > 0 {
        *held = HeldKeys::default();
    }
    let (mut all, _) = remapper.due(&mut held);
    for key in take_new(&mut messages, &mut cursor) {
        all.extend(remapper.take(key, &mut held));
    }
    let (due, next) = remapper.due(&mut held);
    all.extend(due);
    messages.write_batch(all);
    cursor.clear(&messages);
    if let Some(wait) = next {
        redraw.after(wait);
    }
}

fn remap_buttons(
    mut messages: ResMut<Messages<RawGamepadEvent>>,
    map: Res<KeyMap>,
    choosing: Query<&ChoosesKey>,
    mut chosen: MessageWriter<ChosenKey>,
    mut cursor: Local<MessageCursor<RawGamepadEvent>>,
) {
    let is_choosing = choosing.iter().any(|choosing| choosing.with_pad);
    for message in take_new(&mut messages, &mut cursor) {
        let RawGamepadEvent::Button(event) = &message else {
            messages.write(message);
            continue;
        };
        if is_choosing && pad_name::to_file(event.button).is_some() {
            if event.value > PUSHED {
                chosen.write(ChosenKey::Pad(event.button));
            }
            continue;
        }
        let button = match map.look_up_pad(event.button) {
            BoundTo::Disabled => continue,
            BoundTo::Unbound => event.button,
            BoundTo::Bound(button) => button,
        };
        let event = RawGamepadButtonChangedEvent { button, ..*event };
        messages.write(RawGamepadEvent::Button(event));
    }
    cursor.clear(&messages);
}

#[cfg(test)]
mod tests {
    use super::super::key_map;
    use super::*;
    use crate::widgets::testing::key_input;
    use bevy::input::InputPlugin;
    use bevy::input::keyboard::Key;
    use bevy::input_focus::FocusCause;
    use bevy::time::TimeUpdateStrategy;

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
}

//! Keys that a person has chosen become those that the game knows.

use super::choice::{ChoosesKey, ChosenKey};
use super::held::{HeldKey, HeldKeys};
use crate::input::bindings::KeyAction;
use crate::input::key_map::{BoundTo, KeyMap};
use crate::input::key_name::{KeyName, is_modifier, make_chord_letter, put_at_usual_place};
use crate::input::new_messages::take_new;
use crate::input::switch::SwitchPressed;
use crate::redraw::Redraw;
use crate::settings::{Settings, SwitchKind};
use bevy::ecs::message::MessageCursor;
use bevy::ecs::system::SystemParam;
use bevy::input::keyboard::{KeyboardFocusLost, KeyboardInput, keyboard_input_system};
use bevy::input::{ButtonState, InputSystems};
use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use bevy::text::EditableText;
use bevy::time::Real;
use std::time::Duration;

pub fn plugin(app: &mut App) {
    app.add_message::<SwitchPressed>().add_systems(
        PreUpdate,
        remap_keys
            .before(keyboard_input_system)
            .in_set(InputSystems)
            .run_if(resource_exists::<Messages<KeyboardInput>>),
    );
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

//! Which key and which gamepad button each action has: those at first, and those that a person has chosen instead.

use super::bindings::{ACTIONS, BINDINGS, Binding, KeyAction};
use super::key_name::KeyName;
use super::pad_name;
use crate::settings::Settings;
use bevy::prelude::*;

/// The keys and buttons in force.
#[derive(Resource, Debug, Clone, PartialEq)]
pub struct KeyMap {
    /// In the order of [`BINDINGS`]; `None` for an action whose key another one has taken.
    keys: [Option<KeyName>; ACTIONS],
    pads: [Option<GamepadButton>; ACTIONS],
}

/// What a key or button is bound to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BoundTo<T> {
    /// No action has it, nor has one by default.
    Unbound,
    Bound(T),
    /// The action that has it by default has another one.
    Disabled,
}

impl Default for KeyMap {
    fn default() -> Self {
        Self {
            keys: BINDINGS.each_ref().map(|binding| Some(binding.key)),
            pads: BINDINGS.each_ref().map(|binding| binding.pad),
        }
    }
}

impl KeyMap {
    /// The keys that the settings ask for. What they say of unknown actions or keys, or of a key that is taken, is ignored.
    pub fn of(settings: &Settings) -> Self {
        let chosen = |binding: &Binding| {
            let text = settings.keys.get(binding.file)?;
            KeyName::from_file(text).filter(|key| *key != binding.key)
        };
        let pad = |binding: &Binding| {
            let text = settings.pad_buttons.get(binding.file)?;
            pad_name::from_file(text).filter(|button| Some(*button) != binding.pad)
        };
        let defaults = Self::default();
        Self {
            keys: resolve(BINDINGS.each_ref().map(chosen), defaults.keys),
            pads: resolve(
                BINDINGS
                    .each_ref()
                    .map(|binding| binding.pad.and(pad(binding))),
                defaults.pads,
            ),
        }
    }

    pub fn key(&self, action: KeyAction) -> Option<KeyName> {
        self.keys[place(action)?]
    }

    pub fn pad(&self, action: KeyAction) -> Option<GamepadButton> {
        self.pads[place(action)?]
    }

    /// The action that has this key.
    pub fn action_of_key(&self, key: KeyName) -> Option<KeyAction> {
        holder(&self.keys, key)
    }

    /// The action that has this button.
    pub fn action_of_pad(&self, button: GamepadButton) -> Option<KeyAction> {
        holder(&self.pads, button)
    }

    /// The action to which a key is bound.
    pub fn look_up(&self, key: KeyName) -> BoundTo<KeyAction> {
        match self.action_of_key(key) {
            Some(action) => BoundTo::Bound(action),
            None if BINDINGS.iter().any(|binding| binding.key == key) => BoundTo::Disabled,
            None => BoundTo::Unbound,
        }
    }

    /// What a gamepad button is bound to: the default button of its action.
    pub fn look_up_pad(&self, button: GamepadButton) -> BoundTo<GamepadButton> {
        let action = self.action_of_pad(button);
        match action.and_then(|action| action.binding()?.pad) {
            Some(known) => BoundTo::Bound(known),
            None if BINDINGS.iter().any(|binding| binding.pad == Some(button)) => BoundTo::Disabled,
            None => BoundTo::Unbound,
        }
    }

    /// Gives a key to an action. An action that has it gets the other one's in exchange.
    pub fn set_key(&mut self, action: KeyAction, key: KeyName) {
        give(&mut self.keys, action, key);
    }

    /// Gives a gamepad button to an action. An action that has it gets the other one's in exchange.
    pub fn set_pad(&mut self, action: KeyAction, button: GamepadButton) {
        give(&mut self.pads, action, button);
    }

    /// Gives an action the key and the button that it has at first; an action that has them gets the other one's.
    pub fn reset(&mut self, action: KeyAction) {
        let Some(binding) = action.binding() else {
            return;
        };
        self.set_key(action, binding.key);
        if let Some(button) = binding.pad {
            self.set_pad(action, button);
        }
    }

    /// Whether an action has another key or button than at first.
    pub fn is_changed(&self, action: KeyAction) -> bool {
        action.binding().is_some_and(|binding| {
            self.key(action) != Some(binding.key) || self.pad(action) != binding.pad
        })
    }

    /// Writes what differs from the keys at first into the settings.
    pub fn keep(&self, settings: &mut Settings) {
        for binding in &BINDINGS {
            let key = self.key(binding.action).filter(|key| *key != binding.key);
            let button = self.pad(binding.action);
            let button = button.filter(|button| Some(*button) != binding.pad);
            let entries = [
                (&mut settings.keys, key.map(KeyName::to_file)),
                (
                    &mut settings.pad_buttons,
                    button.and_then(pad_name::to_file).map(str::to_owned),
                ),
            ];
            for (kept, name) in entries {
                match name {
                    Some(name) => _ = kept.insert(binding.file.to_owned(), name),
                    None => _ = kept.remove(binding.file),
                }
            }
        }
    }
}

/// The place in the table of the entry that an action has.
fn place(action: KeyAction) -> Option<usize> {
    let listed = action.binding()?.action;
    BINDINGS.iter().position(|binding| binding.action == listed)
}

fn holder<T: PartialEq + Copy>(all: &[Option<T>], wanted: T) -> Option<KeyAction> {
    let found = all.iter().position(|held| *held == Some(wanted))?;
    Some(BINDINGS[found].action)
}

fn give<T: PartialEq + Copy>(all: &mut [Option<T>], action: KeyAction, wanted: T) {
    let Some(place) = place(action) else { return };
    let before = all[place];
    if let Some(other) = all.iter_mut().find(|held| **held == Some(wanted)) {
        *other = before;
    }
    all[place] = Some(wanted);
}

/// The chosen ones first, each to the first action that asks for it; the others keep theirs unless it is taken.
fn resolve<T: PartialEq + Copy, const N: usize>(
    chosen: [Option<T>; N],
    at_first: [Option<T>; N],
) -> [Option<T>; N] {
    let mut all = [None; N];
    for from in [chosen, at_first] {
        for (place, wanted) in from.into_iter().enumerate() {
            if all[place].is_none() && wanted.is_some() && !all.contains(&wanted) {
                all[place] = wanted;
            }
        }
    }
    all
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<KeyMap>()
        .add_systems(First, follow.run_if(resource_changed::<Settings>));
}

fn follow(settings: Res<Settings>, mut map: ResMut<KeyMap>) {
    map.set_if_neq(KeyMap::of(&settings));
}

#[cfg(test)]
mod tests {
    use super::*;

    const X: KeyName = KeyName::Sign('x');

    #[test]
    fn an_action_gets_another_key_and_its_old_one_does_nothing() {
        let mut map = KeyMap::default();
        map.set_key(KeyAction::Undo, X);
        assert_eq!(map.look_up(X), BoundTo::Bound(KeyAction::Undo));
        assert_eq!(map.look_up(KeyName::Sign('u')), BoundTo::Disabled);
        assert_eq!(map.look_up(KeyName::Sign('y')), BoundTo::Unbound);
        map.reset(KeyAction::Undo);
        assert_eq!(map, KeyMap::default());
    }

    #[test]
    fn a_key_that_is_taken_is_exchanged() {
        let mut map = KeyMap::default();
        map.set_key(KeyAction::Undo, KeyName::Sign('h'));
        assert_eq!(map.key(KeyAction::Undo), Some(KeyName::Sign('h')));
        assert_eq!(map.key(KeyAction::Hint), Some(KeyName::Sign('u')));
        map.set_pad(KeyAction::Place, GamepadButton::East);
        assert_eq!(map.pad(KeyAction::Back), Some(GamepadButton::South));
    }

    #[test]
    fn resetting_one_of_two_exchanged_keys_resets_both() {
        let mut map = KeyMap::default();
        map.set_key(KeyAction::Undo, KeyName::Sign('h'));
        map.reset(KeyAction::Hint);
        assert_eq!(map, KeyMap::default());
    }

    #[test]
    fn what_is_kept_comes_back() {
        let mut map = KeyMap::default();
        map.set_key(KeyAction::Undo, KeyName::Sign('h'));
        map.set_key(KeyAction::FullScreen, KeyName::Backspace);
        map.set_pad(KeyAction::Undo, GamepadButton::Select);
        let mut settings = Settings::default();
        map.keep(&mut settings);
        assert_eq!(KeyMap::of(&settings), map);
        KeyMap::default().keep(&mut settings);
        assert_eq!(settings, Settings::default());
    }

    #[test]
    fn unknown_actions_and_keys_of_a_file_leave_the_keys_at_first() {
        let text =
            r#"(keys: {"undo": "Moon", "fly": "x", "redo": "k"}, pad_buttons: {"undo": "9"})"#;
        let settings: Settings = ron::from_str(text).expect("settings");
        let mut expected = KeyMap::default();
        expected.set_key(KeyAction::Redo, KeyName::Sign('k'));
        assert_eq!(KeyMap::of(&settings), expected);
    }

    #[test]
    fn a_key_that_a_file_gives_twice_goes_to_the_first_action() {
        let text = r#"(keys: {"undo": "x", "redo": "x", "hint": "u"})"#;
        let settings: Settings = ron::from_str(text).expect("settings");
        let map = KeyMap::of(&settings);
        assert_eq!(map.key(KeyAction::Undo), Some(X));
        assert_eq!(map.key(KeyAction::Redo), Some(KeyName::Sign('r')));
        assert_eq!(map.key(KeyAction::Hint), Some(KeyName::Sign('u')));
    }
}

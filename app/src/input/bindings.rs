//! The key bindings, with their names in the list of keys and in tips.

use bevy::input::keyboard::Key;
use bevy::prelude::*;

/// What a key does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum KeyAction {
    /// Right and up.
    Step(IVec2),
    Place,
    Undo,
    Redo,
    Hint,
    EndTurn,
    HeatMap,
    Numbers,
    Pause,
    Mute,
    FullScreen,
}

/// A key press.
#[derive(Debug)]
enum KeyPress {
    /// A printed letter, and the physical key used if the layout has no Latin letters.
    Letter(char, KeyCode),
    Named(Key),
}

/// An entry in the list of keys.
#[derive(Debug)]
pub struct Binding {
    /// The Fluent id of the key's name; with `-does` appended, that of its description.
    pub id: &'static str,
    /// Empty for keys that the controls handle themselves.
    presses: &'static [(KeyPress, KeyAction)],
}

/// All keys in the order of the list.
pub static BINDINGS: [Binding; 15] = [
    Binding {
        id: "settings-key-arrows",
        presses: &[
            (
                KeyPress::Named(Key::ArrowLeft),
                KeyAction::Step(IVec2::NEG_X),
            ),
            (KeyPress::Named(Key::ArrowRight), KeyAction::Step(IVec2::X)),
            (KeyPress::Named(Key::ArrowUp), KeyAction::Step(IVec2::Y)),
            (
                KeyPress::Named(Key::ArrowDown),
                KeyAction::Step(IVec2::NEG_Y),
            ),
        ],
    },
    Binding {
        id: "settings-key-enter",
        presses: &[
            (KeyPress::Named(Key::Enter), KeyAction::Place),
            (KeyPress::Named(Key::Space), KeyAction::Place),
        ],
    },
    letter(
        "settings-key-u",
        &[(KeyPress::Letter('u', KeyCode::KeyU), KeyAction::Undo)],
    ),
    letter(
        "settings-key-r",
        &[(KeyPress::Letter('r', KeyCode::KeyR), KeyAction::Redo)],
    ),
    letter(
        "settings-key-h",
        &[(KeyPress::Letter('h', KeyCode::KeyH), KeyAction::Hint)],
    ),
    letter(
        "settings-key-e",
        &[(KeyPress::Letter('e', KeyCode::KeyE), KeyAction::EndTurn)],
    ),
    letter(
        "settings-key-p",
        &[(KeyPress::Letter('p', KeyCode::KeyP), KeyAction::Pause)],
    ),
    letter(
        "settings-key-v",
        &[(KeyPress::Letter('v', KeyCode::KeyV), KeyAction::HeatMap)],
    ),
    letter(
        "settings-key-n",
        &[(KeyPress::Letter('n', KeyCode::KeyN), KeyAction::Numbers)],
    ),
    letter(
        "settings-key-m",
        &[(KeyPress::Letter('m', KeyCode::KeyM), KeyAction::Mute)],
    ),
    Binding {
        id: "settings-key-f11",
        presses: &[(KeyPress::Named(Key::F11), KeyAction::FullScreen)],
    },
    Binding {
        id: "settings-key-tab",
        presses: &[],
    },
    Binding {
        id: "settings-key-space",
        presses: &[],
    },
    Binding {
        id: MENU_KEY,
        presses: &[],
    },
    Binding {
        id: "settings-key-list",
        presses: &[],
    },
];

/// The key for Back, which opens the menu in a game.
pub const MENU_KEY: &str = "settings-key-escape";

const fn letter(id: &'static str, presses: &'static [(KeyPress, KeyAction)]) -> Binding {
    Binding { id, presses }
}

/// The action of a key by its printed letter, or by its position if the layout has no Latin letters.
pub fn action_of(key: &Key, code: KeyCode) -> Option<KeyAction> {
    let printed = match key {
        Key::Character(text) => text.chars().next().filter(char::is_ascii_alphabetic),
        _ => None,
    };
    let is_character = matches!(key, Key::Character(_));
    let fits = |press: &KeyPress| match (press, printed) {
        (KeyPress::Named(named), _) => named == key,
        (KeyPress::Letter(letter, _), Some(printed)) => letter.eq_ignore_ascii_case(&printed),
        (KeyPress::Letter(_, place), None) => is_character && *place == code,
    };
    let mut all = BINDINGS.iter().flat_map(|binding| binding.presses);
    all.find(|(press, _)| fits(press))
        .map(|(_, action)| *action)
}

/// The Fluent id of the key with this action.
pub fn key_name_id(wanted: KeyAction) -> Option<&'static str> {
    let binding = BINDINGS.iter().find(|binding| {
        let mut meanings = binding.presses.iter().map(|(_, action)| *action);
        meanings.any(|action| action == wanted)
    });
    binding.map(|binding| binding.id)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Does not compile until a new action is added here.
    fn next_action(action: KeyAction) -> Option<KeyAction> {
        Some(match action {
            KeyAction::Step(_) => KeyAction::Place,
            KeyAction::Place => KeyAction::Undo,
            KeyAction::Undo => KeyAction::Redo,
            KeyAction::Redo => KeyAction::Hint,
            KeyAction::Hint => KeyAction::EndTurn,
            KeyAction::EndTurn => KeyAction::HeatMap,
            KeyAction::HeatMap => KeyAction::Numbers,
            KeyAction::Numbers => KeyAction::Pause,
            KeyAction::Pause => KeyAction::Mute,
            KeyAction::Mute => KeyAction::FullScreen,
            KeyAction::FullScreen => return None,
        })
    }

    #[test]
    fn bug_ending_a_turn_and_pausing_were_missing_from_the_list_of_keys() {
        let mut next = Some(KeyAction::Step(IVec2::X));
        while let Some(action) = next {
            assert!(key_name_id(action).is_some(), "{action:?} has no key");
            next = next_action(action);
        }
        assert_eq!(key_name_id(KeyAction::EndTurn), Some("settings-key-e"));
        assert_eq!(key_name_id(KeyAction::Pause), Some("settings-key-p"));
    }

    #[test]
    fn every_key_of_the_list_has_its_words() {
        let english = crate::locale::Locale::new("en");
        for binding in &BINDINGS {
            for id in [binding.id.to_owned(), format!("{}-does", binding.id)] {
                assert_ne!(english.text(&id), id, "{id} has no words");
            }
        }
    }
}

//! The keys, in the one table that binds them: what each means, and what it is called in the list of keys and in tips.

use bevy::input::keyboard::Key;
use bevy::prelude::*;

/// What a key of the board means.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Meaning {
    /// Right and up.
    Step(IVec2),
    Place,
    Undo,
    Redo,
    Hint,
    EndTurn,
    Heat,
    Numbers,
    Pause,
    Mute,
    FullScreen,
}

/// What is pressed.
#[derive(Debug)]
enum Press {
    /// A letter as it is printed on the key, and the key's place where what is printed is no Latin letter.
    Letter(char, KeyCode),
    Named(Key),
}

/// One line in the list of keys.
#[derive(Debug)]
pub struct Binding {
    /// The Fluent message of the key's name; with `-does` after it, the one of what the key does.
    pub id: &'static str,
    /// None where the controls themselves answer the key, on every screen.
    presses: &'static [(Press, Meaning)],
}

/// Every key, in the order of the list.
pub static BINDINGS: [Binding; 14] = [
    Binding {
        id: "settings-key-arrows",
        presses: &[
            (Press::Named(Key::ArrowLeft), Meaning::Step(IVec2::NEG_X)),
            (Press::Named(Key::ArrowRight), Meaning::Step(IVec2::X)),
            (Press::Named(Key::ArrowUp), Meaning::Step(IVec2::Y)),
            (Press::Named(Key::ArrowDown), Meaning::Step(IVec2::NEG_Y)),
        ],
    },
    Binding {
        id: "settings-key-enter",
        presses: &[
            (Press::Named(Key::Enter), Meaning::Place),
            (Press::Named(Key::Space), Meaning::Place),
        ],
    },
    letter(
        "settings-key-u",
        &[(Press::Letter('u', KeyCode::KeyU), Meaning::Undo)],
    ),
    letter(
        "settings-key-r",
        &[(Press::Letter('r', KeyCode::KeyR), Meaning::Redo)],
    ),
    letter(
        "settings-key-h",
        &[(Press::Letter('h', KeyCode::KeyH), Meaning::Hint)],
    ),
    letter(
        "settings-key-e",
        &[(Press::Letter('e', KeyCode::KeyE), Meaning::EndTurn)],
    ),
    letter(
        "settings-key-p",
        &[(Press::Letter('p', KeyCode::KeyP), Meaning::Pause)],
    ),
    letter(
        "settings-key-v",
        &[(Press::Letter('v', KeyCode::KeyV), Meaning::Heat)],
    ),
    letter(
        "settings-key-n",
        &[(Press::Letter('n', KeyCode::KeyN), Meaning::Numbers)],
    ),
    letter(
        "settings-key-m",
        &[(Press::Letter('m', KeyCode::KeyM), Meaning::Mute)],
    ),
    Binding {
        id: "settings-key-f11",
        presses: &[(Press::Named(Key::F11), Meaning::FullScreen)],
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
];

/// The key that leads back, and from a game to its menu.
pub const MENU_KEY: &str = "settings-key-escape";

const fn letter(id: &'static str, presses: &'static [(Press, Meaning)]) -> Binding {
    Binding { id, presses }
}

/// What a key means by its print, or by its place when the print is no Latin letter.
pub fn meaning(key: &Key, code: KeyCode) -> Option<Meaning> {
    let printed = match key {
        Key::Character(text) => text.chars().next().filter(char::is_ascii_alphabetic),
        _ => None,
    };
    let is_character = matches!(key, Key::Character(_));
    let fits = |press: &Press| match (press, printed) {
        (Press::Named(named), _) => named == key,
        (Press::Letter(letter, _), Some(printed)) => letter.eq_ignore_ascii_case(&printed),
        (Press::Letter(_, place), None) => is_character && *place == code,
    };
    let mut all = BINDINGS.iter().flat_map(|binding| binding.presses);
    all.find(|(press, _)| fits(press))
        .map(|(_, meaning)| *meaning)
}

/// The Fluent message that names the key with this meaning.
pub fn key_of(wanted: Meaning) -> Option<&'static str> {
    let binding = BINDINGS.iter().find(|binding| {
        let mut meanings = binding.presses.iter().map(|(_, meaning)| *meaning);
        meanings.any(|meaning| meaning == wanted)
    });
    binding.map(|binding| binding.id)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Where a new meaning would not compile until it stands here.
    fn all_but_steps(meaning: Meaning) -> Option<Meaning> {
        Some(match meaning {
            Meaning::Step(_) => Meaning::Place,
            Meaning::Place => Meaning::Undo,
            Meaning::Undo => Meaning::Redo,
            Meaning::Redo => Meaning::Hint,
            Meaning::Hint => Meaning::EndTurn,
            Meaning::EndTurn => Meaning::Heat,
            Meaning::Heat => Meaning::Numbers,
            Meaning::Numbers => Meaning::Pause,
            Meaning::Pause => Meaning::Mute,
            Meaning::Mute => Meaning::FullScreen,
            Meaning::FullScreen => return None,
        })
    }

    #[test]
    fn bug_ending_a_turn_and_pausing_were_missing_from_the_list_of_keys() {
        let mut next = Some(Meaning::Step(IVec2::X));
        while let Some(meaning) = next {
            assert!(key_of(meaning).is_some(), "{meaning:?} has no key");
            next = all_but_steps(meaning);
        }
        assert_eq!(key_of(Meaning::EndTurn), Some("settings-key-e"));
        assert_eq!(key_of(Meaning::Pause), Some("settings-key-p"));
    }

    #[test]
    fn every_key_of_the_list_has_its_words() {
        let english = crate::app::locale::Locale::new("en");
        for binding in &BINDINGS {
            for id in [binding.id.to_owned(), format!("{}-does", binding.id)] {
                assert_ne!(english.text(&id), id, "{id} has no words");
            }
        }
    }
}

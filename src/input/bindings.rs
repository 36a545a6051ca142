//! The table of actions that have a key: what the list of keys shows, what the board asks for, and what the settings keep.
//!
//! The rest of the game knows these keys by their defaults: [`rebind`](super::rebind) turns the keys that a person has
//! chosen into them.

use super::key_name::KeyName;
use bevy::input::keyboard::Key;
use bevy::prelude::*;

/// What a key does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum KeyAction {
    Left,
    Right,
    Up,
    Down,
    Place,
    Undo,
    Redo,
    Hint,
    EndTurn,
    Pause,
    HeatMap,
    /// Move numbers; where mistakes or puzzles are practised, the next one.
    Numbers,
    Analyse,
    Threat,
    Forbidden,
    Mute,
    FullScreen,
    NextControl,
    /// Activates the control with the focus; on the board as [`Place`](Self::Place).
    Activate,
    /// Back; in a game its menu.
    Back,
    KeyList,
}

impl KeyAction {
    /// The step of the cursor on the board, right and up.
    pub fn step(self) -> Option<IVec2> {
        Some(match self {
            Self::Left => IVec2::NEG_X,
            Self::Right => IVec2::X,
            Self::Up => IVec2::Y,
            Self::Down => IVec2::NEG_Y,
            _ => return None,
        })
    }

    /// The entry in the table.
    pub fn binding(self) -> &'static Binding {
        let mut all = BINDINGS.iter();
        let found = all.find(|binding| binding.action == self);
        found.unwrap_or(&BINDINGS[0])
    }
}

/// An entry in the table.
#[derive(Debug)]
pub struct Binding {
    pub action: KeyAction,
    /// The Fluent id of what it does.
    pub id: &'static str,
    /// What the settings file calls the action.
    pub file: &'static str,
    /// The key at first.
    pub key: KeyName,
    /// The gamepad button at first, if there is one.
    pub pad: Option<GamepadButton>,
}

/// The number of actions.
pub const ACTIONS: usize = 21;

/// All actions in the order of the list.
pub static BINDINGS: [Binding; ACTIONS] = {
    use KeyAction::*;
    use KeyName as Named;
    [
        entry(Left, "key-does-left", "left", Named::Left),
        entry(Right, "key-does-right", "right", Named::Right),
        entry(Up, "key-does-up", "up", Named::Up),
        entry(Down, "key-does-down", "down", Named::Down),
        entry(Place, "key-does-place", "place", Named::Enter).and(GamepadButton::South),
        letter(Undo, "key-does-undo", "undo", 'u').and(GamepadButton::West),
        letter(Redo, "key-does-redo", "redo", 'r').and(GamepadButton::North),
        letter(Hint, "key-does-hint", "hint", 'h'),
        letter(EndTurn, "key-does-end-turn", "end_turn", 'e').and(GamepadButton::RightTrigger),
        letter(Pause, "key-does-pause", "pause", 'p'),
        letter(HeatMap, "key-does-heat", "heat_map", 'v'),
        letter(Numbers, "key-does-numbers", "numbers", 'n'),
        letter(Analyse, "key-does-analyse", "analyse", 'a'),
        letter(Threat, "key-does-threat", "threat", 't'),
        letter(Forbidden, "key-does-forbidden", "forbidden", 'b'),
        letter(Mute, "key-does-mute", "mute", 'm'),
        entry(
            FullScreen,
            "key-does-full-screen",
            "full_screen",
            Named::Function(11),
        ),
        entry(
            NextControl,
            "key-does-next-control",
            "next_control",
            Named::Tab,
        ),
        entry(Activate, "key-does-activate", "activate", Named::Space),
        entry(Back, "key-does-back", "back", Named::Escape).and(GamepadButton::East),
        letter(KeyList, "key-does-list", "key_list", '?'),
    ]
};

const fn entry(action: KeyAction, id: &'static str, file: &'static str, key: KeyName) -> Binding {
    Binding {
        action,
        id,
        file,
        key,
        pad: None,
    }
}

const fn letter(action: KeyAction, id: &'static str, file: &'static str, sign: char) -> Binding {
    entry(action, id, file, KeyName::Sign(sign))
}

impl Binding {
    const fn and(self, pad: GamepadButton) -> Self {
        Self {
            pad: Some(pad),
            ..self
        }
    }
}

/// The action whose key at first is this one.
pub fn action_of(key: &Key, code: KeyCode) -> Option<KeyAction> {
    let name = KeyName::of(key, code)?;
    let mut all = BINDINGS.iter();
    all.find(|binding| binding.key == name)
        .map(|binding| binding.action)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    /// Does not compile until a new action is added here.
    fn next_action(action: KeyAction) -> Option<KeyAction> {
        use KeyAction::*;
        Some(match action {
            Left => Right,
            Right => Up,
            Up => Down,
            Down => Place,
            Place => Undo,
            Undo => Redo,
            Redo => Hint,
            Hint => EndTurn,
            EndTurn => Pause,
            Pause => HeatMap,
            HeatMap => Numbers,
            Numbers => Analyse,
            Analyse => Threat,
            Threat => Forbidden,
            Forbidden => Mute,
            Mute => FullScreen,
            FullScreen => NextControl,
            NextControl => Activate,
            Activate => Back,
            Back => KeyList,
            KeyList => return None,
        })
    }

    #[test]
    fn bug_ending_a_turn_and_pausing_were_missing_from_the_list_of_keys() {
        let mut next = Some(KeyAction::Left);
        while let Some(action) = next {
            assert_eq!(action.binding().action, action, "{action:?} has no key");
            next = next_action(action);
        }
        assert_eq!(KeyAction::EndTurn.binding().key, KeyName::Sign('e'));
        assert_eq!(KeyAction::Pause.binding().key, KeyName::Sign('p'));
    }

    #[test]
    fn every_action_has_words_and_a_key_and_a_name_of_its_own() {
        let english = crate::locale::Locale::new("en");
        for binding in &BINDINGS {
            assert_ne!(english.text(binding.id), binding.id, "{}", binding.id);
            let (key, code) = binding.key.press();
            assert_eq!(action_of(&key, code), Some(binding.action));
        }
        let names: BTreeSet<_> = BINDINGS.iter().map(|binding| binding.file).collect();
        assert_eq!(names.len(), BINDINGS.len());
    }
}

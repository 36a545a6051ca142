//! The actions of keys, and the table of their keys: what the list of keys shows and what the settings keep.
//!
//! The table has the default keys: [`rebind`](super::rebind) turns the keys that a person has chosen into them. Which actions a
//! screen has is in [`screen_keys`](super::screen_keys).

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
    /// Shows or hides the numbers of the moves.
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
    /// Starts the game that is set up; has the key of [`Place`](Self::Place).
    Start,
    /// Steps to the previous move; has the key of [`Left`](Self::Left).
    StepBack,
    /// Steps to the next move; has the key of [`Right`](Self::Right).
    StepForward,
    /// Steps to the first move.
    First,
    /// Steps to the last move.
    Last,
    /// Shows or hides the tools of the study; has the key of [`EndTurn`](Self::EndTurn).
    Edit,
    /// Opens the next puzzle or line; has the key of [`Numbers`](Self::Numbers).
    Next,
    /// Opens the next mistake; has the key of [`Numbers`](Self::Numbers).
    NextMistake,
    PreviousMistake,
    /// Goes to the variation above in the study; has the key of [`Up`](Self::Up).
    PreviousSibling,
    /// Goes to the variation below in the study; has the key of [`Down`](Self::Down).
    NextSibling,
    PreviousBranching,
    NextBranching,
    PreviousComment,
    NextComment,
    /// Shows or hides the moves that follow in the study.
    NextMoves,
    /// Looks for wins by fours, shows the next one or takes them away.
    Fours,
    /// Plays the win by fours that is shown.
    PlayFours,
    /// Goes to the next place where the position of the study stands.
    SamePosition,
    /// Plays the best line with this rank, from 0.
    Line(usize),
    /// Chooses the tool with this index.
    Tool(usize),
    /// Opens what is in the clipboard.
    Paste,
    /// Opens the search in the texts of the study.
    Search,
    /// Steps to what the search has found next.
    SearchNext,
    /// Steps back to what it found before.
    SearchPrevious,
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

    /// Whether a key that is held does it again and again.
    pub const fn repeats(self) -> bool {
        matches!(
            self,
            Self::StepBack
                | Self::StepForward
                | Self::PreviousSibling
                | Self::NextSibling
                | Self::PreviousBranching
                | Self::NextBranching
                | Self::PreviousComment
                | Self::NextComment
        )
    }

    /// The entry in the table, which several actions may share; `None` for an action with a fixed key.
    pub fn binding(self) -> Option<&'static Binding> {
        let listed = match self {
            Self::Start => Self::Place,
            Self::StepBack => Self::Left,
            Self::StepForward => Self::Right,
            Self::Edit => Self::EndTurn,
            Self::Next | Self::NextMistake => Self::Numbers,
            Self::PreviousSibling => Self::Up,
            Self::NextSibling => Self::Down,
            listed => listed,
        };
        BINDINGS.iter().find(|binding| binding.action == listed)
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

/// The number of entries in the table.
pub const ACTIONS: usize = 23;

/// All entries in the order of the list.
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
        letter(NextMoves, "key-does-next-moves", "next_moves", 'c').and(GamepadButton::LeftThumb),
        letter(Fours, "key-does-fours", "fours", 'w').and(GamepadButton::RightThumb),
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

/// The keys that cannot be changed, by their places.
pub static FIXED: [(KeyCode, KeyAction); 17] = {
    use KeyAction::*;
    [
        (KeyCode::Home, First),
        (KeyCode::End, Last),
        (KeyCode::PageUp, PreviousMistake),
        (KeyCode::PageDown, NextMistake),
        (KeyCode::F3, SearchNext),
        (KeyCode::F4, SamePosition),
        (KeyCode::Digit1, Line(0)),
        (KeyCode::Digit2, Line(1)),
        (KeyCode::Digit3, Line(2)),
        (KeyCode::Digit1, Tool(0)),
        (KeyCode::Digit2, Tool(1)),
        (KeyCode::Digit3, Tool(2)),
        (KeyCode::Digit4, Tool(3)),
        (KeyCode::Numpad1, Tool(0)),
        (KeyCode::Numpad2, Tool(1)),
        (KeyCode::Numpad3, Tool(2)),
        (KeyCode::Numpad4, Tool(3)),
    ]
};

/// What the key of an action of the study does with Shift.
pub static SHIFTED: [(KeyAction, KeyAction); 7] = {
    use KeyAction::*;
    [
        (StepBack, PreviousBranching),
        (StepForward, NextBranching),
        (PreviousSibling, PreviousComment),
        (NextSibling, NextComment),
        (NextMistake, PreviousMistake),
        (Fours, PlayFours),
        (SearchNext, SearchPrevious),
    ]
};

/// A key of the study that is listed and cannot be changed by itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum StudyKey {
    /// The key of an action, alone or with Shift.
    Of(KeyAction),
    Shift(KeyAction),
    /// The Fluent id of its name.
    Named(&'static str),
}

/// What the keys do in the study beside [`BINDINGS`]: each key with the Fluent id of what it does.
pub static STUDY_KEYS: [(StudyKey, &str); 16] = {
    use KeyAction::{Down, Fours, Left, Numbers, Right, Up};
    use StudyKey::{Named, Of, Shift};
    [
        (Of(Left), "study-key-back"),
        (Of(Right), "study-key-forward"),
        (Of(Up), "study-key-previous-sibling"),
        (Of(Down), "study-key-next-sibling"),
        (Shift(Left), "study-key-previous-branching"),
        (Shift(Right), "study-key-next-branching"),
        (Shift(Up), "study-key-previous-comment"),
        (Shift(Down), "study-key-next-comment"),
        (Named("key-home"), "study-key-first"),
        (Named("key-end"), "study-key-last"),
        (Named("key-page-up"), "study-key-previous-mistake"),
        (Named("key-page-down"), "study-key-next-mistake"),
        (Shift(Numbers), "study-key-previous-mistake"),
        (Shift(Fours), "study-key-play-fours"),
        (Named("key-lines"), "study-key-lines"),
        (Of(KeyAction::NextControl), "study-key-board"),
    ]
};

/// The keys with Control or the system key, and with or without Shift where that matters.
pub static CHORDS: [(KeyCode, Option<bool>, KeyAction); 5] = [
    (KeyCode::KeyZ, Some(false), KeyAction::Undo),
    (KeyCode::KeyZ, Some(true), KeyAction::Redo),
    (KeyCode::KeyY, None, KeyAction::Redo),
    (KeyCode::KeyV, None, KeyAction::Paste),
    (KeyCode::KeyF, None, KeyAction::Search),
];

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

/// The action in the table that has this key by default.
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

    #[test]
    fn bug_ending_a_turn_and_pausing_were_missing_from_the_list_of_keys() {
        for (action, key) in [(KeyAction::EndTurn, 'e'), (KeyAction::Pause, 'p')] {
            let binding = action.binding().expect("it is listed");
            assert_eq!(binding.key, KeyName::Sign(key));
        }
    }

    #[test]
    fn actions_that_share_a_key_share_the_entry() {
        for (action, listed) in [
            (KeyAction::Start, KeyAction::Place),
            (KeyAction::Edit, KeyAction::EndTurn),
            (KeyAction::NextMistake, KeyAction::Numbers),
        ] {
            let binding = action.binding().expect("it is listed");
            assert_eq!(binding.action, listed);
        }
        assert!(KeyAction::First.binding().is_none());
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

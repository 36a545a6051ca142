//! The table of the actions that keys have on each screen.
//!
//! Enter, Space and Tab act on the focused control or on the board, and are not in it.

use super::bindings::{CHORDS, FIXED, KeyAction, SHIFTED, action_of};
use crate::state::Screen;
use KeyAction::*;
use bevy::input::keyboard::Key;
use bevy::prelude::KeyCode;

/// The actions of every screen. Those of a screen precede them where they share a key.
const COMMON: &[KeyAction] = &[Left, Right, Up, Down, Mute, FullScreen, Back, KeyList];
/// The actions while a dialog is open.
const IN_DIALOG: &[KeyAction] = &[Left, Right, Up, Down, Mute, FullScreen];

/// The actions of a screen in addition to the common ones.
const fn own_actions(screen: Screen) -> &'static [KeyAction] {
    match screen {
        Screen::Game | Screen::Result => &[Undo, Redo, Hint, EndTurn, Pause, HeatMap, Numbers],
        Screen::Study => &[
            StepBack,
            StepForward,
            First,
            Last,
            Undo,
            Redo,
            Hint,
            HeatMap,
            Analyse,
            Threat,
            Forbidden,
            Edit,
            NextMistake,
            PreviousMistake,
            PreviousSibling,
            NextSibling,
            PreviousBranching,
            NextBranching,
            PreviousComment,
            NextComment,
            NextMoves,
            Fours,
            PlayFours,
            SamePosition,
            Line(0),
            Line(1),
            Line(2),
            Paste,
            Search,
            SearchNext,
            SearchPrevious,
        ],
        Screen::Review => &[StepBack, StepForward, First, Last, Numbers],
        Screen::PositionSetup => &[Undo, Redo, Numbers, Tool(0), Tool(1), Tool(2), Tool(3)],
        Screen::BranchChoice => &[Undo, Numbers],
        Screen::Lesson => &[Hint, EndTurn],
        Screen::Puzzles => &[Undo, Hint, EndTurn, Next],
        Screen::Drill => &[Undo, Hint, Next],
        Screen::NewGame => &[Start],
        _ => &[Numbers],
    }
}

/// Whether a screen has an action.
pub fn has(screen: Screen, action: KeyAction) -> bool {
    own_actions(screen).contains(&action)
}

/// What a key does on a screen, with or without an open dialog.
pub fn action_on(
    screen: Screen,
    is_dialog_open: bool,
    key: &Key,
    code: KeyCode,
) -> Option<KeyAction> {
    let bound = action_of(key, code);
    let has_key = |action: &&KeyAction| match bound {
        Some(_) => action.binding().map(|binding| binding.action) == bound,
        None => FIXED.contains(&(code, **action)),
    };
    let mut actions = if is_dialog_open {
        IN_DIALOG.iter().chain(&[])
    } else {
        own_actions(screen).iter().chain(COMMON)
    };
    actions.find(has_key).copied()
}

/// What a key with Shift does on a screen where it does this without: the same unless Shift has a use there. The arrows belong to
/// the cursor of a board with the focus, but not with Shift where that has a use.
pub fn with_shift(screen: Screen, action: KeyAction) -> KeyAction {
    let mut shifted = SHIFTED.iter().filter(|_| screen == Screen::Study);
    let found = shifted.find(|(plain, _)| same_key(*plain, action));
    found.map_or(action, |(_, shifted)| *shifted)
}

/// Whether two actions are the same, or have the same entry in the table of keys.
fn same_key(one: KeyAction, other: KeyAction) -> bool {
    let entry = |action: KeyAction| action.binding().map(|binding| binding.action);
    one == other || entry(one).is_some_and(|one| entry(other) == Some(one))
}

/// What a key with Control or the system key does on a screen, with or without Shift.
pub fn chord_on(screen: Screen, code: KeyCode, shift: bool) -> Option<KeyAction> {
    let mut chords = CHORDS.iter().filter(|_| screen == Screen::Study);
    let found = chords.find(|chord| chord.0 == code && chord.1.is_none_or(|held| held == shift));
    found.map(|chord| chord.2)
}

#[cfg(test)]
mod tests {
    use super::*;

    const SCREENS: [Screen; 11] = [
        Screen::Title,
        Screen::NewGame,
        Screen::Game,
        Screen::Review,
        Screen::Study,
        Screen::PositionSetup,
        Screen::BranchChoice,
        Screen::Lesson,
        Screen::Puzzles,
        Screen::Drill,
        Screen::Library,
    ];

    fn letter(screen: Screen, letter: &str, code: KeyCode) -> Option<KeyAction> {
        action_on(screen, false, &Key::Character(letter.into()), code)
    }

    #[test]
    fn no_two_actions_of_a_screen_share_a_key() {
        for screen in SCREENS {
            let mut bound: Vec<_> = (own_actions(screen).iter())
                .filter_map(|action| action.binding())
                .map(|binding| binding.file)
                .collect();
            let count = bound.len();
            bound.sort_unstable();
            bound.dedup();
            assert_eq!(bound.len(), count, "{screen:?}");
        }
    }

    #[test]
    fn every_action_of_a_screen_has_a_key() {
        for action in SCREENS.into_iter().flat_map(own_actions) {
            let is_fixed = FIXED.iter().any(|(_, fixed)| fixed == action);
            let is_chord = CHORDS.iter().any(|chord| chord.2 == *action);
            let is_shifted = SHIFTED.iter().any(|(_, shifted)| shifted == action);
            let is_bound = action.binding().is_some();
            assert!(is_bound || is_fixed || is_chord || is_shifted, "{action:?}");
        }
    }

    #[test]
    fn a_key_has_another_action_on_another_screen() {
        for (screen, e, n) in [
            (Screen::Game, Some(EndTurn), Some(Numbers)),
            (Screen::Study, Some(Edit), Some(NextMistake)),
            (Screen::Puzzles, Some(EndTurn), Some(Next)),
            (Screen::Drill, None, Some(Next)),
            (Screen::Lesson, Some(EndTurn), None),
        ] {
            assert_eq!(letter(screen, "e", KeyCode::KeyE), e, "{screen:?}");
            assert_eq!(letter(screen, "n", KeyCode::KeyN), n, "{screen:?}");
        }
    }

    #[test]
    fn a_dialog_takes_the_keys_of_the_screen_below() {
        let on =
            |is_dialog_open, key: Key, code| action_on(Screen::Study, is_dialog_open, &key, code);
        let left = KeyCode::ArrowLeft;
        assert_eq!(on(false, Key::ArrowLeft, left), Some(StepBack));
        assert_eq!(on(true, Key::ArrowLeft, left), Some(Left));
        assert_eq!(on(false, Key::Home, KeyCode::Home), Some(First));
        assert_eq!(on(true, Key::Home, KeyCode::Home), None);
        assert_eq!(on(true, Key::Escape, KeyCode::Escape), None);
    }

    #[test]
    fn digits_count_by_their_place() {
        assert_eq!(letter(Screen::Study, "1", KeyCode::Digit1), Some(Line(0)));
        assert_eq!(letter(Screen::Study, "é", KeyCode::Digit2), Some(Line(1)));
        assert_eq!(letter(Screen::Study, "1", KeyCode::Numpad1), None);
        let numpad = letter(Screen::PositionSetup, "4", KeyCode::Numpad4);
        assert_eq!(numpad, Some(Tool(3)));
    }

    #[test]
    fn shift_jumps_farther_in_the_study_alone() {
        for (plain, shifted) in [
            (StepBack, PreviousBranching),
            (NextSibling, NextComment),
            (NextMistake, PreviousMistake),
            (Fours, PlayFours),
            (Left, PreviousBranching),
            (Analyse, Analyse),
            (Last, Last),
            (SearchNext, SearchPrevious),
        ] {
            assert_eq!(with_shift(Screen::Study, plain), shifted);
            assert_eq!(with_shift(Screen::Review, plain), plain);
        }
    }

    #[test]
    fn up_and_down_walk_the_variations_of_the_study() {
        let on = |screen, key: Key, code| action_on(screen, false, &key, code);
        let (up, down) = (KeyCode::ArrowUp, KeyCode::ArrowDown);
        assert_eq!(on(Screen::Study, Key::ArrowUp, up), Some(PreviousSibling));
        assert_eq!(on(Screen::Study, Key::ArrowDown, down), Some(NextSibling));
        assert_eq!(on(Screen::PositionSetup, Key::ArrowUp, up), Some(Up));
        let page_up = on(Screen::Study, Key::PageUp, KeyCode::PageUp);
        assert_eq!(page_up, Some(PreviousMistake));
    }

    #[test]
    fn only_the_study_has_chords() {
        for (shift, action) in [(false, Undo), (true, Redo)] {
            let of = |screen| chord_on(screen, KeyCode::KeyZ, shift);
            assert_eq!(of(Screen::Study), Some(action));
            assert_eq!(of(Screen::Game), None);
        }
    }
}

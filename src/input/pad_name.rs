//! The gamepad buttons that an action can have, by what the settings file and the player call them.

use crate::locale::Locale;
use bevy::prelude::*;

/// The buttons: the word in the settings file, and the Fluent id.
const BUTTONS: [(GamepadButton, &str, &str); 12] = [
    (GamepadButton::South, "South", "pad-south"),
    (GamepadButton::East, "East", "pad-east"),
    (GamepadButton::West, "West", "pad-west"),
    (GamepadButton::North, "North", "pad-north"),
    (
        GamepadButton::LeftTrigger,
        "LeftShoulder",
        "pad-left-shoulder",
    ),
    (
        GamepadButton::RightTrigger,
        "RightShoulder",
        "pad-right-shoulder",
    ),
    (
        GamepadButton::LeftTrigger2,
        "LeftTrigger",
        "pad-left-trigger",
    ),
    (
        GamepadButton::RightTrigger2,
        "RightTrigger",
        "pad-right-trigger",
    ),
    (GamepadButton::Select, "Select", "pad-select"),
    (GamepadButton::Start, "Start", "pad-start"),
    (GamepadButton::LeftThumb, "LeftStick", "pad-left-stick"),
    (GamepadButton::RightThumb, "RightStick", "pad-right-stick"),
];

/// What the settings file calls a button; `None` if no action can have it.
pub fn to_file(button: GamepadButton) -> Option<&'static str> {
    let mut all = BUTTONS.iter();
    all.find(|row| row.0 == button).map(|row| row.1)
}

pub fn from_file(text: &str) -> Option<GamepadButton> {
    BUTTONS.iter().find(|row| row.1 == text).map(|row| row.0)
}

/// What the player calls a button.
pub fn words(button: GamepadButton, locale: &Locale) -> String {
    let mut all = BUTTONS.iter();
    let found = all.find(|row| row.0 == button);
    found.map_or_else(String::new, |row| locale.text(row.2))
}

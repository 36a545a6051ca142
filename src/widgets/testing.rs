//! Keys, for tests.

use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;

/// The message that a key was pressed in a window.
pub fn key_input(key_code: KeyCode, logical_key: Key, window: Entity) -> KeyboardInput {
    KeyboardInput {
        key_code,
        logical_key,
        state: ButtonState::Pressed,
        text: None,
        repeat: false,
        window,
    }
}

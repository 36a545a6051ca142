//! The modifier keys that are held.

use bevy::prelude::*;

/// Whether Control or the system key is held.
pub fn is_control_held(keys: &ButtonInput<KeyCode>) -> bool {
    use KeyCode::{ControlLeft, ControlRight, SuperLeft, SuperRight};
    is_held(keys, [ControlLeft, ControlRight, SuperLeft, SuperRight])
}

/// Whether Alt is held.
pub fn is_alt_held(keys: &ButtonInput<KeyCode>) -> bool {
    is_held(keys, [KeyCode::AltLeft, KeyCode::AltRight])
}

/// Whether Shift is held.
pub fn is_shift_held(keys: &ButtonInput<KeyCode>) -> bool {
    is_held(keys, [KeyCode::ShiftLeft, KeyCode::ShiftRight])
}

/// Whether one of the keys is held, or was in a part of this frame: in a slow one a key is pressed and released.
fn is_held<const N: usize>(keys: &ButtonInput<KeyCode>, codes: [KeyCode; N]) -> bool {
    keys.any_pressed(codes) || keys.any_just_pressed(codes)
}

//! The keys that are held, and those among them that begin a chord.

use bevy::input::ButtonState;
use bevy::input::keyboard::KeyboardInput;
use bevy::platform::collections::{HashMap, HashSet};
use bevy::prelude::*;
use std::time::Duration;

/// The keys that begin a chord.
const CHORDS: [KeyCode; 6] = [
    KeyCode::ControlLeft,
    KeyCode::ControlRight,
    KeyCode::AltLeft,
    KeyCode::AltRight,
    KeyCode::SuperLeft,
    KeyCode::SuperRight,
];

/// A key that is held.
#[derive(Debug, Clone)]
pub enum HeldKey {
    /// Not long enough to count, since this time.
    Waits(KeyboardInput, Duration),
    /// As this one, since this time or its last repeat.
    Counts(KeyboardInput, Duration),
    /// It does nothing.
    Mute,
}

/// The keys that are held, by their places.
#[derive(Debug, Default)]
pub struct HeldKeys {
    pub keys: HashMap<KeyCode, HeldKey>,
    pub chords: HashSet<KeyCode>,
}

impl HeldKeys {
    /// Whether a letter is a shortcut now. Control with Alt is how Windows says Alt Gr, which types signs.
    pub fn make_shortcuts(&self) -> bool {
        let is_alt = |code: &KeyCode| matches!(code, KeyCode::AltLeft | KeyCode::AltRight);
        !self.chords.is_empty() && !self.chords.iter().any(is_alt)
    }

    /// Keeps which keys of chords are held.
    pub fn note_chord(&mut self, key: &KeyboardInput) {
        if CHORDS.contains(&key.key_code) {
            match key.state {
                ButtonState::Pressed => self.chords.insert(key.key_code),
                ButtonState::Released => self.chords.remove(&key.key_code),
            };
        }
    }
}

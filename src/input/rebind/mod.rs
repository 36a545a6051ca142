//! Turns the keys and gamepad buttons that a person has chosen into those that the game knows, before anything reads them.
//!
//! So every part of the game, and Bevy's own controls, follow a change without knowing of it. Where text is typed, and with
//! Control, Alt or the system key held, keys have no action; a letter with Control counts as printed, whatever the layout. Keys
//! can be slow: such a key counts once it has been held for the time in the settings.

mod buttons;
mod choice;
mod held;
mod keys;
#[cfg(test)]
mod tests;

pub use choice::{ChoosesKey, ChosenKey};

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<ChosenKey>()
        .add_plugins((keys::plugin, buttons::plugin));
}

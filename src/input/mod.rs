//! Input: converts pointer, touch, keyboard and gamepad to the player's intents.
//!
//! Input on the board changes the [`BoardCursor`](crate::board::BoardCursor) (the selected point) or writes an
//! [`Intent`](crate::live::Intent). The keys of the board are disabled while a dialog is open, while text is
//! typed, and when a screen sets [`BoardKeys`] to false.

mod aim;
mod bindings;
mod boards;
mod cells;
mod game_intents;
mod gamepad;
#[cfg_attr(target_family = "wasm", path = "gamepad_poll.rs")]
mod gamepad_thread;
mod key_map;
mod key_name;
mod keyboard;
mod misclick;
mod new_messages;
mod pad_name;
mod pointer;
mod quick_press;
mod rebind;
mod scan;
mod shortcut;
mod state;
mod steps;
mod switch;
#[cfg(test)]
mod testing;

pub use aim::PlaceAimed;
pub use bindings::{BINDINGS, Binding, KeyAction};
pub use boards::{Boards, half_of};
pub use cells::CellEvent;
pub use game_intents::GameIntents;
pub use key_map::KeyMap;
pub use key_name::KeyName;
pub use keyboard::is_control_held;
pub use pad_name::words as pad_words;
pub use rebind::{ChoosesKey, ChosenKey};
pub use shortcut::{KeyText, Shortcut};
pub use state::{BoardKeys, HeatMapShown};

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        aim::plugin,
        gamepad_thread::plugin,
        misclick::plugin,
        pointer::plugin,
        quick_press::plugin,
        keys_plugin,
        board_keys_plugin,
    ));
}

/// The keys that a person has chosen, for apps without boards too.
pub fn keys_plugin(app: &mut App) {
    app.add_plugins((
        key_map::plugin,
        rebind::plugin,
        shortcut::plugin,
        switch::plugin,
    ));
}

/// What keys, gamepads and screen readers do on the boards, for apps without a window too.
pub fn board_keys_plugin(app: &mut App) {
    app.init_resource::<HeatMapShown>()
        .init_resource::<BoardKeys>()
        .add_plugins((
            cells::plugin,
            keyboard::plugin,
            gamepad::plugin,
            scan::plugin,
        ));
}

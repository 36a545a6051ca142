//! Input: converts pointer, touch, keyboard and gamepad to presses.
//!
//! Input on the board changes the [`BoardCursor`](crate::board::BoardCursor) (the selected point) or writes [`Pressed`]; a key with
//! an action on the open screen writes [`KeyPressed`]. What a press does is decided where the screen's state is: this module knows
//! neither games nor studies.

mod aim;
mod bindings;
mod boards;
mod cells;
mod gamepad;
#[cfg_attr(target_family = "wasm", path = "gamepad_poll.rs")]
mod gamepad_thread;
mod held_keys;
mod key_map;
mod key_name;
mod key_presses;
mod keyboard;
mod misclick;
mod new_messages;
mod pad_name;
mod pointer;
mod pressed;
mod quick_press;
mod rebind;
mod scan;
mod screen_keys;
mod settings_keys;
mod shortcut;
mod state;
mod steps;
mod switch;
#[cfg(test)]
mod testing;

pub use aim::PlaceAimed;
pub use bindings::{BINDINGS, Binding, KeyAction, STUDY_KEYS, StudyKey};
pub use boards::Boards;
pub use cells::CellEvent;
pub use key_map::KeyMap;
pub use key_name::KeyName;
pub use pad_name::words as pad_words;
pub use pressed::{KeyPressed, PressSystems, Pressed, key_pressed};
pub use rebind::{ChoosesKey, ChosenKey};
pub use shortcut::{KeyText, Shortcut};
pub use state::{BoardArrows, HeatMapShown};

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

/// The keys and their actions, for apps without boards too.
pub fn keys_plugin(app: &mut App) {
    app.init_resource::<BoardArrows>().add_plugins((
        pressed::plugin,
        key_map::plugin,
        key_presses::plugin,
        rebind::plugin,
        shortcut::plugin,
        switch::plugin,
    ));
}

/// What keys, gamepads and screen readers do on the boards, for apps without a window too.
pub fn board_keys_plugin(app: &mut App) {
    app.init_resource::<HeatMapShown>()
        .init_resource::<BoardArrows>()
        .add_plugins((
            cells::plugin,
            keyboard::plugin,
            gamepad::plugin,
            scan::plugin,
            settings_keys::plugin,
        ));
}

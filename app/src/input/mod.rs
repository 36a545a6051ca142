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
mod keyboard;
mod misclick;
mod pointer;
mod quick_press;
mod state;
mod steps;
#[cfg(test)]
mod testing;

pub use aim::PlaceAimed;
pub use bindings::{BINDINGS, KeyAction, MENU_KEY, key_name_id};
pub use boards::{Boards, half_of};
pub use cells::CellEvent;
pub use game_intents::GameIntents;
pub use keyboard::is_control_held;
pub use state::{BoardKeys, HeatMapShown};

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<HeatMapShown>()
        .init_resource::<BoardKeys>()
        .add_plugins((
            aim::plugin,
            cells::plugin,
            keyboard::plugin,
            gamepad::plugin,
            gamepad_thread::plugin,
            misclick::plugin,
            pointer::plugin,
            quick_press::plugin,
        ));
}

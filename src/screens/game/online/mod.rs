//! An online game on the screen: the differences from a local game.
//!
//! Requests and problems appear on one card that leaves the board visible. Actions that need the other player's consent
//! have buttons of their own.

mod chat_card;
mod leave;
mod next_game;
mod notice_card;
mod room_info;
mod screen_sync;

pub use crate::screens::online::chat_button;
pub use chat_card::ChatCardOpen;
pub use leave::ConfirmLeave;
pub use next_game::build as next_button;
pub use room_info::{chat, connection_state, copy_button, mark, title};

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        chat_card::plugin,
        notice_card::plugin,
        screen_sync::plugin,
        leave::plugin,
        next_game::plugin,
        room_info::plugin,
    ));
}

//! A game between two machines on the screen: what is different beside and over the board.
//!
//! The table's questions and troubles come as one card that leaves the board in sight. What asks for another
//! person instead of doing it at once has buttons of its own.

mod ask;
mod card;
mod keep_up;
mod leave;
mod next;
mod room;
mod talk;

pub use crate::app::screens::online::chat_button as talk_button;
pub use ask::{foot, grid, row};
pub use leave::AskLeave;
pub use next::build as next_button;
pub use room::{copy_button, line_state, mark, title};
pub use talk::build as talk;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        ask::plugin,
        card::plugin,
        keep_up::plugin,
        leave::plugin,
        next::plugin,
        room::plugin,
    ));
}

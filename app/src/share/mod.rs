//! Exports and imports games as links, text and files.
//!
//! Screens write [`ShareGame`], [`ExportText`] and [`ImportGame`]; the module for the platform handles them. All imports arrive as
//! [`Received`] text, which one system converts to a game.

#[cfg(not(target_family = "wasm"))]
mod desktop;
mod game_text;
mod import;
mod invitation;
mod request;

pub use game_text::GameText;
pub use import::{FileToOpen, ImportSource, Received};
pub use invitation::{CopyText, invitation_text, page_address};
pub use request::{ExportText, ImportGame, ShareGame};

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<ShareGame>()
        .add_message::<ImportGame>()
        .add_message::<CopyText>()
        .add_message::<ExportText>()
        .add_plugins(import::plugin);
    #[cfg(not(target_family = "wasm"))]
    app.add_plugins(desktop::plugin);
}

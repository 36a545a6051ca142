//! Exports and imports games as links, text and files.
//!
//! Screens write [`ShareGame`], [`ExportText`], [`SaveFile`] and [`ImportGame`]; the module for the platform handles them. All
//! imports arrive as [`Received`] files, which one system opens.

#[cfg(not(target_family = "wasm"))]
mod desktop;
#[cfg(not(target_family = "wasm"))]
mod file_dialog;
mod formats;
mod game_text;
mod import;
mod invitation;
mod opened;
mod received;
mod request;

#[cfg(not(target_family = "wasm"))]
pub use file_dialog::SystemDialogs;
pub use formats::OPENED_ENDINGS;
pub use game_text::GameText;
pub use import::FilesToOpen;
pub use invitation::{CopyText, invitation_text, page_address};
pub use received::{FileContent, ImportSource, Received, ReceivedFile};
pub use request::{ExportText, ImportGame, SaveFile, ShareGame};

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<ShareGame>()
        .add_message::<ImportGame>()
        .add_message::<CopyText>()
        .add_message::<ExportText>()
        .add_message::<SaveFile>()
        .add_plugins(import::plugin);
    #[cfg(not(target_family = "wasm"))]
    app.add_plugins((desktop::plugin, file_dialog::plugin));
}

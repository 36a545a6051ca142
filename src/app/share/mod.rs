//! Handing games on and taking them in: as a link or a line of text, and as a file that came from elsewhere.
//!
//! What a screen asks for is a [`HandOn`] or a [`TakeIn`]; whoever knows the system or the page does it. Whatever comes
//! in is a [`Received`] text, and one system makes a game of it: a link, a line and a file pass the same door.

#[cfg(not(target_family = "wasm"))]
mod desktop;
mod invite;
mod names;
mod receive;

pub use invite::{CopyText, invitation_link, invitation_text};
pub use names::Names;
pub use receive::{Received, Source};

use bevy::prelude::*;

/// The player wants to give the present game to somebody.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub enum HandOn {
    /// On the clipboard: in a browser as a link, on a desktop as a line of text.
    Copy,
    /// As a file, where the player's own files are out of reach.
    Export,
}

/// The player has a game for us.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub enum TakeIn {
    /// On the clipboard.
    Paste,
    /// In a file that is to be chosen.
    Pick,
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<HandOn>()
        .add_message::<TakeIn>()
        .add_message::<CopyText>()
        .add_plugins(receive::plugin);
    #[cfg(not(target_family = "wasm"))]
    app.add_plugins(desktop::plugin);
}

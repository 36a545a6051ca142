//! Requests to share and to import games.

use bevy::prelude::*;
use std::sync::Arc;

/// A request to copy the current game to the clipboard: in a browser as a link, on a desktop as text.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct CopyGame;

/// A request to import a game.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub enum ImportGame {
    /// From the clipboard.
    Paste,
    /// From files that the player chooses.
    Pick,
}

/// A request to hand a text over: in a browser as a file, on a desktop to the clipboard.
#[derive(Message, Debug, Clone, PartialEq, Eq)]
pub struct ExportText {
    /// The name of the file.
    pub file: String,
    pub text: String,
    /// The message that tells that the text was copied.
    pub told: &'static str,
}

/// A request to save a file where the player likes: in a browser as a download.
#[derive(Message, Debug, Clone, PartialEq, Eq)]
pub struct SaveFile {
    /// The suggested name, with its ending.
    pub name: String,
    pub bytes: Arc<[u8]>,
}

//! What a dialog for files asks.

use super::super::request::SaveFile;
use bevy::prelude::*;
use std::path::PathBuf;

/// What the player is asked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum FileQuestion {
    /// Which files to open.
    Open,
    /// Where to save this.
    Save(SaveFile),
    /// Which program to add as an engine.
    Program,
}

/// The texts of a system's dialog.
pub struct DialogWords {
    pub title: String,
    /// The names of the two filters: our formats, and all files.
    pub filters: [String; 2],
}

/// A place that the player has typed.
#[derive(Message, Debug, Clone, PartialEq, Eq)]
pub struct PathTyped {
    pub question: FileQuestion,
    pub path: PathBuf,
    /// The place whose folder is made if it is missing: the player was told so.
    pub confirmed: Option<PathBuf>,
}

//! Opens the file of a game.

use super::file;
use super::messages::LiveWriter;
use crate::storage::FileErrorReport;
use bevy::prelude::*;
use narabe_matches::Intent;
use std::path::PathBuf;

/// Opens the game in this file, which replaces the current game.
#[derive(Message, Debug, Clone, PartialEq, Eq)]
pub struct OpenGameFile(pub PathBuf);

/// Reads the files before anything else happens: an unreadable file changes nothing, and it stays in place, because the player
/// chose it.
pub(super) fn read(
    mut files: MessageReader<OpenGameFile>,
    mut intents: LiveWriter<Intent>,
    mut reports: MessageWriter<FileErrorReport>,
) {
    for OpenGameFile(path) in files.read() {
        match file::read(path) {
            Ok(saved) => intents.write(Intent::OpenImported(Box::new(saved))),
            Err(error) => _ = reports.write(error.report(path)),
        }
    }
}

//! Saves the match after each change, and loads it at the next start.
//!
//! Files are written on the main thread: a few kilobytes take less than a frame, and the order is certain.

use bevy::prelude::*;
use std::path::Path;
use std::time::Duration;

use super::file;
use super::game_time::GameTime;
use super::resource::Live;
use crate::redraw::Redraw;
use crate::storage::{self, FileErrorReport, FileProblem, Folders, WriteError};
use narabe_matches::{AnySavedMatch, LiveGame, SavedSummary};

/// The maximum age of the saved clocks while a clock runs and nobody moves.
const MAX_CLOCK_AGE: Duration = Duration::from_secs(10);

/// The game that Continue would resume, if there is one.
#[derive(Resource, Debug, Clone, PartialEq, Default)]
pub struct SavedGame(pub Option<SavedSummary>);

/// The live game is written to its file again after that had failed.
#[derive(Message, Debug, Clone, Copy, Default)]
pub struct GameSavedAgain;

/// What of the live game has been written to the file.
#[derive(Resource, Debug, Default)]
pub(super) struct Autosave {
    /// The last revision of the live game that was written.
    revision: u64,
    /// The time that has passed on running clocks since then.
    age: Duration,
    /// Whether the last write failed: it is retried after a while even if the game does not change.
    failing: bool,
}

/// Reads at startup which game Continue would resume.
pub(super) fn load(
    folders: Res<Folders>,
    mut saved: ResMut<SavedGame>,
    mut reports: MessageWriter<FileErrorReport>,
) {
    match read(&folders) {
        Ok(found) => saved.0 = found.and_then(|found| continuable(&found.opened())),
        Err(report) => {
            reports.write(report);
        }
    }
}

pub(super) fn read(folders: &Folders) -> Result<Option<AnySavedMatch>, FileErrorReport> {
    let path = folders.autosave();
    file::own(&path, file::read(&path))
}

/// Writes the match after a change, and removes the file when a finished match is left.
pub(super) fn save(
    live: Res<Live>,
    folders: Res<Folders>,
    game_time: Res<GameTime>,
    mut autosave: ResMut<Autosave>,
    mut saved: ResMut<SavedGame>,
    (mut reports, mut again): (
        MessageWriter<FileErrorReport>,
        MessageWriter<GameSavedAgain>,
    ),
    mut redraw: ResMut<Redraw>,
) {
    if autosave.failing || live.clock().remaining(live.to_act()).is_some() {
        autosave.age += game_time.elapsed.unwrap_or_default();
    }
    if !live.is_open() || live.is_online() {
        return;
    }
    if autosave.revision != live.revision() || autosave.age >= MAX_CLOCK_AGE {
        let path = folders.autosave();
        let is_done = live.is_left() && live.is_match_over();
        let kept = live.saved().filter(|_| !is_done);
        let written = match &kept {
            Some(found) => file::write(&path, found.encode()),
            None => remove(&path),
        };
        saved.0 = kept.and_then(|_| continuable(&live));
        if autosave.failing && written.is_ok() {
            again.write_default();
        }
        *autosave = Autosave {
            revision: live.revision(),
            age: Duration::ZERO,
            failing: written.is_err(),
        };
        let report = |error| FileErrorReport::not_written(FileProblem::GameNotSaved, path, error);
        reports.write_batch(written.err().map(report));
    }
    if autosave.failing && game_time.is_running {
        redraw.after(MAX_CLOCK_AGE.saturating_sub(autosave.age));
    }
}

/// The summary of a match that has something to continue.
fn continuable(live: &LiveGame) -> Option<SavedSummary> {
    live.is_continuable().then(|| live.summary())
}

fn remove(path: &Path) -> Result<(), WriteError> {
    match storage::remove(path) {
        Err(error) if !error.is_missing() => Err(error.into()),
        _ => Ok(()),
    }
}

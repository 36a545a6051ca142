//! Saves the match after each change, and loads it at the next start.
//!
//! Files are written on the main thread: a few kilobytes take less than a frame, and the order is certain.

use bevy::prelude::*;
use std::path::{Path, PathBuf};
use std::time::Duration;

use super::file;
use super::game_time::GameTime;
use super::resource::Live;
use crate::redraw::Redraw;
use crate::storage::{self, FileErrorReport, FileProblem, Folders};
use narabe::matches::{AnySavedMatch, Change, Intent, Refusal, SavedSummary};

/// The maximum age of the saved clocks while a clock runs and nobody moves.
const MAX_CLOCK_AGE: Duration = Duration::from_secs(10);

/// The game that Continue would resume, if there is one.
#[derive(Resource, Debug, Clone, PartialEq, Default)]
pub struct SavedGame(pub Option<SavedSummary>);

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

impl Autosave {
    /// Counts the time since the last write, if a clock runs or the write failed.
    fn add_time(&mut self, time: Option<Duration>, on_clock: bool) {
        if on_clock || self.failing {
            self.age += time.unwrap_or_default();
        }
    }

    /// Whether the file is out of date.
    fn is_due(&self, revision: u64) -> bool {
        self.revision != revision || self.age >= MAX_CLOCK_AGE
    }

    /// Records the result of a write. Each failure is reported: the player may have overlooked the previous one.
    fn record_result(
        &mut self,
        revision: u64,
        path: PathBuf,
        done: Result<(), String>,
    ) -> Option<FileErrorReport> {
        self.revision = revision;
        self.age = Duration::ZERO;
        self.failing = done.is_err();
        done.err()
            .map(|detail| FileErrorReport::not_written(FileProblem::GameNotSaved, path, detail))
    }

    /// The time until a failed write is retried.
    fn next_retry(&self) -> Option<Duration> {
        self.failing.then(|| MAX_CLOCK_AGE.saturating_sub(self.age))
    }
}

/// Reads at startup which game Continue would resume.
pub(super) fn load(
    folders: Res<Folders>,
    mut saved: ResMut<SavedGame>,
    mut reports: MessageWriter<FileErrorReport>,
) {
    let path = folders.autosave();
    match file::read(&path) {
        Ok(found) => saved.0 = Some(found.summary()),
        Err(error) if error.is_missing() => {}
        Err(error) => {
            reports.write(error.report_moved_aside(&path));
        }
    }
}

/// Applies an intent. Continue may read the file.
pub(super) fn apply(
    intent: &Intent,
    live: &mut Live,
    folders: &Folders,
) -> Result<Vec<Change>, FileErrorReport> {
    // A match that was left is still in memory, newer than the file.
    if *intent != Intent::Continue || live.is_open() {
        return Ok(live.0.apply(intent));
    }
    let path = folders.autosave();
    match file::read(&path) {
        Ok(saved) => Ok(live.0.apply(&Intent::OpenSaved(Box::new(saved)))),
        Err(error) if error.is_missing() => Ok(vec![Change::Refused(Refusal::NoGame)]),
        Err(error) => Err(error.report_moved_aside(&path)),
    }
}

/// Writes the match after a change, and removes the file when a finished match is left.
pub(super) fn save(
    live: Res<Live>,
    folders: Res<Folders>,
    game_time: Res<GameTime>,
    mut autosave: ResMut<Autosave>,
    mut saved: ResMut<SavedGame>,
    mut reports: MessageWriter<FileErrorReport>,
    mut redraw: ResMut<Redraw>,
) {
    autosave.add_time(game_time.elapsed(), live.remaining(live.to_act()).is_some());
    if !live.is_open() || live.is_online() {
        return;
    }
    if autosave.is_due(live.revision()) {
        let path = folders.autosave();
        let is_done = live.is_left() && live.is_match_over();
        let (summary, written) = match live.saved() {
            Some(found) if !is_done => (live.summary(), write(&found, &path)),
            _ => (None, remove(&path)),
        };
        saved.0 = summary;
        let report = autosave.record_result(live.revision(), path, written);
        reports.write_batch(report);
    }
    if let Some(wait) = autosave.next_retry().filter(|_| game_time.is_running()) {
        redraw.after(wait);
    }
}

fn write(saved: &AnySavedMatch, path: &Path) -> Result<(), String> {
    let text = saved.encode().map_err(|error| error.to_string())?;
    storage::write_text(path, &text).map_err(|error| error.to_string())
}

fn remove(path: &Path) -> Result<(), String> {
    match storage::remove(path) {
        Err(error) if !error.is_missing() => Err(error.to_string()),
        _ => Ok(()),
    }
}

//! Saves the match after each change, and finds it at the next start.
//!
//! Written on the main thread: a file of a few kilobytes takes less than a frame, and the order is certain.

use bevy::prelude::*;
use std::path::{Path, PathBuf};
use std::time::Duration;

use super::file;
use super::live::Live;
use super::pace::Pace;
use crate::app::redraw::Redraw;
use crate::app::storage::{self, FileProblem, FileTrouble, Folders};
use crate::matches::{Change, Intent, Refusal, Saved, SavedSummary};

/// How old the saved clocks may get while a clock runs and nobody moves.
const CLOCKS_AGE: Duration = Duration::from_secs(10);

/// The game that Continue would resume, if there is one.
#[derive(Resource, Debug, Clone, PartialEq, Default)]
pub struct SavedGame(pub Option<SavedSummary>);

/// How the file stands to the live game.
#[derive(Resource, Debug, Default)]
pub(super) struct Autosave {
    /// The revision of the live game that was written last.
    revision: u64,
    /// How long the clocks have run since.
    age: Duration,
    /// Whether the last write failed: then it is tried again after a while, whatever happens on the board.
    failing: bool,
}

impl Autosave {
    /// Time passes in the game, on a clock or not.
    fn pass(&mut self, time: Option<Duration>, on_clock: bool) {
        if on_clock || self.failing {
            self.age += time.unwrap_or_default();
        }
    }

    /// Whether there is something to write.
    fn is_due(&self, revision: u64) -> bool {
        self.revision != revision || self.age >= CLOCKS_AGE
    }

    /// What became of it. Each failure is reported: the one before may have been overlooked, and more is unsaved each time.
    fn note(
        &mut self,
        revision: u64,
        path: PathBuf,
        done: Result<(), String>,
    ) -> Option<FileTrouble> {
        self.revision = revision;
        self.age = Duration::ZERO;
        self.failing = done.is_err();
        done.err()
            .map(|detail| FileTrouble::not_written(FileProblem::GameNotSaved, path, detail))
    }

    /// When a frame is needed to try again.
    fn next_try(&self) -> Option<Duration> {
        self.failing.then(|| CLOCKS_AGE.saturating_sub(self.age))
    }
}

/// At the start: what would Continue resume?
pub(super) fn find(
    folders: Res<Folders>,
    mut saved: ResMut<SavedGame>,
    mut troubles: MessageWriter<FileTrouble>,
) {
    let path = folders.autosave();
    match file::read(&path) {
        Ok(found) => saved.0 = Some(found.summary()),
        Err(error) if error.is_missing() => {}
        Err(error) => {
            troubles.write(error.trouble_aside(&path));
        }
    }
}

/// Applies an intent; Continue may need the file.
pub(super) fn apply(
    intent: &Intent,
    live: &mut Live,
    folders: &Folders,
) -> Result<Vec<Change>, FileTrouble> {
    // A match that was only left is still in memory, newer than any file.
    if *intent != Intent::Continue || live.is_open() {
        return Ok(live.0.apply(intent));
    }
    let path = folders.autosave();
    match file::read(&path) {
        Ok(saved) => Ok(live.0.apply(&Intent::Resume(Box::new(saved)))),
        Err(error) if error.is_missing() => Ok(vec![Change::Refused(Refusal::NoGame)]),
        Err(error) => Err(error.trouble_aside(&path)),
    }
}

/// Writes the match when it has changed, and removes the file when the match is over and left.
pub(super) fn keep(
    live: Res<Live>,
    folders: Res<Folders>,
    pace: Res<Pace>,
    mut autosave: ResMut<Autosave>,
    mut saved: ResMut<SavedGame>,
    mut troubles: MessageWriter<FileTrouble>,
    mut redraw: ResMut<Redraw>,
) {
    autosave.pass(pace.elapsed(), live.remaining(live.to_act()).is_some());
    if !live.is_open() || live.is_online() {
        return;
    }
    if autosave.is_due(live.revision()) {
        let path = folders.autosave();
        let is_done = live.is_left() && live.match_over();
        let (summary, written) = match live.saved() {
            Some(found) if !is_done => (live.summary(), write(&found, &path)),
            _ => (None, remove(&path)),
        };
        saved.0 = summary;
        let trouble = autosave.note(live.revision(), path, written);
        troubles.write_batch(trouble);
    }
    if let Some(wait) = autosave.next_try().filter(|_| pace.is_running()) {
        redraw.after(wait);
    }
}

fn write(saved: &Saved, path: &Path) -> Result<(), String> {
    let text = saved.encode().map_err(|error| error.to_string())?;
    storage::write_text(path, &text).map_err(|error| error.to_string())
}

fn remove(path: &Path) -> Result<(), String> {
    match storage::remove(path) {
        Err(error) if !error.is_missing() => Err(error.to_string()),
        _ => Ok(()),
    }
}

//! Nothing is lost: the match is written after each change, and found again at the next start.
//!
//! Written on the main thread: a file of a few kilobytes takes less than a frame, and the order is certain.

use bevy::prelude::*;
use std::path::{Path, PathBuf};
use std::time::Duration;

use super::file::{SavedMatch, SavedSummary};
use super::live::Session;
use super::message::{Change, Intent, Refusal};
use super::pace::Pace;
use super::twin::is_twin_file;
use crate::app::redraw::Redraw;
use crate::app::storage::{self, FileProblem, FileTrouble, Folders};

/// How old the saved clocks may get while a clock runs and nobody moves.
const CLOCKS_AGE: Duration = Duration::from_secs(10);

/// The game that Continue would take up, if there is one.
#[derive(Resource, Debug, Clone, PartialEq, Default)]
pub struct SavedGame(pub Option<SavedSummary>);

/// How the file stands to a session.
#[derive(Resource, Debug, Default)]
pub(super) struct Autosave {
    /// The session's revision that was written last.
    revision: u64,
    /// How long the clocks have run since.
    age: Duration,
    /// Whether the last write failed: then it is tried again after a while, whatever happens on the board.
    failing: bool,
}

impl Autosave {
    /// Time passes in the game, on a clock or not.
    pub fn pass(&mut self, time: Option<Duration>, on_clock: bool) {
        if on_clock || self.failing {
            self.age += time.unwrap_or_default();
        }
    }

    /// Whether there is something to write.
    pub fn is_due(&self, revision: u64) -> bool {
        self.revision != revision || self.age >= CLOCKS_AGE
    }

    /// What became of it. Each failure is told: the one before may have been overlooked, and what is lost grows.
    pub fn note(
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
    pub fn next_try(&self) -> Option<Duration> {
        self.failing.then(|| CLOCKS_AGE.saturating_sub(self.age))
    }
}

/// At the start: what would Continue take up?
pub(super) fn find(
    folders: Res<Folders>,
    mut saved: ResMut<SavedGame>,
    mut told: MessageWriter<FileTrouble>,
) {
    let path = folders.autosave();
    match SavedMatch::read(&path) {
        Ok(found) => saved.0 = Some(found.summary()),
        Err(error) if error.is_missing() || is_twin_file(&path) => {}
        Err(error) => {
            told.write(error.trouble_aside(&path));
        }
    }
}

/// Grants a wish; Continue may need the file.
pub(super) fn grant(
    intent: &Intent,
    session: &mut Session,
    folders: &Folders,
) -> Result<Vec<Change>, FileTrouble> {
    // A match that was only left is still in memory, newer than any file.
    if *intent != Intent::Continue || session.is_open() {
        return Ok(session.apply(intent));
    }
    let path = folders.autosave();
    match SavedMatch::read(&path) {
        Ok(saved) => Ok(session.take_up(saved)),
        Err(error) if error.is_missing() => Ok(vec![Change::Refused(Refusal::NoGame)]),
        Err(error) => Err(error.trouble_aside(&path)),
    }
}

/// Writes the match when it has changed, and removes the file when the match is over and left.
pub(super) fn keep(
    session: Res<Session>,
    folders: Res<Folders>,
    pace: Res<Pace>,
    mut autosave: ResMut<Autosave>,
    mut saved: ResMut<SavedGame>,
    mut told: MessageWriter<FileTrouble>,
    mut redraw: ResMut<Redraw>,
) {
    autosave.pass(
        pace.elapsed(),
        session.remaining(session.to_act()).is_some(),
    );
    if !session.is_open() || session.is_online() {
        return;
    }
    if autosave.is_due(session.revision()) {
        let path = folders.autosave();
        let done = if session.is_left() && session.match_over() {
            saved.0 = None;
            remove(&path)
        } else {
            saved.0 = Some(SavedSummary::of(&session));
            write(&session, &path)
        };
        let trouble = autosave.note(session.revision(), path, done);
        told.write_batch(trouble);
    }
    if let Some(wait) = autosave.next_try().filter(|_| pace.is_running()) {
        redraw.after(wait);
    }
}

fn write(session: &Session, path: &Path) -> Result<(), String> {
    let text = SavedMatch::of(session)
        .encode()
        .map_err(|error| error.to_string())?;
    storage::write_text(path, &text).map_err(|error| error.to_string())
}

pub(super) fn remove(path: &Path) -> Result<(), String> {
    match storage::remove(path) {
        Err(error) if !error.is_missing() => Err(error.to_string()),
        _ => Ok(()),
    }
}

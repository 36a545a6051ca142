//! Nothing is lost: the match is written after each change, and found again at the next start.
//!
//! Written on the main thread: a file of a few kilobytes takes less than a frame, and the order is certain.

use bevy::prelude::*;
use std::path::Path;
use std::time::Duration;

use super::file::{LoadError, SavedMatch, SavedSummary};
use super::live::Session;
use super::message::{Change, Intent, Refusal};
use super::pace::Pace;
use super::twin::is_twin_file;
use crate::app::storage::{self, FileProblem, FileTrouble, Folders};

/// How old the saved clocks may get while a clock runs and nobody moves.
pub(super) const CLOCKS_AGE: Duration = Duration::from_secs(10);

/// The game that Continue would take up, if there is one.
#[derive(Resource, Debug, Clone, PartialEq, Default)]
pub struct SavedGame(pub Option<SavedSummary>);

/// How the file stands to the session.
#[derive(Resource, Debug, Default)]
pub(super) struct Autosave {
    /// The session's revision that was written last.
    revision: u64,
    /// How long the clocks have run since.
    age: Duration,
    /// Whether the last write failed; the player is told once, not after each move.
    failing: bool,
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
            told.write(trouble_aside(&error, &path));
        }
    }
}

/// Grants Continue and Open, which need a file.
pub(super) fn take_up(
    intent: &Intent,
    session: &mut Session,
    folders: &Folders,
) -> Result<Vec<Change>, FileTrouble> {
    let path = match intent {
        // A match that was only left is still in memory, newer than any file.
        Intent::Continue if !session.is_open() => folders.autosave(),
        Intent::Open(path) => path.clone(),
        _ => return Ok(session.apply(intent)),
    };
    match SavedMatch::read(&path) {
        Ok(saved) => Ok(session.take_up(saved)),
        Err(error) if matches!(intent, Intent::Continue) => match error.is_missing() {
            true => Ok(vec![Change::Refused(Refusal::NoGame)]),
            false => Err(trouble_aside(&error, &path)),
        },
        // A file that the player has chosen is left as it is, whatever is wrong with it.
        Err(error) => Err(error.trouble(&path)),
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
) {
    if let Some(elapsed) = pace
        .elapsed()
        .filter(|_| session.remaining(session.to_act()).is_some())
    {
        autosave.age += elapsed;
    }
    if !session.is_open()
        || session.is_online()
        || (session.revision() == autosave.revision && autosave.age < CLOCKS_AGE)
    {
        return;
    }
    autosave.revision = session.revision();
    autosave.age = Duration::ZERO;
    let path = folders.autosave();
    let done = if session.is_left() && session.match_over() {
        saved.0 = None;
        remove(&path)
    } else {
        saved.0 = Some(SavedSummary::of(&session));
        write(&session, &path)
    };
    if let Err(detail) = &done
        && !autosave.failing
    {
        let problem = FileProblem::NotWritten;
        told.write(FileTrouble {
            problem,
            path,
            detail: detail.clone(),
            aside: None,
        });
    }
    autosave.failing = done.is_err();
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

/// Puts a file that is no good out of the way, so that the next save does not overwrite what may still be of use to
/// somebody. A file that cannot be read at all stays.
pub(super) fn trouble_aside(error: &LoadError, path: &Path) -> FileTrouble {
    let aside = match error.problem() {
        FileProblem::Unreadable => None,
        _ => storage::set_aside(path).ok(),
    };
    FileTrouble {
        aside,
        ..error.trouble(path)
    }
}

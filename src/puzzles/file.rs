//! The files of what was practised and of the person's own puzzles, written after each change.

use super::own;
use super::resource::Puzzles;
use crate::settings::{StoredFile, read_stored};
use crate::storage::{FileErrorReport, FileProblem, Folders};
use bevy::prelude::*;
use narabe_learn::practice::Practice;
use narabe_learn::puzzle_session::PuzzleSession;
use narabe_learn::puzzles::Pack;

/// What the file of what was practised holds.
#[derive(Resource, Debug)]
pub(super) struct StoredPractice(Practice);

/// Reads both files. A damaged one is moved aside and reported in the first frame.
pub(super) fn load(app: &mut App) {
    let folders = app.world().resource::<Folders>();
    let (practice, report) = read_stored(&folders.practice());
    let (own, own_report) = own::load(folders);
    // The usable part of a file that was moved aside is written again.
    let stored_own = if own_report.is_some() {
        Pack::default()
    } else {
        own.clone()
    };
    for report in report.into_iter().chain(own_report) {
        app.add_systems(Startup, move |mut told: MessageWriter<FileErrorReport>| {
            told.write(report.clone());
        });
    }
    app.insert_resource(StoredPractice(Clone::clone(&practice)))
        .insert_resource(own::StoredOwn(stored_own))
        .insert_resource(Puzzles(PuzzleSession::new(
            Puzzles::shipped(),
            practice,
            own,
        )));
}

/// Writes what has changed.
pub(super) fn store(
    puzzles: Res<Puzzles>,
    mut stored: ResMut<StoredPractice>,
    folders: Res<Folders>,
    mut told: MessageWriter<FileErrorReport>,
) {
    let file = StoredFile {
        path: folders.practice(),
        problem: FileProblem::PracticeNotSaved,
    };
    if let Err(report) = file.write(puzzles.practice(), &mut stored.0) {
        told.write(report);
    }
}

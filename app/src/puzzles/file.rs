//! The file of what was practised, written after each result.

use super::resource::Puzzles;
use crate::settings::{StoredFile, read_stored};
use crate::storage::{FileErrorReport, FileProblem, Folders};
use bevy::prelude::*;

/// Reads the file. A damaged one is moved aside and reported in the first frame.
pub(super) fn load(app: &mut App) -> Puzzles {
    let path = app.world().resource::<Folders>().practice();
    let (practice, report) = read_stored(&path);
    if let Some(report) = report {
        app.add_systems(Startup, move |mut told: MessageWriter<FileErrorReport>| {
            told.write(report.clone());
        });
    }
    let mut puzzles = Puzzles {
        stored: Clone::clone(&practice),
        practice,
        ..default()
    };
    puzzles.count_due();
    puzzles
}

/// Writes what has changed.
pub(super) fn store(
    mut puzzles: ResMut<Puzzles>,
    folders: Res<Folders>,
    mut told: MessageWriter<FileErrorReport>,
) {
    let Puzzles {
        practice, stored, ..
    } = puzzles.bypass_change_detection();
    let file = StoredFile {
        path: folders.practice(),
        problem: FileProblem::PracticeNotSaved,
    };
    if let Err(report) = file.write(practice, stored) {
        told.write(report);
    }
}

//! The file of what is remembered, written after each answer.

use super::resource::Drills;
use crate::settings::{StoredFile, read_stored};
use crate::storage::{FileErrorReport, FileProblem, Folders};
use bevy::prelude::*;

/// The name of the file in a backup.
pub const DRILLS_FILE: &str = "drills.ron";

/// Reads the file. A damaged one is moved aside and reported in the first frame.
pub(super) fn load(app: &mut App) -> Drills {
    let (memories, report) = read_stored(&app.world().resource::<Folders>().drills());
    let report =
        move |mut told: MessageWriter<FileErrorReport>| _ = told.write_batch(report.clone());
    app.add_systems(Startup, report);
    Drills {
        stored: Clone::clone(&memories),
        memories,
        ..default()
    }
}

/// Writes what has changed.
pub(super) fn store(
    mut drills: ResMut<Drills>,
    folders: Res<Folders>,
    mut told: MessageWriter<FileErrorReport>,
) {
    let file = StoredFile {
        path: folders.drills(),
        problem: FileProblem::PracticeNotSaved,
    };
    let drills = drills.bypass_change_detection();
    let written = file.write(&drills.memories, &mut drills.stored);
    told.write_batch(written.err());
}

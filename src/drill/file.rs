//! The file of what is remembered, written after each answer.

use super::resource::Drills;
use crate::settings::{StoredFile, read_stored};
use crate::storage::{FileErrorReport, FileProblem, Folders};
use bevy::prelude::*;
use narabe_learn::drill::{DrillMemories, DrillSession};

/// The name of the file in a backup.
pub const DRILLS_FILE: &str = "drills.ron";

/// What the file holds.
#[derive(Resource, Debug)]
pub(super) struct StoredMemories(DrillMemories);

/// Reads the file. A damaged one is moved aside and reported in the first frame.
pub(super) fn load(app: &mut App) {
    let (memories, report) = read_stored(&app.world().resource::<Folders>().drills());
    let report =
        move |mut told: MessageWriter<FileErrorReport>| _ = told.write_batch(report.clone());
    app.insert_resource(StoredMemories(Clone::clone(&memories)))
        .insert_resource(Drills(DrillSession::new(memories)))
        .add_systems(Startup, report);
}

/// Writes what has changed.
pub(super) fn store(
    drills: Res<Drills>,
    mut stored: ResMut<StoredMemories>,
    folders: Res<Folders>,
    mut told: MessageWriter<FileErrorReport>,
) {
    let file = StoredFile {
        path: folders.drills(),
        problem: FileProblem::PracticeNotSaved,
    };
    let written = file.write(drills.memories(), &mut stored.0);
    told.write_batch(written.err());
}

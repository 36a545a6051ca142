//! The file of what was practised, written after each result, and the start of both files.

use super::own;
use super::resource::Puzzles;
use crate::settings::{StoredFile, read_stored};
use crate::storage::{FileErrorReport, FileProblem, Folders};
use bevy::prelude::*;
use narabe_learn::puzzles::Pack;

/// Reads what was practised and the person's own puzzles. A damaged file is moved aside and reported in the first frame.
pub(super) fn load(app: &mut App) -> Puzzles {
    let folders = app.world().resource::<Folders>();
    let (practice, report) = read_stored(&folders.practice());
    let (own, own_report) = own::load(folders);
    let is_aside = own_report.is_some();
    for report in report.into_iter().chain(own_report) {
        app.add_systems(Startup, move |mut told: MessageWriter<FileErrorReport>| {
            told.write(report.clone());
        });
    }
    Puzzles {
        stored: Clone::clone(&practice),
        practice,
        // What is left of a file that was moved aside is written anew.
        stored_own: if is_aside {
            Pack::default()
        } else {
            own.clone()
        },
        own,
        ..default()
    }
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

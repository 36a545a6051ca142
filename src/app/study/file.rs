//! The file of the open study, written after each change, so that nothing is lost when the game is closed.

use super::open_study::OpenStudy;
use crate::app::live::Saves;
use crate::app::state::Screen;
use crate::app::storage::{self, FileErrorReport, FileProblem, Folders, StorageError};
use crate::matches::IMPORT_SIZE_LIMIT;
use crate::study::{SavedStudy, Study};
use bevy::prelude::*;
use std::path::Path;

/// Reads the last study; none if there is none. An unreadable file is moved aside and reported.
pub(super) fn read(folders: &Folders) -> Result<Option<Study>, FileErrorReport> {
    let path = folders.study();
    let text = match storage::read_text(&path, IMPORT_SIZE_LIMIT) {
        Ok(text) => text,
        Err(error) if error.is_missing() => return Ok(None),
        Err(error) => return Err(moved_aside(folders, error.problem(), &error)),
    };
    let decoded = SavedStudy::decode(&text);
    decoded
        .map(Some)
        .map_err(|error| moved_aside(folders, (&error).into(), &error))
}

fn moved_aside(
    folders: &Folders,
    problem: FileProblem,
    error: &dyn std::error::Error,
) -> FileErrorReport {
    FileErrorReport::moved_aside(problem, &folders.study(), error.to_string())
}

/// Keeps a study that is replaced by another as the next free file of the folder of studies, if it was edited or is the one
/// of an earlier start, of which that is not known.
pub(super) fn keep(open: &OpenStudy, folders: &Folders) -> Result<(), FileErrorReport> {
    let is_edited = |study: &Study| study.undo_count() > 0 || study.annotation_count() > 0;
    let earlier = match open.is_open() {
        true => None,
        false => read(folders)?.filter(|study| !study.main_line().is_empty()),
    };
    let is_worth_keeping = open.is_open() && (is_edited(open.study()) || open.is_from_file);
    let Some(study) = earlier
        .as_ref()
        .or(is_worth_keeping.then_some(open.study()))
    else {
        return Ok(());
    };
    if Saves::new(folders).contains_study(study) {
        return Ok(());
    }
    let paths =
        (1..).map(|number: u32| folders.studies_dir().join(format!("study-{number}.narabe")));
    let free = paths.into_iter().find(|path| !storage::exists(path));
    free.map_or(Ok(()), |path| write(study, &path))
}

fn write(study: &Study, path: &Path) -> Result<(), FileErrorReport> {
    let text = SavedStudy::encode(study).map_err(|error| error.to_string());
    let done = text.and_then(|text| {
        storage::write_text(path, &text).map_err(|error: StorageError| error.to_string())
    });
    done.map_err(|detail| {
        FileErrorReport::not_written(FileProblem::StudyNotSaved, path.to_path_buf(), detail)
    })
}

/// Writes the study after a change of its tree or annotations, and with its current node when its screen is left.
pub(super) fn save(
    open: Res<OpenStudy>,
    folders: Res<Folders>,
    screen: Res<State<Screen>>,
    mut written: Local<u64>,
    mut was_shown: Local<bool>,
    mut reports: MessageWriter<FileErrorReport>,
) {
    let is_shown = *screen.get() == Screen::Study;
    let is_left = std::mem::replace(&mut *was_shown, is_shown) && !is_shown;
    if !open.is_open() || (*written == open.revision() && !is_left) {
        return;
    }
    *written = open.revision();
    if let Err(report) = write(open.study(), &folders.study()) {
        reports.write(report);
    }
}

//! The message about a file error.

#[cfg(not(target_family = "wasm"))]
use super::backend;
use super::error::{FileProblem, WriteError};
#[cfg(not(target_family = "wasm"))]
use super::folders::Folders;
use super::text_file::move_aside;
use bevy::prelude::*;
use std::path::{Path, PathBuf};

/// A file error that the player should see.
#[derive(Message, Debug, Clone, PartialEq, Eq)]
pub struct FileErrorReport {
    pub problem: FileProblem,
    pub path: PathBuf,
    /// The full error in English, for a log or a tooltip.
    pub detail: String,
    /// The new path of a file that was moved aside.
    pub aside: Option<PathBuf>,
}

impl FileErrorReport {
    /// Reports a damaged file of the game and moves it aside, so that the next save does not overwrite it. An
    /// unreadable file stays, because moving it would probably fail too.
    pub fn moved_aside(problem: FileProblem, path: &Path, detail: String) -> Self {
        let aside = match problem {
            FileProblem::Unreadable | FileProblem::PlaceRefused => None,
            _ => move_aside(path).ok(),
        };
        Self {
            problem,
            path: path.to_path_buf(),
            detail,
            aside,
        }
    }

    /// Reports a file that could not be written; where no file can be, that is the problem. What was refused for its sake is named
    /// anyway.
    pub fn not_written(problem: FileProblem, path: PathBuf, error: impl Into<WriteError>) -> Self {
        let error = error.into();
        let place = error.place.filter(|_| problem != FileProblem::NotKept);
        Self {
            problem: place.unwrap_or(problem),
            path,
            detail: error.to_string(),
            aside: None,
        }
    }
}

/// Reports at the start the folders in which nothing can be kept. A browser says so when it is asked for the settings.
#[cfg(not(target_family = "wasm"))]
pub fn report_unwritable(folders: Res<Folders>, mut reports: MessageWriter<FileErrorReport>) {
    let mut files = vec![folders.autosave()];
    if folders.config_dir() != folders.data_dir() {
        files.push(folders.settings());
    }
    for path in files {
        let folder = path.parent().unwrap_or(&path);
        if let Err(error) = backend::probe(folder) {
            let problem = FileProblem::PlaceRefused;
            reports.write(FileErrorReport::not_written(problem, path, error));
        }
    }
}

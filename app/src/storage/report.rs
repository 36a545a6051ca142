//! The message about a file error.

use super::error::FileProblem;
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
            FileProblem::Unreadable => None,
            _ => move_aside(path).ok(),
        };
        Self {
            problem,
            path: path.to_path_buf(),
            detail,
            aside,
        }
    }

    /// Reports a file that could not be written.
    pub fn not_written(problem: FileProblem, path: PathBuf, detail: String) -> Self {
        Self {
            problem,
            path,
            detail,
            aside: None,
        }
    }
}

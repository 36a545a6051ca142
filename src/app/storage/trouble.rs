//! The message that a file made trouble.

use super::error::FileProblem;
use crate::app::locale::Locale;
use bevy::prelude::*;
use std::path::PathBuf;

/// A file made trouble, and the player should know.
#[derive(Message, Debug, Clone, PartialEq, Eq)]
pub struct FileTrouble {
    pub problem: FileProblem,
    pub path: PathBuf,
    /// The fault in full (English), for a log or a tooltip.
    pub detail: String,
    /// Where the file was put, when it was set aside so that nothing overwrites it.
    pub aside: Option<PathBuf>,
}

impl FileTrouble {
    /// The line that tells the player.
    pub fn text(&self, locale: &Locale) -> String {
        let file = self
            .path
            .file_name()
            .unwrap_or(self.path.as_os_str())
            .to_string_lossy();
        locale.text_with(
            self.problem.text_id(),
            &[("file", file.into_owned().into())],
        )
    }
}

//! The message that a file made trouble.

use super::error::FileProblem;
use super::set_aside;
use crate::app::locale::Locale;
use bevy::prelude::*;
use std::path::{Path, PathBuf};

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
    /// A file of ours that is no good. It is put out of the way, so that the next save does not overwrite what may still be
    /// of use to somebody. One that cannot be read stays: moving it would hardly work, and would help nobody.
    pub fn set_aside(problem: FileProblem, path: &Path, detail: String) -> Self {
        let aside = match problem {
            FileProblem::Unreadable => None,
            _ => set_aside(path).ok(),
        };
        Self {
            problem,
            path: path.to_path_buf(),
            detail,
            aside,
        }
    }

    /// A file that could not be written, and what that means for the player.
    pub fn not_written(problem: FileProblem, path: PathBuf, detail: String) -> Self {
        Self {
            problem,
            path,
            detail,
            aside: None,
        }
    }

    /// The line that tells the player.
    pub fn text(&self, locale: &Locale) -> String {
        let file = self
            .path
            .file_name()
            .unwrap_or(self.path.as_os_str())
            .to_string_lossy();
        let text = locale.text_with(
            self.problem.text_id(),
            &[("file", file.into_owned().into())],
        );
        let Some(aside) = &self.aside else {
            return text;
        };
        let place = aside.display().to_string();
        locale.text_with(
            "file-set-aside",
            &[("problem", text.into()), ("place", place.into())],
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bug_nobody_was_told_where_a_damaged_file_had_gone() {
        let trouble = FileTrouble {
            problem: FileProblem::Damaged,
            path: "/home/hana/autosave.ron".into(),
            detail: String::new(),
            aside: Some("/home/hana/autosave.ron.damaged".into()),
        };
        let text = trouble.text(&Locale::new("en"));
        assert!(text.contains("/home/hana/autosave.ron.damaged"), "{text}");
        let left = FileTrouble {
            aside: None,
            ..trouble
        };
        assert!(!left.text(&Locale::new("en")).contains(".damaged"));
    }
}

//! The named saves: one file each in the folder for saves.
//!
//! The name is kept inside the file, as typed, in any script; the file's own name is made from it by what every
//! file system allows, and made unique.

use bevy::prelude::*;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use super::file::{self, LoadError};
use super::live::Live;
use crate::app::storage::{self, Folders, StorageError};
use crate::matches::{Saved, SavedSummary};
use crate::notation::sanitize_line;

/// The ending of our files.
pub const EXTENSION: &str = "narabe";
/// The longest name of a save, in characters.
pub const NAME_LIMIT: usize = 60;
/// The longest part of a file's name that is made from the save's name, in bytes: every file system takes that.
const STEM_LIMIT: usize = 80;
/// What a file is called when nothing of the name can be used.
const PLAIN_STEM: &str = "game";

/// Why a save was not written, renamed or deleted.
#[derive(Debug, thiserror::Error)]
pub enum SaveError {
    #[error(transparent)]
    Storage(#[from] StorageError),
    #[error(transparent)]
    Load(#[from] LoadError),
    #[error("the game could not be written as text: {0}")]
    Encode(#[from] ron::Error),
    #[error("a saved game needs a name: enter at least one letter")]
    NoName,
    #[error("there is no game to save: start one first")]
    NoGame,
    #[error("{path} is not in the folder of saved games, so it was not changed")]
    Outside { path: PathBuf },
}

/// One line of the list of saves.
#[derive(Debug)]
pub struct SaveEntry {
    pub path: PathBuf,
    /// As typed; for a file that cannot be read, the file's own name.
    pub name: String,
    pub modified: Option<SystemTime>,
    /// What is in it, or why that cannot be said.
    pub summary: Result<SavedSummary, LoadError>,
}

/// The folder of the named saves.
#[derive(Debug, Clone)]
pub struct Saves {
    folder: PathBuf,
}

impl Saves {
    pub fn new(folders: &Folders) -> Self {
        Self {
            folder: folders.saves_dir(),
        }
    }

    /// All saves, the newest first. A folder that is not there has none.
    pub fn list(&self) -> Result<Vec<SaveEntry>, StorageError> {
        let mut entries: Vec<_> = self.paths()?.map(entry).collect();
        entries.sort_by(|one, other| {
            other
                .modified
                .cmp(&one.modified)
                .then_with(|| one.name.cmp(&other.name))
        });
        Ok(entries)
    }

    /// Whether there is any.
    pub fn any(&self) -> bool {
        self.paths().is_ok_and(|mut paths| paths.next().is_some())
    }

    fn paths(&self) -> Result<impl Iterator<Item = PathBuf>, StorageError> {
        let ours = |path: &PathBuf| path.extension().is_some_and(|found| found == EXTENSION);
        Ok(storage::list(&self.folder)?.into_iter().filter(ours))
    }

    /// Saves the match under a name. Two saves may have the same name; each has its own file, whose path is returned.
    pub fn save(&self, name: &str, live: &Live) -> Result<PathBuf, SaveError> {
        let saved = live.saved().filter(|_| live.is_open());
        self.write(name, saved.ok_or(SaveError::NoGame)?)
    }

    /// Keeps a match that is about to leave the table.
    pub(super) fn keep(&self, name: Option<&str>, saved: Saved) -> Result<PathBuf, SaveError> {
        self.write(name.unwrap_or(PLAIN_STEM), saved)
    }

    /// Whether one of the saves is this match at this point.
    pub(super) fn holds(&self, game: &Saved) -> bool {
        self.paths().is_ok_and(|mut paths| {
            paths.any(|path| file::read(&path).is_ok_and(|save| save.is_same_game(game)))
        })
    }

    /// Gives a save another name and with it another file, whose path is returned. Its date stays, and with it its place in
    /// the list.
    pub fn rename(&self, path: &Path, name: &str) -> Result<PathBuf, SaveError> {
        self.own(path)?;
        let renamed = self.write_dated(name, file::read(path)?, storage::modified(path))?;
        self.delete(path)?;
        Ok(renamed)
    }

    /// Deletes a save for good. The screen asks first.
    pub fn delete(&self, path: &Path) -> Result<(), SaveError> {
        self.own(path)?;
        Ok(storage::remove(path)?)
    }

    fn write(&self, name: &str, saved: Saved) -> Result<PathBuf, SaveError> {
        self.write_dated(name, saved, None)
    }

    fn write_dated(
        &self,
        name: &str,
        mut saved: Saved,
        date: Option<SystemTime>,
    ) -> Result<PathBuf, SaveError> {
        let name = sanitize_line(name.trim(), NAME_LIMIT);
        if name.is_empty() {
            return Err(SaveError::NoName);
        }
        let path = self.free_path(&name);
        saved.set_name(Some(name));
        storage::write_dated(&path, &saved.encode()?, date)?;
        Ok(path)
    }

    /// Only what lies in the folder for saves may be changed.
    fn own(&self, path: &Path) -> Result<(), SaveError> {
        if path.parent() == Some(self.folder.as_path()) {
            return Ok(());
        }
        Err(SaveError::Outside {
            path: path.to_path_buf(),
        })
    }

    fn free_path(&self, name: &str) -> PathBuf {
        let stem = stem_of(name);
        let mut path = self.folder.join(file_name(name));
        let mut count = 2_u32;
        while storage::exists(&path) {
            path = self.folder.join(format!("{stem}-{count}.{EXTENSION}"));
            count += 1;
        }
        path
    }
}

/// What a file with a game of this name is called.
pub fn file_name(name: &str) -> String {
    format!("{}.{EXTENSION}", stem_of(name))
}

fn entry(path: PathBuf) -> SaveEntry {
    let summary = file::read(&path).map(|saved| saved.summary());
    let typed = summary
        .as_ref()
        .ok()
        .and_then(|summary| summary.name.clone());
    let file_name = || {
        path.file_stem()
            .unwrap_or_default()
            .to_string_lossy()
            .into_owned()
    };
    SaveEntry {
        name: typed.unwrap_or_else(file_name),
        modified: storage::modified(&path),
        summary,
        path,
    }
}

/// The part of a file's name that is made from a save's name: letters and digits of any script, everything else a
/// hyphen. The prefix keeps clear of the names that some systems reserve for devices.
fn stem_of(name: &str) -> String {
    let mut stem = String::new();
    for letter in name.to_lowercase().chars() {
        let safe = if letter.is_alphanumeric() {
            letter
        } else {
            '-'
        };
        if stem.len() + safe.len_utf8() > STEM_LIMIT {
            break;
        }
        if safe != '-' || !(stem.is_empty() || stem.ends_with('-')) {
            stem.push(safe);
        }
    }
    let stem = stem.trim_matches('-');
    if stem.is_empty() {
        PLAIN_STEM.into()
    } else {
        format!("{PLAIN_STEM}-{stem}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn file_names_are_safe_for_any_name() {
        assert_eq!(stem_of("After lunch"), "game-after-lunch");
        assert_eq!(stem_of("../../etc/passwd"), "game-etc-passwd");
        assert_eq!(stem_of("CON"), "game-con");
        assert_eq!(stem_of("  ¡¿?! "), "game");
        assert_eq!(stem_of("五目並べ"), "game-五目並べ");
        assert!(stem_of(&"字".repeat(500)).len() <= STEM_LIMIT + PLAIN_STEM.len() + 1);
    }
}

//! The named saves: one file each in the folder for saves.
//!
//! The name is stored in the file as typed, in any script; the file name is derived from it with the characters that
//! every file system allows, and made unique.

use bevy::prelude::*;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use super::file::{self, LoadError};
use super::resource::Live;
use crate::app::storage::{self, Folders, StorageError};
use crate::matches::{AnySavedMatch, SavedSummary};
use crate::notation::sanitize_line;

/// The file extension of saved games.
pub const EXTENSION: &str = "narabe";
/// The longest name of a save, in characters.
pub const NAME_LIMIT: usize = 60;
/// The maximum length of the part of the file name that comes from the save's name, in bytes.
const STEM_LIMIT: usize = 80;
/// The file name when no character of the name can be used.
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

/// An entry in the list of saves.
#[derive(Debug)]
pub struct SaveEntry {
    pub path: PathBuf,
    /// As typed; for an unreadable file, the file name.
    pub name: String,
    pub modified: Option<SystemTime>,
    /// The content, or why it cannot be read.
    pub summary: Result<SavedSummary, LoadError>,
}

/// The folder of named saves.
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

    /// All saves, newest first. A missing folder is empty.
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

    /// Whether there are any saves.
    pub fn any(&self) -> bool {
        self.paths().is_ok_and(|mut paths| paths.next().is_some())
    }

    fn paths(&self) -> Result<impl Iterator<Item = PathBuf>, StorageError> {
        let ours = |path: &PathBuf| path.extension().is_some_and(|found| found == EXTENSION);
        Ok(storage::list(&self.folder)?.into_iter().filter(ours))
    }

    /// Saves the match under a name and returns the path. Two saves may have the same name in different files.
    pub fn save(&self, name: &str, live: &Live) -> Result<PathBuf, SaveError> {
        let saved = live.saved().filter(|_| live.is_open());
        self.write(name, saved.ok_or(SaveError::NoGame)?)
    }

    /// Saves a match that is about to be replaced.
    pub(super) fn save_replaced(
        &self,
        name: Option<&str>,
        saved: AnySavedMatch,
    ) -> Result<PathBuf, SaveError> {
        self.write(name.unwrap_or(PLAIN_STEM), saved)
    }

    /// Whether this match, at this move, is among the saves.
    pub(super) fn contains(&self, game: &AnySavedMatch) -> bool {
        self.paths().is_ok_and(|mut paths| {
            paths.any(|path| file::read(&path).is_ok_and(|save| save.is_same_game(game)))
        })
    }

    /// Renames a save, which moves it to another file; returns the new path. The date and so the place in the list
    /// stay.
    pub fn rename(&self, path: &Path, name: &str) -> Result<PathBuf, SaveError> {
        self.check_inside(path)?;
        let renamed = self.write_dated(name, file::read(path)?, storage::modified(path))?;
        self.delete(path)?;
        Ok(renamed)
    }

    /// Deletes a save permanently. The screen asks for confirmation.
    pub fn delete(&self, path: &Path) -> Result<(), SaveError> {
        self.check_inside(path)?;
        Ok(storage::remove(path)?)
    }

    fn write(&self, name: &str, saved: AnySavedMatch) -> Result<PathBuf, SaveError> {
        self.write_dated(name, saved, None)
    }

    fn write_dated(
        &self,
        name: &str,
        mut saved: AnySavedMatch,
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

    /// Only files in the folder for saves may be changed.
    fn check_inside(&self, path: &Path) -> Result<(), SaveError> {
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

/// The file name for a game with this name.
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

/// The part of the file name derived from a save's name: letters and digits of any script, everything else a hyphen.
/// The prefix avoids names that some systems reserve for devices.
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

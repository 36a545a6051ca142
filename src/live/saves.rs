//! The named saves, one file each in the folder for saves, and the studies that were replaced, in a folder of their own.
//!
//! The name is stored in the file as typed, in any script; the file name is derived from it with the characters that
//! every file system allows, and made unique.

use bevy::prelude::*;
use std::cmp::Reverse;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use super::file::{self, LoadError};
use super::resource::Live;
use crate::storage::{self, Folders, StorageError, WriteError};
use narabe_matches::{AnySavedMatch, SavedSummary};
use narabe_notation::sanitize_line;
use narabe_rules::{BoardSize, Point, Side};
use narabe_study::{SavedStudy, Study, StudyFindings, StudySummary};

/// The file extension of saved games.
pub const EXTENSION: &str = "narabe";
/// The longest name of a save, in characters.
pub const NAME_LIMIT: usize = 60;
/// The maximum length of the part of the file name that comes from the save's name, in bytes.
const STEM_LIMIT: usize = 80;
/// The file name when no character of the name can be used.
pub(super) const PLAIN_STEM: &str = "game";

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
    #[error("{path} is not in a folder of saved games, so it was not changed")]
    Outside { path: PathBuf },
}

impl From<SaveError> for WriteError {
    fn from(error: SaveError) -> Self {
        match error {
            SaveError::Storage(error) => error.into(),
            other => other.to_string().into(),
        }
    }
}

/// An entry in the list of saves.
#[derive(Debug)]
pub struct SaveEntry {
    pub path: PathBuf,
    /// As typed; for an unreadable file, the file name.
    pub name: String,
    pub modified: Option<SystemTime>,
    /// Whether it is in the folder of studies.
    pub is_study: bool,
    /// The content, or why it cannot be read.
    pub content: Result<SaveContent, LoadError>,
}

/// What a file in the list holds.
#[derive(Debug, Clone, PartialEq)]
pub enum SaveContent {
    Game(SavedSummary),
    Study(StudySummary),
}

impl SaveContent {
    /// The name it was given.
    fn name(&self) -> Option<String> {
        match self {
            Self::Game(game) => game.name.clone(),
            Self::Study(study) => study.origin.clone().or_else(|| {
                let is_named = study.names.iter().all(|name| !name.is_empty());
                is_named.then(|| study.names.join(" – "))
            }),
        }
    }

    /// Whether it can be reviewed: a game with moves on one board.
    pub fn is_reviewable(&self) -> bool {
        match self {
            Self::Game(game) => !game.config.twin && game.moves > 0,
            Self::Study(study) => study.moves > 0,
        }
    }

    /// The stones of each board in the order in which they were played.
    pub fn boards(&self) -> &[Vec<(Point, Side)>] {
        match self {
            Self::Game(game) => &game.stones,
            Self::Study(study) => std::slice::from_ref(&study.stones),
        }
    }

    pub fn size(&self) -> BoardSize {
        match self {
            Self::Game(game) => game.size,
            Self::Study(study) => study.size,
        }
    }
}

/// The folders of named saves and of studies.
#[derive(Debug, Clone)]
pub struct Saves {
    folder: PathBuf,
    studies: PathBuf,
}

impl Saves {
    pub fn new(folders: &Folders) -> Self {
        Self {
            folder: folders.saves_dir(),
            studies: folders.studies_dir(),
        }
    }

    /// All saves and studies, newest first. A missing folder is empty.
    pub fn list(&self) -> Result<Vec<SaveEntry>, StorageError> {
        let paths = paths(&self.folder)?.chain(paths(&self.studies)?);
        let mut entries: Vec<_> = paths.map(|path| self.entry(path)).collect();
        entries.sort_by_cached_key(|entry| (Reverse(entry.modified), entry.name.clone()));
        Ok(entries)
    }

    /// An entry of the list.
    fn entry(&self, path: PathBuf) -> SaveEntry {
        let is_study = self.is_study(&path);
        let content = if is_study {
            file::read_study(&path).map(|study| SaveContent::Study((&study).into()))
        } else {
            file::read(&path).map(|saved| SaveContent::Game(saved.summary()))
        };
        let given = content.as_ref().ok().and_then(SaveContent::name);
        let file_name = || {
            path.file_stem()
                .unwrap_or_default()
                .to_string_lossy()
                .into_owned()
        };
        SaveEntry {
            name: given.unwrap_or_else(file_name),
            modified: storage::modified(&path),
            is_study,
            content,
            path,
        }
    }

    fn is_study(&self, path: &Path) -> bool {
        path.parent() == Some(self.studies.as_path())
    }

    /// Saves the match under a name and returns the path. Two saves may have the same name in different files.
    pub fn save(&self, name: &str, live: &Live) -> Result<PathBuf, SaveError> {
        self.write_match(name, live.saved().ok_or(SaveError::NoGame)?, None)
    }

    /// Whether this match, at this move, is among the saves.
    pub(super) fn contains(&self, game: &AnySavedMatch) -> bool {
        paths(&self.folder).is_ok_and(|mut paths| {
            paths.any(|path| file::read(&path).is_ok_and(|save| save.is_same_game(game)))
        })
    }

    /// Whether this study, at whichever node, is among the studies.
    pub fn contains_study(&self, study: &Study) -> bool {
        let at_start = |study: &Study| {
            let mut study = study.clone();
            study.go_to_ply(0);
            study
        };
        let wanted = at_start(study);
        paths(&self.studies).is_ok_and(|mut paths| {
            paths.any(|path| file::read_study(&path).is_ok_and(|kept| at_start(&kept) == wanted))
        })
    }

    /// The game or the study in a file as a study; none on twin boards.
    pub fn study(&self, path: &Path) -> Result<Option<Study>, LoadError> {
        if self.is_study(path) {
            return file::read_study(path).map(Some);
        }
        Ok(match file::read(path)? {
            AnySavedMatch::OneBoard(saved) => Some(Study::of_game(saved.record().clone())),
            AnySavedMatch::Twin(_) => None,
        })
    }

    /// Renames a save, which moves it to another file; returns the new path. The date and so the place in the list
    /// stay.
    pub fn rename(&self, path: &Path, name: &str) -> Result<PathBuf, SaveError> {
        self.check_inside(path)?;
        let date = storage::modified(path);
        let renamed = if self.is_study(path) {
            self.write_study(name, file::read_study_with_findings(path)?, date)?
        } else {
            self.write_match(name, file::read(path)?, date)?
        };
        self.delete(path)?;
        Ok(renamed)
    }

    /// Deletes a save permanently. The screen asks for confirmation.
    pub fn delete(&self, path: &Path) -> Result<(), SaveError> {
        self.check_inside(path)?;
        Ok(storage::remove(path)?)
    }

    pub(super) fn write_match(
        &self,
        name: &str,
        mut saved: AnySavedMatch,
        date: Option<SystemTime>,
    ) -> Result<PathBuf, SaveError> {
        write(&self.folder, name, date, |name| {
            saved.set_name(Some(name));
            saved.encode()
        })
    }

    fn write_study(
        &self,
        name: &str,
        (mut study, found): (Study, StudyFindings),
        date: Option<SystemTime>,
    ) -> Result<PathBuf, SaveError> {
        write(&self.studies, name, date, |name| {
            study.set_origin(Some(name));
            SavedStudy::encode_with_findings(&study, &found)
        })
    }

    /// Only files in the folders for saves and studies may be changed.
    fn check_inside(&self, path: &Path) -> Result<(), SaveError> {
        if path.parent() == Some(self.folder.as_path()) || self.is_study(path) {
            return Ok(());
        }
        Err(SaveError::Outside {
            path: path.to_path_buf(),
        })
    }
}

/// The files of ours in a folder.
fn paths(folder: &Path) -> Result<impl Iterator<Item = PathBuf>, StorageError> {
    let ours = |path: &PathBuf| path.extension().is_some_and(|found| found == EXTENSION);
    Ok(storage::list(folder)?.into_iter().filter(ours))
}

/// Writes the text of something with a name to a new file, and returns its path.
fn write(
    folder: &Path,
    name: &str,
    date: Option<SystemTime>,
    encode: impl FnOnce(String) -> Result<String, ron::Error>,
) -> Result<PathBuf, SaveError> {
    let name = sanitize_line(name.trim(), NAME_LIMIT);
    if name.is_empty() {
        return Err(SaveError::NoName);
    }
    let mut path = folder.join(file_name(&name));
    let mut count = 2_u32;
    while storage::exists(&path) {
        path = folder.join(format!("{}-{count}.{EXTENSION}", stem_of(&name)));
        count += 1;
    }
    storage::write_dated(&path, &encode(name)?, date)?;
    Ok(path)
}

/// The file name for a game with this name.
pub fn file_name(name: &str) -> String {
    format!("{}.{EXTENSION}", stem_of(name))
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

//! The player's folders and the two careful ways to touch a file in them.
//!
//! Writing is atomic: a temporary file in the same folder, synced, then renamed over the old one, so that a power
//! cut leaves either the old file or the new one. Reading has a limit, so that a foreign file cannot fill the
//! memory. Whatever goes wrong and concerns the player becomes a [`FileTrouble`], which a screen shows in words.

use crate::app::locale::Locale;
use bevy::prelude::*;
use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

/// The environment variable that moves settings, saves and skins into one folder of choice.
pub const HOME_VARIABLE: &str = "NARABE_HOME";

/// The folder's name below the system's folders for configuration and data.
const FOLDER: &str = "narabe";
/// What a damaged file's name gets at its end when it is set aside.
const ASIDE: &str = "damaged";

/// Where the player's files are. The folders need not exist; the first write makes them.
#[derive(Resource, Debug, Clone, PartialEq, Eq)]
pub struct Folders {
    config: PathBuf,
    data: PathBuf,
}

impl Folders {
    /// Everything in one folder.
    pub fn at(home: impl Into<PathBuf>) -> Self {
        let home = home.into();
        Self {
            config: home.clone(),
            data: home,
        }
    }

    /// The folder that [`HOME_VARIABLE`] names, or else the system's usual ones. A system that knows no home folder
    /// gets the one for temporary files: the game works, and forgets when the system does.
    pub fn of_system() -> Self {
        if let Some(home) = std::env::var_os(HOME_VARIABLE).filter(|home| !home.is_empty()) {
            return Self::at(PathBuf::from(home));
        }
        match directories::ProjectDirs::from("", "", FOLDER) {
            Some(dirs) => Self {
                config: dirs.config_dir().to_path_buf(),
                data: dirs.data_dir().to_path_buf(),
            },
            None => Self::at(std::env::temp_dir().join(FOLDER)),
        }
    }

    /// Settings and the last set-up.
    pub fn config_dir(&self) -> &Path {
        &self.config
    }

    /// Games and the player's own skins.
    pub fn data_dir(&self) -> &Path {
        &self.data
    }

    /// The player's own skins: `boards`, `stones` and `lines` below it.
    pub fn skins_dir(&self) -> PathBuf {
        self.data.join("skins")
    }

    /// The named saves.
    pub fn saves_dir(&self) -> PathBuf {
        self.data.join("saves")
    }

    /// The game in play.
    pub fn autosave(&self) -> PathBuf {
        self.data.join("autosave.ron")
    }

    pub fn settings(&self) -> PathBuf {
        self.config.join("settings.ron")
    }

    /// The last match that was set up.
    pub fn setup(&self) -> PathBuf {
        self.config.join("setup.ron")
    }
}

impl Default for Folders {
    fn default() -> Self {
        Self::of_system()
    }
}

/// What can go wrong between the game and the disk.
#[derive(Debug, thiserror::Error)]
pub enum StorageError {
    #[error("{path} cannot be read: {source}")]
    Read { path: PathBuf, source: io::Error },
    #[error("{path} cannot be written: {source}; check the folder's rights and the free space")]
    Write { path: PathBuf, source: io::Error },
    #[error("{path} is larger than {limit} bytes, so it is not one of our files")]
    TooLarge { path: PathBuf, limit: u64 },
    #[error("{path} is not text in UTF-8, so it is not one of our files")]
    NotText { path: PathBuf },
}

impl StorageError {
    /// Whether the file is simply not there.
    pub fn is_missing(&self) -> bool {
        matches!(self, Self::Read { source, .. } if source.kind() == io::ErrorKind::NotFound)
    }

    /// The short name of the fault, for the line on the screen.
    pub fn problem(&self) -> FileProblem {
        match self {
            Self::Read { .. } => FileProblem::Unreadable,
            Self::Write { .. } => FileProblem::NotWritten,
            Self::TooLarge { .. } | Self::NotText { .. } => FileProblem::Foreign,
        }
    }
}

/// The kinds of trouble with a file that the player is told of.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum FileProblem {
    /// It is not there or may not be read.
    Unreadable,
    /// It is no file of this game.
    Foreign,
    /// It is one of ours, but broken.
    Damaged,
    /// It comes from a later version of the game.
    Newer,
    /// It could not be written.
    NotWritten,
}

impl FileProblem {
    /// The Fluent id of the line that tells the player; it is given the file's name as `$file`.
    pub fn text_id(self) -> &'static str {
        match self {
            Self::Unreadable => "file-unreadable",
            Self::Foreign => "file-foreign",
            Self::Damaged => "file-damaged",
            Self::Newer => "file-newer",
            Self::NotWritten => "file-not-written",
        }
    }
}

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

/// Reads a text file of at most `limit` bytes.
pub fn read_text(path: &Path, limit: u64) -> Result<String, StorageError> {
    let fault = |source| StorageError::Read {
        path: path.to_path_buf(),
        source,
    };
    let mut bytes = Vec::new();
    // One byte more than allowed tells a file that fits from one that does not.
    File::open(path)
        .map_err(fault)?
        .take(limit.saturating_add(1))
        .read_to_end(&mut bytes)
        .map_err(fault)?;
    if u64::try_from(bytes.len()).is_ok_and(|length| length > limit) {
        return Err(StorageError::TooLarge {
            path: path.to_path_buf(),
            limit,
        });
    }
    String::from_utf8(bytes).map_err(|_| StorageError::NotText {
        path: path.to_path_buf(),
    })
}

/// Writes the whole file or leaves the old one as it was. Missing folders are made.
pub fn write_text(path: &Path, text: &str) -> Result<(), StorageError> {
    let fault = |source| StorageError::Write {
        path: path.to_path_buf(),
        source,
    };
    let folder = path.parent().unwrap_or_else(|| Path::new("."));
    fs::create_dir_all(folder).map_err(fault)?;
    let mut file = tempfile::NamedTempFile::new_in(folder).map_err(fault)?;
    file.write_all(text.as_bytes()).map_err(fault)?;
    file.as_file().sync_all().map_err(fault)?;
    file.persist(path).map_err(|error| fault(error.error))?;
    Ok(())
}

/// Renames a file that cannot be used to a name of its own, so that it is neither read again nor overwritten.
pub fn set_aside(path: &Path) -> Result<PathBuf, StorageError> {
    let mut target = with_ending(path, ASIDE);
    let mut count = 2_u32;
    while target.exists() {
        target = with_ending(path, &format!("{ASIDE}-{count}"));
        count += 1;
    }
    fs::rename(path, &target).map_err(|source| StorageError::Write {
        path: target.clone(),
        source,
    })?;
    Ok(target)
}

fn with_ending(path: &Path, ending: &str) -> PathBuf {
    let mut name = OsString::from(path.as_os_str());
    name.push(".");
    name.push(ending);
    PathBuf::from(name)
}

/// The folders and the messages about files. Insert [`Folders`] before to choose other folders.
pub fn plugin(app: &mut App) {
    app.init_resource::<Folders>().add_message::<FileTrouble>();
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_written_file_reads_back_and_replaces_the_old_one() {
        let home = tempfile::tempdir().expect("a folder");
        let path = home.path().join("deep/er/file.ron");
        write_text(&path, "one").expect("written");
        write_text(&path, "two").expect("written again");
        assert_eq!(read_text(&path, 3).expect("read"), "two");
        let left_behind = fs::read_dir(path.parent().expect("a folder"))
            .expect("listed")
            .count();
        assert_eq!(left_behind, 1, "no temporary file stays");
    }

    #[test]
    fn a_file_over_the_limit_is_refused() {
        let home = tempfile::tempdir().expect("a folder");
        let path = home.path().join("large");
        write_text(&path, "1234").expect("written");
        assert!(matches!(
            read_text(&path, 3),
            Err(StorageError::TooLarge { limit: 3, .. })
        ));
    }

    #[test]
    fn a_missing_file_is_told_from_a_broken_one() {
        let home = tempfile::tempdir().expect("a folder");
        let missing = read_text(&home.path().join("none"), 9).expect_err("nothing there");
        assert!(missing.is_missing());
        fs::write(home.path().join("bytes"), [0xff, 0xfe]).expect("written");
        let foreign = read_text(&home.path().join("bytes"), 9).expect_err("no text");
        assert!(!foreign.is_missing());
        assert_eq!(foreign.problem(), FileProblem::Foreign);
    }

    #[test]
    fn files_set_aside_keep_out_of_each_others_way() {
        let home = tempfile::tempdir().expect("a folder");
        let path = home.path().join("autosave.ron");
        fs::write(&path, "first").expect("written");
        let first = set_aside(&path).expect("moved");
        fs::write(&path, "second").expect("written");
        let second = set_aside(&path).expect("moved");
        assert!(!path.exists());
        assert_eq!(fs::read_to_string(first).expect("kept"), "first");
        assert_eq!(fs::read_to_string(second).expect("kept"), "second");
    }
}

//! The locations of the player's files.

use super::backend;
use bevy::prelude::*;
use std::path::{Path, PathBuf};

/// The name of the file of the window's placement.
const WINDOW: &str = "window.ron";

/// The locations of the player's files. Missing folders are created on the first write.
#[derive(Resource, Debug, Clone, PartialEq, Eq)]
pub struct Folders {
    config: PathBuf,
    data: PathBuf,
    state: PathBuf,
}

impl Folders {
    /// Uses one folder for everything.
    pub fn at(home: impl Into<PathBuf>) -> Self {
        let home = home.into();
        Self {
            config: home.clone(),
            data: home.clone(),
            state: home,
        }
    }

    /// Uses a folder of its own for each kind of file, in this one.
    #[cfg(test)]
    pub fn apart(home: &Path) -> Self {
        Self {
            config: home.join("config"),
            data: home.join("data"),
            state: home.join("state"),
        }
    }

    /// The folder of the settings and the last setup.
    pub fn config_dir(&self) -> &Path {
        &self.config
    }

    /// The folder of games and the player's own skins.
    pub fn data_dir(&self) -> &Path {
        &self.data
    }

    /// The folder of what is remembered about the program itself and may be lost.
    pub fn state_dir(&self) -> &Path {
        &self.state
    }

    /// The folder of the player's own skins, with `boards`, `stones` and `lines`; `None` if the player cannot access
    /// it.
    pub fn skins_dir(&self) -> Option<PathBuf> {
        backend::IS_USER_ACCESSIBLE.then(|| self.data.join("skins"))
    }

    /// The folder of the named saves.
    pub fn saves_dir(&self) -> PathBuf {
        self.data.join("saves")
    }

    /// The file of the current game.
    pub fn autosave(&self) -> PathBuf {
        self.data.join("autosave.ron")
    }

    /// The folder of studies that were replaced by another.
    pub fn studies_dir(&self) -> PathBuf {
        self.data.join("studies")
    }

    /// The folder of finished reviews.
    pub fn reviews_dir(&self) -> PathBuf {
        self.data.join("reviews")
    }

    /// The file of the marks of finished reviews.
    pub fn review_marks(&self) -> PathBuf {
        self.data.join("review-marks.ron")
    }

    /// The file of the library.
    pub fn library(&self) -> PathBuf {
        self.data.join("library.db")
    }

    /// The journal of the arena's tournament.
    #[cfg(not(target_family = "wasm"))]
    pub fn arena(&self) -> PathBuf {
        self.data.join("arena.journal")
    }

    /// The file of the last study.
    pub fn study(&self) -> PathBuf {
        self.data.join("study.ron")
    }

    /// The file that says how far the person is with the lessons.
    pub fn lessons(&self) -> PathBuf {
        self.data.join("lessons.json")
    }

    /// The file of what was practised with puzzles.
    pub fn practice(&self) -> PathBuf {
        self.data.join("puzzles.ron")
    }

    /// The file of what is remembered of drills.
    pub fn drills(&self) -> PathBuf {
        self.data.join("drills.ron")
    }

    /// The file of the person's own puzzles.
    pub fn own_puzzles(&self) -> PathBuf {
        self.data.join("my-puzzles.sgf")
    }

    /// The file of the online match that can be rejoined.
    pub fn online_match(&self) -> PathBuf {
        self.data.join("online.ron")
    }

    pub fn settings(&self) -> PathBuf {
        self.config.join("settings.ron")
    }

    /// The file of the window's placement.
    pub fn window(&self) -> PathBuf {
        self.state.join(WINDOW)
    }

    /// Where the file of the window's placement was in version 0.1.
    pub fn former_window(&self) -> PathBuf {
        self.config.join(WINDOW)
    }

    /// The file of the programs that were added as engines.
    #[cfg(not(target_family = "wasm"))]
    pub fn engines(&self) -> PathBuf {
        self.config.join("engines.ron")
    }

    /// The file of the last setup.
    pub fn setup(&self) -> PathBuf {
        self.config.join("setup.ron")
    }
}

impl Default for Folders {
    fn default() -> Self {
        let [config, data, state] = backend::config_data_and_state();
        Self {
            config,
            data,
            state,
        }
    }
}

//! Where the player's files are.

use super::place;
use bevy::prelude::*;
use std::path::{Path, PathBuf};

/// Where the player's files are. The folders need not exist; the first write makes them.
#[derive(Resource, Debug, Clone, PartialEq, Eq)]
pub struct Folders {
    config: PathBuf,
    data: PathBuf,
}

impl Folders {
    pub(super) fn new(config: PathBuf, data: PathBuf) -> Self {
        Self { config, data }
    }

    /// Everything in one folder.
    pub fn at(home: impl Into<PathBuf>) -> Self {
        let home = home.into();
        Self {
            config: home.clone(),
            data: home,
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

    /// The player's own skins: `boards`, `stones` and `lines` below it. Nothing where nobody could put a file there.
    pub fn skins_dir(&self) -> Option<PathBuf> {
        place::OPEN_TO_HANDS.then(|| self.data.join("skins"))
    }

    /// The named saves.
    pub fn saves_dir(&self) -> PathBuf {
        self.data.join("saves")
    }

    /// The game in play.
    pub fn autosave(&self) -> PathBuf {
        self.data.join("autosave.ron")
    }

    /// The seat at a table between two machines that can be taken up again.
    pub fn seat(&self) -> PathBuf {
        self.data.join("online.ron")
    }

    pub fn settings(&self) -> PathBuf {
        self.config.join("settings.ron")
    }

    /// Where the window stood last.
    pub fn window(&self) -> PathBuf {
        self.config.join("window.ron")
    }

    /// The last match that was set up.
    pub fn setup(&self) -> PathBuf {
        self.config.join("setup.ron")
    }
}

impl Default for Folders {
    fn default() -> Self {
        place::folders()
    }
}

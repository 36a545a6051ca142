//! Loads the settings before the first frame and stores them on change.

use bevy::prelude::*;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::path::{Path, PathBuf};

use super::Settings;
use super::lenient::{self, Lenient};
use crate::storage::{self, FileErrorReport, FileProblem, Folders, WriteError};
use narabe_matches::MatchConfig;

/// The maximum size of a file: a hundred times what the game writes of settings, and everything that can be kept of the puzzles.
const LIMIT: u64 = 1024 * 1024;

/// The configuration of the last match, offered for the next one.
#[derive(Resource, Debug, Clone, PartialEq, Default)]
pub struct LastSetup(pub MatchConfig);

/// Errors while loading, kept until the app can report them.
#[derive(Resource, Default)]
struct LoadErrors(Vec<FileErrorReport>);

/// The content of the files.
#[derive(Resource)]
struct Stored {
    settings: Settings,
    setup: MatchConfig,
}

/// [`Settings`] and [`LastSetup`], loaded at once and stored on change.
pub fn plugin(app: &mut App) {
    storage::plugin(app);
    let folders = app.world().resource::<Folders>().clone();
    let mut reports = LoadErrors::default();
    let mut settings: Settings = load(&folders.settings(), &mut reports.0);
    settings.clamp();
    let mut setup = LastSetup(load(&folders.setup(), &mut reports.0));
    setup.0.clamp();
    app.insert_resource(Stored {
        settings: settings.clone(),
        setup: setup.0.clone(),
    })
    .insert_resource(settings)
    .insert_resource(setup)
    .insert_resource(reports)
    .add_systems(Startup, report_errors)
    .add_systems(
        Last,
        (
            store_settings.run_if(resource_changed::<Settings>),
            store_setup.run_if(resource_changed::<LastSetup>),
        ),
    );
    #[cfg(not(target_family = "wasm"))]
    app.add_systems(Startup, storage::report_unwritable);
}

fn load<T: DeserializeOwned + Default>(path: &Path, reports: &mut Vec<FileErrorReport>) -> T {
    let (value, report) = read_stored(path);
    reports.extend(report);
    value
}

/// The struct in a file, its default without one. A file that cannot be used is moved aside and reported.
pub fn read_stored<T: DeserializeOwned + Default>(path: &Path) -> (T, Option<FileErrorReport>) {
    let (problem, detail) = match storage::read_text(path, LIMIT) {
        Ok(text) => match lenient::read(&text) {
            Ok(Lenient { value, lost }) => {
                if !lost.is_empty() {
                    warn!(
                        "{}: these values are back to their defaults: {}",
                        path.display(),
                        lost.join(", ")
                    );
                }
                return (value, None);
            }
            Err(error) => (FileProblem::Damaged, format!("{}: {error}", path.display())),
        },
        Err(error) if error.is_missing() => return (T::default(), None),
        Err(error) => (error.problem(), error.to_string()),
    };
    let report = FileErrorReport::moved_aside(problem, path, detail);
    (T::default(), Some(report))
}

/// What can be read of a struct in a text, field by field; none if the text is no struct.
#[cfg(not(target_family = "wasm"))]
pub fn read_fields<T: DeserializeOwned + Default>(text: &str) -> Option<T> {
    lenient::read(text).ok().map(|read| read.value)
}

fn report_errors(mut reports: ResMut<LoadErrors>, mut told: MessageWriter<FileErrorReport>) {
    told.write_batch(reports.0.drain(..));
}

fn store_settings(
    settings: Res<Settings>,
    folders: Res<Folders>,
    mut stored: ResMut<Stored>,
    told: MessageWriter<FileErrorReport>,
) {
    store(&*settings, &mut stored.settings, folders.settings(), told);
}

fn store_setup(
    setup: Res<LastSetup>,
    folders: Res<Folders>,
    mut stored: ResMut<Stored>,
    told: MessageWriter<FileErrorReport>,
) {
    store(&setup.0, &mut stored.setup, folders.setup(), told);
}

/// Writes what differs from the file, because change detection also reports mere access.
fn store<T: Serialize + Clone + PartialEq>(
    value: &T,
    stored: &mut T,
    path: PathBuf,
    mut told: MessageWriter<FileErrorReport>,
) {
    let problem = FileProblem::SettingsNotSaved;
    if let Err(report) = (StoredFile { path, problem }).write(value, stored) {
        told.write(report);
    }
}

/// A file with one struct.
pub struct StoredFile {
    pub path: PathBuf,
    /// What it means if it cannot be written.
    pub problem: FileProblem,
}

impl StoredFile {
    /// Writes a value that differs from what the file holds. A failed write is reported and retried with the next change.
    pub fn write<T: Serialize + Clone + PartialEq>(
        &self,
        value: &T,
        stored: &mut T,
    ) -> Result<(), FileErrorReport> {
        if stored == value {
            return Ok(());
        }
        let text = lenient::write(value).map_err(|error| WriteError::from(error.to_string()));
        let done = text.and_then(|text| Ok(storage::write_text(&self.path, &text)?));
        match done {
            Ok(()) => {
                stored.clone_from(value);
                Ok(())
            }
            Err(error) => Err(FileErrorReport::not_written(
                self.problem,
                self.path.clone(),
                error,
            )),
        }
    }
}

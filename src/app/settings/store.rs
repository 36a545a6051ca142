//! Loading the settings before the first frame, and storing them as soon as they change.

use bevy::prelude::*;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::path::{Path, PathBuf};

use super::Settings;
use super::lenient::{self, Lenient};
use crate::app::storage::{self, FileProblem, FileTrouble, Folders};
use crate::matches::MatchConfig;

/// The most that a settings file may hold: a hundred times what we write.
const LIMIT: u64 = 256 * 1024;

/// The match that was set up last, offered again by the next set-up.
#[derive(Resource, Debug, Clone, PartialEq, Default)]
pub struct LastSetup(pub MatchConfig);

/// What the loading has to tell, kept until the app runs and can tell it.
#[derive(Resource, Default)]
struct Troubles(Vec<FileTrouble>);

/// What the files hold.
#[derive(Resource)]
struct Stored {
    settings: Settings,
    setup: MatchConfig,
}

/// [`Settings`] and [`LastSetup`], loaded at once and stored on each change.
pub fn plugin(app: &mut App) {
    storage::plugin(app);
    let folders = app.world().resource::<Folders>().clone();
    let mut troubles = Troubles::default();
    let mut settings: Settings = load(&folders.settings(), &mut troubles.0);
    settings.clamp();
    let mut setup = LastSetup(load(&folders.setup(), &mut troubles.0));
    setup.0.clamp();
    app.insert_resource(Stored {
        settings: settings.clone(),
        setup: setup.0.clone(),
    })
    .insert_resource(settings)
    .insert_resource(setup)
    .insert_resource(troubles)
    .add_systems(Startup, tell)
    .add_systems(
        Last,
        (
            store_settings.run_if(resource_changed::<Settings>),
            store_setup.run_if(resource_changed::<LastSetup>),
        ),
    );
}

fn load<T: DeserializeOwned + Default>(path: &Path, troubles: &mut Vec<FileTrouble>) -> T {
    let (problem, detail) = match storage::read_text(path, LIMIT) {
        Ok(text) => match lenient::read(&text) {
            Ok(Lenient { value, lost }) => {
                if !lost.is_empty() {
                    warn!(
                        "{}: these settings are back to their defaults: {}",
                        path.display(),
                        lost.join(", ")
                    );
                }
                return value;
            }
            Err(error) => (FileProblem::Damaged, format!("{}: {error}", path.display())),
        },
        Err(error) if error.is_missing() => return T::default(),
        Err(error) => (error.problem(), error.to_string()),
    };
    troubles.push(FileTrouble::set_aside(problem, path, detail));
    T::default()
}

fn tell(mut troubles: ResMut<Troubles>, mut told: MessageWriter<FileTrouble>) {
    told.write_batch(troubles.0.drain(..));
}

fn store_settings(
    settings: Res<Settings>,
    folders: Res<Folders>,
    mut stored: ResMut<Stored>,
    told: MessageWriter<FileTrouble>,
) {
    store(&*settings, &mut stored.settings, folders.settings(), told);
}

fn store_setup(
    setup: Res<LastSetup>,
    folders: Res<Folders>,
    mut stored: ResMut<Stored>,
    told: MessageWriter<FileTrouble>,
) {
    store(&setup.0, &mut stored.setup, folders.setup(), told);
}

/// Writes what differs from the file. Looking at the settings makes no file: "changed" may mean touched alone. What could
/// not be written is told, and tried again with the next change.
fn store<T: Serialize + Clone + PartialEq>(
    value: &T,
    stored: &mut T,
    path: PathBuf,
    mut told: MessageWriter<FileTrouble>,
) {
    if stored == value {
        return;
    }
    let text = lenient::write(value).map_err(|error| error.to_string());
    let done =
        text.and_then(|text| storage::write_text(&path, &text).map_err(|error| error.to_string()));
    match done {
        Ok(()) => stored.clone_from(value),
        Err(detail) => {
            told.write(FileTrouble::not_written(
                FileProblem::SettingsNotSaved,
                path,
                detail,
            ));
        }
    }
}

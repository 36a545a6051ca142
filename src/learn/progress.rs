//! The player's progress in the lessons, kept in a file of its own.

use crate::redraw::Redraw;
use crate::storage::{self, FileErrorReport, FileProblem, Folders, WriteError};
use bevy::prelude::*;
use narabe_learn::lessons::Progress;

/// The name of the file in a backup.
pub const LESSONS_FILE: &str = "lessons.json";
/// The most bytes of the file: a hundred times what the game writes.
const LIMIT: u64 = 256 * 1024;

/// How far the person is with each lesson. Written when it changes.
#[derive(Resource, Debug, Default, Clone, PartialEq)]
pub struct LearnProgress(pub Progress);

impl LearnProgress {
    /// The text of the file; none before the first step was done.
    pub fn text(&self) -> Option<String> {
        let text = || serde_json::to_string(&self.0).ok();
        (self.0 != Progress::default()).then(text).flatten()
    }
}

/// Takes over what the file of a backup has more of.
#[derive(Message, Debug, Clone, PartialEq, Eq)]
pub struct RestoreLessons(pub String);

/// What the file holds.
#[derive(Resource, Debug, Default)]
struct Stored(Progress);

/// A fault of the file at the start, kept until the app can report it.
#[derive(Resource, Debug, Default)]
struct LoadError(Option<FileErrorReport>);

pub(super) fn plugin(app: &mut App) {
    storage::plugin(app);
    let folders = app.world().resource::<Folders>().clone();
    let (progress, fault) = match load(&folders) {
        Ok(progress) => (progress, None),
        Err(report) => (Progress::default(), Some(report)),
    };
    app.insert_resource(Stored(progress.clone()))
        .insert_resource(LearnProgress(progress))
        .insert_resource(LoadError(fault))
        .add_message::<RestoreLessons>()
        .add_systems(Update, restore)
        .add_systems(Startup, report)
        .add_systems(Last, store.run_if(resource_changed::<LearnProgress>));
}

/// Reads the file. One that is damaged is moved aside.
fn load(folders: &Folders) -> Result<Progress, FileErrorReport> {
    let path = folders.lessons();
    let aside = |problem, detail| FileErrorReport::moved_aside(problem, &path, detail);
    match storage::read_text(&path, LIMIT) {
        Ok(text) => serde_json::from_str(&text).map_err(|fault| {
            let detail = format!("{}: {fault}", path.display());
            aside(FileProblem::Damaged, detail)
        }),
        Err(fault) if fault.is_missing() => Ok(Progress::default()),
        Err(fault) => Err(aside(fault.problem(), fault.to_string())),
    }
}

fn restore(
    mut restores: MessageReader<RestoreLessons>,
    mut progress: ResMut<LearnProgress>,
    mut redraw: ResMut<Redraw>,
) {
    for RestoreLessons(text) in restores.read() {
        match serde_json::from_str(text) {
            Ok(restored) => progress.0.merge(&restored),
            Err(fault) => warn!("the lessons of the backup cannot be read: {fault}"),
        }
        redraw.next_frame();
    }
}

fn report(mut fault: ResMut<LoadError>, mut reports: MessageWriter<FileErrorReport>) {
    reports.write_batch(fault.0.take());
}

/// Writes what differs from the file. A failed write is reported, and tried again with the next change.
fn store(
    progress: Res<LearnProgress>,
    folders: Res<Folders>,
    mut stored: ResMut<Stored>,
    mut reports: MessageWriter<FileErrorReport>,
) {
    if stored.0 == progress.0 {
        return;
    }
    let path = folders.lessons();
    let text = serde_json::to_string(&progress.0);
    let text = text.map_err(|fault| WriteError::from(fault.to_string()));
    let written = text.and_then(|text| Ok(storage::write_text(&path, &text)?));
    match written {
        Ok(()) => stored.0 = progress.0.clone(),
        Err(error) => {
            let problem = FileProblem::SettingsNotSaved;
            reports.write(FileErrorReport::not_written(problem, path, error));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::screens::testing::TestApp;

    #[test]
    fn a_backup_brings_lessons_back_and_takes_none_away() {
        let mut test = TestApp::started();
        test.resource_mut::<LearnProgress>()
            .0
            .step_done("five", 1, 6);
        let text = test
            .resource::<LearnProgress>()
            .text()
            .expect("some progress");
        let mut test = TestApp::started();
        assert_eq!(test.resource::<LearnProgress>().text(), None);
        test.resource_mut::<LearnProgress>()
            .0
            .step_done("swap2", 0, 5);
        test.send(RestoreLessons(text));
        test.send(RestoreLessons("no lessons".to_owned()));
        let progress = &test.resource::<LearnProgress>().0;
        assert_eq!(progress.of("five").furthest, 2);
        assert_eq!(progress.of("swap2").furthest, 1);
    }
}

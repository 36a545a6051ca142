//! Toasts about files that were not read or written, and about a game that is saved again.

use crate::live::GameSavedAgain;
use crate::locale::Locale;
use crate::storage::{self, FileErrorReport, FileProblem};
use crate::widgets::{DismissToast, ShownToasts, Toast};
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use std::time::{Duration, SystemTime};

/// File errors within this time share a toast.
const FILE_ERROR_WINDOW: Duration = Duration::from_secs(5);
/// What the toasts about file errors are about.
const FILE_ERRORS: [&str; 2] = ["files that were not read", UNSAVED];
const UNSAVED: &str = "files that were not written";

/// Writes the toasts about files.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct FileToastSystems;

pub(super) fn plugin(app: &mut App) {
    let systems = (toast_file_errors, toast_saved_again).chain();
    app.add_systems(Update, systems.in_set(FileToastSystems));
}

/// The problems of writing that were reported, each with the time.
#[derive(Debug, Default)]
struct ReportedProblems(HashMap<String, SystemTime>);

impl ReportedProblems {
    /// Whether the person knows this: what cannot be written is tried and reported with every change. Once the file was written
    /// after all, the next failure is reported again.
    fn knows(&mut self, report: &FileErrorReport, text: &str) -> bool {
        if !report.problem.is_of_writing() {
            return false;
        }
        let written = storage::modified(&report.path);
        let reported = self.0.get(text);
        if reported.is_some_and(|reported| written.is_none_or(|written| written <= *reported)) {
            return true;
        }
        self.0.insert(text.to_owned(), storage::now());
        false
    }
}

/// The file errors that were reported last.
#[derive(Debug, Default)]
struct FileErrors {
    reported: ReportedProblems,
    /// Those of a moment ago, and the time of each.
    recent: Vec<(Duration, FileErrorReport)>,
    /// Those in the toasts about reading and about writing.
    shown: [Vec<FileErrorReport>; 2],
}

/// What the toast about such an error is about.
fn toast_of(report: &FileErrorReport) -> usize {
    usize::from(report.problem.is_of_writing())
}

/// Combines file errors that occur close together, because each toast replaces the one before about the same. In another
/// language a toast says the same.
fn toast_file_errors(
    mut reports: MessageReader<FileErrorReport>,
    time: Res<Time<Real>>,
    locale: Res<Locale>,
    toasts: ShownToasts,
    mut errors: Local<FileErrors>,
    mut new: MessageWriter<Toast>,
) {
    let errors = &mut *errors;
    let now = time.elapsed();
    let is_recent = |at: Duration| now.saturating_sub(at) < FILE_ERROR_WINDOW;
    errors.recent.retain(|(at, _)| is_recent(*at));
    let mut has_new = [false; 2];
    // What cannot be kept of the game in progress is asked in a dialog.
    for report in reports
        .read()
        .filter(|report| report.problem != FileProblem::NotKept)
    {
        let text = locale.file_error(report);
        if errors.reported.knows(report, &text) {
            continue;
        }
        has_new[toast_of(report)] = true;
        errors
            .recent
            .retain(|(_, known)| locale.file_error(known) != text);
        errors.recent.push((now, report.clone()));
    }
    for (at, about) in FILE_ERRORS.into_iter().enumerate() {
        if has_new[at] {
            let recent = errors.recent.iter().map(|(_, report)| report);
            errors.shown[at] = recent
                .filter(|report| toast_of(report) == at)
                .cloned()
                .collect();
        }
        if has_new[at] || locale.is_changed() && toasts.has(about) {
            let shown = errors.shown[at].iter();
            let texts: Vec<String> = shown.map(|report| locale.file_error(report)).collect();
            new.write(Toast::fault(texts.join("\n")).lasting(about));
        }
    }
}

/// Takes back that the game is not saved, once it is.
fn toast_saved_again(
    mut again: MessageReader<GameSavedAgain>,
    locale: Res<Locale>,
    mut dismissed: MessageWriter<DismissToast>,
    mut toasts: MessageWriter<Toast>,
) {
    if again.read().count() > 0 {
        dismissed.write(DismissToast(UNSAVED));
        toasts.write(Toast::info(locale.text("game-saved-again")));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bug_the_toast_about_a_second_broken_file_hid_the_first() {
        let mut app = App::new();
        app.add_plugins(MinimalPlugins)
            .insert_resource(Locale::new("en"))
            .add_message::<FileErrorReport>()
            .add_message::<Toast>()
            .add_systems(Update, toast_file_errors);
        for file in ["autosave.ron", "pipe.narabe"] {
            app.world_mut().write_message(FileErrorReport {
                problem: FileProblem::NotPlain,
                path: file.into(),
                detail: String::new(),
                aside: None,
            });
            app.update();
        }
        let mut toasts = app.world_mut().resource_mut::<Messages<Toast>>();
        let last = toasts.drain().last().expect("a toast");
        for file in ["autosave.ron", "pipe.narabe"] {
            assert!(last.text.contains(file), "{}", last.text);
        }
    }

    #[test]
    fn bug_a_full_disk_was_reported_at_every_move() {
        let home = tempfile::tempdir().expect("a folder");
        let path = home.path().join("autosave.ron");
        let mut app = App::new();
        app.add_plugins(MinimalPlugins)
            .insert_resource(Locale::new("en"))
            .add_message::<FileErrorReport>()
            .add_message::<Toast>()
            .add_systems(Update, toast_file_errors);
        let mut reported = |problem| {
            app.world_mut().write_message(FileErrorReport {
                problem,
                path: path.clone(),
                detail: String::new(),
                aside: None,
            });
            app.update();
            app.world_mut()
                .resource_mut::<Messages<Toast>>()
                .drain()
                .count()
        };
        assert_eq!(reported(FileProblem::PlaceFull), 1);
        assert_eq!(reported(FileProblem::PlaceFull), 0);
        assert_eq!(
            reported(FileProblem::GameNotSaved),
            1,
            "it is another problem"
        );
        // A file that the player opened is reported each time.
        for _ in 0..2 {
            assert_eq!(reported(FileProblem::Unreadable), 1);
        }
        let later = SystemTime::now() + Duration::from_secs(5);
        storage::write_dated(&path, "written again", Some(later)).expect("written");
        assert_eq!(
            reported(FileProblem::PlaceFull),
            1,
            "it was written meanwhile"
        );
    }

    #[test]
    fn bug_the_notice_of_a_full_disk_kept_its_language() {
        use crate::screens::testing::TestApp;
        let mut test = TestApp::started();
        let full = FileErrorReport {
            problem: FileProblem::PlaceFull,
            path: "autosave.ron".into(),
            detail: String::new(),
            aside: None,
        };
        test.send(full.clone());
        test.resource_mut::<crate::settings::Settings>().language = "ru".into();
        test.settle();
        assert!(test.shows(&Locale::new("ru").file_error(&full)));
        assert!(!test.shows(&Locale::new("en").file_error(&full)));
        // One that was closed does not come back.
        test.press("toast-close");
        test.resource_mut::<crate::settings::Settings>().language = "en".into();
        test.settle();
        assert!(!test.shows(&Locale::new("en").file_error(&full)));
    }

    #[test]
    fn bug_the_notice_of_a_full_disk_stayed_after_the_game_was_saved_again() {
        use crate::screens::testing::TestApp;
        let mut test = TestApp::started();
        let full = FileErrorReport {
            problem: FileProblem::PlaceFull,
            path: "autosave.ron".into(),
            detail: String::new(),
            aside: None,
        };
        let notice = Locale::new("en").file_error(&full);
        test.send(full);
        assert!(test.shows(&notice));
        test.send(GameSavedAgain);
        let again = Locale::new("en").text("game-saved-again");
        assert!(test.shows(&again) && !test.shows(&notice));
    }

    #[test]
    fn bug_an_error_about_an_opened_file_left_after_four_seconds() {
        use crate::screens::testing::TestApp;
        use bevy::time::TimeUpdateStrategy;
        let mut test = TestApp::started();
        let late = TimeUpdateStrategy::ManualDuration(Duration::from_secs(60));
        test.app.insert_resource(late);
        test.send(Toast::fault("x cannot be opened").lasting("x"));
        assert!(test.shows("x cannot be opened"));
        test.send(Toast::info("copied"));
        assert!(test.shows("x cannot be opened") && !test.shows("copied"));
        test.send(Toast::fault("y cannot be opened").lasting("x"));
        assert!(test.shows("y cannot be opened") && !test.shows("x cannot be opened"));
        test.press("toast-close");
        assert!(!test.shows("y cannot be opened"));
    }
}

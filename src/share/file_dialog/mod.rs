//! The system's dialogs for files to open and for where to save one, and our own where the system has none.
//!
//! A dialog waits for the player as long as it likes, so it runs on a thread of its own, which also writes the file.

#[cfg(not(target_os = "linux"))]
mod native;
mod path_dialog;
#[cfg(target_os = "linux")]
mod portal;
mod question;

#[cfg(not(target_os = "linux"))]
use native as system;
#[cfg(target_os = "linux")]
use portal as system;

use super::opener::NOT_OPENED;
use super::received::{ImportSource, MAX_FILES, Received, ReceivedFile};
use super::request::{ChooseProgram, ImportGame, ProgramChosen, SaveFile};
use crate::live::loop_waker;
use crate::locale::Locale;
use crate::redraw::Redraw;
use crate::storage::{self, StorageError};
use crate::widgets::{CloseDialogSystems, Toast};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::winit::EventLoopProxyWrapper;
use path_dialog::{AskPath, PathNote};
use question::{DialogWords, FileQuestion, PathTyped};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{self, Receiver, TryRecvError};
use std::sync::{Mutex, PoisonError};
use std::thread;

/// The answer to a question.
enum Answer {
    /// The player has closed the dialog without a choice.
    Cancelled,
    Opened(Vec<PathBuf>),
    Program(PathBuf),
    NotOpened(StorageError),
    Saved(PathBuf),
    NotSaved(StorageError),
    /// The system has no dialog, for this reason.
    NoDialog(String),
}

/// The dialog that is open, if any.
#[derive(Resource, Default)]
struct OpenFileDialog(Option<(FileQuestion, Mutex<Receiver<Answer>>)>);

/// Whether the system's dialogs are used; tests have none.
#[derive(Resource, Debug, Clone, Copy)]
pub struct SystemDialogs(pub bool);

impl Default for SystemDialogs {
    fn default() -> Self {
        Self(true)
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<OpenFileDialog>()
        .init_resource::<SystemDialogs>()
        .add_message::<AskPath>()
        .add_message::<PathTyped>()
        .add_message::<ChooseProgram>()
        .add_message::<ProgramChosen>()
        .add_systems(
            Update,
            (
                ask,
                collect,
                path_dialog::open.after(CloseDialogSystems),
                take_typed,
            )
                .chain(),
        );
}

/// Opens the system's dialog, unless one is open.
fn ask(
    mut picks: MessageReader<ImportGame>,
    mut saves: MessageReader<SaveFile>,
    mut programs: MessageReader<ChooseProgram>,
    dialogs: Res<SystemDialogs>,
    locale: Res<Locale>,
    proxy: Option<Res<EventLoopProxyWrapper>>,
    mut open: ResMut<OpenFileDialog>,
    mut own: MessageWriter<AskPath>,
) {
    let picks = picks.read().any(|request| *request == ImportGame::Pick);
    let save = saves.read().last().cloned().map(FileQuestion::Save);
    let program = (programs.read().count() > 0).then_some(FileQuestion::Program);
    let Some(question) = save.or(program).or(picks.then_some(FileQuestion::Open)) else {
        return;
    };
    if open.0.is_some() {
        return;
    }
    if !dialogs.0 {
        own.write(AskPath {
            question,
            note: PathNote::None,
        });
        return;
    }
    let words = DialogWords {
        title: locale.text(match &question {
            FileQuestion::Open => "file-dialog-open",
            FileQuestion::Save(_) => "file-dialog-save",
            FileQuestion::Program => "file-dialog-program",
        }),
        filters: ["file-dialog-games", "file-dialog-all"].map(|id| locale.text(id)),
    };
    let wake = proxy.map(|proxy| loop_waker(&proxy));
    let (send, receive) = mpsc::channel();
    let asked = question.clone();
    let started = thread::Builder::new()
        .name("file dialog".into())
        .spawn(move || {
            // The receiver is gone only while the game is closing.
            let _ = send.send(answer(&asked, &words));
            if let Some(wake) = wake {
                wake();
            }
        });
    match started {
        Ok(_) => open.0 = Some((question, Mutex::new(receive))),
        Err(fault) => {
            let note = PathNote::NoDialog(fault.to_string());
            own.write(AskPath { question, note });
        }
    }
}

/// Asks in the system's dialog, and writes the file that is saved.
fn answer(question: &FileQuestion, words: &DialogWords) -> Answer {
    let found = match question {
        FileQuestion::Open => system::pick_files(words),
        FileQuestion::Save(file) => system::pick_place(words, &file.name),
        FileQuestion::Program => system::pick_program(words),
    };
    match (found, question) {
        (Err(reason), _) => Answer::NoDialog(reason),
        (Ok(paths), FileQuestion::Open) if !paths.is_empty() => Answer::Opened(paths),
        (Ok(paths), FileQuestion::Save(file)) => match paths.into_iter().next() {
            Some(path) => save(path, file),
            None => Answer::Cancelled,
        },
        (Ok(paths), FileQuestion::Program) => match paths.into_iter().next() {
            Some(path) => Answer::Program(path),
            None => Answer::Cancelled,
        },
        (Ok(_), FileQuestion::Open) => Answer::Cancelled,
    }
}

fn save(path: PathBuf, file: &SaveFile) -> Answer {
    match storage::write_bytes(&path, &file.bytes) {
        Ok(()) => Answer::Saved(path),
        Err(error) => Answer::NotSaved(error),
    }
}

/// Takes over the answer of the system's dialog.
fn collect(
    mut open: ResMut<OpenFileDialog>,
    locale: Res<Locale>,
    mut own: MessageWriter<AskPath>,
    mut taken: Taken,
    mut redraw: ResMut<Redraw>,
) {
    let Some((_, answers)) = &open.0 else {
        return;
    };
    let answers = answers.lock().unwrap_or_else(PoisonError::into_inner);
    let answer = match answers.try_recv() {
        Ok(answer) => answer,
        Err(TryRecvError::Empty) => return,
        Err(TryRecvError::Disconnected) => Answer::Cancelled,
    };
    drop(answers);
    redraw.next_frame();
    let Some((question, _)) = open.0.take() else {
        return;
    };
    match answer {
        Answer::NoDialog(reason) => {
            let note = PathNote::NoDialog(reason);
            own.write(AskPath { question, note });
        }
        answer => taken.take(answer, &locale),
    }
}

/// What follows from an answer.
#[derive(SystemParam)]
struct Taken<'w> {
    received: MessageWriter<'w, Received>,
    programs: MessageWriter<'w, ProgramChosen>,
    toasts: MessageWriter<'w, Toast>,
}

impl Taken<'_> {
    /// Opens the files, or tells where the file is.
    fn take(&mut self, answer: Answer, locale: &Locale) {
        match answer {
            Answer::Cancelled | Answer::NoDialog(_) => {}
            Answer::Opened(paths) => {
                let files = paths.into_iter().map(ReceivedFile::at).collect();
                let source = ImportSource::Files;
                self.received.write(Received { source, files });
            }
            Answer::Program(path) => {
                let is_picked = true;
                self.programs.write(ProgramChosen { path, is_picked });
            }
            Answer::Saved(path) => {
                let place = ("place", path.display().to_string().into());
                let words = locale.text_with("file-saved", &[place]);
                self.toasts.write(Toast::info(words));
            }
            Answer::NotOpened(error) => {
                let reason = ("reason", error.to_string().into());
                let words = locale.text_with("file-not-opened", &[reason]);
                self.toasts.write(Toast::fault(words).lasting(NOT_OPENED));
            }
            Answer::NotSaved(error) => {
                let reason = ("reason", error.to_string().into());
                let words = locale.text_with("file-not-saved", &[reason]);
                self.toasts.write(Toast::fault(words).lasting(NOT_OPENED));
            }
        }
    }
}

/// Uses the place that was typed.
fn take_typed(
    mut typed: MessageReader<PathTyped>,
    locale: Res<Locale>,
    mut own: MessageWriter<AskPath>,
    mut taken: Taken,
    mut redraw: ResMut<Redraw>,
) {
    for typed in typed.read() {
        let PathTyped { question, path, .. } = typed;
        redraw.next_frame();
        let answer = match question {
            FileQuestion::Open => match storage::files_at(path, MAX_FILES) {
                Ok(paths) => Answer::Opened(paths),
                Err(error) => Answer::NotOpened(error),
            },
            FileQuestion::Program if path.is_file() => Answer::Program(path.clone()),
            FileQuestion::Program => {
                Answer::NotOpened(StorageError::NotPlain { path: path.clone() })
            }
            FileQuestion::Save(file) => {
                let place = place_of(path, &file.name);
                let is_confirmed = typed.confirmed.as_ref() == Some(path);
                if let Some(folder) = missing_folder(&place).filter(|_| !is_confirmed) {
                    own.write(AskPath {
                        question: question.clone(),
                        note: PathNote::NoFolder {
                            typed: path.clone(),
                            folder: folder.to_path_buf(),
                        },
                    });
                    continue;
                }
                save(place, file)
            }
        };
        taken.take(answer, &locale);
    }
}

/// The folder of a place, if it is not there, as after a slip of the pen.
fn missing_folder(place: &Path) -> Option<&Path> {
    let folder = place.parent()?;
    (!folder.as_os_str().is_empty() && !folder.is_dir()).then_some(folder)
}

/// A typed folder means the file in it.
fn place_of(path: &Path, name: &str) -> PathBuf {
    let names_folder = path.to_string_lossy().ends_with(std::path::is_separator);
    if names_folder || path.is_dir() {
        path.join(name)
    } else {
        path.to_path_buf()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn app() -> App {
        let mut app = App::new();
        app.add_plugins(MinimalPlugins)
            .insert_resource(Locale::new("en"))
            .init_resource::<Redraw>()
            .add_message::<PathTyped>()
            .add_message::<AskPath>()
            .add_message::<Received>()
            .add_message::<ProgramChosen>()
            .add_message::<Toast>()
            .add_systems(Update, take_typed);
        app
    }

    /// Types a place; the note of the question that is asked again.
    fn type_place(app: &mut App, path: &Path, confirmed: Option<PathBuf>) -> Option<PathNote> {
        let file = SaveFile {
            name: "game.sgf".into(),
            bytes: (*b"(;B[hh])").into(),
        };
        app.world_mut().write_message(PathTyped {
            question: FileQuestion::Save(file),
            path: path.to_path_buf(),
            confirmed,
        });
        app.update();
        let mut asked = app.world_mut().resource_mut::<Messages<AskPath>>();
        asked.drain().last().map(|asked| asked.note)
    }

    #[test]
    fn bug_save_as_made_a_folder_for_a_mistyped_one_without_asking() {
        let home = tempfile::tempdir().expect("a folder for the test");
        for (typed, place) in [
            ("gmaes/one.sgf", "gmaes/one.sgf"),
            ("gmaes/", "gmaes/game.sgf"),
        ] {
            let (typed, folder) = (home.path().join(typed), home.path().join("gmaes"));
            let mut app = app();
            let asked = type_place(&mut app, &typed, None);
            let note = PathNote::NoFolder {
                typed: typed.clone(),
                folder: folder.clone(),
            };
            assert_eq!(asked, Some(note));
            assert!(!folder.exists());
            assert_eq!(type_place(&mut app, &typed, Some(typed.clone())), None);
            assert!(home.path().join(place).is_file());
            std::fs::remove_dir_all(folder).expect("removed");
        }
    }

    #[test]
    fn a_folder_that_is_there_is_not_asked_about() {
        let home = tempfile::tempdir().expect("a folder for the test");
        assert_eq!(type_place(&mut app(), home.path(), None), None);
        assert!(home.path().join("game.sgf").is_file());
    }
}

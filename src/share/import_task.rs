//! The import of many games into the library: the requests, and the resource that tells how it stands.

use super::import_job::ImportJob;
use super::import_progress::{ImportPhase, ImportProgress};
use super::read_again::ReadAgain;
use super::received::ReceivedFile;
use crate::drill::{DRILLS_FILE, DrillRequest};
use crate::learn::{LESSONS_FILE, RestoreLessons};
use crate::library::{GameLibrary, LibraryState};
use crate::live::loop_waker;
use crate::locale::Locale;
use crate::puzzles::{MadeFrom, MakePuzzles, PuzzleRequest};
use crate::redraw::{Redraw, Source};
use crate::state::{Go, Screen};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::winit::EventLoopProxyWrapper;
use narabe_learn::puzzle_session::PackShown;
use narabe_notation::Encoding;
use narabe_rules::Rule;

/// A request about the import.
#[derive(Message, Debug, Clone, PartialEq, Eq)]
pub enum ImportRequest {
    /// Imports all games of these files.
    Begin(Vec<ReceivedFile>),
    /// The rule of all games whose file names none.
    Answer(Rule),
    /// Reads the files whose character set was guessed again with this one; the new games come in the place of those that were added.
    ReadAgain(&'static Encoding),
    /// Ends it. What was added stays.
    Cancel,
    /// Forgets one that has ended.
    Close,
}

/// The import that runs, or that has ended and is still shown.
#[derive(Resource, Default)]
pub struct GameImport {
    progress: Option<ImportProgress>,
    job: Option<ImportJob>,
    /// What waits until the library is open.
    waiting: Option<Vec<ReceivedFile>>,
    /// The files of the last import, and what of them is read again.
    files: Vec<ReceivedFile>,
    again: ReadAgain,
    /// The rule that was answered.
    rule: Option<Rule>,
}

impl GameImport {
    /// An import in this state.
    #[cfg(test)]
    pub fn of(progress: ImportProgress) -> Self {
        Self {
            progress: Some(progress),
            ..Self::default()
        }
    }

    /// How it stands; none if there is none.
    pub const fn progress(&self) -> Option<&ImportProgress> {
        self.progress.as_ref()
    }

    /// The first file whose character set was guessed, of an import that has ended.
    pub fn guessed_file(&self) -> Option<&ReceivedFile> {
        let guessed = self.progress.as_ref()?.guessed.first()?;
        self.files.get(*guessed).filter(|_| !self.is_running())
    }

    /// Whether one is running.
    pub fn is_running(&self) -> bool {
        let phase = self.progress.as_ref().map(|progress| &progress.phase);
        phase == Some(&ImportPhase::Running)
    }
}

pub fn plugin(app: &mut App) {
    app.init_resource::<GameImport>()
        .add_message::<ImportRequest>()
        .add_message::<RestoreLessons>()
        .add_message::<PuzzleRequest>()
        .add_message::<DrillRequest>()
        .add_message::<MakePuzzles>()
        .add_systems(Update, (apply, start, collect).chain());
}

fn apply(
    mut requests: MessageReader<ImportRequest>,
    locale: Res<Locale>,
    mut import: ResMut<GameImport>,
    mut redraw: ResMut<Redraw>,
) {
    for request in requests.read() {
        redraw.next_frame();
        match request {
            ImportRequest::Begin(files) if import.is_running() => {
                // What is read now comes first.
                let waiting = import.waiting.get_or_insert_default();
                waiting.extend(files.iter().cloned());
            }
            ImportRequest::Begin(files) => {
                import.progress = Some(ImportProgress {
                    name: name_of(files, &locale),
                    ..ImportProgress::default()
                });
                import.waiting = Some(files.clone());
                import.again = ReadAgain::default();
                import.rule = None;
                import.job = None;
            }
            ImportRequest::ReadAgain(_) if import.is_running() => {}
            ImportRequest::ReadAgain(encoding) => {
                let Some(progress) = import.progress.take() else {
                    continue;
                };
                import.again = ReadAgain {
                    encoding: Some(encoding),
                    files: progress.guessed,
                    replaced: progress.ids,
                    rule: import.rule,
                };
                import.progress = Some(ImportProgress {
                    name: progress.name,
                    ..ImportProgress::default()
                });
                import.waiting = Some(import.files.clone());
                import.job = None;
            }
            ImportRequest::Answer(rule) => {
                if let Some(progress) = &mut import.progress {
                    progress.question = None;
                }
                import.rule = Some(*rule);
                if let Some(job) = &import.job {
                    job.answer(*rule);
                }
            }
            ImportRequest::Cancel => {
                import.waiting = None;
                match &mut import.job {
                    Some(job) => job.cancel(),
                    None => import.progress = None,
                }
            }
            ImportRequest::Close if !import.is_running() => import.progress = None,
            ImportRequest::Close => {}
        }
    }
}

/// The name of a file, of the folder of several, or their number.
fn name_of(files: &[ReceivedFile], locale: &Locale) -> String {
    match files {
        [file] => file.stem().to_owned(),
        files => files
            .first()
            .and_then(ReceivedFile::folder)
            .unwrap_or_else(|| {
                let count = ("count", files.len().into());
                locale.text_with("import-files", &[count])
            }),
    }
}

/// Starts the work once the library is open.
fn start(
    library: Res<GameLibrary>,
    proxy: Option<Res<EventLoopProxyWrapper>>,
    locale: Res<Locale>,
    mut import: ResMut<GameImport>,
) {
    if import.waiting.is_none() || import.job.is_some() {
        return;
    }
    let writer = match (library.state(), library.writer()) {
        (LibraryState::Opening, _) => return,
        (LibraryState::Open, Some(writer)) => writer,
        (state, _) => {
            let reason = match state {
                LibraryState::Failed(reason) => reason.clone(),
                _ => String::new(),
            };
            import.waiting = None;
            if let Some(progress) = &mut import.progress {
                progress.phase = ImportPhase::Failed(reason);
            }
            return;
        }
    };
    let Some(files) = import.waiting.take() else {
        return;
    };
    let progress = import.progress.clone().unwrap_or_default();
    let wake = proxy.map(|proxy| loop_waker(&proxy));
    import.files.clone_from(&files);
    let again = std::mem::take(&mut import.again);
    let texts = (locale.text_options(), again);
    let job = ImportJob::start(
        files,
        texts,
        progress,
        library.games().clone(),
        writer,
        wake,
    );
    import.job = Some(job);
}

/// What an import leads to besides games.
#[derive(SystemParam)]
struct ImportEvents<'w> {
    lessons: MessageWriter<'w, RestoreLessons>,
    drills: MessageWriter<'w, DrillRequest>,
    practice: MessageWriter<'w, PuzzleRequest>,
    puzzles: MessageWriter<'w, MakePuzzles>,
    screen: Res<'w, State<Screen>>,
    go: MessageWriter<'w, Go>,
}

impl ImportEvents<'_> {
    /// Takes what has come with the games. A file of puzzles alone leads to them, any other from them to the library; then true.
    fn take(&mut self, told: &ImportProgress) -> bool {
        for (name, text) in told.kept.iter() {
            match name.as_str() {
                LESSONS_FILE => _ = self.lessons.write(RestoreLessons(text.clone())),
                DRILLS_FILE => _ = self.drills.write(DrillRequest::Restore(text.clone())),
                _ => {}
            }
        }
        let practice = told.practice.as_deref().cloned();
        let restore = practice.map(|practice| PuzzleRequest::Restore(Box::new(practice)));
        self.practice.write_batch(restore);
        let shows_puzzles = matches!(self.screen.get(), Screen::Puzzles | Screen::PuzzleThemes);
        let has_games = told.seen + told.left_out_count() > 0;
        let is_puzzles = !told.puzzles.is_empty() && !has_games;
        if !told.puzzles.is_empty() {
            self.puzzles.write(MakePuzzles {
                from: MadeFrom::File,
                drafts: told.puzzles.to_vec(),
            });
        }
        if is_puzzles {
            (self.practice).write(PuzzleRequest::ShowPack(PackShown::Own));
            self.go.write(Go::To(Screen::Puzzles));
        } else if shows_puzzles {
            self.go.write(Go::To(Screen::Library));
        }
        is_puzzles
    }
}

/// Takes over what the work tells.
fn collect(
    mut import: ResMut<GameImport>,
    mut brought: ImportEvents,
    proxy: Option<Res<EventLoopProxyWrapper>>,
    mut redraw: ResMut<Redraw>,
) {
    if import.waiting.is_none() && import.job.is_none() {
        return;
    }
    redraw.every(Source::Engine.or_headless(proxy.is_some()));
    let Some(told) = import.job.as_ref().and_then(ImportJob::take) else {
        return;
    };
    redraw.next_frame();
    if told.phase != ImportPhase::Running {
        import.job = None;
        if brought.take(&told) {
            import.progress = None;
            return;
        }
    }
    import.progress = Some(told);
    // What came meanwhile is next.
    if import.job.is_none() && import.waiting.is_some() {
        let progress = import.progress.get_or_insert_default();
        progress.phase = ImportPhase::Running;
    }
}

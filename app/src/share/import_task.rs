//! The import of many games into the library, on a thread of its own; in a browser at once.

use super::opened::{is_backup, open_own_game};
use super::received::ReceivedFile;
use crate::library::{GameLibrary, LibraryState, LibraryWriter};
use crate::live::{Wake, loop_waker};
use crate::locale::Locale;
use crate::redraw::{Redraw, Source};
use bevy::platform::time::Instant;
use bevy::prelude::*;
use bevy::winit::EventLoopProxyWrapper;
use futures::channel::oneshot;
use narabe::library::{Games, Import, ImportOptions, ImportReport, LeftOut, LibraryError};
use narabe::notation::{
    Format, LossReport, MAX_FILE_BYTES, ReadEvent, ReadFault, ReadGame, ReadOptions, read_each,
};
use narabe::rules::Rule;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

/// Progress is told at most this often.
const REPORT_INTERVAL: Duration = Duration::from_millis(200);
/// From this time and share on it is told how long the rest will take.
const ESTIMATE_AFTER: Duration = Duration::from_secs(2);
const ESTIMATE_FROM: f32 = 0.02;

/// A request about the import.
#[derive(Message, Debug, Clone, PartialEq, Eq)]
pub enum ImportRequest {
    /// Imports all games of these files.
    Begin(Vec<ReceivedFile>),
    /// Ends it. What was added stays.
    Cancel,
    /// Forgets one that has ended.
    Close,
}

/// How an import stands.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub enum ImportPhase {
    #[default]
    Running,
    Done,
    Cancelled,
    /// It ended early for this reason.
    Failed(String),
}

/// An import and what it has done up to now.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct ImportProgress {
    /// The name of the file, or of the files together.
    pub name: String,
    pub phase: ImportPhase,
    /// The share that is read, 0 to 1.
    pub share: f32,
    pub time_left: Option<Duration>,
    /// Games that were looked at, added, and there before.
    pub seen: usize,
    pub added: usize,
    pub duplicates: usize,
    /// Games that were left out: without moves, against the rules, not readable.
    pub left_out: [usize; 3],
    /// The first of these games, at the end.
    pub list: Arc<Vec<LeftOut>>,
    /// What of the games was lost.
    pub lost: LossReport,
}

impl ImportProgress {
    fn count(&mut self, report: &ImportReport) {
        self.seen = report.seen;
        self.added = report.added;
        self.duplicates = report.duplicates;
        self.left_out = [
            report.without_moves,
            report.against_rules,
            report.unreadable,
        ];
    }

    /// How many games were left out.
    pub fn left_out_count(&self) -> usize {
        self.left_out.iter().sum()
    }
}

/// The import that runs, or that has ended and is still shown.
#[derive(Resource, Default)]
pub struct GameImport {
    progress: Option<ImportProgress>,
    job: Option<Arc<Job>>,
    /// What waits until the library is open.
    waiting: Option<Vec<ReceivedFile>>,
}

impl GameImport {
    /// An import that stands like this.
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

    /// Whether one is running.
    pub fn is_running(&self) -> bool {
        let phase = self.progress.as_ref().map(|progress| &progress.phase);
        phase == Some(&ImportPhase::Running)
    }
}

/// What the thread shares with the app.
#[derive(Default)]
struct Job {
    told: Mutex<Option<ImportProgress>>,
    is_cancelled: AtomicBool,
}

pub fn plugin(app: &mut App) {
    app.init_resource::<GameImport>()
        .add_message::<ImportRequest>()
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
                import.job = None;
            }
            ImportRequest::Cancel => {
                import.waiting = None;
                match &import.job {
                    Some(job) => job.is_cancelled.store(true, Ordering::Relaxed),
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

/// Starts the thread once the library is open.
fn start(
    library: Res<GameLibrary>,
    proxy: Option<Res<EventLoopProxyWrapper>>,
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
    let job = Arc::<Job>::default();
    import.job = Some(job.clone());
    let thread = ImportThread {
        progress: import.progress.clone().unwrap_or_default(),
        games: library.games().clone(),
        writer,
        job,
        wake: proxy.map(|proxy| loop_waker(&proxy)),
        import: None,
        begun: Instant::now(),
        told: None,
    };
    spawn(thread.run(files));
}

#[cfg(not(target_family = "wasm"))]
fn spawn(work: impl Future<Output = ()> + Send + 'static) {
    let run = move || futures::executor::block_on(work);
    let started = std::thread::Builder::new().name("import".into()).spawn(run);
    if let Err(fault) = started {
        error!("the import cannot be started: {fault}");
    }
}

#[cfg(target_family = "wasm")]
fn spawn(work: impl Future<Output = ()> + Send + 'static) {
    bevy::tasks::AsyncComputeTaskPool::get()
        .spawn(work)
        .detach();
}

/// Takes over what the thread tells.
fn collect(
    mut import: ResMut<GameImport>,
    proxy: Option<Res<EventLoopProxyWrapper>>,
    mut redraw: ResMut<Redraw>,
) {
    if import.waiting.is_none() && import.job.is_none() {
        return;
    }
    redraw.every(match proxy {
        None => Source::HeadlessEngine,
        Some(_) => Source::Engine,
    });
    let Some(job) = &import.job else {
        return;
    };
    let told = job
        .told
        .lock()
        .unwrap_or_else(PoisonError::into_inner)
        .take();
    let Some(told) = told else {
        return;
    };
    redraw.next_frame();
    if told.phase != ImportPhase::Running {
        import.job = None;
    }
    import.progress = Some(told);
    // What came meanwhile is next.
    if import.job.is_none() && import.waiting.is_some() {
        let progress = import.progress.get_or_insert_default();
        progress.phase = ImportPhase::Running;
    }
}

/// The work of the thread.
struct ImportThread {
    progress: ImportProgress,
    games: Games,
    writer: LibraryWriter,
    job: Arc<Job>,
    wake: Option<Wake>,
    /// Begun with the first game, which tells whether it is a backup.
    import: Option<Import>,
    begun: Instant,
    told: Option<Instant>,
}

impl ImportThread {
    async fn run(mut self, files: Vec<ReceivedFile>) {
        let count = files.len().max(1) as f32;
        for (index, file) in files.iter().enumerate() {
            if self.is_cancelled() {
                break;
            }
            let share = move |part: f32| (index as f32 + part) / count;
            self.read(file, &share);
            self.tell_now_and_then(share(1.0));
        }
        let written = self.write().await;
        let cancelled = self.is_cancelled();
        self.progress.phase = match written {
            Err(error) => ImportPhase::Failed(error.to_string()),
            Ok(()) if cancelled => ImportPhase::Cancelled,
            Ok(()) => ImportPhase::Done,
        };
        if let Some(import) = &self.import {
            self.progress.list = Arc::new(import.report().left_out.clone());
        }
        self.progress.time_left = None;
        self.tell();
    }

    fn is_cancelled(&self) -> bool {
        self.job.is_cancelled.load(Ordering::Relaxed)
    }

    /// Reads a file; `share` is the share of all files up to a share of this one.
    fn read(&mut self, file: &ReceivedFile, share: &dyn Fn(f32) -> f32) {
        let bytes = match file.read(MAX_FILE_BYTES as u64) {
            Ok(bytes) => bytes,
            Err(error) => return self.skip(file, &error.to_string()),
        };
        let rule = usual_rule(&file.name);
        match open_own_game(&bytes) {
            Some(Ok(game)) => return self.take(game, rule),
            Some(Err(reason)) => return self.skip(file, &reason),
            None => {}
        }
        let options = ReadOptions::default();
        let read = read_each(&file.name, &bytes, &options, &mut |event| {
            match event {
                ReadEvent::Game(game) => self.take(*game, rule),
                ReadEvent::Skipped(error) => self.skip(file, &error.to_string()),
                ReadEvent::Progress { done, total } => {
                    let part = done as f32 / total.max(1) as f32;
                    self.tell_now_and_then(share(part));
                }
            }
            match self.is_cancelled() {
                true => ControlFlow::Break(()),
                false => ControlFlow::Continue(()),
            }
        });
        if let Err(error) = read
            && error.fault != ReadFault::Stopped
        {
            self.skip(file, &error.to_string());
        }
    }

    /// Takes a game, and writes when enough are waiting. A browser's only thread cannot wait: there all are written at the end.
    fn take(&mut self, game: ReadGame, rule: Rule) {
        self.progress.lost.extend(&game.lost);
        let is_backup = is_backup(&game);
        let import = self.begin(is_backup, rule);
        import.take(game.info, game.tree);
        if import.is_full() && cfg!(not(target_family = "wasm")) {
            // An error ends the import with its last games.
            let written = futures::executor::block_on(self.write());
            if written.is_err() {
                self.job.is_cancelled.store(true, Ordering::Relaxed);
            }
            self.tell_now_and_then(self.progress.share);
        }
    }

    fn skip(&mut self, file: &ReceivedFile, reason: &str) {
        let reason = match self.progress.name == file.stem() {
            true => reason.to_owned(),
            false => format!("{}: {reason}", file.name),
        };
        self.begin(false, Rule::default()).skip(&reason);
    }

    fn begin(&mut self, is_backup: bool, rule: Rule) -> &mut Import {
        let (games, name) = (&self.games, &self.progress.name);
        self.import.get_or_insert_with(|| {
            let options = match is_backup {
                true => ImportOptions::of_backup(name),
                false => ImportOptions::of_file(name, rule),
            };
            Import::new(games, options)
        })
    }

    /// Writes what is waiting.
    async fn write(&mut self) -> Result<(), LibraryError> {
        let Some(mut import) = self.import.take() else {
            return Ok(());
        };
        let (send, receive) = oneshot::channel();
        self.writer.push(move |library| {
            let written = import.write(library);
            // The thread is gone only while the game is closing.
            let _ = send.send((import, written));
            Vec::new()
        });
        // The worker is gone only while the game is closing.
        let Ok((import, written)) = receive.await else {
            return Ok(());
        };
        self.progress.count(import.report());
        self.import = Some(import);
        written
    }

    fn tell_now_and_then(&mut self, share: f32) {
        self.progress.share = share;
        let is_due = |told: Instant| told.elapsed() >= REPORT_INTERVAL;
        if self.told.is_none_or(is_due) {
            self.told = Some(Instant::now());
            self.tell();
        }
    }

    fn tell(&mut self) {
        if let Some(import) = &self.import {
            self.progress.count(import.report());
        }
        let elapsed = self.begun.elapsed();
        let share = self.progress.share;
        let can_estimate = elapsed >= ESTIMATE_AFTER && (ESTIMATE_FROM..1.0).contains(&share);
        self.progress.time_left = can_estimate.then(|| elapsed.mul_f32((1.0 - share) / share));
        let told = Some(self.progress.clone());
        *self.job.told.lock().unwrap_or_else(PoisonError::into_inner) = told;
        if let Some(wake) = &self.wake {
            wake();
        }
    }
}

/// The rule of games in a file that names none: programs for Renju have formats of their own.
fn usual_rule(name: &str) -> Rule {
    match Format::of_ending(name) {
        Some(Format::RenLib | Format::Rif | Format::Pos | Format::Bdt) => Rule::Renju,
        _ => Rule::Freestyle,
    }
}

//! Reads the files of an import and adds their games to the library, on a thread of its own; in a browser at once.

use super::import_progress::{ImportPhase, ImportProgress};
use super::opened::{is_backup, open_own_game};
use super::received::ReceivedFile;
use crate::library::LibraryWriter;
use crate::live::Wake;
use bevy::platform::time::Instant;
use bevy::prelude::*;
use futures::channel::oneshot;
use narabe::library::{Games, Import, ImportOptions, LibraryError};
use narabe::notation::{
    Format, MAX_FILE_BYTES, ReadEvent, ReadFault, ReadGame, ReadOptions, read_each,
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

/// A running import.
pub struct ImportJob(Arc<Shared>);

/// What the thread shares with the app.
#[derive(Default)]
struct Shared {
    told: Mutex<Option<ImportProgress>>,
    is_cancelled: AtomicBool,
}

impl ImportJob {
    /// Starts one. `progress` is what is known of it already, and `wake` lets the app look for what is told.
    pub fn start(
        files: Vec<ReceivedFile>,
        progress: ImportProgress,
        games: Games,
        writer: LibraryWriter,
        wake: Option<Wake>,
    ) -> Self {
        let shared = Arc::<Shared>::default();
        let thread = ImportThread {
            progress,
            games,
            writer,
            shared: shared.clone(),
            wake,
            import: None,
            begun: Instant::now(),
            told: None,
        };
        spawn(thread.run(files));
        Self(shared)
    }

    /// Ends it soon. What was added stays.
    pub fn cancel(&self) {
        self.0.is_cancelled.store(true, Ordering::Relaxed);
    }

    /// What was told since the last call.
    pub fn take(&self) -> Option<ImportProgress> {
        self.0
            .told
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .take()
    }
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

/// The work of the thread.
struct ImportThread {
    progress: ImportProgress,
    games: Games,
    writer: LibraryWriter,
    shared: Arc<Shared>,
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
        self.shared.is_cancelled.load(Ordering::Relaxed)
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
            // Not the block_on of the futures crate, which runs this thread and panics inside itself.
            let written = bevy::tasks::block_on(self.write());
            if written.is_err() {
                self.shared.is_cancelled.store(true, Ordering::Relaxed);
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
        *self
            .shared
            .told
            .lock()
            .unwrap_or_else(PoisonError::into_inner) = told;
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

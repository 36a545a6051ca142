//! Reads the files of an import and adds their games to the library, apart from the frames.

use super::background::spawn;
use super::file_reader::FileReader;
use super::import_progress::{ImportPhase, ImportProgress};
use super::received::ReceivedFile;
use crate::library::LibraryWriter;
use crate::live::Wake;
use bevy::platform::time::Instant;
use bevy::prelude::*;
use futures::channel::oneshot;
use futures::future::{Either, select};
use narabe_game_files::{FileEvent, FileTask, is_backup};
use narabe_learn::practice::Practice;
use narabe_learn::puzzles::{PuzzleDraft, is_puzzle};
use narabe_library::{Games, Import, ImportOptions, LibraryError};
use narabe_notation::{Format, ReadGame, TextOptions};
use narabe_rules::Rule;
use std::pin::pin;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

/// The shortest time between two reports of progress.
const REPORT_INTERVAL: Duration = Duration::from_millis(200);
// From this time and share on the remaining time is reported.
const ESTIMATE_AFTER: Duration = Duration::from_secs(2);
const ESTIMATE_FROM: f32 = 0.02;

/// What the work tells the app.
type SharedProgress = Arc<Mutex<Option<ImportProgress>>>;

/// A running import. Dropping it ends it, as [`cancel`](Self::cancel).
pub struct ImportJob {
    told: SharedProgress,
    is_wanted: Option<oneshot::Sender<()>>,
}

impl ImportJob {
    /// Starts one. `progress` is the state so far, and `wake` makes the app look for reports.
    pub fn start(
        files: Vec<ReceivedFile>,
        texts: TextOptions,
        progress: ImportProgress,
        games: Games,
        writer: LibraryWriter,
        wake: Option<Wake>,
    ) -> Self {
        let told = SharedProgress::default();
        let (is_wanted, end) = oneshot::channel();
        let work = ImportWork {
            texts,
            progress,
            games,
            writer,
            telling: told.clone(),
            end,
            is_ended: false,
            wake,
            file: None,
            import: None,
            begun: Instant::now(),
            told: None,
        };
        spawn("import", work.run(files));
        let is_wanted = Some(is_wanted);
        Self { told, is_wanted }
    }

    /// Ends it soon. What was added stays.
    pub fn cancel(&mut self) {
        self.is_wanted = None;
    }

    /// What was told since the last call.
    pub fn take(&self) -> Option<ImportProgress> {
        let mut told = self.told.lock().unwrap_or_else(PoisonError::into_inner);
        told.take()
    }
}

struct ImportWork {
    texts: TextOptions,
    progress: ImportProgress,
    games: Games,
    writer: LibraryWriter,
    telling: SharedProgress,
    /// It comes when the import is cancelled.
    end: oneshot::Receiver<()>,
    /// Whether it was cancelled or failed.
    is_ended: bool,
    wake: Option<Wake>,
    /// The file that is read, where there are several.
    file: Option<String>,
    /// Begun with the first game, which tells whether it is a backup.
    import: Option<Import>,
    begun: Instant,
    told: Option<Instant>,
}

impl ImportWork {
    async fn run(mut self, files: Vec<ReceivedFile>) {
        let count = files.len().max(1) as f32;
        let mut reader = FileReader::default();
        for (index, file) in files.iter().enumerate() {
            let share = move |part: f32| (index as f32 + part) / count;
            self.file = (files.len() > 1).then(|| file.name.clone());
            reader.begin(file, FileTask::Import(self.texts));
            self.read(file, &mut reader, &share).await;
            if self.is_ended {
                break;
            }
            self.tell_now_and_then(share(1.0));
        }
        drop(reader);
        let written = self.write().await;
        self.progress.phase = match written {
            Err(error) => ImportPhase::Failed(error.to_string()),
            Ok(()) if self.is_ended => ImportPhase::Cancelled,
            Ok(()) => ImportPhase::Done,
        };
        if let Some(import) = &self.import {
            self.progress.list = Arc::new(import.report().left_out.clone());
        }
        self.progress.time_left = None;
        self.tell();
    }

    /// Takes what is read of a file; `share` is the share of all files up to a share of this one.
    async fn read(
        &mut self,
        file: &ReceivedFile,
        reader: &mut FileReader,
        share: &(impl Fn(f32) -> f32 + Sync),
    ) {
        let rule = usual_rule(&file.name);
        self.enter(file.name.clone());
        while !self.is_ended {
            // Whether it is cancelled is asked first, because events may be there all the time.
            let event = match select(&mut self.end, pin!(reader.next())).await {
                Either::Left(_) => {
                    self.is_ended = true;
                    return;
                }
                Either::Right((None, _)) => return,
                Either::Right((Some(event), _)) => event,
            };
            match event {
                FileEvent::Entry(name) => self.enter(format!("{}: {name}", file.name)),
                FileEvent::Game(game) => self.take(*game, rule).await,
                FileEvent::Skipped(reason) => self.skip(&reason),
                FileEvent::Progress { done, total } => {
                    let part = done as f32 / total.max(1) as f32;
                    self.tell_now_and_then(share(part));
                }
                FileEvent::Kept { name, text } => {
                    Arc::make_mut(&mut self.progress.kept).push((name, text));
                }
                FileEvent::Opened(_) | FileEvent::Branches(_) | FileEvent::Own => {}
            }
        }
    }

    /// Begins a file, which may be one of an archive.
    fn enter(&mut self, name: String) {
        let before = (self.import.as_ref()).map_or(0, |import| import.report().seen);
        let files = Arc::make_mut(&mut self.progress.files);
        // The list needs no file without games.
        files.pop_if(|(other, _)| *other == before);
        files.push((before, name));
    }

    /// Takes a game, and writes when enough are waiting.
    async fn take(&mut self, game: ReadGame, rule: Rule) {
        if let Some(practice) = Practice::restore(&game.tree) {
            self.progress.practice = Some(Arc::new(practice));
            return;
        }
        if is_puzzle(&game.tree) {
            let draft = PuzzleDraft::read(&game.tree);
            Arc::make_mut(&mut self.progress.puzzles).push(draft);
            return;
        }
        let is_backup = is_backup(&game);
        let mut lost = game.lost;
        if let Some(file) = &self.file {
            lost.place_inside(file);
        }
        self.progress.lost.extend(&lost);
        let import = self.begin(is_backup, rule);
        import.take(game.info, game.tree);
        if import.is_full() {
            // An error ends the import with its last games.
            self.is_ended = self.write().await.is_err();
            self.tell_now_and_then(self.progress.share);
        }
    }

    fn skip(&mut self, reason: &str) {
        self.begin(false, Rule::default()).skip(reason);
    }

    fn begin(&mut self, is_backup: bool, rule: Rule) -> &mut Import {
        let (games, name) = (&self.games, &self.progress.name);
        self.import.get_or_insert_with(|| {
            let options = if is_backup {
                ImportOptions::of_backup(name)
            } else {
                ImportOptions::of_file(name, rule)
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
            // This work is gone only while the game is closing.
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
        *self.telling.lock().unwrap_or_else(PoisonError::into_inner) = told;
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

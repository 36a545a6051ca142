//! Reads the files of an import and adds their games to the library, apart from the frames.

use super::background::spawn;
use super::file_reader::FileReader;
use super::import_progress::{GameLoss, ImportPhase, ImportProgress};
use super::read_again::ReadAgain;
use super::received::ReceivedFile;
use super::rule_queue::{Read, RuleQueue};
use crate::library::LibraryWriter;
use crate::live::Wake;
use bevy::platform::time::Instant;
use bevy::prelude::*;
use futures::StreamExt;
use futures::channel::{mpsc, oneshot};
use futures::future::{Either, select};
use narabe_game_files::{FileEvent, FileTask, is_backup};
use narabe_learn::practice::Practice;
use narabe_learn::puzzles::{PuzzleDraft, is_puzzle};
use narabe_library::{Games, Import, ImportOptions, LibraryError};
use narabe_notation::{Assumption, ReadGame, TextOptions};
use narabe_rules::Rule;
use std::pin::pin;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

/// So many games are listed of which something was lost.
const MOST_LOSSES: usize = 1_000;
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
    answers: mpsc::UnboundedSender<Rule>,
    is_wanted: Option<oneshot::Sender<()>>,
}

impl ImportJob {
    /// Starts one. `progress` is the state so far, and `wake` makes the app look for reports.
    pub fn start(
        files: Vec<ReceivedFile>,
        (texts, again): (TextOptions, ReadAgain),
        progress: ImportProgress,
        games: Games,
        writer: LibraryWriter,
        wake: Option<Wake>,
    ) -> Self {
        let told = SharedProgress::default();
        let (is_wanted, end) = oneshot::channel();
        let (answers, answered) = mpsc::unbounded();
        let work = ImportWork {
            texts,
            again: again.clone(),
            index: 0,
            progress,
            games,
            writer,
            telling: told.clone(),
            queue: RuleQueue::new(again.rule),
            answered,
            end,
            is_ended: false,
            failure: None,
            wake,
            file: None,
            import: None,
            begun: Instant::now(),
            told: None,
        };
        spawn("import", work.run(files));
        let is_wanted = Some(is_wanted);
        Self {
            told,
            answers,
            is_wanted,
        }
    }

    /// Answers the question after the rule of games whose file names none.
    pub fn answer(&self, rule: Rule) {
        // The work is gone only when it is not wanted any more.
        let _ = self.answers.unbounded_send(rule);
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
    again: ReadAgain,
    /// The place of the file that is read.
    index: usize,
    progress: ImportProgress,
    games: Games,
    writer: LibraryWriter,
    telling: SharedProgress,
    queue: RuleQueue,
    answered: mpsc::UnboundedReceiver<Rule>,
    /// It comes when the import is cancelled.
    end: oneshot::Receiver<()>,
    /// Whether it was cancelled or failed, and why it has failed before anything was read.
    is_ended: bool,
    failure: Option<String>,
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
        self.remove_replaced().await;
        let mut reader = FileReader::default();
        for (index, file) in files.iter().enumerate() {
            let share = move |part: f32| (index as f32 + part) / count;
            if self.is_ended {
                break;
            }
            self.file = (files.len() > 1).then(|| file.name.clone());
            self.index = index;
            reader.begin(
                file,
                FileTask::Import(self.again.texts_of(index, self.texts)),
            );
            self.read(file, &mut reader, &share).await;
            self.tell_now_and_then(share(1.0));
        }
        drop(reader);
        self.ask_rule(false).await;
        let written = self.write().await;
        self.progress.phase = match written {
            Err(error) => ImportPhase::Failed(error.to_string()),
            Ok(()) if self.failure.is_some() => {
                ImportPhase::Failed(self.failure.take().unwrap_or_default())
            }
            Ok(()) if self.is_ended => ImportPhase::Cancelled,
            Ok(()) => ImportPhase::Done,
        };
        if let Some(import) = &self.import {
            self.progress.list = Arc::new(import.report().left_out.clone());
            self.progress.kept_freely = Arc::new(import.report().kept_freely.clone());
            self.progress.ids = Arc::new(import.report().ids.clone());
        }
        self.progress.time_left = None;
        self.tell();
    }

    /// Removes the games in whose place the new ones come.
    async fn remove_replaced(&mut self) {
        let replaced = self.again.replaced.clone();
        if replaced.is_empty() {
            return;
        }
        let (send, receive) = oneshot::channel();
        self.writer.push(move |library| {
            let deleted = library.delete(&replaced);
            // This work is gone only while the game is closing.
            let _ = send.send((deleted, library.games().clone()));
            Vec::new()
        });
        match receive.await {
            Ok((Ok(_), games)) => self.games = games,
            Ok((Err(error), _)) => {
                self.is_ended = true;
                self.failure = Some(error.to_string());
            }
            Err(_) => self.is_ended = true,
        }
    }

    /// Takes what is read of a file; `share` is the share of all files up to a share of this one.
    async fn read(
        &mut self,
        file: &ReceivedFile,
        reader: &mut FileReader,
        share: &(impl Fn(f32) -> f32 + Sync),
    ) {
        self.take_in_order(Read::Enter(file.name.clone())).await;
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
                FileEvent::Entry(name) => {
                    let name = format!("{}: {name}", file.name);
                    self.take_in_order(Read::Enter(name)).await;
                }
                FileEvent::Game(game) => self.take_in_order(Read::Game(game)).await,
                FileEvent::Skipped(reason) => self.take_in_order(Read::Skip(reason)).await,
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

    /// Takes what is read once nothing before it waits for the rule.
    async fn take_in_order(&mut self, read: Read) {
        match self.queue.add(read) {
            Some(read) => self.take_read(read).await,
            None if self.queue.is_full() => self.ask_rule(true).await,
            None => {}
        }
    }

    async fn take_read(&mut self, read: Read) {
        match read {
            Read::Enter(name) => self.enter(name),
            Read::Game(game) => self.take(*game).await,
            Read::Skip(reason) => self.skip(&reason),
        }
    }

    /// Asks for the rule, waits for the answer and takes what has waited; if the import is cancelled that is left.
    async fn ask_rule(&mut self, may_grow: bool) {
        let question = self.queue.question(may_grow);
        if question.is_none() || self.is_ended {
            return;
        }
        self.progress.question = question;
        self.tell();
        let answer = match select(&mut self.end, self.answered.next()).await {
            Either::Left(_) => None,
            Either::Right((answer, _)) => answer,
        };
        self.progress.question = None;
        let Some(rule) = answer else {
            self.is_ended = true;
            return;
        };
        if let Some(import) = &mut self.import {
            import.set_rule(rule);
        }
        for read in self.queue.answer(rule) {
            self.take_read(read).await;
        }
        self.tell_now_and_then(self.progress.share);
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
    async fn take(&mut self, game: ReadGame) {
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
        let is_guess = |assumed: &Assumption| matches!(assumed, Assumption::CodePage(_));
        if lost.assumed().any(is_guess) {
            Arc::make_mut(&mut self.progress.guessed).insert(self.index);
        }
        let names = game.info.names.clone();
        let import = self.begin(is_backup);
        import.take(game.info, game.tree);
        let (number, is_full) = (import.report().seen, import.is_full());
        if lost.lost().next().is_some() && self.progress.losses.len() < MOST_LOSSES {
            let loss = GameLoss {
                number,
                names,
                lost,
            };
            Arc::make_mut(&mut self.progress.losses).push(loss);
        }
        if is_full {
            // An error ends the import with its last games.
            self.is_ended = self.write().await.is_err();
            self.tell_now_and_then(self.progress.share);
        }
    }

    fn skip(&mut self, reason: &str) {
        self.begin(false).skip(reason);
    }

    fn begin(&mut self, is_backup: bool) -> &mut Import {
        let rule = self.queue.rule().unwrap_or_default();
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

//! A tournament for a window: it runs on threads of its own, and is looked at from time to time.

use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, channel};
use std::sync::{Mutex, PoisonError};

use thiserror::Error;

use crate::event::Event;
use crate::game::FinishedGame;
use crate::journal::{Journal, JournalError, TornLine};
use crate::opening_book::OpeningBook;
use crate::openings::OpeningsError;
use crate::runner::{Runner, Start};
use crate::tournament::{Tournament, TournamentError};
use crate::view::ArenaView;

/// A tournament that runs. Dropping it stops it; it goes on from its journal.
pub struct ArenaSession {
    tournament: Tournament,
    view: ArenaView,
    runner: Runner,
    /// In a lock, so that a session can be shared between threads.
    events: Mutex<Receiver<Event>>,
    torn: Option<TornLine>,
}

/// Why a tournament cannot begin or go on.
#[derive(Debug, Error)]
pub enum SessionError {
    /// The tournament cannot be played.
    #[error(transparent)]
    Tournament(#[from] TournamentError),
    /// Its openings cannot be read.
    #[error("openings: {0}")]
    Openings(#[from] OpeningsError),
    /// Its journal cannot be used.
    #[error(transparent)]
    Journal(#[from] JournalError),
}

impl ArenaSession {
    /// Begins a tournament with a new journal. Relative paths are from `folder`. `wake` is called whenever there is something new, on the
    /// threads of the games.
    ///
    /// # Errors
    /// When it cannot be played.
    pub fn begin(
        tournament: Tournament,
        folder: &Path,
        journal: &Path,
        wake: impl Fn() + Send + Sync + 'static,
    ) -> Result<Self, SessionError> {
        tournament.check()?;
        let book = OpeningBook::new(&tournament, folder)?;
        let start = Start {
            folder: folder.to_owned(),
            book,
            finished: Vec::new(),
            journal: Some(Journal::create(journal, &tournament)?),
            tournament,
        };
        Ok(Self::start(start, None, wake))
    }

    /// Goes on with the tournament of a journal.
    ///
    /// # Errors
    /// When the journal cannot be used, or the tournament not be played.
    pub fn resume(
        folder: &Path,
        journal: &Path,
        wake: impl Fn() + Send + Sync + 'static,
    ) -> Result<Self, SessionError> {
        let tournament = Journal::read(journal)?.tournament;
        let book = OpeningBook::new(&tournament, folder)?;
        let resumed = Journal::resume(journal, &tournament)?;
        let start = Start {
            folder: PathBuf::from(folder),
            book,
            finished: resumed.games,
            journal: Some(resumed.journal),
            tournament,
        };
        Ok(Self::start(start, resumed.torn, wake))
    }

    fn start(
        start: Start,
        torn: Option<TornLine>,
        wake: impl Fn() + Send + Sync + 'static,
    ) -> Self {
        let tournament = start.tournament.clone();
        let view = ArenaView::new(&tournament, &start.finished);
        let (sender, events) = channel();
        let runner = Runner::start(start, move |event| {
            // Nobody listens any more when the session is dropped.
            if sender.send(event).is_ok() {
                wake();
            }
        });
        Self {
            tournament,
            view,
            runner,
            events: Mutex::new(events),
            torn,
        }
    }

    /// Takes what has happened since the last call. Whether there was anything.
    pub fn poll(&mut self) -> bool {
        let mut is_new = false;
        let events = self
            .events
            .get_mut()
            .unwrap_or_else(PoisonError::into_inner);
        for event in events.try_iter() {
            self.view.hear(&self.tournament, event);
            is_new = true;
        }
        is_new
    }

    /// What there is to show.
    pub const fn view(&self) -> &ArenaView {
        &self.view
    }

    /// All finished games with their moves, for files and the study.
    ///
    /// # Errors
    /// When the journal cannot be read.
    pub fn games(&self) -> Result<Vec<FinishedGame>, JournalError> {
        self.runner.games()
    }

    /// What is played.
    pub const fn tournament(&self) -> &Tournament {
        &self.tournament
    }

    /// What was cut off from the end of the journal when the tournament went on.
    pub const fn torn(&self) -> Option<TornLine> {
        self.torn
    }

    /// Holds all games before their next moves.
    pub fn pause(&self) {
        self.runner.pause();
    }

    /// Lets them go on.
    pub fn go_on(&self) {
        self.runner.resume();
    }

    /// Ends the run; games in progress are given up.
    pub fn stop(&self) {
        self.runner.stop();
    }
}

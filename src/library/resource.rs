//! All games as they are now.

use super::change::LibraryChange;
use super::worker::Worker;
use crate::live::loop_waker;
use crate::redraw::{Redraw, Source};
use crate::storage::Folders;
use bevy::app::AppExit;
use bevy::prelude::*;
use bevy::winit::EventLoopProxyWrapper;
use narabe_library::{Games, Library};
use std::time::Duration;

// The longest wait for the last changes when the game is closed, and the time between two looks.
const LONGEST_FINISH: Duration = Duration::from_secs(5);
const FINISH_STEP: Duration = Duration::from_millis(5);

/// The frames that are drawn before the library is opened.
const FRAMES_BEFORE: u32 = 2;

/// Whether the library can be used.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub enum LibraryState {
    /// It is being opened.
    #[default]
    Opening,
    Open,
    /// It could not be opened, for this reason.
    Failed(String),
}

/// The library. All systems may read it; [`LibraryRequest`](super::LibraryRequest)s change it.
#[derive(Resource, Default)]
pub struct GameLibrary {
    games: Games,
    state: LibraryState,
    revision: u64,
    worker: Option<Worker<Vec<LibraryChange>>>,
}

impl GameLibrary {
    /// All games as they are now. A copy is cheap and can be searched in a task.
    pub const fn games(&self) -> &Games {
        &self.games
    }

    /// Whether it can be used.
    pub const fn state(&self) -> &LibraryState {
        &self.state
    }

    /// A number that grows with every change of the games.
    pub const fn revision(&self) -> u64 {
        self.revision
    }

    /// Whether it is being opened or changed.
    pub fn is_busy(&self) -> bool {
        self.worker.as_ref().is_some_and(Worker::is_busy)
    }

    /// Changes the library from other threads; none while it is not open.
    pub fn writer(&self) -> Option<LibraryWriter> {
        let worker = self.worker.clone();
        worker
            .filter(|_| self.state == LibraryState::Open)
            .map(LibraryWriter)
    }

    /// Has this done to the library after everything that was asked for before, as soon as it is open.
    pub(super) fn push(
        &self,
        job: impl FnOnce(&mut Library) -> Vec<LibraryChange> + Send + 'static,
    ) {
        if let Some(worker) = &self.worker {
            worker.push(job);
        }
    }
}

/// Changes the library from any thread.
#[derive(Clone)]
pub struct LibraryWriter(Worker<Vec<LibraryChange>>);

impl LibraryWriter {
    /// Runs this on the library after all earlier requests. Its return value is sent as messages.
    pub fn push(&self, job: impl FnOnce(&mut Library) -> Vec<LibraryChange> + Send + 'static) {
        self.0.push(job);
    }
}

/// Begins to open the library once the first pictures are drawn, which do not wait for it.
pub(super) fn open(
    folders: Res<Folders>,
    proxy: Option<Res<EventLoopProxyWrapper>>,
    mut library: ResMut<GameLibrary>,
    mut frames: Local<u32>,
    mut redraw: ResMut<Redraw>,
) {
    if library.worker.is_some() {
        return;
    }
    *frames += 1;
    redraw.next_frame();
    if *frames > FRAMES_BEFORE {
        let wake = proxy.map(|proxy| loop_waker(&proxy));
        library.worker = Some(Worker::open(folders.clone(), wake));
    }
}

/// Takes over what the worker has done.
pub(super) fn collect(
    proxy: Option<Res<EventLoopProxyWrapper>>,
    mut library: ResMut<GameLibrary>,
    mut changes: MessageWriter<LibraryChange>,
    mut redraw: ResMut<Redraw>,
) {
    let Some(worker) = &library.worker else {
        return;
    };
    let is_busy = worker.is_busy();
    let (opened, done) = (worker.take_opened(), worker.take_done());
    if is_busy {
        // The worker wakes the event loop, if there is one.
        redraw.every(Source::Engine.or_headless(proxy.is_some()));
    }
    if opened.is_none() && done.is_empty() {
        return;
    }
    redraw.next_frame();
    library.revision += 1;
    match opened {
        None => {}
        Some(Ok(opened)) => {
            library.games = opened.games;
            library.state = LibraryState::Open;
            changes.write(LibraryChange::Opened {
                damage: opened.damage,
            });
        }
        Some(Err(error)) => {
            let reason = error.to_string();
            library.state = LibraryState::Failed(reason.clone());
            changes.write(LibraryChange::Failed { reason });
        }
    }
    for done in done {
        library.games = done.games;
        changes.write_batch(done.result);
    }
}

/// Waits for the last changes before the game is closed: a game may have ended just now.
pub(super) fn finish(mut exits: MessageReader<AppExit>, library: Res<GameLibrary>) {
    if cfg!(target_family = "wasm") || exits.read().count() == 0 {
        return;
    }
    let mut waited = Duration::ZERO;
    while library.is_busy() && waited < LONGEST_FINISH {
        std::thread::sleep(FINISH_STEP);
        waited += FINISH_STEP;
    }
}

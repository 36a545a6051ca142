//! The worker that holds the library: it opens the database and makes all changes, one after the other, apart from the main
//! thread. In a browser it works between frames.

use crate::live::Wake;
use crate::storage::{self, Folders};
use bevy::tasks::{TaskPool, TaskPoolBuilder};
use narabe_library::{Games, Library, LibraryDamage, LibraryError};
use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// Work on the library.
type Job<N> = Box<dyn FnOnce(&mut Library) -> N + Send>;

/// What the worker has done: all games as they are now, and the result of the job.
#[derive(Debug)]
pub struct Done<N> {
    pub games: Games,
    pub result: N,
}

/// The worker; clones are the same one. `N` is the result of a job.
pub struct Worker<N> {
    pool: &'static TaskPool,
    shared: Arc<Shared<N>>,
}

impl<N> Clone for Worker<N> {
    fn clone(&self) -> Self {
        Self {
            pool: self.pool,
            shared: self.shared.clone(),
        }
    }
}

struct Shared<N> {
    library: Mutex<Option<Library>>,
    /// What waits for its turn.
    jobs: Mutex<VecDeque<Job<N>>>,
    state: Mutex<WorkerState<N>>,
    wake: Option<Wake>,
}

struct WorkerState<N> {
    done: Vec<Done<N>>,
    opened: Option<Result<Opened, LibraryError>>,
    /// How many jobs wait or are at work; opening is one as well.
    left: usize,
    /// Whether the library could not be opened, so that nothing can be done to it.
    has_failed: bool,
}

/// The library was opened.
pub struct Opened {
    pub games: Games,
    /// What was wrong with it, if anything was.
    pub damage: Option<LibraryDamage>,
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl<N: Send + 'static> Worker<N> {
    /// Begins to open the library of these folders. `wake` wakes the event loop.
    pub fn open(folders: Folders, wake: Option<Wake>) -> Self {
        // The pool is leaked, because dropping it would wait for its thread.
        let pool = TaskPoolBuilder::new().num_threads(1);
        let pool = pool.thread_name("Library".into()).build();
        let pool: &'static TaskPool = Box::leak(Box::new(pool));
        let state = WorkerState {
            done: Vec::new(),
            opened: None,
            left: 1,
            has_failed: false,
        };
        let shared = Arc::new(Shared {
            library: Mutex::new(None),
            jobs: Mutex::default(),
            state: Mutex::new(state),
            wake,
        });
        let opening = shared.clone();
        pool.spawn(async move { opening.open(&folders).await })
            .detach();
        Self { pool, shared }
    }

    /// Has this done after everything that was asked for before; nothing if the library could not be opened.
    pub fn push(&self, job: impl FnOnce(&mut Library) -> N + Send + 'static) {
        {
            let mut state = lock(&self.shared.state);
            if state.has_failed {
                return;
            }
            state.left += 1;
        }
        lock(&self.shared.jobs).push_back(Box::new(job));
        let shared = self.shared.clone();
        self.pool.spawn(async move { shared.work() }).detach();
    }

    /// Whether something is at work or waits.
    pub fn is_busy(&self) -> bool {
        lock(&self.shared.state).left > 0
    }

    /// That the library was opened, once, or why it could not be.
    pub fn take_opened(&self) -> Option<Result<Opened, LibraryError>> {
        lock(&self.shared.state).opened.take()
    }

    /// What was done since the last call.
    pub fn take_done(&self) -> Vec<Done<N>> {
        std::mem::take(&mut lock(&self.shared.state).done)
    }
}

impl<N> Shared<N> {
    async fn open(&self, folders: &Folders) {
        let opened = match storage::open_library(folders).await {
            Ok(database) => Library::open(database),
            Err(error) => Err(error.into()),
        };
        let told = match opened {
            Ok((library, damage)) => {
                let games = library.games().clone();
                *lock(&self.library) = Some(library);
                Ok(Opened { games, damage })
            }
            Err(error) => Err(error),
        };
        let is_open = told.is_ok();
        {
            let mut state = lock(&self.state);
            state.opened = Some(told);
            state.left -= 1;
        }
        // What was asked for meanwhile; without a library it is dropped.
        if is_open {
            while self.work() {}
        } else {
            lock(&self.state).has_failed = true;
            lock(&self.jobs).clear();
            lock(&self.state).left = 0;
        }
        self.wake();
    }

    /// Does what is next, if the library is open. False if there was nothing to do.
    fn work(&self) -> bool {
        let mut library = lock(&self.library);
        let Some(library) = library.as_mut() else {
            return false;
        };
        let Some(job) = lock(&self.jobs).pop_front() else {
            return false;
        };
        let result = job(library);
        let games = library.games().clone();
        let mut state = lock(&self.state);
        state.done.push(Done { games, result });
        state.left -= 1;
        drop(state);
        self.wake();
        true
    }

    fn wake(&self) {
        if let Some(wake) = &self.wake {
            wake();
        }
    }
}

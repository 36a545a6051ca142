//! Runs engine tasks on a thread of its own: Bevy's task pools also render textures, which must not wait for a search.

use super::task_channel::TaskChannel;
use bevy::tasks::{TaskPool, TaskPoolBuilder};
pub use narabe_matches::players::max_search_threads;
use narabe_matches::players::tasks::EngineRequest;
use narabe_matches::players::{EngineFactory, EngineKey, EngineWorker, Stop};
use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex, PoisonError};

/// Runs engine tasks one after another, on a thread that is started for the first one.
pub struct EngineRunner {
    name: &'static str,
    thread: Option<WorkerThread>,
}

/// A thread cannot be stopped from outside, and a pool waits for its threads when it is dropped. So the pools are
/// leaked: one, and another for each engine that hangs.
struct WorkerThread {
    pool: &'static TaskPool,
    worker: Arc<Mutex<EngineWorker>>,
}

impl EngineRunner {
    /// A runner with this name for logs.
    pub fn new(name: &'static str) -> Self {
        Self { name, thread: None }
    }

    pub(super) fn run(
        &mut self,
        make: &Arc<EngineFactory>,
        request: EngineRequest,
        channel: TaskChannel,
    ) -> Stop {
        let name = self.name;
        let thread = self
            .thread
            .get_or_insert_with(|| WorkerThread::new(name, make));
        let stop = Stop::default();
        let (worker, make, flag) = (thread.worker.clone(), make.clone(), stop.clone());
        thread
            .pool
            .spawn(async move {
                if flag.is_set() {
                    return;
                }
                let mut worker = worker.lock().unwrap_or_else(PoisonError::into_inner);
                let run = || request.perform(&mut worker, &flag, channel.progress());
                let result = catch_unwind(AssertUnwindSafe(run));
                if result.is_err() {
                    // After a panic the worker may be inconsistent: the next task gets a new one.
                    *worker = EngineWorker::new(make);
                }
                channel.finish(result.map_err(|panic| panic_message(panic.as_ref())));
            })
            .detach();
        stop
    }

    /// Drops the engine players of programs but those that are wanted; their programs end.
    pub fn keep_programs(&self, wanted: Vec<EngineKey>) {
        let Some(thread) = &self.thread else {
            return;
        };
        let worker = thread.worker.clone();
        let drop_others = async move {
            let mut worker = worker.lock().unwrap_or_else(PoisonError::into_inner);
            worker.keep_players(|key| key.seat.external().is_none() || wanted.contains(&key));
        };
        thread.pool.spawn(drop_others).detach();
    }

    /// Gives up on a task that gets no result, and on the thread that runs it.
    pub fn abandon(&mut self) {
        self.thread = None;
    }
}

impl WorkerThread {
    fn new(name: &'static str, make: &Arc<EngineFactory>) -> Self {
        let pool = TaskPoolBuilder::new()
            .num_threads(1)
            .thread_name(name.into())
            .build();
        Self {
            pool: Box::leak(Box::new(pool)),
            worker: Arc::new(Mutex::new(EngineWorker::new(make.clone()))),
        }
    }
}

/// The message of a panic, if it has one.
fn panic_message(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().copied();
    let message = text.or_else(|| panic.downcast_ref::<String>().map(String::as_str));
    format!("it crashed: {}", message.unwrap_or("no reason given"))
}

//! A study on a thread of its own: Bevy's task pools also render pictures, which must not wait for a search.

use super::Line;
use crate::players::{EngineFactory, EngineRequest, EngineWorker, Stop};
use bevy::tasks::{TaskPool, TaskPoolBuilder};
use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex, PoisonError};

/// The thread, made for the first question.
pub struct Place {
    name: &'static str,
    room: Option<Room>,
}

/// A thread cannot be ended from outside, and a pool waits for its threads when it is dropped; so pools are leaked: one,
/// and one more for each engine that hangs.
struct Room {
    pool: &'static TaskPool,
    desk: Arc<Mutex<EngineWorker>>,
}

impl Place {
    pub fn new(name: &'static str) -> Self {
        Self { name, room: None }
    }

    pub fn ask(&mut self, make: &Arc<EngineFactory>, question: EngineRequest, line: Line) -> Stop {
        let name = self.name;
        let room = self.room.get_or_insert_with(|| Room::new(name, make));
        let stop = Stop::default();
        let (desk, make, flag) = (room.desk.clone(), make.clone(), stop.clone());
        room.pool
            .spawn(async move {
                if flag.is_set() {
                    return;
                }
                let mut desk = desk.lock().unwrap_or_else(PoisonError::into_inner);
                let ask = || desk.answer(question, &flag, &line.progress);
                let verdict = catch_unwind(AssertUnwindSafe(ask));
                if verdict.is_err() {
                    // Who broke off has left things half done: the next question finds somebody else.
                    *desk = EngineWorker::new(make);
                }
                line.tell(verdict.map_err(|panic| words_of(panic.as_ref())));
            })
            .detach();
        stop
    }

    pub fn abandon(&mut self) {
        self.room = None;
    }
}

impl Room {
    fn new(name: &'static str, make: &Arc<EngineFactory>) -> Self {
        let pool = TaskPoolBuilder::new()
            .num_threads(1)
            .thread_name(name.into())
            .build();
        Self {
            pool: Box::leak(Box::new(pool)),
            desk: Arc::new(Mutex::new(EngineWorker::new(make.clone()))),
        }
    }
}

/// The message of a panic, if it has one.
fn words_of(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().copied();
    let words = text.or_else(|| panic.downcast_ref::<String>().map(String::as_str));
    format!("it crashed: {}", words.unwrap_or("no reason given"))
}

//! Runs engine tasks in web workers, with the script named by the page.
//!
//! Requests and responses are messages in JSON. A busy worker receives no messages, so stopping it needs memory shared
//! between page and workers. Without shared memory, or if a worker does not react, it is terminated and the next task
//! starts a new one. Shared memory also lets several workers search together: the first one responds, the others help.
//!
//! A task is retried once when its worker crashes or fails to load. In browsers without workers the engine runs in the
//! page.

mod handle;
mod shared;

use super::task_channel::TaskChannel;
use crate::web_worker::{Failure, message_of};
use bevy::log::warn;
use handle::{EngineHandle, Output};
use narabe_matches::players::tasks::{EngineRequest, Task};
use narabe_matches::players::{EngineFactory, Stop, WorkerMessage, WorkerReply};
use send_wrapper::SendWrapper;
use shared::{Shared, worker_count};
use std::cell::RefCell;
use std::rc::Rc;
use std::sync::Arc;
use wasm_bindgen::prelude::*;

/// The number of failures after which a task is given up.
const MAX_FAILURES: u32 = 2;
/// The time until a worker must have stopped, in milliseconds.
const STOP_TIMEOUT_MS: i32 = 50;

/// The most workers that can search together: one, unless the page and its workers may share memory.
pub fn max_search_threads() -> usize {
    if shared::is_isolated() {
        worker_count() as usize
    } else {
        1
    }
}

/// Runs engine tasks one after another, in workers that are started for the first one.
pub struct EngineRunner(SendWrapper<Rc<RefCell<EngineGroup>>>);

/// The workers and their tasks.
#[derive(Default)]
struct EngineGroup {
    name: &'static str,
    shared: Option<Shared>,
    /// The first one responds, the others help.
    engines: Vec<EngineHandle>,
    /// Whether workers are unavailable.
    in_page: bool,
    /// The number of the last task.
    number: u32,
    /// Tasks without a response, oldest first.
    open: Vec<OpenTask>,
}

struct OpenTask {
    number: u32,
    message: String,
    channel: TaskChannel,
    /// The most workers that can do it together.
    max_workers: usize,
    is_wanted: bool,
    /// The number of failures.
    failures: u32,
}

impl EngineRunner {
    /// A runner with this name for logs.
    pub fn new(name: &'static str) -> Self {
        let group = EngineGroup {
            name,
            ..EngineGroup::default()
        };
        Self(SendWrapper::new(Rc::new(RefCell::new(group))))
    }

    /// The workers create the engine players themselves.
    pub(super) fn run(
        &mut self,
        _make: &Arc<EngineFactory>,
        request: EngineRequest,
        channel: TaskChannel,
    ) -> Stop {
        let group = (*self.0).clone();
        let number = {
            let mut group = group.borrow_mut();
            group.number += 1;
            group.number
        };
        let max_workers = request.task.max_workers();
        let message = WorkerMessage {
            number,
            content: request,
        };
        match serde_json::to_string(&message) {
            Ok(message) => {
                let open = OpenTask {
                    number,
                    message,
                    channel,
                    max_workers,
                    is_wanted: true,
                    failures: 0,
                };
                submit(&group, open);
            }
            Err(fault) => channel.finish(Err(fault.to_string())),
        }
        let group = SendWrapper::new(group);
        Stop::with_listener(move || stop(&group, number))
    }

    /// Gives up on a task that gets no result, and on the workers that run it.
    pub fn abandon(&mut self) {
        let mut group = self.0.borrow_mut();
        group.engines.clear();
        group.open.clear();
    }
}

/// Sends a task to the workers.
fn submit(group: &Rc<RefCell<EngineGroup>>, open: OpenTask) {
    if let Err(fault) = start_engines(group, open.max_workers) {
        open.channel.finish(Err(message_of(&fault)));
        return;
    }
    let mut group = group.borrow_mut();
    let asked = open.max_workers.min(group.engines.len());
    let mut posted = group.engines[..asked]
        .iter()
        .map(|engine| engine.post(&open.message));
    match posted.try_for_each(|posted| posted) {
        Ok(()) => group.open.push(open),
        Err(fault) => open.channel.finish(Err(message_of(&fault))),
    }
}

/// Starts the missing workers: as many as are allowed and the task can use.
fn start_engines(group: &Rc<RefCell<EngineGroup>>, max_workers: usize) -> Result<(), JsValue> {
    let mut borrowed = group.borrow_mut();
    if borrowed.shared.is_none() {
        borrowed.shared = Shared::new();
    }
    let wanted = match borrowed.shared {
        Some(_) if !borrowed.in_page => {
            worker_count().min(u32::try_from(max_workers).unwrap_or(u32::MAX))
        }
        _ => 1,
    };
    for number in borrowed.engines.len() as u32..wanted {
        let weak = Rc::downgrade(group);
        let on_output = move |output| {
            if let Some(group) = weak.upgrade() {
                on_output(&group, number, output);
            }
        };
        let engine = if borrowed.in_page {
            EngineHandle::in_page(on_output)?
        } else {
            EngineHandle::in_worker(borrowed.name, number, borrowed.shared.as_ref(), on_output)?
        };
        borrowed.engines.push(engine);
    }
    Ok(())
}

/// Stops the task with this number.
fn stop(group: &Rc<RefCell<EngineGroup>>, number: u32) {
    let received = {
        let mut group = group.borrow_mut();
        let Some(open) = group.open.iter_mut().find(|open| open.number == number) else {
            return;
        };
        open.is_wanted = false;
        group
            .shared
            .as_ref()
            .is_some_and(|shared| shared.stop(number))
    };
    if !received || check_later(group, number).is_err() {
        replace(group);
    }
}

/// Checks after a while whether the worker has stopped.
fn check_later(group: &Rc<RefCell<EngineGroup>>, number: u32) -> Result<(), JsValue> {
    let group = group.clone();
    let check = Closure::once_into_js(move || {
        let is_stuck = (group.borrow().open.iter()).any(|open| open.number == number);
        if is_stuck {
            replace(&group);
        }
    });
    let window = web_sys::window().ok_or("a worker can only be started from a window")?;
    window.set_timeout_with_callback_and_timeout_and_arguments_0(
        check.unchecked_ref(),
        STOP_TIMEOUT_MS,
    )?;
    Ok(())
}

/// Terminates the workers and resubmits the tasks that are still wanted.
fn replace(group: &Rc<RefCell<EngineGroup>>) {
    let open = {
        let mut group = group.borrow_mut();
        group.engines.clear();
        std::mem::take(&mut group.open)
    };
    for open in open.into_iter().filter(|open| open.is_wanted) {
        submit(group, open);
    }
}

/// Handles the output of a worker. From helpers only failures matter.
fn on_output(group: &Rc<RefCell<EngineGroup>>, number: u32, output: Output) {
    let received = output.and_then(|text| match number {
        0 => serde_json::from_str::<WorkerMessage<WorkerReply>>(&text)
            .map(Some)
            .map_err(|fault| Failure::crashed(fault.to_string())),
        _ => Ok(None),
    });
    match received {
        Ok(Some(message)) => deliver(group, message),
        Ok(None) => {}
        Err(failure) => fail(group, &failure),
    }
}

/// Delivers progress and responses of the first worker.
fn deliver(group: &Rc<RefCell<EngineGroup>>, message: WorkerMessage<WorkerReply>) {
    let mut group = group.borrow_mut();
    let Some(at) = group
        .open
        .iter()
        .position(|open| open.number == message.number)
    else {
        return;
    };
    match message.content {
        WorkerReply::Progress(insight) => {
            let channel = group.open[at].channel.clone();
            drop(group);
            channel.progress().report(insight);
        }
        WorkerReply::Response(answer) => {
            let open = group.open.remove(at);
            if let Some(shared) = group.shared.as_ref().filter(|_| open.max_workers > 1) {
                // Stops the helpers, which search until they are stopped.
                shared.stop(open.number);
            }
            drop(group);
            open.channel.finish(Ok(answer));
        }
    }
}

/// Handles a failure. Open tasks are retried once, in the page if no worker could be loaded; a second crash is an
/// error.
fn fail(group: &Rc<RefCell<EngineGroup>>, failure: &Failure) {
    let open = {
        let mut group = group.borrow_mut();
        warn!("{}: {}", group.name, failure.message);
        group.engines.clear();
        std::mem::take(&mut group.open)
    };
    for mut open in open.into_iter().filter(|open| open.is_wanted) {
        open.failures += 1;
        let was_in_page = group.borrow().in_page;
        if open.failures >= MAX_FAILURES && (failure.has_run || was_in_page) {
            open.channel.finish(Err(if failure.has_run {
                format!("it crashed: {}", failure.message)
            } else {
                failure.message.clone()
            }));
            continue;
        }
        if open.failures >= MAX_FAILURES {
            group.borrow_mut().in_page = true;
        }
        submit(group, open);
    }
}

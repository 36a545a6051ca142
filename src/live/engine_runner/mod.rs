//! Runs engine tasks in the background. Opponents and the analysis engine have a runner each, so that neither waits for
//! the other.
//!
//! On a desktop a runner is a thread, in a browser a web worker, with the same interface: an [`EngineRequest`] goes in,
//! and [`RunningTask`] returns the result. Dropping it stops the task at once.

mod task_channel;
#[cfg(not(target_family = "wasm"))]
mod thread;
#[cfg(target_family = "wasm")]
mod web_worker;

#[cfg(not(target_family = "wasm"))]
use thread as backend;
#[cfg(target_family = "wasm")]
use web_worker as backend;

pub use backend::{EngineRunner, max_search_threads};
pub use task_channel::{TaskResult, Wake, loop_waker};

use bevy::winit::EventLoopProxyWrapper;
use narabe_matches::players::tasks::{EngineRequest, SentTask};
use narabe_matches::players::{EngineFactory, SearchProgress, Stop};
use std::sync::Arc;
use task_channel::TaskChannel;

/// Why a response is no result; no worker sends such a response.
const OTHER_TASK: &str = "the response is for another task";

impl EngineRunner {
    /// Starts a task. `make` creates the engine players; `proxy` wakes the event loop when the result is there.
    pub fn start<T: SentTask>(
        &mut self,
        make: &Arc<EngineFactory>,
        request: EngineRequest<T>,
        proxy: Option<&EventLoopProxyWrapper>,
    ) -> RunningTask<TaskResult<T::Answer>> {
        let channel = TaskChannel::new(proxy.map(loop_waker));
        let stop = StopOnDrop(self.run(make, request.erased(), channel.clone()));
        let responses = channel.clone();
        let answer = |response| T::answer_in(response).ok_or_else(|| OTHER_TASK.to_owned());
        RunningTask {
            take: Box::new(move || Some(responses.take()?.and_then(answer))),
            channel,
            stop,
        }
    }
}

/// A started task with a result of type `R`; dropping it stops the task.
pub struct RunningTask<R> {
    take: Box<dyn Fn() -> Option<R> + Send + Sync>,
    channel: TaskChannel,
    stop: StopOnDrop,
}

impl<R: 'static> RunningTask<R> {
    /// Takes the result, once; `None` before the end.
    pub fn take(&self) -> Option<R> {
        (self.take)()
    }

    /// The same task with another form of its result.
    pub fn map<S: 'static>(self, map: impl Fn(R) -> S + Send + Sync + 'static) -> RunningTask<S> {
        let take = self.take;
        RunningTask {
            take: Box::new(move || take().map(&map)),
            channel: self.channel,
            stop: self.stop,
        }
    }

    /// The progress so far.
    pub fn progress(&self) -> Option<SearchProgress> {
        self.channel.progress().latest()
    }
}

/// Takes a task that has ended, and its result.
pub fn take_ended<T, R: 'static>(running: &mut Option<(T, RunningTask<R>)>) -> Option<(T, R)> {
    let result = running.as_ref()?.1.take()?;
    let (about, _) = running.take()?;
    Some((about, result))
}

/// Stops its task when it is dropped.
struct StopOnDrop(Stop);

impl Drop for StopOnDrop {
    fn drop(&mut self) {
        self.0.set();
    }
}

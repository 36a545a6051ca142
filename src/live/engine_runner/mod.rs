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
use narabe_matches::players::{EngineFactory, EngineRequest, SearchProgress, Stop};
use std::sync::Arc;
use task_channel::TaskChannel;

impl EngineRunner {
    /// Starts a task. `make` creates the engine players; `proxy` wakes the event loop when the result is there.
    pub fn start(
        &mut self,
        make: &Arc<EngineFactory>,
        request: EngineRequest,
        proxy: Option<&EventLoopProxyWrapper>,
    ) -> RunningTask {
        let channel = TaskChannel::new(proxy.map(loop_waker));
        let stop = self.run(make, request, channel.clone());
        RunningTask { channel, stop }
    }
}

/// A started task; dropping it stops the task.
pub struct RunningTask {
    channel: TaskChannel,
    stop: Stop,
}

impl RunningTask {
    /// Takes the result, once; `None` before the end.
    pub fn take(&self) -> Option<TaskResult> {
        self.channel.take()
    }

    /// The progress so far.
    pub fn progress(&self) -> Option<SearchProgress> {
        self.channel.progress().latest()
    }
}

/// Takes a task that has ended, and its result.
pub(super) fn take_ended<T>(running: &mut Option<(T, RunningTask)>) -> Option<(T, TaskResult)> {
    let result = running.as_ref()?.1.take()?;
    let (about, _) = running.take()?;
    Some((about, result))
}

impl Drop for RunningTask {
    fn drop(&mut self) {
        self.stop.set();
    }
}

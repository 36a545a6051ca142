//! Runs engine tasks in the background. Opponents and the analysis engine have a runner each, so that neither waits for
//! the other.
//!
//! On a desktop a runner is a thread, in a browser a web worker, with the same interface: an [`EngineRequest`] goes in,
//! and [`RunningTask`] returns the result. Dropping it stops the task at once.

#[cfg(not(target_family = "wasm"))]
mod thread;
#[cfg(target_family = "wasm")]
mod web_worker;

#[cfg(not(target_family = "wasm"))]
use thread as backend;
#[cfg(target_family = "wasm")]
use web_worker as backend;

use crate::app::redraw::Source;
use crate::players::{
    EngineFactory, EngineRequest, EngineResponse, Progress, SearchProgress, Stop,
};
use bevy::platform::time::Instant;
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// Progress wakes the event loop at most this often.
const PROGRESS_INTERVAL: Duration = Source::EngineProgress.gap();

/// The result of a task: a response, or an error as text.
pub type TaskResult = Result<EngineResponse, String>;

/// Runs engine tasks one after another.
pub struct EngineRunner(backend::Backend);

impl EngineRunner {
    /// A runner with this name for logs. It costs nothing before the first task.
    pub fn new(name: &'static str) -> Self {
        Self(backend::Backend::new(name))
    }

    /// Starts a task. `make` creates the engine players; `proxy` wakes the event loop when the result is there.
    pub fn start(
        &mut self,
        make: &Arc<EngineFactory>,
        request: EngineRequest,
        proxy: Option<&EventLoopProxyWrapper>,
    ) -> RunningTask {
        let wake = proxy.map(loop_waker);
        let channel = TaskChannel {
            progress: wake.clone().map_or_else(Progress::default, waking_progress),
            result: Arc::default(),
            wake,
        };
        let stop = self.0.start(make, request, channel.clone());
        RunningTask { channel, stop }
    }

    /// Gives up on a task that gets no result, and on the thread or worker that runs it.
    pub fn abandon(&mut self) {
        self.0.abandon();
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
        self.channel.result().take()
    }

    /// The progress so far.
    pub fn progress(&self) -> Option<SearchProgress> {
        self.channel.progress.latest()
    }
}

impl Drop for RunningTask {
    fn drop(&mut self) {
        self.stop.set();
    }
}

/// Wakes the event loop of the window.
pub type Wake = Arc<dyn Fn() + Send + Sync>;

pub fn loop_waker(proxy: &EventLoopProxyWrapper) -> Wake {
    let proxy = (**proxy).clone();
    Arc::new(move || {
        // The loop is gone only while the game is closing, when the result does not matter.
        let _ = proxy.send_event(WinitUserEvent::WakeUp);
    })
}

/// Carries progress and the result from the engine to the caller.
#[derive(Clone)]
struct TaskChannel {
    progress: Progress,
    result: Arc<Mutex<Option<TaskResult>>>,
    wake: Option<Wake>,
}

impl TaskChannel {
    fn finish(&self, result: TaskResult) {
        *self.result() = Some(result);
        if let Some(wake) = &self.wake {
            wake();
        }
    }

    fn result(&self) -> MutexGuard<'_, Option<TaskResult>> {
        self.result.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A progress that wakes the event loop, at a limited rate. The caller requests a frame for what came in between.
fn waking_progress(wake: Wake) -> Progress {
    let (start, next) = (Instant::now(), AtomicU64::new(0));
    Progress::with_listener(move |_| {
        let now = start.elapsed().as_millis() as u64;
        if now >= next.load(Ordering::Relaxed) {
            next.store(
                now + PROGRESS_INTERVAL.as_millis() as u64,
                Ordering::Relaxed,
            );
            wake();
        }
    })
}

//! The channel between an engine task and its caller.

use crate::redraw::Source;
use bevy::platform::time::Instant;
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};
use narabe_matches::players::Progress;
use narabe_matches::players::tasks::EngineResponse;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// Progress wakes the event loop at most this often.
const PROGRESS_INTERVAL: Duration = Source::EngineProgress.gap();

/// The result of a task: its answer, or an error as text.
pub type TaskResult<A> = Result<A, String>;

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
pub(super) struct TaskChannel {
    progress: Progress,
    result: Arc<Mutex<Option<TaskResult<EngineResponse>>>>,
    wake: Option<Wake>,
}

impl TaskChannel {
    /// `wake` wakes the caller's event loop.
    pub fn new(wake: Option<Wake>) -> Self {
        Self {
            progress: wake.clone().map_or_else(Progress::default, waking_progress),
            result: Arc::default(),
            wake,
        }
    }

    pub fn progress(&self) -> &Progress {
        &self.progress
    }

    /// Takes the result, once; `None` before the end.
    pub fn take(&self) -> Option<TaskResult<EngineResponse>> {
        self.result().take()
    }

    pub fn finish(&self, result: TaskResult<EngineResponse>) {
        *self.result() = Some(result);
        if let Some(wake) = &self.wake {
            wake();
        }
    }

    fn result(&self) -> MutexGuard<'_, Option<TaskResult<EngineResponse>>> {
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

//! A study: where questions are answered while the game goes on. Opponents have one and the adviser another, so that
//! neither waits for the other.
//!
//! On a desktop it is a thread, in a browser a worker; to those who ask it is the same: a [`EngineRequest`] goes in, and what
//! becomes of it is looked up in [`Asked`]. Who drops that no longer wants the answer, and the work on it stops at once.

#[cfg(not(target_family = "wasm"))]
mod thread;
#[cfg(target_family = "wasm")]
mod worker;

#[cfg(not(target_family = "wasm"))]
use thread as place;
#[cfg(target_family = "wasm")]
use worker as place;

use crate::app::redraw::Source;
use crate::players::{
    EngineFactory, EngineRequest, EngineResponse, Progress, SearchProgress, Stop,
};
use bevy::platform::time::Instant;
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// News of a thought wake the window's loop no more often than this.
const NEWS: Duration = Source::EngineNews.gap();

/// What comes of a question: an answer, or in words why there is none.
pub type Verdict = Result<EngineResponse, String>;

/// A place where questions are answered one after the other.
pub struct Study(place::Place);

impl Study {
    /// A study for somebody of this name. It costs nothing before the first question.
    pub fn new(name: &'static str) -> Self {
        Self(place::Place::new(name))
    }

    /// Asks a question. `make` makes the thinkers; `proxy` leads to the window's loop, which is woken for the answer.
    pub fn ask(
        &mut self,
        make: &Arc<EngineFactory>,
        question: EngineRequest,
        proxy: Option<&EventLoopProxyWrapper>,
    ) -> Asked {
        let wake = proxy.map(waking);
        let line = Line {
            progress: wake.clone().map_or_else(Progress::default, listening),
            verdict: Arc::default(),
            wake,
        };
        let stop = self.0.ask(make, question, line.clone());
        Asked { line, stop }
    }

    /// Gives up on a question that gets no answer, and on whoever is at it.
    pub fn abandon(&mut self) {
        self.0.abandon();
    }
}

/// A question that was asked.
pub struct Asked {
    line: Line,
    stop: Stop,
}

impl Asked {
    /// What has come of it, once; none before the end.
    pub fn take(&self) -> Option<Verdict> {
        self.line.verdict().take()
    }

    /// What was found so far.
    pub fn insight(&self) -> Option<SearchProgress> {
        self.line.progress.latest()
    }
}

impl Drop for Asked {
    fn drop(&mut self) {
        self.stop.set();
    }
}

/// Wakes the window's loop.
pub type Wake = Arc<dyn Fn() + Send + Sync>;

pub fn waking(proxy: &EventLoopProxyWrapper) -> Wake {
    let proxy = (**proxy).clone();
    Arc::new(move || {
        // The loop is gone only when the game is closing, and then nobody waits for the answer.
        let _ = proxy.send_event(WinitUserEvent::WakeUp);
    })
}

/// The line between those who ask and those who answer.
#[derive(Clone)]
struct Line {
    progress: Progress,
    verdict: Arc<Mutex<Option<Verdict>>>,
    wake: Option<Wake>,
}

impl Line {
    fn tell(&self, verdict: Verdict) {
        *self.verdict() = Some(verdict);
        if let Some(wake) = &self.wake {
            wake();
        }
    }

    fn verdict(&self) -> MutexGuard<'_, Option<Verdict>> {
        self.verdict.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A place for news of a thought that wakes the window's loop, and not too often. Who shows them asks for the frame that
/// shows what came in between.
fn listening(wake: Wake) -> Progress {
    let (start, next) = (Instant::now(), AtomicU64::new(0));
    Progress::with_listener(move |_| {
        let now = start.elapsed().as_millis() as u64;
        if now >= next.load(Ordering::Relaxed) {
            next.store(now + NEWS.as_millis() as u64, Ordering::Relaxed);
            wake();
        }
    })
}

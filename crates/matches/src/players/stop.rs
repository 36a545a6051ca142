//! The signal that stops a search.

use narabe_engine_core::{Clock, SystemClock};
use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// A flag that tells a search that its answer is no longer needed. Clones share one flag.
#[derive(Clone, Default)]
pub struct Stop(Arc<Flag>);

#[derive(Default)]
struct Flag {
    is_set: AtomicBool,
    /// Called when the flag is set.
    listener: Option<Box<dyn Fn() + Send + Sync>>,
    /// Returns whether the flag has to be set.
    poll: Option<Box<dyn Fn() -> bool + Send + Sync>>,
}

impl Stop {
    /// A flag that calls `listener` once when it is set, to forward the signal to a search that cannot see the flag.
    pub fn with_listener(listener: impl Fn() + Send + Sync + 'static) -> Self {
        Self(Arc::new(Flag {
            listener: Some(Box::new(listener)),
            ..Flag::default()
        }))
    }

    /// A flag that is also set when `poll` returns true, which is called whenever the flag is read. The receiving end
    /// of a forwarded signal.
    pub fn polling(poll: impl Fn() -> bool + Send + Sync + 'static) -> Self {
        Self(Arc::new(Flag {
            poll: Some(Box::new(poll)),
            ..Flag::default()
        }))
    }

    /// Sets the flag. It cannot be cleared.
    pub fn set(&self) {
        if !self.0.is_set.swap(true, Ordering::Relaxed)
            && let Some(listener) = &self.0.listener
        {
            listener();
        }
    }

    /// Whether the flag is set.
    pub fn is_set(&self) -> bool {
        if self.0.poll.as_ref().is_some_and(|poll| poll()) {
            self.set();
        }
        self.0.is_set.load(Ordering::Relaxed)
    }

    /// The flag for the engine to read. Reading it does not poll; reading [`clock`](Self::clock) does.
    pub(super) fn flag(&self) -> &AtomicBool {
        &self.0.is_set
    }

    /// The system clock, which also polls the flag whenever it is read.
    pub(super) fn clock(&self) -> impl Clock + '_ {
        PollingClock {
            clock: SystemClock::start(),
            stop: self,
        }
    }
}

impl fmt::Debug for Stop {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Stop").field(&self.0.is_set).finish()
    }
}

/// A clock that polls a [`Stop`] whenever it is read.
struct PollingClock<'a> {
    clock: SystemClock,
    stop: &'a Stop,
}

impl Clock for PollingClock<'_> {
    fn now(&self) -> Duration {
        // Only to poll: the engine reads the flag next.
        let _ = self.stop.is_set();
        self.clock.now()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use narabe_engine_core::{Engine, Limits, Settings};
    use narabe_rules::{BoardSize, Position, Rule};
    use std::sync::atomic::AtomicUsize;

    #[test]
    fn the_listener_is_called_once() {
        let calls = Arc::new(AtomicUsize::new(0));
        let count = calls.clone();
        let stop = Stop::with_listener(move || {
            count.fetch_add(1, Ordering::SeqCst);
        });
        stop.set();
        stop.clone().set();
        assert_eq!(calls.load(Ordering::SeqCst), 1);
    }

    #[test]
    fn a_search_that_reads_only_its_clock_is_stopped() {
        let stop = Stop::polling(|| true);
        let setup = (&Position::new(Rule::Freestyle, BoardSize::DEFAULT)).into();
        let settings = Settings {
            hash: 1,
            threads: 1,
        };
        let report = Engine::new(settings).think(
            &setup,
            &Limits::default(),
            &stop.clock(),
            stop.flag(),
            |_| (),
        );
        assert!(report.is_some(), "it returned the best move so far");
    }
}

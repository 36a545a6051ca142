//! An engine as the session sees it: a position in, a point out.

use super::progress::Progress;
use super::time::MoveTime;
use crate::engine::classic::Classic;
use crate::engine::{Clock, SystemClock};
use crate::rules::{Point, Position};
use rand::rngs::StdRng;
use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// Something that chooses a point for the side to move.
pub trait Thinker: Send {
    /// The chosen point, or `None` when no point is left to choose.
    ///
    /// Whoever thinks for longer than a moment looks at the request's `stop` and returns early, with anything, once it
    /// is set: the answer is no longer wanted. Without a look at the time the same position and the same state of `rng`
    /// give the same point.
    fn choose(&mut self, request: &Request, rng: &mut StdRng) -> Option<Point>;
}

/// What a thinker is asked.
#[derive(Debug, Clone)]
pub struct Request {
    pub position: Position,
    /// How much time there is.
    pub time: MoveTime,
    pub stop: Stop,
    /// Where the thinker tells what it has found so far.
    pub progress: Progress,
}

impl Request {
    /// Asks about a position, without a clock and with nobody who listens.
    pub fn about(position: &Position) -> Self {
        Self {
            position: position.clone(),
            time: MoveTime::Free,
            stop: Stop::default(),
            progress: Progress::default(),
        }
    }
}

impl Thinker for Classic {
    fn choose(&mut self, request: &Request, rng: &mut StdRng) -> Option<Point> {
        Classic::choose(*self, &request.position, rng)
    }
}

/// The flag by which a thinker learns that its answer is no longer wanted. Clones share one flag.
#[derive(Clone, Default)]
pub struct Stop(Arc<Flag>);

#[derive(Default)]
struct Flag {
    is_set: AtomicBool,
    listener: Option<Box<dyn Fn() + Send + Sync>>,
    ear: Option<Box<dyn Fn() -> bool + Send + Sync>>,
}

impl Stop {
    /// A flag whose listener is called once, when it is set: for a thinker that cannot see the flag itself.
    pub fn heard_by(listener: impl Fn() + Send + Sync + 'static) -> Self {
        Self(Arc::new(Flag {
            listener: Some(Box::new(listener)),
            ..Flag::default()
        }))
    }

    /// The same at the thinker's end: a flag that is set as soon as `ear` says so, whenever somebody looks.
    pub fn hearing(ear: impl Fn() -> bool + Send + Sync + 'static) -> Self {
        Self(Arc::new(Flag {
            ear: Some(Box::new(ear)),
            ..Flag::default()
        }))
    }

    /// Asks the thinker to stop. There is no way back.
    pub fn set(&self) {
        if !self.0.is_set.swap(true, Ordering::Relaxed)
            && let Some(listener) = &self.0.listener
        {
            listener();
        }
    }

    pub fn is_set(&self) -> bool {
        if self.0.ear.as_ref().is_some_and(|ear| ear()) {
            self.set();
        }
        self.0.is_set.load(Ordering::Relaxed)
    }

    /// The flag itself, for the engine to look at.
    pub(super) fn flag(&self) -> &AtomicBool {
        &self.0.is_set
    }

    /// The machine's clock, which looks at the flag whenever the engine looks at the clock.
    pub(super) fn clock(&self) -> impl Clock + '_ {
        StopClock {
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

struct StopClock<'a> {
    clock: SystemClock,
    stop: &'a Stop,
}

impl Clock for StopClock<'_> {
    fn now(&self) -> Duration {
        // Setting the flag is all that is wanted here: the engine looks at it next.
        let _ = self.stop.is_set();
        self.clock.now()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Engine, Limits, Settings};
    use crate::rules::{BoardSize, Rule};
    use std::sync::atomic::AtomicUsize;

    #[test]
    fn whoever_listens_hears_of_the_stop_once() {
        let heard = Arc::new(AtomicUsize::new(0));
        let count = heard.clone();
        let stop = Stop::heard_by(move || {
            count.fetch_add(1, Ordering::SeqCst);
        });
        stop.set();
        stop.clone().set();
        assert_eq!(heard.load(Ordering::SeqCst), 1);
    }

    #[test]
    fn a_search_that_only_looks_at_its_clock_hears_of_the_stop() {
        let stop = Stop::hearing(|| true);
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
        assert!(report.is_some(), "it came back, with what it had");
    }
}

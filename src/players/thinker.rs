//! An engine as the session sees it: a position in, a point out.

use super::progress::Progress;
use super::time::MoveTime;
use crate::engine::classic::Classic;
use crate::rules::{Point, Position};
use rand::rngs::StdRng;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

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
#[derive(Debug, Clone, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// Asks the thinker to stop. There is no way back.
    pub fn set(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    pub fn is_set(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }

    /// The flag itself, for the engine to look at.
    pub(super) fn flag(&self) -> &AtomicBool {
        &self.0
    }
}

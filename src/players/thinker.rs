//! An engine as the session sees it: a position in, a point out.

use crate::engine::classic::Classic;
use crate::rules::{Point, Position};
use rand::rngs::StdRng;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Something that chooses a point for the side to move.
pub trait Thinker: Send {
    /// The chosen point, or `None` when no point is left to choose.
    ///
    /// The same position and the same state of `rng` give the same point. Whoever thinks for longer than a moment
    /// looks at `stop` and returns early, with anything, once it is set: the answer is no longer wanted.
    fn choose(&mut self, position: &Position, rng: &mut StdRng, stop: &Stop) -> Option<Point>;
}

impl Thinker for Classic {
    fn choose(&mut self, position: &Position, rng: &mut StdRng, _stop: &Stop) -> Option<Point> {
        Classic::choose(*self, position, rng)
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
}

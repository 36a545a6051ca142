//! A named level as a thinker.

use super::machine::{self, WorkerGroup};
use super::thinker::{Request, Thinker};
use crate::engine::level::{Level, LevelPlayer};
use crate::rules::Point;
use rand::rngs::StdRng;

/// Megabytes of the table of full strength. A page has less memory to give.
const HASH: usize = if cfg!(target_family = "wasm") { 32 } else { 64 };

/// A level at play. Keep it from move to move of a game: what full strength has found once, it need not find again.
pub struct LevelThinker(LevelPlayer);

impl LevelThinker {
    pub fn new(level: Level, group: Option<&WorkerGroup>) -> Self {
        Self(LevelPlayer::new(level, || machine::engine(HASH, group)))
    }
}

impl Thinker for LevelThinker {
    fn choose(&mut self, request: &Request, rng: &mut StdRng) -> Option<Point> {
        self.0.choose(
            &(&request.position).into(),
            &request.time.limits(),
            &request.stop.clock(),
            request.stop.flag(),
            rng,
            |report| request.progress.tell(report.into()),
        )
    }
}

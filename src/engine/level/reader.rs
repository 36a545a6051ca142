//! Levels that read ahead, less far than they could.

use std::sync::atomic::AtomicBool;

use rand::{Rng, RngExt};

use crate::engine::engine::Engine;
use crate::engine::limits::{Limits, NoClock};
use crate::engine::setup::Setup;
use crate::engine::value::is_proven;
use crate::rules::Point;

/// How far a level reads and how exactly it judges.
#[derive(Clone, Copy, Debug)]
pub struct Reader {
    /// Positions that it looks at for a move.
    pub nodes: u64,
    /// Moves that it weighs against one another.
    pub lines: usize,
    /// How far its judgement is off, in the evaluation's unit.
    pub whim: f64,
}

impl Reader {
    /// The move that it judges best.
    pub fn choose(
        &self,
        engine: &mut Engine,
        setup: &Setup,
        stop: &AtomicBool,
        rng: &mut impl Rng,
    ) -> Option<Point> {
        let limits = Limits {
            lines: self.lines,
            ..Limits::nodes(self.nodes)
        };
        let report = engine.think(setup, &limits, &NoClock, stop, |_| ())?;
        let best = report.lines[0].value.get();
        if is_proven(best) {
            // A win that it has read is a win, and against a loss it holds out as long as it can.
            return Some(report.best());
        }
        let mut chosen: Option<(f64, Point)> = None;
        for line in &report.lines {
            if is_proven(line.value.get()) {
                continue;
            }
            let off = self.whim * rng.random_range(-1.0..1.0_f64);
            let value = f64::from(line.value.get()) + off;
            if chosen.is_none_or(|(highest, _)| value > highest) {
                chosen = Some((value, line.points[0]));
            }
        }
        chosen.map(|(_, point)| point)
    }
}

//! Levels that read ahead, less far than they could.

use std::sync::atomic::AtomicBool;

use rand::{Rng, RngExt};

use crate::engine::engine::Engine;
use crate::engine::field::Field;
use crate::engine::limits::{Clock, Limits};
use crate::engine::setup::Setup;
use crate::engine::value::is_proven;
use crate::engine::weights::Weights;
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
    /// How much better than it is it takes a move that builds, or with a negative number one that hinders: a factor on how
    /// much more the move is likely for the one than for the other.
    pub boldness: f64,
    /// Stones on the board from which on it tires, and its judgement is off by more and more.
    pub stamina: usize,
}

/// Stones after which a tired judgement is off by as much again.
const TIRING: f64 = 12.0;

impl Reader {
    /// The move that it judges best.
    pub fn choose(
        &self,
        engine: &mut Engine,
        setup: &Setup,
        clock: &dyn Clock,
        stop: &AtomicBool,
        rng: &mut impl Rng,
    ) -> Option<Point> {
        let limits = Limits {
            lines: self.lines,
            ..Limits::nodes(self.nodes)
        };
        let report = engine.think(setup, &limits, clock, stop, |_| ())?;
        let best = report.lines[0].value.get();
        if is_proven(best) {
            // A win that it has read is a win, and against a loss it holds out as long as it can.
            return Some(report.best());
        }
        let field = Field::from_setup(setup, Weights::of(setup.rule()));
        let tiredness = 1.0 + field.stones().saturating_sub(self.stamina) as f64 / TIRING;
        let mut chosen: Option<(f64, Point)> = None;
        for line in &report.lines {
            if is_proven(line.value.get()) {
                continue;
            }
            let off = self.whim * tiredness * rng.random_range(-1.0..1.0_f64);
            let taste = self.boldness * boldness(&field, line.points[0]);
            let value = f64::from(line.value.get()) + off + taste;
            if chosen.is_none_or(|(highest, _)| value > highest) {
                chosen = Some((value, line.points[0]));
            }
        }
        chosen.map(|(_, point)| point)
    }
}

/// By how much a move builds more than it hinders, in the unit of the order of moves.
fn boldness(field: &Field, point: Point) -> f64 {
    let (spot, side, weights) = (field.spot(point), field.side(), field.weights());
    let builds = weights.attack(field.code(spot, side));
    let hinders = weights.defence(field.code(spot, side.other()));
    f64::from(builds - hinders)
}

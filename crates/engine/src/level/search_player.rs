//! Levels that search a limited number of nodes and judge the best lines inexactly.

use std::sync::atomic::AtomicBool;

use rand::{Rng, RngExt};

use crate::Engine;
use crate::board::SearchBoard;
use crate::limits::{Clock, Limits};
use crate::network::Weights;
use crate::value::is_proven;
use narabe_rules::{Point, Setup};

/// How far a level searches and how exactly it judges.
#[derive(Clone, Copy, Debug)]
pub struct SearchPlayer {
    /// Nodes searched per move.
    pub nodes: u64,
    /// The number of best lines to choose from.
    pub multi_pv: usize,
    /// The greatest error in the value of a line, in evaluation units. Errors are distributed uniformly.
    pub noise: f64,
    /// The preference for attack over defence: evaluation units per unit of the difference of the ordering scores. Negative
    /// for a preference for defence.
    pub aggression: f64,
    /// The number of stones on the board after which errors grow.
    pub tires_after: usize,
}

/// Stones after which the errors of a tired level have doubled.
const TIRING_STONES: f64 = 12.0;

impl SearchPlayer {
    /// The move; none when there is no legal one.
    pub fn choose(
        &self,
        engine: &mut Engine,
        setup: &Setup,
        clock: &dyn Clock,
        stop: &AtomicBool,
        rng: &mut impl Rng,
    ) -> Option<Point> {
        let limits = Limits {
            multi_pv: self.multi_pv,
            ..Limits::nodes(self.nodes)
        };
        let report = engine.think(setup, &limits, clock, stop, |_| ())?;
        let best = report.lines[0].value.get();
        if is_proven(best) {
            // A proven win is played, and against a proven loss the longest defence.
            return Some(report.best_move());
        }
        let board = SearchBoard::from_setup(setup, Weights::of(setup.rule()));
        let tired_stones = board.stones().saturating_sub(self.tires_after);
        let noise = self.noise * (1.0 + tired_stones as f64 / TIRING_STONES);
        let mut chosen: Option<(f64, Point)> = None;
        for line in &report.lines {
            if is_proven(line.value.get()) {
                continue;
            }
            let error = noise * rng.random_range(-1.0..1.0_f64);
            let preference = self.aggression * attack_minus_defence(&board, line.moves[0]);
            let value = f64::from(line.value.get()) + error + preference;
            if chosen.is_none_or(|(highest, _)| value > highest) {
                chosen = Some((value, line.moves[0]));
            }
        }
        chosen.map(|(_, point)| point)
    }
}

/// The difference of a move's ordering scores for attack and defence.
fn attack_minus_defence(board: &SearchBoard, point: Point) -> f64 {
    let (index, side, weights) = (board.index(point), board.side_to_move(), board.weights());
    let attack = weights.attack_score(board.code(index, side));
    let defence = weights.defence_score(board.code(index, side.other()));
    f64::from(attack - defence)
}

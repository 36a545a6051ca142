//! Completes proven lines. A search stops as soon as a win is proven, so the principal variation may end before the five.

use std::sync::atomic::AtomicBool;

use super::engine::Engine;
use super::limits::{Limits, NoClock};
use super::report::Report;
use super::value::plies_to_end;
use narabe_rules::{Point, Setup};

/// Nodes of the search for each missing part of a line. The transposition table still holds most of the proof.
const NODES: u64 = 20_000;

impl Engine {
    /// Completes the proven lines of a report on `setup` up to the five, with short searches. A line stays as it is if its end
    /// is not found by these, or if `stop` is set.
    pub fn complete_proven_lines(&mut self, setup: &Setup, report: &mut Report, stop: &AtomicBool) {
        for line in &mut report.lines {
            let Some(plies) = plies_to_end(line.value.get()) else {
                continue;
            };
            let mut moves = line.moves.clone();
            // The length of the part found last, and the plies to the end that its value promises from where it starts.
            let (mut found, mut promised) = (moves.len(), plies);
            while found < promised.unsigned_abs() as usize {
                let Some((next_promised, next)) = self.continuation(setup, &moves, stop) else {
                    break;
                };
                let winner_is_to_move = (promised > 0) == found.is_multiple_of(2);
                if (next_promised > 0) != winner_is_to_move {
                    break;
                }
                (found, promised) = (next.len(), next_promised);
                moves.extend(next);
            }
            if found == promised.unsigned_abs() as usize {
                line.moves = moves;
            }
        }
    }

    /// The proven continuation of a line: plies to the end, positive when the side to move there wins, and the moves found.
    fn continuation(
        &mut self,
        setup: &Setup,
        moves: &[Point],
        stop: &AtomicBool,
    ) -> Option<(i32, Vec<Point>)> {
        let mut setup = setup.clone();
        for &point in moves {
            setup.place(point, setup.to_move()).ok()?;
        }
        let report = self.think(&setup, &Limits::nodes(NODES), &NoClock, stop, |_| ())?;
        let best = report.lines.into_iter().next()?;
        Some((plies_to_end(best.value.get())?, best.moves))
    }
}

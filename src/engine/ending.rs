//! The ends of lines: a search stops as soon as a win is proven, and who wants to learn from it wants to see the rest.

use std::sync::atomic::AtomicBool;

use super::engine::{Engine, Report};
use super::limits::{Limits, NoClock};
use super::setup::Setup;
use super::value::plies_to_end;
use crate::rules::Point;

/// Positions looked at for each piece of the rest. What proves the win is still in the table.
const NODES: u64 = 20_000;

impl Engine {
    /// Carries the lines of a report on this position whose end is proven on to the five. It thinks for that, a moment for
    /// each line; one whose end is not found in it, or when `stop` is set, remains as it was.
    pub fn complete(&mut self, position: &Setup, report: &mut Report, stop: &AtomicBool) {
        for line in &mut report.lines {
            let Some(plies) = plies_to_end(line.value.get()) else {
                continue;
            };
            let mut whole = line.points.clone();
            // The last piece of the line, and the moves to the end that its value promises.
            let (mut piece, mut promised) = (whole.len(), plies);
            while piece < promised.unsigned_abs() as usize {
                let Some((next, points)) = self.rest(position, &whole, stop) else {
                    break;
                };
                let winner_moves = (promised > 0) == piece.is_multiple_of(2);
                if (next > 0) != winner_moves {
                    break;
                }
                (piece, promised) = (points.len(), next);
                whole.extend(points);
            }
            if piece == promised.unsigned_abs() as usize {
                line.points = whole;
            }
        }
    }

    /// What follows a line: moves to the end, positive for a win of whose turn it is then, and those that are known.
    fn rest(
        &mut self,
        position: &Setup,
        line: &[Point],
        stop: &AtomicBool,
    ) -> Option<(i32, Vec<Point>)> {
        let mut setup = position.clone();
        for &point in line {
            setup.put(point, setup.to_move()).ok()?;
        }
        let report = self.think(&setup, &Limits::nodes(NODES), &NoClock, stop, |_| ())?;
        let line = report.lines.into_iter().next()?;
        Some((plies_to_end(line.value.get())?, line.points))
    }
}

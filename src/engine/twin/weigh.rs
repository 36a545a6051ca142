//! How good both boards are, without looking ahead.
//!
//! Only a five on both boards wins, and so all the strength on one board is worth nothing without some on the other: a side
//! is as strong as the geometric mean of its strengths on the two boards. From that follows what a stone on either board
//! is worth, too: more on the weaker one, less on the stronger one. Against this the harmonic mean, which all but forgets
//! what the stronger board is good for, won 18 games of 60, one halfway to the plain average 19 of 60, and the plain
//! average, which builds on one board, 1 of 40, at 2,000 positions a turn.

use super::boards::{Boards, Spot};
use crate::rules::Side;
use crate::rules::twin::Half;

/// Strength that a board without stones has all the same, so that the first ones count on both boards.
const BASE: i64 = 40;
/// One, in slopes.
const ONE: i64 = 256;

/// The strength of a side from its strengths on the two boards.
fn mean(boards: &Boards, side: Side) -> i64 {
    let [left, right] = strengths(boards, side);
    (left * right).isqrt()
}

fn strengths(boards: &Boards, side: Side) -> [i64; 2] {
    Half::ALL.map(|half| i64::from(boards.grid(half).strength(side)) + BASE)
}

/// How good the boards are for the side that begins its turn.
pub fn weigh(boards: &Boards) -> i32 {
    let side = boards.side();
    (mean(boards, side) - mean(boards, side.other())) as i32
}

/// By how much a stone of a side is worth more than none, to the first order.
pub struct Slopes {
    own: [i64; 2],
    other: [i64; 2],
    side: Side,
}

impl Slopes {
    /// What holds for a side on these boards.
    pub fn new(boards: &Boards, side: Side) -> Self {
        let slopes = |side| {
            let [left, right] = strengths(boards, side);
            [(left, right), (right, left)]
                .map(|(here, beside)| (ONE * ONE * beside / here).isqrt() / 2)
        };
        Self {
            own: slopes(side),
            other: slopes(side.other()),
            side,
        }
    }

    /// What a stone on an empty spot builds and breaks.
    #[inline]
    pub fn of(&self, boards: &Boards, spot: Spot) -> i32 {
        let grid = boards.grid(spot.half);
        let builds = self.own[spot.half as usize] * i64::from(grid.gain(spot.cell, self.side));
        let breaks =
            self.other[spot.half as usize] * i64::from(grid.loss(spot.cell, self.side.other()));
        ((builds + breaks) / ONE) as i32
    }
}

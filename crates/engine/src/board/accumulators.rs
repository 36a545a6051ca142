//! The accumulators of the evaluation.
//!
//! About half of the positions of a search are never evaluated: the transposition table or a threat decides them. So the
//! accumulators are brought up to date only when they are asked for, from those of the last position that was evaluated.

use super::cell::CellChange;
use crate::network::{Accumulator, Weights};

/// The accumulators of the positions of the line being searched that have been evaluated.
#[derive(Clone, Default)]
pub(super) struct AccumulatorStack(Vec<Computed>);

/// The accumulators of one position.
#[derive(Clone, Copy)]
struct Computed {
    /// The length of the log of cells in that position, which differs in all positions of a line.
    log_len: usize,
    /// By side.
    sums: [Accumulator; 2],
}

impl AccumulatorStack {
    /// Adds the accumulators of a position.
    pub fn push(&mut self, log_len: usize, sums: [Accumulator; 2]) {
        self.0.push(Computed { log_len, sums });
    }

    /// The accumulators of the current position, in which the log of cells is this one.
    pub fn current(&mut self, log: &[CellChange], weights: &Weights) -> &[Accumulator; 2] {
        let last = self.0.last().expect("that of the empty board is there");
        if last.log_len < log.len() {
            let mut sums = last.sums;
            apply(&mut sums, &log[last.log_len..], weights);
            self.push(log.len(), sums);
        }
        &self.0.last().expect("one was there before").sums
    }

    /// Forgets the accumulators of a position that is about to be left by an undo.
    #[inline]
    pub fn leave(&mut self, log_len: usize) {
        self.0.pop_if(|last| last.log_len == log_len);
    }
}

/// Replaces the feature weights of changed cells.
fn apply(sums: &mut [Accumulator; 2], changes: &[CellChange], weights: &Weights) {
    let [mut black, mut white] = *sums;
    for change in changes {
        let [old_black, old_white] = change.old.point_shapes.map(|shape| shape.code);
        subtract(&mut black, weights.feature(old_black));
        subtract(&mut white, weights.feature(old_white));
        if !change.is_stone {
            let [new_black, new_white] = change.new_codes;
            add(&mut black, weights.feature(new_black));
            add(&mut white, weights.feature(new_white));
        }
    }
    *sums = [black, white];
}

/// Adds the weights of a feature. Overflow wraps, so that subtracting them restores the accumulator.
#[inline]
pub(super) fn add(accumulator: &mut Accumulator, feature: &Accumulator) {
    for (sum, weight) in accumulator.iter_mut().zip(feature) {
        *sum = sum.wrapping_add(*weight);
    }
}

/// Subtracts the weights of a feature.
#[inline]
fn subtract(accumulator: &mut Accumulator, feature: &Accumulator) {
    for (sum, weight) in accumulator.iter_mut().zip(feature) {
        *sum = sum.wrapping_sub(*weight);
    }
}

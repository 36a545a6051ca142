//! The net under fit: the same as the engine's, in fractions.

use rand::{Rng, RngExt};

use super::Sample;
use super::adam::Adam;
use crate::engine::field::{Code, CodeTable, Shape};
use crate::engine::net::{CEILING, HIDDEN, INPUTS, Net, ONE, Row, WEIGHT_ONE, WIDTH};
use crate::engine::threats::THREATS;

/// Where each kind of number begins.
const ROWS: usize = 0;
const START: usize = ROWS + Code::COUNT * WIDTH;
const INNER: usize = START + WIDTH;
const INNER_START: usize = INNER + HIDDEN * FED;
const OUTER: usize = INNER_START + HIDDEN;
const NUMBERS: usize = OUTER + HIDDEN;
/// Inputs that are ever fed.
const FED: usize = 2 * WIDTH + THREATS;
/// The highest input.
const TOP: f32 = CEILING as f32 / ONE as f32;
/// How strongly all numbers are drawn to zero.
const DECAY: f32 = 1e-6;

/// The net with what the last sample went through.
pub struct Judge {
    adam: Adam,
    sums: [f32; 2 * WIDTH],
    hidden: [f32; HIDDEN],
    active: Vec<bool>,
}

impl Judge {
    /// A net of small random numbers.
    pub fn new(rng: &mut impl Rng) -> Self {
        let numbers = (0..NUMBERS)
            .map(|at| match at {
                ROWS..START => rng.random_range(-0.05..0.05),
                START..INNER => 0.3,
                INNER..INNER_START | OUTER.. => rng.random_range(-0.2..0.2),
                _ => 0.0,
            })
            .collect();
        let shapes = CodeTable::get().shapes();
        let mut judge = Self {
            adam: Adam::new(numbers, DECAY),
            sums: [0.0; 2 * WIDTH],
            hidden: [0.0; HIDDEN],
            active: shapes.iter().map(is_active).collect(),
        };
        for code in 0..Code::COUNT {
            if !judge.active[code] {
                judge.adam.numbers[ROWS + code * WIDTH..][..WIDTH].fill(0.0);
            }
        }
        judge
    }

    /// The odds to win of the side to move, as a logarithm.
    pub fn odds(&mut self, sample: &Sample) -> f32 {
        let numbers = &self.adam.numbers;
        for (half, counts) in [&sample.mine, &sample.theirs].into_iter().enumerate() {
            let sum = &mut self.sums[half * WIDTH..][..WIDTH];
            sum.copy_from_slice(&numbers[START..][..WIDTH]);
            for &(code, count) in counts {
                let row = &numbers[ROWS + usize::from(code) * WIDTH..][..WIDTH];
                for (sum, number) in sum.iter_mut().zip(row) {
                    *sum += f32::from(count) * number;
                }
            }
        }
        let mut odds = 0.0;
        for at in 0..HIDDEN {
            let weights = &numbers[INNER + at * FED..][..FED];
            let mut hidden = numbers[INNER_START + at];
            for (weight, sum) in weights.iter().zip(&self.sums) {
                hidden += weight * sum.clamp(0.0, TOP);
            }
            for &threat in &sample.threats {
                hidden += weights[2 * WIDTH + usize::from(threat)];
            }
            self.hidden[at] = hidden;
            odds += numbers[OUTER + at] * hidden.max(0.0);
        }
        odds
    }

    /// Takes in by how much the odds of the sample just judged were too high.
    pub fn learn(&mut self, sample: &Sample, slope: f32) {
        let mut sum_slopes = [0.0; 2 * WIDTH];
        let Adam {
            numbers, slopes, ..
        } = &mut self.adam;
        for at in 0..HIDDEN {
            let hidden = self.hidden[at];
            if hidden <= 0.0 {
                continue;
            }
            slopes[OUTER + at] += slope * hidden;
            let slope = slope * numbers[OUTER + at];
            slopes[INNER_START + at] += slope;
            let base = INNER + at * FED;
            for (input, &sum) in self.sums.iter().enumerate() {
                slopes[base + input] += slope * sum.clamp(0.0, TOP);
                if sum > 0.0 && sum < TOP {
                    sum_slopes[input] += slope * numbers[base + input];
                }
            }
            for &threat in &sample.threats {
                slopes[base + 2 * WIDTH + usize::from(threat)] += slope;
            }
        }
        for (half, counts) in [&sample.mine, &sample.theirs].into_iter().enumerate() {
            let sum_slopes = &sum_slopes[half * WIDTH..][..WIDTH];
            for (at, slope) in sum_slopes.iter().enumerate() {
                slopes[START + at] += slope;
            }
            for &(code, count) in counts {
                if !self.active[usize::from(code)] {
                    continue;
                }
                let row = &mut slopes[ROWS + usize::from(code) * WIDTH..][..WIDTH];
                for (number, slope) in row.iter_mut().zip(sum_slopes) {
                    *number += slope * f32::from(count);
                }
            }
        }
    }

    /// Takes a step.
    pub fn step(&mut self, samples: usize, rate: f32) {
        self.adam.step(samples, rate);
    }

    /// The rows and the net in integers.
    pub fn rounded(&self) -> (Vec<Row>, Net) {
        let numbers = &self.adam.numbers;
        let row = |from: usize| -> Row {
            std::array::from_fn(|at| rounded(numbers[from + at] * f32::from(ONE)))
        };
        let rows = (0..Code::COUNT)
            .map(|code| row(ROWS + code * WIDTH))
            .collect();
        let weight = |at: usize| rounded(numbers[at] * f32::from(WEIGHT_ONE));
        let mut net = Net::even();
        net.start = row(START);
        for (at, weights) in net.inner.iter_mut().enumerate() {
            for (input, number) in weights.iter_mut().take(FED).enumerate() {
                *number = weight(INNER + at * FED + input);
            }
        }
        let scale = f32::from(ONE) * f32::from(WEIGHT_ONE);
        #[expect(
            clippy::cast_possible_truncation,
            reason = "a cast of floats saturates"
        )]
        {
            net.inner_start =
                std::array::from_fn(|at| (numbers[INNER_START + at] * scale).round() as i32);
        }
        net.outer = std::array::from_fn(|at| weight(OUTER + at));
        (rows, net)
    }
}

const _: () = assert!(FED <= INPUTS);

/// Whether a code says more than that a point has room around it. Only such points count, so that a larger board does not
/// look like another game.
fn is_active(shapes: &[Shape; 4]) -> bool {
    shapes.iter().any(|&shape| shape > Shape::One)
}

/// The nearest whole number that fits.
#[expect(
    clippy::cast_possible_truncation,
    reason = "a cast of floats saturates"
)]
pub fn rounded(number: f32) -> i16 {
    number.round() as i16
}

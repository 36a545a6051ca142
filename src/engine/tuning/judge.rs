//! The net under fit: the same as the engine's, in fractions.

use rand::{Rng, RngExt};

use super::Sample;
use super::adam::Adam;
use crate::engine::field::{Code, CodeTable, Shape};
use crate::engine::net::{CEILING, HIDDEN, INPUTS, Net, ONE, Row, WEIGHT_ONE, WIDTH};
use crate::engine::threats::THREATS;
use crate::engine::weights::Weights;
use crate::rules::{Rule, Side};

/// Where the numbers of a net lie, counted from where the net begins; the rows of all codes come before the nets.
const START: usize = 0;
const INNER: usize = START + WIDTH;
const INNER_START: usize = INNER + HIDDEN * FED;
const OUTER: usize = INNER_START + HIDDEN;
const NET: usize = OUTER + HIDDEN;
/// Inputs that are ever fed.
const FED: usize = 2 * WIDTH + THREATS;
/// The highest input.
const TOP: f32 = CEILING as f32 / ONE as f32;
/// How strongly all numbers are drawn to zero.
const DECAY: f32 = 1e-6;

/// The nets of a rule, one for both sides or White's and Black's, with what the last sample went through.
pub struct Judge {
    adam: Adam,
    rule: Rule,
    sums: [f32; 2 * WIDTH],
    hidden: [f32; HIDDEN],
    active: Vec<bool>,
}

impl Judge {
    /// Nets of small random numbers.
    pub fn new(rule: Rule, rng: &mut impl Rng) -> Self {
        let nets = net_start(rule);
        let numbers = (0..nets + Code::sides(rule) * NET)
            .map(|at| match at.checked_sub(nets).map(|at| at % NET) {
                None => rng.random_range(-0.05..0.05),
                Some(START..INNER) => 0.3,
                Some(INNER..INNER_START | OUTER..) => rng.random_range(-0.2..0.2),
                Some(_) => 0.0,
            })
            .collect();
        let mut judge = Self::with(rule, numbers);
        for code in 0..Code::count(rule) {
            if !judge.active[code] {
                judge.adam.numbers[code * WIDTH..][..WIDTH].fill(0.0);
            }
        }
        judge
    }

    /// The nets of weights, in fractions.
    pub fn of(rule: Rule, weights: &Weights) -> Self {
        let one = f32::from(ONE);
        let weight_one = f32::from(WEIGHT_ONE);
        let mut numbers: Vec<f32> = (weights.rows.iter().flatten())
            .map(|&number| f32::from(number) / one)
            .collect();
        for net in &weights.nets {
            let weight = |&number: &i16| f32::from(number) / weight_one;
            numbers.extend(net.start.iter().map(|&number| f32::from(number) / one));
            let inner = net.inner.iter().flat_map(|weights| &weights[..FED]);
            numbers.extend(inner.map(weight));
            let starts = net.inner_start.iter();
            numbers.extend(starts.map(|&start| start as f32 / (one * weight_one)));
            numbers.extend(net.outer.iter().map(weight));
        }
        Self::with(rule, numbers)
    }

    fn with(rule: Rule, numbers: Vec<f32>) -> Self {
        Self {
            adam: Adam::new(numbers, DECAY),
            rule,
            sums: [0.0; 2 * WIDTH],
            hidden: [0.0; HIDDEN],
            active: active_codes(rule),
        }
    }

    /// Where the net of a side begins.
    const fn net(&self, side: Side) -> usize {
        net_start(self.rule) + Code::place(self.rule, side) * NET
    }

    /// The odds to win of the side to move, as a logarithm.
    pub fn odds(&mut self, sample: &Sample) -> f32 {
        let nets = [sample.side, sample.side.other()].map(|side| self.net(side));
        let numbers = &self.adam.numbers;
        for (half, counts) in [&sample.mine, &sample.theirs].into_iter().enumerate() {
            let sum = &mut self.sums[half * WIDTH..][..WIDTH];
            sum.copy_from_slice(&numbers[nets[half] + START..][..WIDTH]);
            for &(code, count) in counts {
                let row = &numbers[usize::from(code) * WIDTH..][..WIDTH];
                for (sum, number) in sum.iter_mut().zip(row) {
                    *sum += f32::from(count) * number;
                }
            }
        }
        let numbers = &numbers[nets[0]..][..NET];
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
        let nets = [sample.side, sample.side.other()].map(|side| self.net(side));
        self.learn_net(sample, slope, nets[0], &mut sum_slopes);
        let slopes = &mut self.adam.slopes;
        for (half, counts) in [&sample.mine, &sample.theirs].into_iter().enumerate() {
            let sum_slopes = &sum_slopes[half * WIDTH..][..WIDTH];
            for (at, slope) in sum_slopes.iter().enumerate() {
                slopes[nets[half] + START + at] += slope;
            }
            for &(code, count) in counts {
                if !self.active[usize::from(code)] {
                    continue;
                }
                let row = &mut slopes[usize::from(code) * WIDTH..][..WIDTH];
                for (number, slope) in row.iter_mut().zip(sum_slopes) {
                    *number += slope * f32::from(count);
                }
            }
        }
    }

    /// The part of it that the net which begins at `net` learns; the slopes of the sums come out.
    fn learn_net(
        &mut self,
        sample: &Sample,
        slope: f32,
        net: usize,
        sum_slopes: &mut [f32; 2 * WIDTH],
    ) {
        let numbers = &self.adam.numbers[net..][..NET];
        let slopes = &mut self.adam.slopes[net..][..NET];
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
    }

    /// Takes a step.
    pub fn step(&mut self, samples: usize, rate: f32) {
        self.adam.step(samples, rate);
    }

    /// The rows and the nets in integers.
    pub fn rounded(&self) -> (Vec<Row>, Vec<Net>) {
        let (rows, nets) = self.adam.numbers.split_at(net_start(self.rule));
        let rows = rows.chunks_exact(WIDTH).map(rounded_row);
        (
            rows.collect(),
            nets.chunks_exact(NET).map(rounded_net).collect(),
        )
    }
}

/// Where the first net begins: after the rows of all codes.
const fn net_start(rule: Rule) -> usize {
    Code::count(rule) * WIDTH
}

/// A row of fractions in integers.
fn rounded_row(numbers: &[f32]) -> Row {
    std::array::from_fn(|at| rounded(numbers[at] * f32::from(ONE)))
}

/// A net of fractions in integers.
fn rounded_net(numbers: &[f32]) -> Net {
    let weight = |at: usize| rounded(numbers[at] * f32::from(WEIGHT_ONE));
    let mut net = Net::even();
    net.start = rounded_row(&numbers[START..]);
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
    net
}

const _: () = assert!(FED <= INPUTS);

/// For each code whether it says more than that a point has room around it. Only such points count, so that a larger board
/// does not look like another game. What Black may not fill says much.
fn active_codes(rule: Rule) -> Vec<bool> {
    let shapes = CodeTable::get().shapes();
    let is_active = |at: usize| {
        let may_be_foul = rule.has_fouls() && at >= Code::COUNT;
        shapes[at % Code::COUNT]
            .iter()
            .any(|&shape| shape > Shape::One || may_be_foul && shape == Shape::Overline)
    };
    (0..Code::count(rule)).map(is_active).collect()
}

/// The nearest whole number that fits.
#[expect(
    clippy::cast_possible_truncation,
    reason = "a cast of floats saturates"
)]
pub fn rounded(number: f32) -> i16 {
    number.round() as i16
}

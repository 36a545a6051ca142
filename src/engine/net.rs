//! The net: a small neural network that judges a position by what its points hold.
//!
//! Every point adds, for each side, the row of its code to that side's sum; the field keeps the two sums up to date, which
//! is most of the work. Both sums and the strongest threats then go through one hidden layer to a single number. All
//! numbers are integers: [`ONE`] stands for 1 in sums and inputs, [`WEIGHT_ONE`] in weights.

use super::threats::THREATS;

/// Numbers in a row, and in each side's sum.
pub const WIDTH: usize = 16;
/// Numbers in the hidden layer.
pub const HIDDEN: usize = 32;
/// Numbers that go into it: both sums and the threats, filled up to a round number.
pub const INPUTS: usize = (2 * WIDTH + THREATS).next_multiple_of(16);
/// What stands for 1 in sums and inputs.
pub const ONE: i16 = 128;
/// What stands for 1 in weights.
pub const WEIGHT_ONE: i16 = 1024;
/// Sums are cut to the range from 0 to this before they go in.
pub const CEILING: i16 = 4 * ONE;
/// The evaluation's unit: so many are a factor e in the odds to win.
pub const LOGIT: i32 = 200;

/// A row of a code, or a side's sum of rows.
pub type Row = [i16; WIDTH];

/// The weights behind the sums.
#[derive(Clone, PartialEq, Eq)]
pub struct Net {
    /// What the sum of the side whose net it is starts from, when no point adds to it.
    pub start: Row,
    /// The hidden layer: for each of its numbers the weight of each input.
    pub inner: Vec<[i16; INPUTS]>,
    /// And where it starts, in units of [`ONE`] times [`WEIGHT_ONE`].
    pub inner_start: [i32; HIDDEN],
    /// The weight of each hidden number in the result.
    pub outer: [i16; HIDDEN],
}

impl Net {
    /// A net that finds every position even.
    pub fn even() -> Self {
        Self {
            start: [0; WIDTH],
            inner: vec![[0; INPUTS]; HIDDEN],
            inner_start: [0; HIDDEN],
            outer: [0; HIDDEN],
        }
    }

    /// The value for the side to move, given its sum, the other's, and the threats that there are.
    #[must_use]
    pub fn value(&self, mine: &Row, theirs: &Row, threats: impl Iterator<Item = usize>) -> i32 {
        let mut inputs = [0; INPUTS];
        for (input, sum) in inputs.iter_mut().zip(mine.iter().chain(theirs)) {
            *input = (*sum).clamp(0, CEILING);
        }
        for threat in threats {
            inputs[2 * WIDTH + threat] = ONE;
        }
        let mut result = 0_i64;
        for ((weights, start), outer) in self.inner.iter().zip(self.inner_start).zip(self.outer) {
            let sum: i32 = weights
                .iter()
                .zip(&inputs)
                .map(|(&weight, &input)| i32::from(weight) * i32::from(input))
                .sum();
            let hidden = (start + sum).max(0) / i32::from(WEIGHT_ONE);
            result += i64::from(hidden) * i64::from(outer);
        }
        let scale = i64::from(ONE) * i64::from(WEIGHT_ONE);
        i32::try_from(result * i64::from(LOGIT) / scale).unwrap_or_default()
    }
}

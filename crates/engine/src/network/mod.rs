//! The evaluation network.
//!
//! Inputs are the two accumulators, the side to move first, and the change sums, all through a clipped ReLU, and the threat
//! features, each 0 or 1. One hidden layer with ReLU follows, and two outputs: the value, and the chance of a draw. All numbers are
//! quantised: 1 is [`INPUT_SCALE`] in sums and inputs and [`WEIGHT_SCALE`] in weights. [`Weights`] has the file that holds them;
//! each rule has one.

mod rule_weights;
mod weights;

pub use weights::{Weights, WeightsError};

use wide::{i16x8, i32x4, i32x8};

/// Numbers in an accumulator.
pub const ACCUMULATOR_SIZE: usize = 16;
/// Neurons in the hidden layer.
pub const HIDDEN_SIZE: usize = 32;
/// Numbers in a change sum.
pub const CHANGE_SIZE: usize = LANES;
/// The number of threat features.
pub const THREAT_FEATURES: usize = 16;
/// Where the threat features begin among the inputs of the hidden layer: after the accumulators and the change sums.
pub const FIRST_THREAT: usize = 2 * ACCUMULATOR_SIZE + 2 * CHANGE_SIZE;
/// Inputs of the hidden layer, padded to a multiple of 8.
pub const INPUT_SIZE: usize = (FIRST_THREAT + THREAT_FEATURES).next_multiple_of(LANES);
/// The greatest absolute weight of a point in a change sum, so that the sum cannot overflow: a move changes at most 40
/// points, and each has two weights.
pub const MAX_CHANGE_WEIGHT: i16 = i16::MAX / 81;
/// What stands for 1 in accumulators and inputs.
pub const INPUT_SCALE: i16 = 128;
/// What stands for 1 in weights.
pub const WEIGHT_SCALE: i16 = 1 << 10;
/// The clipped ReLU maps accumulators to the range from 0 to this.
pub const CLIP: i16 = 4 * INPUT_SCALE;
/// Evaluation units per factor e in the odds of winning: the win rate is `1 / (1 + exp(-eval / EVAL_SCALE))`.
pub const EVAL_SCALE: i32 = 200;

/// What stands for 1 in outputs.
const OUTPUT_SCALE: i64 = INPUT_SCALE as i64 * WEIGHT_SCALE as i64;
/// Numbers of 16 bits in a vector register.
const LANES: usize = 8;

/// A side's accumulator, or the weights of one feature.
pub type Accumulator = [i16; ACCUMULATOR_SIZE];
/// A change sum, or the weights of one code in it.
pub type ChangeSum = [i16; CHANGE_SIZE];

/// All layers but the feature weights.
#[derive(Clone, PartialEq, Eq)]
pub struct Network {
    /// What the accumulator of the network's side starts from.
    pub accumulator_bias: Accumulator,
    /// What the change sums start from when the network's side is to move.
    pub change_biases: [ChangeSum; 2],
    /// By neuron and input.
    pub hidden_weights: Vec<[i16; INPUT_SIZE]>,
    /// By neuron, in units of [`INPUT_SCALE`] times [`WEIGHT_SCALE`].
    pub hidden_biases: [i32; HIDDEN_SIZE],
    /// By neuron.
    pub output_weights: [i16; HIDDEN_SIZE],
    /// By neuron, for the chance of a draw.
    pub draw_weights: [i16; HIDDEN_SIZE],
    /// In units of [`INPUT_SCALE`] times [`WEIGHT_SCALE`].
    pub draw_bias: i32,
}

/// The inputs of the hidden layer.
pub struct Inputs([i16x8; INPUT_SIZE / LANES]);

impl Network {
    /// A network that evaluates every position as 0.
    pub fn zero() -> Self {
        Self {
            accumulator_bias: [0; ACCUMULATOR_SIZE],
            change_biases: [[0; CHANGE_SIZE]; 2],
            hidden_weights: vec![[0; INPUT_SIZE]; HIDDEN_SIZE],
            hidden_biases: [0; HIDDEN_SIZE],
            output_weights: [0; HIDDEN_SIZE],
            draw_weights: [0; HIDDEN_SIZE],
            draw_bias: 0,
        }
    }

    /// The value for the side to move.
    #[inline]
    pub fn value(&self, inputs: &Inputs) -> i32 {
        let output = self.output(inputs, &self.output_weights);
        i32::try_from(output * i64::from(EVAL_SCALE) / OUTPUT_SCALE).unwrap_or_default()
    }

    /// The chance of a draw, from 0 to 1.
    pub fn draw_chance(&self, inputs: &Inputs) -> f64 {
        let output = self.output(inputs, &self.draw_weights) + i64::from(self.draw_bias);
        1.0 / (1.0 + (-(output as f64) / OUTPUT_SCALE as f64).exp())
    }

    /// The hidden neurons, weighted and summed up, in units of [`OUTPUT_SCALE`].
    #[inline]
    fn output(&self, inputs: &Inputs, output_weights: &[i16; HIDDEN_SIZE]) -> i64 {
        let mut output = 0_i64;
        let weights = self.hidden_weights.as_chunks().0;
        let biases = self.hidden_biases.as_chunks().0;
        let output_weights = output_weights.as_chunks::<LANES>().0;
        for ((weights, biases), &output_weights) in weights.iter().zip(biases).zip(output_weights) {
            let activations = eight_activations(weights, biases, &inputs.0);
            let products = activations.dot(i16x8::new(output_weights)).to_array();
            output += products.map(i64::from).iter().sum::<i64>();
        }
        output
    }
}

impl Inputs {
    /// The inputs for the side to move, from its accumulator, the opponent's, the change sums and the indices of the active threat
    /// features.
    #[inline]
    pub fn new(
        own: &Accumulator,
        opponent: &Accumulator,
        changes: &[ChangeSum; 2],
        threats: impl Iterator<Item = usize>,
    ) -> Self {
        let mut inputs = [0; INPUT_SIZE];
        let (own_inputs, others) = inputs.split_at_mut(ACCUMULATOR_SIZE);
        let (opponent_inputs, others) = others.split_at_mut(ACCUMULATOR_SIZE);
        let (change_inputs, threat_inputs) = others.split_at_mut(2 * CHANGE_SIZE);
        own_inputs.copy_from_slice(own);
        opponent_inputs.copy_from_slice(opponent);
        change_inputs.copy_from_slice(changes.as_flattened());
        for threat in threats {
            threat_inputs[threat] = INPUT_SCALE;
        }
        let chunks = inputs.as_chunks().0;
        let (least, greatest) = (i16x8::ZERO, i16x8::splat(CLIP));
        Self(std::array::from_fn(|index| {
            i16x8::new(chunks[index]).max(least).min(greatest)
        }))
    }
}

/// Eight neurons in the scale of inputs, after the ReLU. Fitted networks stay far below the greatest number of 16 bits.
#[inline]
fn eight_activations(
    weights: &[[i16; INPUT_SIZE]; LANES],
    biases: &[i32; LANES],
    inputs: &[i16x8; INPUT_SIZE / LANES],
) -> i16x8 {
    let [first, second] = [0, 4].map(|neuron| {
        let weights = std::array::from_fn(|index| &weights[neuron + index]);
        let biases = std::array::from_fn(|index| biases[neuron + index]);
        let sums = i32x4::new(biases) + four_sums(weights, inputs);
        (sums.max(i32x4::ZERO) >> WEIGHT_SCALE.trailing_zeros()).to_array()
    });
    let ([a, b, c, d], [e, f, g, h]) = (first, second);
    i16x8::from_i32x8_saturate(i32x8::new([a, b, c, d, e, f, g, h]))
}

/// The inputs of four neurons, weighted and summed up. Four, so that the lanes of four sums are added at once.
#[inline]
fn four_sums(weights: [&[i16; INPUT_SIZE]; 4], inputs: &[i16x8; INPUT_SIZE / LANES]) -> i32x4 {
    let lanes = weights.map(|weights| {
        let chunks = weights.as_chunks::<LANES>().0.iter().zip(inputs);
        chunks.fold(i32x4::ZERO, |sum, (&weights, &inputs)| {
            sum + i16x8::new(weights).dot(inputs)
        })
    });
    let [a, b, c, d] = i32x4::transpose(lanes);
    (a + b) + (c + d)
}

#[cfg(test)]
mod tests {
    use rand::rngs::StdRng;
    use rand::{RngExt, SeedableRng};

    use super::*;

    /// The value, number by number.
    fn slow_value(network: &Network, sums: &[i16], threats: &[usize]) -> i64 {
        let mut inputs = [0; INPUT_SIZE];
        for (input, &sum) in inputs.iter_mut().zip(sums) {
            *input = i64::from(sum.clamp(0, CLIP));
        }
        for threat in threats {
            inputs[FIRST_THREAT + threat] = i64::from(INPUT_SCALE);
        }
        let mut output = 0;
        for neuron in 0..HIDDEN_SIZE {
            let weights = network.hidden_weights[neuron].map(i64::from);
            let products = weights
                .iter()
                .zip(inputs)
                .map(|(weight, input)| weight * input);
            let sum = i64::from(network.hidden_biases[neuron]) + products.sum::<i64>();
            output += sum.max(0) / 1024 * i64::from(network.output_weights[neuron]);
        }
        output * 200 / (128 * 1024)
    }

    #[test]
    fn vectors_give_the_same_value_as_single_numbers() {
        let mut rng = StdRng::seed_from_u64(5);
        for _ in 0..200 {
            let mut network = Network::zero();
            let weights = network.hidden_weights.as_flattened_mut().iter_mut();
            for weight in weights.chain(&mut network.output_weights) {
                *weight = rng.random_range(-1500..1500);
            }
            for bias in &mut network.hidden_biases {
                *bias = rng.random_range(-200_000..200_000);
            }
            let sums: [i16; FIRST_THREAT] = std::array::from_fn(|_| rng.random_range(-900..900));
            let half =
                |half: usize| std::array::from_fn(|index| sums[half * ACCUMULATOR_SIZE + index]);
            let change = |sum: usize| {
                let first = 2 * ACCUMULATOR_SIZE + sum * CHANGE_SIZE;
                std::array::from_fn(|index| sums[first + index])
            };
            let threats: Vec<_> = (0..THREAT_FEATURES)
                .filter(|_| rng.random_ratio(1, 3))
                .collect();
            let changes = [change(0), change(1)];
            let inputs = Inputs::new(&half(0), &half(1), &changes, threats.iter().copied());
            let expected = slow_value(&network, &sums, &threats);
            assert_eq!(i64::from(network.value(&inputs)), expected);
        }
    }
}

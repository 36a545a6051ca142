//! The evaluation network.
//!
//! Inputs are the two accumulators, the side to move first, through a clipped ReLU, and the threat features, each 0 or 1. One
//! hidden layer with ReLU and one output follow. All numbers are quantised: 1 is [`INPUT_SCALE`] in accumulators and inputs
//! and [`WEIGHT_SCALE`] in weights.

use wide::{i16x8, i32x4};

use super::threat_features::THREAT_FEATURES;

/// Numbers in an accumulator.
pub const ACCUMULATOR_SIZE: usize = 16;
/// Neurons in the hidden layer.
pub const HIDDEN_SIZE: usize = 32;
/// Inputs of the hidden layer: two accumulators and the threat features, padded to a multiple of 16.
pub const INPUT_SIZE: usize = (2 * ACCUMULATOR_SIZE + THREAT_FEATURES).next_multiple_of(16);
/// What stands for 1 in accumulators and inputs.
pub const INPUT_SCALE: i16 = 128;
/// What stands for 1 in weights.
pub const WEIGHT_SCALE: i16 = 1024;
/// The clipped ReLU maps accumulators to the range from 0 to this.
pub const CLIP: i16 = 4 * INPUT_SCALE;
/// Evaluation units per factor e in the odds of winning: the win rate is `1 / (1 + exp(-eval / EVAL_SCALE))`.
pub const EVAL_SCALE: i32 = 200;

/// Numbers of 16 bits in a vector register.
const LANES: usize = 8;

/// A side's accumulator, or the weights of one feature.
pub type Accumulator = [i16; ACCUMULATOR_SIZE];

/// All layers but the feature weights.
#[derive(Clone, PartialEq, Eq)]
pub struct Network {
    /// What the accumulator of the network's side starts from.
    pub accumulator_bias: Accumulator,
    /// By neuron and input.
    pub hidden_weights: Vec<[i16; INPUT_SIZE]>,
    /// By neuron, in units of [`INPUT_SCALE`] times [`WEIGHT_SCALE`].
    pub hidden_biases: [i32; HIDDEN_SIZE],
    /// By neuron.
    pub output_weights: [i16; HIDDEN_SIZE],
}

impl Network {
    /// A network that evaluates every position as 0.
    pub fn zero() -> Self {
        Self {
            accumulator_bias: [0; ACCUMULATOR_SIZE],
            hidden_weights: vec![[0; INPUT_SIZE]; HIDDEN_SIZE],
            hidden_biases: [0; HIDDEN_SIZE],
            output_weights: [0; HIDDEN_SIZE],
        }
    }

    /// The value for the side to move, from its accumulator, the opponent's and the indices of the active threat features.
    #[must_use]
    pub fn forward(
        &self,
        own: &Accumulator,
        opponent: &Accumulator,
        threats: impl Iterator<Item = usize>,
    ) -> i32 {
        let mut inputs = [0; INPUT_SIZE];
        for (input, sum) in inputs.iter_mut().zip(own.iter().chain(opponent)) {
            *input = (*sum).clamp(0, CLIP);
        }
        for threat in threats {
            inputs[2 * ACCUMULATOR_SIZE + threat] = INPUT_SCALE;
        }
        let inputs: [i16x8; INPUT_SIZE / LANES] =
            std::array::from_fn(|index| i16x8::new(inputs.as_chunks().0[index]));
        let mut output = 0_i64;
        let weights = self.hidden_weights.as_chunks().0;
        let biases = self.hidden_biases.as_chunks().0;
        let output_weights = self.output_weights.as_chunks::<4>().0;
        for ((weights, &biases), output_weights) in weights.iter().zip(biases).zip(output_weights) {
            let sums = i32x4::new(biases) + four_sums(weights, &inputs);
            let activations = sums.max(i32x4::ZERO).to_array();
            for (activation, &output_weight) in activations.into_iter().zip(output_weights) {
                output +=
                    i64::from(activation / i32::from(WEIGHT_SCALE)) * i64::from(output_weight);
            }
        }
        let scale = i64::from(INPUT_SCALE) * i64::from(WEIGHT_SCALE);
        i32::try_from(output * i64::from(EVAL_SCALE) / scale).unwrap_or_default()
    }
}

/// The inputs of four neurons, weighted and summed up. Four, so that the lanes of four sums are added at once.
#[inline]
fn four_sums(weights: &[[i16; INPUT_SIZE]; 4], inputs: &[i16x8; INPUT_SIZE / LANES]) -> i32x4 {
    let lanes = weights.map(|weights| {
        let chunks = weights.as_chunks::<LANES>().0.iter().zip(inputs);
        chunks.fold(i32x4::ZERO, |sum, (&weights, &inputs)| {
            sum + i16x8::new(weights).dot(inputs)
        })
    });
    let [a, b, c, d] = i32x4::transpose(lanes);
    (a + b) + (c + d)
}

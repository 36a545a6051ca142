//! The evaluation network.
//!
//! Inputs are the two accumulators, the side to move first, and the local sums, both through a clipped ReLU, and the threat
//! features, each 0 or 1. One hidden layer with ReLU and one output follow. All numbers are quantised: 1 is [`INPUT_SCALE`] in
//! accumulators, sums and inputs and [`WEIGHT_SCALE`] in weights.

use super::local_sums::LocalSums;
use super::threat_features::THREAT_FEATURES;

/// Numbers in an accumulator.
pub const ACCUMULATOR_SIZE: usize = 16;
/// Numbers in a local sum.
pub const LOCAL_SIZE: usize = 8;
/// Neurons in the hidden layer.
pub const HIDDEN_SIZE: usize = 32;
/// Where the local sums begin among the inputs of the hidden layer; before them are two accumulators and the threat features.
pub const FIRST_LOCAL: usize = 2 * ACCUMULATOR_SIZE + THREAT_FEATURES;
/// Inputs of the hidden layer, padded to a multiple of 16.
pub const INPUT_SIZE: usize = (FIRST_LOCAL + 4 * LOCAL_SIZE).next_multiple_of(16);
/// What stands for 1 in accumulators and inputs.
pub const INPUT_SCALE: i16 = 128;
/// What stands for 1 in weights.
pub const WEIGHT_SCALE: i16 = 1024;
/// The clipped ReLU maps accumulators to the range from 0 to this.
pub const CLIP: i16 = 4 * INPUT_SCALE;
/// Evaluation units per factor e in the odds of winning: the win rate is `1 / (1 + exp(-eval / EVAL_SCALE))`.
pub const EVAL_SCALE: i32 = 200;

/// A side's accumulator, or the weights of one feature.
pub type Accumulator = [i16; ACCUMULATOR_SIZE];

/// A local sum.
pub type LocalSum = [i16; LOCAL_SIZE];
/// The weights of a point in local sums: for the side that has the code there, then for the other side.
pub type LocalFeature = [i16; 2 * LOCAL_SIZE];

/// All layers but the feature weights.
#[derive(Clone, PartialEq, Eq)]
pub struct Network {
    /// What the accumulator of the network's side starts from.
    pub accumulator_bias: Accumulator,
    /// What a local sum starts from when the network's side is to move.
    pub local_bias: LocalSum,
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
            local_bias: [0; LOCAL_SIZE],
            hidden_weights: vec![[0; INPUT_SIZE]; HIDDEN_SIZE],
            hidden_biases: [0; HIDDEN_SIZE],
            output_weights: [0; HIDDEN_SIZE],
        }
    }

    /// The value for the side to move, from its accumulator, the opponent's, the indices of the active threat
    /// features and the local sums.
    #[must_use]
    pub fn forward(
        &self,
        own: &Accumulator,
        opponent: &Accumulator,
        threats: impl Iterator<Item = usize>,
        local_sums: &LocalSums,
    ) -> i32 {
        let mut inputs = [0; INPUT_SIZE];
        for (input, sum) in inputs.iter_mut().zip(own.iter().chain(opponent)) {
            *input = (*sum).clamp(0, CLIP);
        }
        for threat in threats {
            inputs[2 * ACCUMULATOR_SIZE + threat] = INPUT_SCALE;
        }
        let local_sums = local_sums.as_flattened().as_flattened();
        for (input, sum) in inputs[FIRST_LOCAL..].iter_mut().zip(local_sums) {
            *input = (*sum).clamp(0, CLIP);
        }
        let mut output = 0_i64;
        let neurons = self.hidden_weights.iter().zip(self.hidden_biases);
        for ((weights, bias), output_weight) in neurons.zip(self.output_weights) {
            let sum: i32 = weights
                .iter()
                .zip(&inputs)
                .map(|(&weight, &input)| i32::from(weight) * i32::from(input))
                .sum();
            let activation = (bias + sum).max(0) / i32::from(WEIGHT_SCALE);
            output += i64::from(activation) * i64::from(output_weight);
        }
        let scale = i64::from(INPUT_SCALE) * i64::from(WEIGHT_SCALE);
        i32::try_from(output * i64::from(EVAL_SCALE) / scale).unwrap_or_default()
    }
}

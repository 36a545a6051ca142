//! Trains the network: the engine's [`Network`] in floating point, with backpropagation.

use rand::{Rng, RngExt};

use super::Sample;
use super::adam::Adam;
use crate::engine::board::{Shape, ShapeCode, ShapeCodeTable};
use crate::engine::eval::{
    ACCUMULATOR_SIZE, Accumulator, CLIP, HIDDEN_SIZE, INPUT_SCALE, INPUT_SIZE, Network,
    THREAT_FEATURES, WEIGHT_SCALE, Weights,
};
use crate::rules::{Rule, Side};

/// Inputs of the hidden layer, without the padding.
const INPUTS: usize = 2 * ACCUMULATOR_SIZE + THREAT_FEATURES;
/// Where the parameters of a network lie, relative to its first. The feature weights of all codes come before the networks.
const ACCUMULATOR_BIAS: usize = 0;
const HIDDEN_WEIGHTS: usize = ACCUMULATOR_BIAS + ACCUMULATOR_SIZE;
const HIDDEN_BIASES: usize = HIDDEN_WEIGHTS + HIDDEN_SIZE * INPUTS;
const OUTPUT_WEIGHTS: usize = HIDDEN_BIASES + HIDDEN_SIZE;
const NETWORK_PARAMS: usize = OUTPUT_WEIGHTS + HIDDEN_SIZE;
/// The greatest value of a clipped accumulator.
const CLIP_MAX: f32 = CLIP as f32 / INPUT_SCALE as f32;
/// The factor of the L2 regularisation.
const DECAY: f32 = 1e-6;

const _: () = assert!(INPUTS <= INPUT_SIZE);

/// The networks of a rule in training: one for both sides, or White's and Black's.
pub struct NetworkTrainer {
    adam: Adam,
    rule: Rule,
    /// By code, whether its feature weights are trained; the others stay 0.
    is_trained: Vec<bool>,
    /// The accumulators of the last sample: the side to move, then the opponent.
    sums: [f32; 2 * ACCUMULATOR_SIZE],
    /// The hidden neurons of the last sample before the ReLU.
    hidden: [f32; HIDDEN_SIZE],
}

impl NetworkTrainer {
    /// Starts from small random parameters.
    pub fn random(rule: Rule, rng: &mut impl Rng) -> Self {
        let networks = first_network(rule);
        let params = (0..networks + ShapeCode::sides(rule) * NETWORK_PARAMS)
            .map(|param| {
                let in_network = param.checked_sub(networks);
                match in_network.map(|param| param % NETWORK_PARAMS) {
                    None => rng.random_range(-0.05..0.05),
                    Some(ACCUMULATOR_BIAS..HIDDEN_WEIGHTS) => 0.3,
                    Some(HIDDEN_WEIGHTS..HIDDEN_BIASES | OUTPUT_WEIGHTS..) => {
                        rng.random_range(-0.2..0.2)
                    }
                    Some(_) => 0.0,
                }
            })
            .collect();
        let mut trainer = Self::with_params(rule, params);
        for code in 0..ShapeCode::count(rule) {
            if !trainer.is_trained[code] {
                let feature = &mut trainer.adam.params[code * ACCUMULATOR_SIZE..];
                feature[..ACCUMULATOR_SIZE].fill(0.0);
            }
        }
        trainer
    }

    /// Starts from weights.
    pub fn from_weights(rule: Rule, weights: &Weights) -> Self {
        let input_scale = f32::from(INPUT_SCALE);
        let weight_scale = f32::from(WEIGHT_SCALE);
        let input = |&number: &i16| f32::from(number) / input_scale;
        let weight = |&number: &i16| f32::from(number) / weight_scale;
        let mut params: Vec<f32> = weights.features.iter().flatten().map(input).collect();
        for network in &weights.networks {
            params.extend(network.accumulator_bias.iter().map(input));
            let hidden_weights = network.hidden_weights.iter();
            params.extend(hidden_weights.flat_map(|all| &all[..INPUTS]).map(weight));
            let biases = network.hidden_biases.iter();
            params.extend(biases.map(|&bias| bias as f32 / (input_scale * weight_scale)));
            params.extend(network.output_weights.iter().map(weight));
        }
        Self::with_params(rule, params)
    }

    fn with_params(rule: Rule, params: Vec<f32>) -> Self {
        Self {
            adam: Adam::new(params, DECAY),
            rule,
            is_trained: trained_codes(rule),
            sums: [0.0; 2 * ACCUMULATOR_SIZE],
            hidden: [0.0; HIDDEN_SIZE],
        }
    }

    /// The first parameter of a side's network.
    const fn network(&self, side: Side) -> usize {
        first_network(self.rule) + ShapeCode::side_index(self.rule, side) * NETWORK_PARAMS
    }

    /// The forward pass: the logarithm of the odds that the side to move wins.
    pub fn logit(&mut self, sample: &Sample) -> f32 {
        let networks = [sample.side, sample.side.other()].map(|side| self.network(side));
        let params = &self.adam.params;
        let codes = [&sample.own_codes, &sample.opponent_codes];
        for (half, counts) in codes.into_iter().enumerate() {
            let sum = &mut self.sums[half * ACCUMULATOR_SIZE..][..ACCUMULATOR_SIZE];
            sum.copy_from_slice(&params[networks[half] + ACCUMULATOR_BIAS..][..ACCUMULATOR_SIZE]);
            for &(code, count) in counts {
                let feature = &params[usize::from(code) * ACCUMULATOR_SIZE..][..ACCUMULATOR_SIZE];
                for (sum, weight) in sum.iter_mut().zip(feature) {
                    *sum += f32::from(count) * weight;
                }
            }
        }
        let params = &params[networks[0]..][..NETWORK_PARAMS];
        let mut logit = 0.0;
        for neuron in 0..HIDDEN_SIZE {
            let weights = &params[HIDDEN_WEIGHTS + neuron * INPUTS..][..INPUTS];
            let mut hidden = params[HIDDEN_BIASES + neuron];
            for (weight, sum) in weights.iter().zip(&self.sums) {
                hidden += weight * sum.clamp(0.0, CLIP_MAX);
            }
            for &threat in &sample.threats {
                hidden += weights[2 * ACCUMULATOR_SIZE + usize::from(threat)];
            }
            self.hidden[neuron] = hidden;
            logit += params[OUTPUT_WEIGHTS + neuron] * hidden.max(0.0);
        }
        logit
    }

    /// The backward pass for the sample of the last forward pass, from the gradient of the loss by the logit.
    pub fn add_gradients(&mut self, sample: &Sample, logit_gradient: f32) {
        let networks = [sample.side, sample.side.other()].map(|side| self.network(side));
        let sum_gradients = self.add_network_gradients(sample, logit_gradient, networks[0]);
        let gradients = &mut self.adam.gradients;
        let codes = [&sample.own_codes, &sample.opponent_codes];
        for (half, counts) in codes.into_iter().enumerate() {
            let sum_gradients = &sum_gradients[half * ACCUMULATOR_SIZE..][..ACCUMULATOR_SIZE];
            for (index, gradient) in sum_gradients.iter().enumerate() {
                gradients[networks[half] + ACCUMULATOR_BIAS + index] += gradient;
            }
            for &(code, count) in counts {
                if !self.is_trained[usize::from(code)] {
                    continue;
                }
                let feature =
                    &mut gradients[usize::from(code) * ACCUMULATOR_SIZE..][..ACCUMULATOR_SIZE];
                for (weight, gradient) in feature.iter_mut().zip(sum_gradients) {
                    *weight += gradient * f32::from(count);
                }
            }
        }
    }

    /// Adds the gradients of the hidden and output layers of the network that starts at a parameter. Returns those of the
    /// accumulators.
    fn add_network_gradients(
        &mut self,
        sample: &Sample,
        logit_gradient: f32,
        network: usize,
    ) -> [f32; 2 * ACCUMULATOR_SIZE] {
        let mut sum_gradients = [0.0; 2 * ACCUMULATOR_SIZE];
        let params = &self.adam.params[network..][..NETWORK_PARAMS];
        let gradients = &mut self.adam.gradients[network..][..NETWORK_PARAMS];
        for neuron in 0..HIDDEN_SIZE {
            let hidden = self.hidden[neuron];
            if hidden <= 0.0 {
                continue;
            }
            gradients[OUTPUT_WEIGHTS + neuron] += logit_gradient * hidden;
            let gradient = logit_gradient * params[OUTPUT_WEIGHTS + neuron];
            gradients[HIDDEN_BIASES + neuron] += gradient;
            let weights = HIDDEN_WEIGHTS + neuron * INPUTS;
            for (input, &sum) in self.sums.iter().enumerate() {
                gradients[weights + input] += gradient * sum.clamp(0.0, CLIP_MAX);
                if sum > 0.0 && sum < CLIP_MAX {
                    sum_gradients[input] += gradient * params[weights + input];
                }
            }
            for &threat in &sample.threats {
                gradients[weights + 2 * ACCUMULATOR_SIZE + usize::from(threat)] += gradient;
            }
        }
        sum_gradients
    }

    /// Takes a step.
    pub fn step(&mut self, batch_size: usize, learning_rate: f32) {
        self.adam.step(batch_size, learning_rate);
    }

    /// Feature weights and networks as integers.
    pub fn quantised(&self) -> (Vec<Accumulator>, Vec<Network>) {
        let (features, networks) = self.adam.params.split_at(first_network(self.rule));
        let features = features.chunks_exact(ACCUMULATOR_SIZE);
        let networks = networks.chunks_exact(NETWORK_PARAMS);
        (
            features.map(quantised_accumulator).collect(),
            networks.map(quantised_network).collect(),
        )
    }
}

/// The first parameter of the first network.
const fn first_network(rule: Rule) -> usize {
    ShapeCode::count(rule) * ACCUMULATOR_SIZE
}

fn quantised_accumulator(params: &[f32]) -> Accumulator {
    std::array::from_fn(|index| round_to_i16(params[index] * f32::from(INPUT_SCALE)))
}

fn quantised_network(params: &[f32]) -> Network {
    let weight = |param: usize| round_to_i16(params[param] * f32::from(WEIGHT_SCALE));
    let mut network = Network::zero();
    network.accumulator_bias = quantised_accumulator(&params[ACCUMULATOR_BIAS..]);
    for (neuron, weights) in network.hidden_weights.iter_mut().enumerate() {
        for (input, number) in weights.iter_mut().take(INPUTS).enumerate() {
            *number = weight(HIDDEN_WEIGHTS + neuron * INPUTS + input);
        }
    }
    let scale = f32::from(INPUT_SCALE) * f32::from(WEIGHT_SCALE);
    #[expect(clippy::cast_possible_truncation, reason = "a cast from f32 saturates")]
    let bias = |neuron: usize| (params[HIDDEN_BIASES + neuron] * scale).round() as i32;
    network.hidden_biases = std::array::from_fn(bias);
    network.output_weights = std::array::from_fn(|neuron| weight(OUTPUT_WEIGHTS + neuron));
    network
}

/// By code, whether its feature weights are trained: codes that only tell that there is room around a point are not, so that
/// the evaluation does not depend on the size of the board. Black's overlines under a rule with fouls are.
fn trained_codes(rule: Rule) -> Vec<bool> {
    let shapes = ShapeCodeTable::get().shapes();
    let is_trained = |code: usize| {
        let may_be_foul = rule.has_fouls() && code >= ShapeCode::COUNT;
        shapes[code % ShapeCode::COUNT]
            .iter()
            .any(|&shape| shape > Shape::One || may_be_foul && shape == Shape::Overline)
    };
    (0..ShapeCode::count(rule)).map(is_trained).collect()
}

/// The nearest integer in range.
#[expect(clippy::cast_possible_truncation, reason = "a cast from f32 saturates")]
pub fn round_to_i16(number: f32) -> i16 {
    number.round() as i16
}

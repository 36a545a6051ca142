//! Trains the network: the engine's [`Network`] in floating point, with backpropagation.

use rand::{Rng, RngExt};

use super::Sample;
use super::adam::Adam;
use crate::engine::board::{Shape, ShapeCode, ShapeCodeTable};
use crate::engine::eval::{
    ACCUMULATOR_SIZE, CLIP, FIRST_LOCAL, HIDDEN_SIZE, INPUT_SCALE, INPUT_SIZE, LOCAL_SIZE, Network,
    WEIGHT_SCALE, Weights,
};
use crate::rules::{Rule, Side};

/// Numbers in all local sums.
const LOCAL_SUMS: usize = 4 * LOCAL_SIZE;
/// Inputs of the hidden layer, without the padding.
const INPUTS: usize = FIRST_LOCAL + LOCAL_SUMS;
/// Weights of a code in local sums.
const LOCAL_FEATURE: usize = 2 * LOCAL_SIZE;
/// Where the parameters of a network lie, relative to its first. The feature weights of all codes and their weights in local
/// sums come before the networks.
const ACCUMULATOR_BIAS: usize = 0;
const LOCAL_BIAS: usize = ACCUMULATOR_BIAS + ACCUMULATOR_SIZE;
const HIDDEN_WEIGHTS: usize = LOCAL_BIAS + LOCAL_SIZE;
const HIDDEN_BIASES: usize = HIDDEN_WEIGHTS + HIDDEN_SIZE * INPUTS;
const OUTPUT_WEIGHTS: usize = HIDDEN_BIASES + HIDDEN_SIZE;
const NETWORK_PARAMS: usize = OUTPUT_WEIGHTS + HIDDEN_SIZE;
/// The greatest weight in a local sum, and the greatest bias. At most 32 points have two weights each in it, so it cannot
/// overflow.
const LOCAL_MAX: f32 = 2.0;
/// The greatest value of a clipped accumulator or local sum.
const CLIP_MAX: f32 = CLIP as f32 / INPUT_SCALE as f32;
/// The factor of the L2 regularisation.
const DECAY: f32 = 1e-6;

const _: () = assert!(INPUTS <= INPUT_SIZE);
const _: () = assert!(65.0 * LOCAL_MAX * (INPUT_SCALE as f32) < i16::MAX as f32);

/// The networks of a rule in training: one for both sides, or White's and Black's.
pub struct NetworkTrainer {
    adam: Adam,
    rule: Rule,
    /// By code, whether its feature weights are trained; the others stay 0.
    is_trained: Vec<bool>,
    /// The accumulators of the last sample: the side to move, then the opponent.
    sums: [f32; 2 * ACCUMULATOR_SIZE],
    /// The local sums of the last sample, in the order of the inputs.
    local_sums: [f32; LOCAL_SUMS],
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
                let local_feature = first_local(rule) + code * LOCAL_FEATURE;
                trainer.adam.params[local_feature..][..LOCAL_FEATURE].fill(0.0);
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
        let local_features = weights.local_features.as_flattened();
        let features = weights.features.as_flattened().iter();
        let mut params: Vec<f32> = features.chain(local_features).map(input).collect();
        for network in &weights.networks {
            params.extend(network.accumulator_bias.iter().map(input));
            params.extend(network.local_bias.iter().map(input));
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
            local_sums: [0.0; LOCAL_SUMS],
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
        self.add_up_local_sums(sample, networks[0]);
        let params = &self.adam.params[networks[0]..][..NETWORK_PARAMS];
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
            for (weight, sum) in weights[FIRST_LOCAL..].iter().zip(&self.local_sums) {
                hidden += weight * sum.clamp(0.0, CLIP_MAX);
            }
            self.hidden[neuron] = hidden;
            logit += params[OUTPUT_WEIGHTS + neuron] * hidden.max(0.0);
        }
        logit
    }

    /// Computes the local sums of a sample for the network that starts at a parameter.
    fn add_up_local_sums(&mut self, sample: &Sample, network: usize) {
        let params = &self.adam.params;
        for sum in self.local_sums.chunks_exact_mut(LOCAL_SIZE) {
            sum.copy_from_slice(&params[network + LOCAL_BIAS..][..LOCAL_SIZE]);
        }
        for (param, sum) in local_terms(self.rule, sample) {
            let weights = &params[param..][..LOCAL_SIZE];
            for (sum, weight) in self.local_sums[sum..].iter_mut().zip(weights) {
                *sum += weight;
            }
        }
    }

    /// The backward pass for the sample of the last forward pass, from the gradient of the loss by the logit.
    pub fn add_gradients(&mut self, sample: &Sample, logit_gradient: f32) {
        let networks = [sample.side, sample.side.other()].map(|side| self.network(side));
        let (sum_gradients, local_gradients) =
            self.add_network_gradients(sample, logit_gradient, networks[0]);
        self.add_local_gradients(sample, networks[0], &local_gradients);
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

    /// Adds the gradients of the weights in local sums from those of the sums.
    fn add_local_gradients(
        &mut self,
        sample: &Sample,
        network: usize,
        sum_gradients: &[f32; LOCAL_SUMS],
    ) {
        let gradients = &mut self.adam.gradients;
        for sum_gradients in sum_gradients.chunks_exact(LOCAL_SIZE) {
            let bias = &mut gradients[network + LOCAL_BIAS..][..LOCAL_SIZE];
            for (weight, gradient) in bias.iter_mut().zip(sum_gradients) {
                *weight += gradient;
            }
        }
        for (param, sum) in local_terms(self.rule, sample) {
            let code = (param - first_local(self.rule)) / LOCAL_FEATURE;
            if !self.is_trained[code] {
                continue;
            }
            let weights = &mut gradients[param..][..LOCAL_SIZE];
            for (weight, gradient) in weights.iter_mut().zip(&sum_gradients[sum..]) {
                *weight += gradient;
            }
        }
    }

    /// Adds the gradients of the hidden and output layers of the network that starts at a parameter. Returns those of the
    /// accumulators and of the local sums.
    fn add_network_gradients(
        &mut self,
        sample: &Sample,
        logit_gradient: f32,
        network: usize,
    ) -> ([f32; 2 * ACCUMULATOR_SIZE], [f32; LOCAL_SUMS]) {
        let mut sum_gradients = [0.0; 2 * ACCUMULATOR_SIZE];
        let mut local_gradients = [0.0; LOCAL_SUMS];
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
            let sums = (0..).zip(&self.sums).zip(&mut sum_gradients);
            let local_sums = (FIRST_LOCAL..).zip(&self.local_sums);
            for ((input, &sum), sum_gradient) in sums.chain(local_sums.zip(&mut local_gradients)) {
                gradients[weights + input] += gradient * sum.clamp(0.0, CLIP_MAX);
                if sum > 0.0 && sum < CLIP_MAX {
                    *sum_gradient += gradient * params[weights + input];
                }
            }
            for &threat in &sample.threats {
                gradients[weights + 2 * ACCUMULATOR_SIZE + usize::from(threat)] += gradient;
            }
        }
        (sum_gradients, local_gradients)
    }

    /// Takes a step.
    pub fn step(&mut self, batch_size: usize, learning_rate: f32) {
        self.adam.step(batch_size, learning_rate);
        let (first_local, first_network) = (first_local(self.rule), first_network(self.rule));
        for weight in &mut self.adam.params[first_local..first_network] {
            *weight = weight.clamp(-LOCAL_MAX, LOCAL_MAX);
        }
    }

    /// Writes feature weights, weights in local sums and networks as integers.
    pub fn quantise(&self, weights: &mut Weights) {
        let (features, networks) = self.adam.params.split_at(first_network(self.rule));
        let (features, local_features) = features.split_at(first_local(self.rule));
        let features = features.chunks_exact(ACCUMULATOR_SIZE);
        weights.features = features.map(quantised_inputs).collect();
        let local_features = local_features.chunks_exact(LOCAL_FEATURE);
        weights.local_features = local_features.map(quantised_inputs).collect();
        let networks = networks.chunks_exact(NETWORK_PARAMS);
        weights.networks = networks.map(quantised_network).collect();
    }
}

/// The first parameter of the weights in local sums.
const fn first_local(rule: Rule) -> usize {
    ShapeCode::count(rule) * ACCUMULATOR_SIZE
}

/// The first parameter of the first network.
const fn first_network(rule: Rule) -> usize {
    first_local(rule) + ShapeCode::count(rule) * LOCAL_FEATURE
}

/// Which weights are added to which local sum: the first parameter and the first number of the sum for each term.
fn local_terms(rule: Rule, sample: &Sample) -> impl Iterator<Item = (usize, usize)> + '_ {
    let first = first_local(rule);
    let around = sample.local_codes.iter().zip([0, 2]);
    around.flat_map(move |(points, sum)| {
        points.iter().flat_map(move |codes| {
            let [mine, others] = codes.map(|code| first + usize::from(code) * LOCAL_FEATURE);
            let (me, opponent) = (sum * LOCAL_SIZE, (sum + 1) * LOCAL_SIZE);
            [
                (mine, me),
                (others + LOCAL_SIZE, me),
                (others, opponent),
                (mine + LOCAL_SIZE, opponent),
            ]
        })
    })
}

/// The first numbers of the parameters in the scale of inputs.
fn quantised_inputs<const N: usize>(params: &[f32]) -> [i16; N] {
    std::array::from_fn(|index| round_to_i16(params[index] * f32::from(INPUT_SCALE)))
}

fn quantised_network(params: &[f32]) -> Network {
    let weight = |param: usize| round_to_i16(params[param] * f32::from(WEIGHT_SCALE));
    let mut network = Network::zero();
    network.accumulator_bias = quantised_inputs(&params[ACCUMULATOR_BIAS..]);
    network.local_bias = quantised_inputs(&params[LOCAL_BIAS..]);
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

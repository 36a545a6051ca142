//! Trains the network: the engine's [`Network`] in floating point, with backpropagation.

use rand::{Rng, RngExt};

use super::Sample;
use super::adam::Adam;
use super::feature_table::FeatureTable;
use crate::network::{
    ACCUMULATOR_SIZE, CHANGE_SIZE, CLIP, FIRST_THREAT, HIDDEN_SIZE, INPUT_SCALE, INPUT_SIZE,
    MAX_CHANGE_WEIGHT, Network, THREAT_FEATURES, WEIGHT_SCALE, Weights,
};
use crate::shapes::ShapeCode;
use narabe_rules::{Rule, Side};

/// Sums among the inputs of the hidden layer: both accumulators and both change sums.
const SUMS: usize = FIRST_THREAT;
/// Where the change sums begin among them.
const FIRST_CHANGE: usize = 2 * ACCUMULATOR_SIZE;
/// Inputs of the hidden layer: the sums, then the threat features.
const INPUTS: usize = SUMS + THREAT_FEATURES;
/// Where the parameters of a network lie, relative to its first.
const ACCUMULATOR_BIAS: usize = 0;
const CHANGE_BIASES: usize = ACCUMULATOR_BIAS + ACCUMULATOR_SIZE;
const HIDDEN_WEIGHTS: usize = CHANGE_BIASES + 2 * CHANGE_SIZE;
const HIDDEN_BIASES: usize = HIDDEN_WEIGHTS + HIDDEN_SIZE * INPUTS;
const OUTPUT_WEIGHTS: usize = HIDDEN_BIASES + HIDDEN_SIZE;
const NETWORK_PARAMS: usize = OUTPUT_WEIGHTS + HIDDEN_SIZE;
/// The bias of sums to start from.
const START_BIAS: f32 = 0.3;
/// The largest random parameter of the layers to start from.
const MAX_START: f32 = 0.2;
/// The greatest value of a clipped sum.
const CLIP_MAX: f32 = CLIP as f32 / INPUT_SCALE as f32;
/// The greatest weight of a code in accumulators, as far as the file can hold it.
const MAX_WEIGHT: f32 = i16::MAX as f32 / INPUT_SCALE as f32;
/// The greatest weight of a code in a change sum.
const MAX_CHANGE: f32 = MAX_CHANGE_WEIGHT as f32 / INPUT_SCALE as f32;
/// The factor of the L2 regularisation.
const DECAY: f32 = 1e-6;

const _: () = assert!(INPUTS <= INPUT_SIZE);

/// The networks of a rule in training: one for both sides, or White's and Black's.
pub struct NetworkTrainer {
    rule: Rule,
    /// The weights of codes in accumulators.
    features: FeatureTable,
    /// The weights of codes in change sums: for the side to move, then for the opponent.
    change_features: FeatureTable,
    /// The parameters of the networks.
    adam: Adam,
    /// The sums of the last sample: the accumulator of the side to move, the opponent's and the change sums.
    sums: [f32; SUMS],
    /// The hidden neurons of the last sample before the ReLU.
    hidden: [f32; HIDDEN_SIZE],
}

impl NetworkTrainer {
    /// Starts from small random parameters.
    pub fn random(rule: Rule, rng: &mut impl Rng) -> Self {
        let params = (0..ShapeCode::sides(rule) * NETWORK_PARAMS)
            .map(|param| match param % NETWORK_PARAMS {
                ACCUMULATOR_BIAS..HIDDEN_WEIGHTS => START_BIAS,
                HIDDEN_BIASES..OUTPUT_WEIGHTS => 0.0,
                _ => rng.random_range(-MAX_START..MAX_START),
            })
            .collect();
        let features = FeatureTable::random(rule, ACCUMULATOR_SIZE, MAX_WEIGHT, rng);
        let change_features = FeatureTable::random(rule, 2 * CHANGE_SIZE, MAX_CHANGE, rng);
        Self::new(rule, features, change_features, params)
    }

    /// Starts from weights.
    pub fn from_weights(rule: Rule, weights: &Weights) -> Self {
        let input_scale = f32::from(INPUT_SCALE);
        let weight_scale = f32::from(WEIGHT_SCALE);
        let input = |&number: &i16| f32::from(number) / input_scale;
        let weight = |&number: &i16| f32::from(number) / weight_scale;
        let mut params = Vec::new();
        for network in &weights.networks {
            params.extend(network.accumulator_bias.iter().map(input));
            params.extend(network.change_biases.as_flattened().iter().map(input));
            let hidden_weights = network.hidden_weights.iter();
            params.extend(hidden_weights.flat_map(|all| &all[..INPUTS]).map(weight));
            let biases = network.hidden_biases.iter();
            params.extend(biases.map(|&bias| bias as f32 / (input_scale * weight_scale)));
            params.extend(network.output_weights.iter().map(weight));
        }
        let features = weights.features.as_flattened().iter().map(input);
        let change_features = weights.change_features.as_flattened().as_flattened();
        let change_features = change_features.iter().map(input);
        Self::new(
            rule,
            FeatureTable::from_weights(rule, ACCUMULATOR_SIZE, MAX_WEIGHT, features.collect()),
            FeatureTable::from_weights(
                rule,
                2 * CHANGE_SIZE,
                MAX_CHANGE,
                change_features.collect(),
            ),
            params,
        )
    }

    fn new(
        rule: Rule,
        features: FeatureTable,
        change_features: FeatureTable,
        params: Vec<f32>,
    ) -> Self {
        Self {
            rule,
            features,
            change_features,
            adam: Adam::new(params, DECAY),
            sums: [0.0; SUMS],
            hidden: [0.0; HIDDEN_SIZE],
        }
    }

    /// The first parameter of a side's network.
    const fn network(&self, side: Side) -> usize {
        ShapeCode::side_index(self.rule, side) * NETWORK_PARAMS
    }

    /// The forward pass: the logarithm of the odds that the side to move wins.
    pub fn logit(&mut self, sample: &Sample) -> f32 {
        self.add_up(sample);
        let params = &self.adam.params[self.network(sample.side)..][..NETWORK_PARAMS];
        let clipped = self.sums.map(|sum| sum.clamp(0.0, CLIP_MAX));
        let mut logit = 0.0;
        for neuron in 0..HIDDEN_SIZE {
            let weights = &params[HIDDEN_WEIGHTS + neuron * INPUTS..][..INPUTS];
            let mut hidden = params[HIDDEN_BIASES + neuron] + dot(weights, &clipped);
            for &threat in &sample.threats {
                hidden += weights[SUMS + usize::from(threat)];
            }
            self.hidden[neuron] = hidden;
            logit += params[OUTPUT_WEIGHTS + neuron] * hidden.max(0.0);
        }
        logit
    }

    /// Computes the sums of a sample.
    fn add_up(&mut self, sample: &Sample) {
        let codes = [&sample.own_codes, &sample.opponent_codes];
        let sides = [sample.side, sample.side.other()];
        for (half, (counts, side)) in codes.into_iter().zip(sides).enumerate() {
            let sum = &mut self.sums[half * ACCUMULATOR_SIZE..][..ACCUMULATOR_SIZE];
            let network = ShapeCode::side_index(self.rule, side) * NETWORK_PARAMS;
            let bias = &self.adam.params[network + ACCUMULATOR_BIAS..];
            sum.copy_from_slice(&bias[..ACCUMULATOR_SIZE]);
            for &(code, count) in counts {
                add(sum, self.features.weights(code), f32::from(count));
            }
        }
        let biases = self.network(sample.side) + CHANGE_BIASES;
        let sums = &mut self.sums[FIRST_CHANGE..];
        sums.copy_from_slice(&self.adam.params[biases..][..2 * CHANGE_SIZE]);
        let sums = sums.chunks_exact_mut(CHANGE_SIZE);
        for (sum, points) in sums.zip(&sample.changed_codes) {
            for (half, code) in halves(points) {
                let weights = self.change_features.weights(code);
                add(sum, &weights[half * CHANGE_SIZE..], 1.0);
            }
        }
    }

    /// The hidden neurons of the last forward pass after the ReLU.
    pub fn hidden(&self) -> [f32; HIDDEN_SIZE] {
        self.hidden.map(|hidden| hidden.max(0.0))
    }

    /// The backward pass for the sample of the last forward pass, from the gradient of the loss by the logit.
    pub fn add_gradients(&mut self, sample: &Sample, logit_gradient: f32) {
        let network = self.network(sample.side);
        let sum_gradients = self.add_network_gradients(sample, logit_gradient, network);
        let codes = [&sample.own_codes, &sample.opponent_codes];
        let sides = [sample.side, sample.side.other()];
        for (half, (counts, side)) in codes.into_iter().zip(sides).enumerate() {
            let sum_gradients = &sum_gradients[half * ACCUMULATOR_SIZE..][..ACCUMULATOR_SIZE];
            let bias = self.network(side) + ACCUMULATOR_BIAS;
            add(&mut self.adam.gradients[bias..], sum_gradients, 1.0);
            for &(code, count) in counts {
                let gradients = self.features.gradients(code);
                add(gradients, sum_gradients, f32::from(count));
            }
        }
        let sum_gradients = &sum_gradients[FIRST_CHANGE..];
        let biases = network + CHANGE_BIASES;
        add(&mut self.adam.gradients[biases..], sum_gradients, 1.0);
        let sum_gradients = sum_gradients.chunks_exact(CHANGE_SIZE);
        for (sum_gradients, points) in sum_gradients.zip(&sample.changed_codes) {
            for (half, code) in halves(points) {
                let gradients = self.change_features.gradients(code);
                add(&mut gradients[half * CHANGE_SIZE..], sum_gradients, 1.0);
            }
        }
    }

    /// Adds the gradients of the hidden and output layers of the network that starts at a parameter. Returns those of the sums.
    fn add_network_gradients(
        &mut self,
        sample: &Sample,
        logit_gradient: f32,
        network: usize,
    ) -> [f32; SUMS] {
        let mut sum_gradients = [0.0; SUMS];
        let clipped = self.sums.map(|sum| sum.clamp(0.0, CLIP_MAX));
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
            let first = HIDDEN_WEIGHTS + neuron * INPUTS;
            add(&mut gradients[first..][..SUMS], &clipped, gradient);
            add(&mut sum_gradients, &params[first..][..SUMS], gradient);
            for &threat in &sample.threats {
                gradients[first + SUMS + usize::from(threat)] += gradient;
            }
        }
        for (gradient, &sum) in sum_gradients.iter_mut().zip(&self.sums) {
            if sum <= 0.0 || sum >= CLIP_MAX {
                *gradient = 0.0;
            }
        }
        sum_gradients
    }

    /// Takes a step.
    pub fn step(&mut self, batch_size: usize, learning_rate: f32) {
        self.features.step(batch_size, learning_rate);
        self.change_features.step(batch_size, learning_rate);
        self.adam.step(batch_size, learning_rate);
        for network in self.adam.params.chunks_exact_mut(NETWORK_PARAMS) {
            for bias in &mut network[CHANGE_BIASES..HIDDEN_WEIGHTS] {
                *bias = bias.clamp(-MAX_CHANGE, MAX_CHANGE);
            }
        }
    }

    /// Writes the weights of codes and the networks as integers.
    pub fn quantise(&self, weights: &mut Weights) {
        weights.features = self.features.all_weights().map(quantised_inputs).collect();
        let change_features = self.change_features.all_weights();
        let halves =
            |weights: &[f32]| [0, CHANGE_SIZE].map(|half| quantised_inputs(&weights[half..]));
        weights.change_features = change_features.map(halves).collect();
        let networks = self.adam.params.chunks_exact(NETWORK_PARAMS);
        weights.networks = networks.map(quantised_network).collect();
    }
}

/// The codes of changed points, each with the half of its weights that counts.
fn halves(points: &[[u16; 2]]) -> impl Iterator<Item = (usize, u16)> + '_ {
    points
        .iter()
        .flat_map(|codes| codes.iter().copied().enumerate())
}

/// The sum of the products of the first numbers.
fn dot(weights: &[f32], inputs: &[f32; SUMS]) -> f32 {
    let products = weights.iter().zip(inputs);
    products.map(|(weight, input)| weight * input).sum()
}

/// Adds the second numbers times a factor to the first.
fn add(sums: &mut [f32], numbers: &[f32], factor: f32) {
    for (sum, number) in sums.iter_mut().zip(numbers) {
        *sum += factor * number;
    }
}

/// The first numbers of the parameters in the scale of inputs.
fn quantised_inputs<const N: usize>(params: &[f32]) -> [i16; N] {
    std::array::from_fn(|index| round_to_i16(params[index] * f32::from(INPUT_SCALE)))
}

fn quantised_network(params: &[f32]) -> Network {
    let weight = |param: usize| round_to_i16(params[param] * f32::from(WEIGHT_SCALE));
    let mut network = Network::zero();
    network.accumulator_bias = quantised_inputs(&params[ACCUMULATOR_BIAS..]);
    network.change_biases =
        [0, CHANGE_SIZE].map(|sum| quantised_inputs(&params[CHANGE_BIASES + sum..]));
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

/// The nearest integer in range.
#[expect(clippy::cast_possible_truncation, reason = "a cast from f32 saturates")]
pub fn round_to_i16(number: f32) -> i16 {
    number.round() as i16
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use rand::SeedableRng;
    use rand::rngs::StdRng;

    use super::super::TrainingGame;
    use super::super::sample::sample;
    use super::*;
    use crate::board::SearchBoard;
    use crate::eval::evaluate;
    use crate::network::EVAL_SCALE;
    use narabe_rules::BoardSize;

    /// The parameters, the sums and the layers of trainer and engine must mean the same.
    #[test]
    fn the_engine_evaluates_like_the_trainer() {
        let game = "h8 i9 h10 j8 k7 g9 f9 h9 i7 j7 g11 | | ?";
        let game: TrainingGame = game.parse().unwrap();
        for rule in [Rule::Freestyle, Rule::Renju] {
            let mut trainer = NetworkTrainer::random(rule, &mut StdRng::seed_from_u64(8));
            let mut weights = Weights::zero(rule);
            trainer.quantise(&mut weights);
            let mut board = SearchBoard::new(rule, BoardSize::DEFAULT, Arc::new(weights));
            for &point in &game.moves {
                let point = board.index(point);
                let logit = trainer.logit(&sample(&board, &game, 0, point));
                let found = evaluate(&mut board) as f32 / EVAL_SCALE as f32;
                assert!((found - logit).abs() < 0.05, "{rule:?}: {found} {logit}");
                board.play(point);
            }
        }
    }

    #[test]
    fn weights_are_the_same_after_no_step() {
        let mut weights = Weights::zero(Rule::Renju);
        NetworkTrainer::random(Rule::Renju, &mut StdRng::seed_from_u64(8)).quantise(&mut weights);
        let mut again = Weights::zero(Rule::Renju);
        NetworkTrainer::from_weights(Rule::Renju, &weights).quantise(&mut again);
        assert!(again == weights);
    }
}

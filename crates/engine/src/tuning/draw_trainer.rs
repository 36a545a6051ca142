//! Trains the chance of a draw: an output layer over the hidden neurons, which learn from the evaluation alone.

use super::Sample;
use super::adam::Adam;
use super::network_trainer::round_to_i16;
use crate::network::{HIDDEN_SIZE, INPUT_SCALE, Network, WEIGHT_SCALE, Weights};
use crate::shapes::ShapeCode;
use narabe_rules::{Rule, Side};

/// The parameters of a network: a weight for each neuron, then the bias.
const PARAMS: usize = HIDDEN_SIZE + 1;
/// The bias to start from: few games are drawn.
const START_BIAS: f32 = -3.0;
/// The factor of the L2 regularisation.
const DECAY: f32 = 1e-6;

/// The output layers of a rule in training: one for both sides, or White's and Black's.
pub struct DrawTrainer {
    rule: Rule,
    adam: Adam,
}

impl DrawTrainer {
    /// Starts from an even, small chance.
    pub fn new(rule: Rule) -> Self {
        let params = (0..ShapeCode::sides(rule) * PARAMS).map(|param| match param % PARAMS {
            HIDDEN_SIZE => START_BIAS,
            _ => 0.0,
        });
        Self {
            rule,
            adam: Adam::new(params.collect(), DECAY),
        }
    }

    /// Starts from weights.
    pub fn from_weights(rule: Rule, weights: &Weights) -> Self {
        let scale = f32::from(WEIGHT_SCALE);
        let params = weights.networks.iter().flat_map(|network| {
            let weights = network.draw_weights.iter();
            let bias = network.draw_bias as f32 / (f32::from(INPUT_SCALE) * scale);
            weights
                .map(move |&weight| f32::from(weight) / scale)
                .chain([bias])
        });
        Self {
            rule,
            adam: Adam::new(params.collect(), DECAY),
        }
    }

    /// The first parameter of a side's network.
    const fn network(&self, side: Side) -> usize {
        ShapeCode::side_index(self.rule, side) * PARAMS
    }

    /// The logarithm of the odds of a draw, from the hidden neurons after the ReLU.
    pub fn logit(&self, sample: &Sample, hidden: &[f32; HIDDEN_SIZE]) -> f32 {
        let params = &self.adam.params[self.network(sample.side)..][..PARAMS];
        let products = params.iter().zip(hidden);
        params[HIDDEN_SIZE]
            + products
                .map(|(weight, hidden)| weight * hidden)
                .sum::<f32>()
    }

    /// Adds the gradients of a sample, from that of the loss by the logit.
    pub fn add_gradients(
        &mut self,
        sample: &Sample,
        hidden: &[f32; HIDDEN_SIZE],
        logit_gradient: f32,
    ) {
        let network = self.network(sample.side);
        let gradients = &mut self.adam.gradients[network..][..PARAMS];
        gradients[HIDDEN_SIZE] += logit_gradient;
        for (gradient, hidden) in gradients.iter_mut().zip(hidden) {
            *gradient += logit_gradient * hidden;
        }
    }

    /// Takes a step.
    pub fn step(&mut self, batch_size: usize, learning_rate: f32) {
        self.adam.step(batch_size, learning_rate);
    }

    /// Writes the output layers as integers.
    pub fn quantise(&self, networks: &mut [Network]) {
        let scale = f32::from(WEIGHT_SCALE);
        for (network, params) in networks
            .iter_mut()
            .zip(self.adam.params.chunks_exact(PARAMS))
        {
            network.draw_weights =
                std::array::from_fn(|neuron| round_to_i16(params[neuron] * scale));
            #[expect(clippy::cast_possible_truncation, reason = "a cast from f32 saturates")]
            let bias = (params[HIDDEN_SIZE] * f32::from(INPUT_SCALE) * scale).round() as i32;
            network.draw_bias = bias;
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use rand::SeedableRng;
    use rand::rngs::StdRng;

    use super::super::TrainingGame;
    use super::super::network_trainer::NetworkTrainer;
    use super::super::sample::sample;
    use super::*;
    use crate::board::SearchBoard;
    use crate::eval::draw_chance;
    use narabe_rules::BoardSize;

    /// Both must mean the same, and a chance that is taught grows.
    #[test]
    fn the_engine_gives_the_chance_of_a_draw_that_was_taught() {
        let game: TrainingGame = "h8 i9 h10 j8 k7 | | 0.5".parse().unwrap();
        for rule in [Rule::Freestyle, Rule::Renju] {
            let mut network = NetworkTrainer::random(rule, &mut StdRng::seed_from_u64(8));
            let mut weights = Weights::zero(rule);
            network.quantise(&mut weights);
            let mut board = SearchBoard::new(rule, BoardSize::DEFAULT, Arc::new(weights.clone()));
            for &point in &game.moves[..4] {
                board.play(board.index(point));
            }
            let sample = sample(&board, &game, 0, board.index(game.moves[4]));
            assert_eq!(sample.is_draw, Some(true));
            network.logit(&sample);
            let hidden = network.hidden();
            let mut trainer = DrawTrainer::new(rule);
            assert!(trainer.logit(&sample, &hidden) < -2.9);
            for _ in 0..100 {
                trainer.add_gradients(&sample, &hidden, -0.5);
                trainer.step(1, 0.01);
            }
            trainer.quantise(&mut weights.networks);
            let expected = 1.0 / (1.0 + (-trainer.logit(&sample, &hidden)).exp());
            assert!(expected > 0.2);
            let mut board = SearchBoard::new(rule, BoardSize::DEFAULT, Arc::new(weights.clone()));
            for &point in &game.moves[..4] {
                board.play(board.index(point));
            }
            let found = draw_chance(&mut board);
            assert!(
                (found - f64::from(expected)).abs() < 0.02,
                "{rule:?}: {found} {expected}"
            );
            let read = DrawTrainer::from_weights(rule, &weights);
            let difference = read.logit(&sample, &hidden) - trainer.logit(&sample, &hidden);
            assert!(difference.abs() < 0.02);
        }
    }
}

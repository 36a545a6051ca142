//! The fit: the network learns to predict results, move ordering learns to predict moves.

use rand::SeedableRng;
use rand::rngs::StdRng;
use rand::seq::SliceRandom;

use super::Sample;
use super::network_trainer::NetworkTrainer;
use super::order_trainer::OrderTrainer;
use crate::engine::eval::{EVAL_SCALE, Weights};
use crate::rules::Rule;

/// Samples per step.
const BATCH_SIZE: usize = 2_048;
/// One sample in this many is held out for validation: those of the last games.
const VALIDATION_DIVISOR: usize = 12;
/// The learning rate of the network in the first epoch.
const NETWORK_RATE: f32 = 0.003;
/// The learning rate of move ordering in the first epoch.
const ORDER_RATE: f32 = 0.01;
/// The factor of the learning rates when the fit starts from weights.
const FINE_TUNING_FACTOR: f32 = 0.3;
/// The least factor of the learning rates, reached towards the last epoch.
const MIN_RATE_FACTOR: f32 = 0.03;

/// How to fit.
#[derive(Clone, Copy, Debug)]
pub struct FitSettings {
    /// The number of passes over the samples.
    pub epochs: usize,
    /// The share of the search's value in the target of the evaluation, from 0 to 1; the rest is the result of the game.
    pub eval_share: f32,
    /// The seed of all random numbers.
    pub seed: u64,
}

/// Mean cross-entropy losses of an epoch: less is better.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Losses {
    /// Of the evaluation, against its target.
    pub value: f64,
    /// Of move ordering, against the moves played.
    pub order: f64,
    /// Of the evaluation, against the results of the games held out for validation.
    pub validation: f64,
}

/// Fits weights to samples, which must be in the order of their games, and passes the number and losses of each epoch to
/// `report`. Starts from `start` if given: a few games can improve the weights of a similar rule, but not replace them.
pub fn fit(
    rule: Rule,
    mut samples: Vec<Sample>,
    settings: &FitSettings,
    start: Option<&Weights>,
    mut report: impl FnMut(usize, Losses),
) -> Weights {
    let mut rng = StdRng::seed_from_u64(settings.seed);
    let validation = samples.split_off(samples.len() - samples.len() / VALIDATION_DIVISOR);
    let mut trainers = match start {
        Some(weights) => Trainers {
            network: NetworkTrainer::from_weights(rule, weights),
            order: OrderTrainer::from_weights(rule, weights),
        },
        None => Trainers {
            network: NetworkTrainer::random(rule, &mut rng),
            order: OrderTrainer::new(rule),
        },
    };
    let first_factor = start.map_or(1.0, |_| FINE_TUNING_FACTOR);
    for epoch in 0..settings.epochs {
        samples.shuffle(&mut rng);
        let progress = epoch as f32 / settings.epochs as f32;
        let rate_factor = first_factor * (1.0 - progress).max(MIN_RATE_FACTOR);
        let mut losses = trainers.epoch(&samples, settings.eval_share, rate_factor);
        losses.validation = trainers.validation_loss(&validation);
        report(epoch + 1, losses);
    }
    let mut weights = Weights::zero(rule);
    trainers.network.quantise(&mut weights);
    (weights.order_scores, weights.offset_scores) = trainers.order.quantised();
    weights
}

struct Trainers {
    network: NetworkTrainer,
    order: OrderTrainer,
}

impl Trainers {
    /// Learns from all samples once.
    fn epoch(&mut self, samples: &[Sample], eval_share: f32, rate_factor: f32) -> Losses {
        let mut losses = Losses::default();
        let mut played_moves = 0_usize;
        for batch in samples.chunks(BATCH_SIZE) {
            for sample in batch {
                let target = target(sample, eval_share);
                let predicted = sigmoid(self.network.logit(sample));
                losses.value += cross_entropy(predicted, target);
                self.network.add_gradients(sample, predicted - target);
                if let Some(loss) = self.order.add_gradients(sample) {
                    losses.order += f64::from(loss);
                    played_moves += 1;
                }
            }
            self.network.step(batch.len(), NETWORK_RATE * rate_factor);
            self.order.step(batch.len(), ORDER_RATE * rate_factor);
        }
        losses.value /= samples.len().max(1) as f64;
        losses.order /= played_moves.max(1) as f64;
        losses
    }

    fn validation_loss(&mut self, samples: &[Sample]) -> f64 {
        let losses = samples
            .iter()
            .map(|sample| cross_entropy(sigmoid(self.network.logit(sample)), sample.result));
        losses.sum::<f64>() / samples.len().max(1) as f64
    }
}

/// The target of the evaluation as a win rate: a mean of the search's value and the result.
fn target(sample: &Sample, eval_share: f32) -> f32 {
    match sample.value {
        Some(value) => {
            eval_share * sigmoid(value as f32 / EVAL_SCALE as f32)
                + (1.0 - eval_share) * sample.result
        }
        None => sample.result,
    }
}

fn sigmoid(logit: f32) -> f32 {
    1.0 / (1.0 + (-logit).exp())
}

fn cross_entropy(predicted: f32, target: f32) -> f64 {
    let predicted = predicted.clamp(1e-6, 1.0 - 1e-6);
    f64::from(-(target * predicted.ln() + (1.0 - target) * (1.0 - predicted).ln()))
}

#[cfg(test)]
mod tests {
    use super::super::{TrainingGame, samples};
    use super::*;
    use crate::rules::BoardSize;

    /// Two games, repeated, in which the side with the four wins.
    #[test]
    fn a_fit_learns_and_is_deterministic() {
        let games = [
            "h8 a1 i8 c2 j8 e3 h9 g10 h7 g5 | 10 -10 20 -20 30 -30 40 -40 50 -50 | 1",
            "a1 h8 c2 i8 e3 j8 g12 h9 k2 h7 | 10 -10 20 -20 30 -30 40 -40 50 -50 | 0",
        ];
        let all: Vec<Sample> = games
            .iter()
            .cycle()
            .take(60)
            .flat_map(|game| {
                let game: TrainingGame = game.parse().unwrap();
                samples(Rule::Freestyle, BoardSize::DEFAULT, &game).unwrap()
            })
            .collect();
        let settings = FitSettings {
            epochs: 30,
            eval_share: 0.0,
            seed: 3,
        };
        let run = || {
            let mut epochs = Vec::new();
            let weights = fit(
                Rule::Freestyle,
                all.clone(),
                &settings,
                None,
                |_, losses| {
                    epochs.push(losses);
                },
            );
            (weights, epochs)
        };
        let ((first, losses), (second, _)) = (run(), run());
        assert!(first == second);
        let (before, after) = (losses[0], losses[losses.len() - 1]);
        assert!(after.value < 0.8 * before.value, "{before:?} {after:?}");
        assert!(after.order < before.order);
    }
}

//! The fit: the network learns to predict results, move ordering learns to predict moves.

use rand::SeedableRng;
use rand::rngs::StdRng;
use rand::seq::SliceRandom;

use super::Sample;
use super::draw_trainer::DrawTrainer;
use super::network_trainer::NetworkTrainer;
use super::order_trainer::OrderTrainer;
use super::win_rate::{sigmoid, win_rate};
use crate::network::Weights;
use narabe_rules::Rule;

/// Samples per step.
const BATCH_SIZE: usize = 1_024;
/// The first learning rate of the network.
const NETWORK_RATE: f32 = 0.002;
/// The first learning rate of move ordering.
const ORDER_RATE: f32 = 0.01;
/// The factor of the learning rates when the fit starts from weights.
const FINE_TUNING_FACTOR: f32 = 0.3;
/// The least factor of the learning rates.
const MIN_RATE_FACTOR: f32 = 0.01;

/// How to fit.
#[derive(Clone, Copy, Debug)]
pub struct FitSettings {
    /// The number of passes over the samples.
    pub epochs: usize,
    /// The share of the search's value in the target of the evaluation, from 0 to 1; the rest is the result of the game.
    pub eval_share: f32,
    /// How much of the weights to start from is kept, from 0 to 1: the result lies so far on the way back to them. A fit to few
    /// games predicts them better than it plays.
    pub keep: f32,
    /// Whether only the chance of a draw is fitted, and all else is taken over from the weights to start from.
    pub draws_only: bool,
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
    /// Of the chance of a draw, against the results.
    pub draw: f64,
    /// Of the evaluation, against its target, on the positions held out for validation.
    pub validation: f64,
}

/// What a fit starts from.
#[derive(Clone, Copy, Default)]
pub struct FitStart<'a> {
    /// Weights to improve; without them the parameters are random at first.
    pub weights: Option<&'a Weights>,
    /// Weights whose move ordering is taken over; without them it is fitted too.
    pub order: Option<&'a Weights>,
}

/// Fits weights to samples, and passes the number and losses of each epoch to `report`. Returns the weights of the epoch with the
/// least loss on the samples that are held out for validation, or of the last epoch if there are none.
pub fn fit(
    rule: Rule,
    mut samples: Vec<Sample>,
    held_out: &[Sample],
    settings: &FitSettings,
    start: FitStart<'_>,
    mut report: impl FnMut(usize, Losses),
) -> Weights {
    let mut rng = StdRng::seed_from_u64(settings.seed);
    let mut trainers = Trainers {
        network: match start.weights {
            Some(weights) => NetworkTrainer::from_weights(rule, weights),
            None => NetworkTrainer::random(rule, &mut rng),
        },
        order: match start.order.or(start.weights) {
            Some(weights) => OrderTrainer::from_weights(rule, weights),
            None => OrderTrainer::new(rule),
        },
        draw: match start.weights {
            Some(weights) => DrawTrainer::from_weights(rule, weights),
            None => DrawTrainer::new(rule),
        },
        fits_network: !settings.draws_only,
        fits_order: !settings.draws_only && start.order.is_none(),
        eval_share: settings.eval_share,
    };
    let first_factor = start.weights.map_or(1.0, |_| FINE_TUNING_FACTOR);
    let (mut best, mut best_loss) = (Weights::zero(rule), f64::INFINITY);
    for epoch in 0..settings.epochs {
        samples.shuffle(&mut rng);
        let rate_factor = |share: f32| {
            let progress = (epoch as f32 + share) / settings.epochs as f32;
            first_factor * cosine(progress).max(MIN_RATE_FACTOR)
        };
        let mut losses = trainers.epoch(&samples, rate_factor);
        losses.validation = trainers.validation_loss(held_out);
        report(epoch + 1, losses);
        if held_out.is_empty() || settings.draws_only || losses.validation < best_loss {
            (best, best_loss) = (trainers.weights(rule), losses.validation);
        }
    }
    if let Some(weights) = start.weights {
        best.move_towards(weights.clone(), settings.keep);
    }
    best
}

struct Trainers {
    network: NetworkTrainer,
    order: OrderTrainer,
    draw: DrawTrainer,
    fits_network: bool,
    fits_order: bool,
    eval_share: f32,
}

impl Trainers {
    /// Learns from all samples once. `rate_factor` gives the factor of the learning rates after a share of them.
    fn epoch(&mut self, samples: &[Sample], rate_factor: impl Fn(f32) -> f32) -> Losses {
        let mut losses = Losses::default();
        let (mut played_moves, mut results) = (0_usize, 0_usize);
        let batches = samples.len().div_ceil(BATCH_SIZE);
        for (number, batch) in samples.chunks(BATCH_SIZE).enumerate() {
            for sample in batch {
                losses.value += self.learn_value(sample);
                if let Some(loss) = self.learn_draw(sample) {
                    losses.draw += loss;
                    results += 1;
                }
                if let Some(loss) = self.learn_order(sample) {
                    losses.order += loss;
                    played_moves += 1;
                }
            }
            let factor = rate_factor(number as f32 / batches as f32);
            self.draw.step(batch.len(), NETWORK_RATE * factor);
            if self.fits_network {
                self.network.step(batch.len(), NETWORK_RATE * factor);
            }
            if self.fits_order {
                self.order.step(batch.len(), ORDER_RATE * factor);
            }
        }
        losses.value /= samples.len().max(1) as f64;
        losses.draw /= results.max(1) as f64;
        losses.order /= played_moves.max(1) as f64;
        losses
    }

    /// Adds the gradients of the evaluation, and returns its loss.
    fn learn_value(&mut self, sample: &Sample) -> f64 {
        let target = target(sample, self.eval_share);
        let predicted = sigmoid(self.network.logit(sample));
        if self.fits_network {
            self.network.add_gradients(sample, predicted - target);
        }
        cross_entropy(predicted, target)
    }

    /// Adds the gradients of the chance of a draw after those of the evaluation, and returns its loss. None if the result is not
    /// known.
    fn learn_draw(&mut self, sample: &Sample) -> Option<f64> {
        let target = f32::from(sample.is_draw?);
        let hidden = self.network.hidden();
        let predicted = sigmoid(self.draw.logit(sample, &hidden));
        self.draw.add_gradients(sample, &hidden, predicted - target);
        Some(cross_entropy(predicted, target))
    }

    /// Adds the gradients of move ordering, and returns its loss. None if the move played was no candidate.
    fn learn_order(&mut self, sample: &Sample) -> Option<f64> {
        let loss = self
            .fits_order
            .then(|| self.order.add_gradients(sample))??;
        Some(f64::from(loss))
    }

    fn validation_loss(&mut self, samples: &[Sample]) -> f64 {
        let losses = samples.iter().map(|sample| {
            let predicted = sigmoid(self.network.logit(sample));
            cross_entropy(predicted, target(sample, self.eval_share))
        });
        losses.sum::<f64>() / samples.len().max(1) as f64
    }

    fn weights(&self, rule: Rule) -> Weights {
        let mut weights = Weights::zero(rule);
        self.network.quantise(&mut weights);
        self.draw.quantise(&mut weights.networks);
        (weights.order_scores, weights.offset_scores) = self.order.quantised();
        weights
    }
}

/// From 1 to 0 along a cosine, for a progress from 0 to 1.
fn cosine(progress: f32) -> f32 {
    0.5 + 0.5 * (std::f32::consts::PI * progress).cos()
}

/// The target of the evaluation as a win rate: a mean of the search's value and the result.
fn target(sample: &Sample, eval_share: f32) -> f32 {
    match sample.value {
        Some(value) => eval_share * win_rate(value) + (1.0 - eval_share) * sample.result,
        None => sample.result,
    }
}

fn cross_entropy(predicted: f32, target: f32) -> f64 {
    let predicted = predicted.clamp(1e-6, 1.0 - 1e-6);
    f64::from(-(target * predicted.ln() + (1.0 - target) * (1.0 - predicted).ln()))
}

#[cfg(test)]
mod tests {
    use super::super::{TrainingGame, samples};
    use super::*;
    use narabe_rules::BoardSize;

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
            keep: 0.0,
            draws_only: false,
            seed: 3,
        };
        let run = || {
            let mut epochs = Vec::new();
            let weights = fit(
                Rule::Freestyle,
                all.clone(),
                &all[..20],
                &settings,
                FitStart::default(),
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
        assert!(after.draw < before.draw);
    }
}

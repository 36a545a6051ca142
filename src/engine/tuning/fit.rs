//! The fit: the net is taught to foretell how games end, and the order of moves which moves are chosen.

use rand::SeedableRng;
use rand::rngs::StdRng;
use rand::seq::SliceRandom;

use super::Sample;
use super::judge::Judge;
use super::order::Order;
use crate::engine::net::LOGIT;
use crate::engine::weights::Weights;
use crate::rules::Rule;

/// Samples of one step.
const BATCH: usize = 2_048;
/// One sample of so many is kept back, to see how well others than those learnt from are foretold.
const KEPT_BACK: usize = 12;
/// The first step of the net, and of the order of moves.
const NET_RATE: f32 = 0.003;
const ORDER_RATE: f32 = 0.01;
/// How much smaller steps are that begin from weights, which need less.
const RATE_FROM_WEIGHTS: f32 = 0.3;
/// The last step, as a part of the first.
const LAST_RATE: f32 = 0.03;

/// How to fit.
#[derive(Clone, Copy, Debug)]
pub struct FitSettings {
    /// How often every sample is looked at.
    pub epochs: usize,
    /// The share of the search's own opinion in what is learnt; the rest is how the game ended.
    pub opinion: f32,
    /// Where chance begins.
    pub seed: u64,
}

/// How badly things were foretold in an epoch, as mean logarithms: less is better.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Losses {
    /// What was learnt: ends of games and opinions.
    pub value: f64,
    /// Which moves were chosen.
    pub order: f64,
    /// Ends of games that were kept back.
    pub kept_back: f64,
}

/// Fits weights to samples, which come game by game, and tells how well it goes after every epoch. Begins from given
/// weights where there are any: few games can better what has been learnt under another rule, but not replace it.
pub fn fit(
    rule: Rule,
    mut samples: Vec<Sample>,
    settings: &FitSettings,
    start: Option<&Weights>,
    mut tell: impl FnMut(usize, Losses),
) -> Weights {
    let mut rng = StdRng::seed_from_u64(settings.seed);
    let kept_back = samples.split_off(samples.len() - samples.len() / KEPT_BACK);
    let mut judge = start.map_or_else(
        || Judge::new(rule, &mut rng),
        |start| Judge::of(rule, start),
    );
    let mut order = start.map_or_else(|| Order::new(rule), |start| Order::of(rule, start));
    let first_rate = start.map_or(1.0, |_| RATE_FROM_WEIGHTS);
    for epoch in 0..settings.epochs {
        samples.shuffle(&mut rng);
        // The steps shrink towards the end, so that the numbers come to rest.
        let rate = first_rate * (1.0 - epoch as f32 / settings.epochs as f32).max(LAST_RATE);
        let mut losses = Losses::default();
        let mut chosen = 0_usize;
        for batch in samples.chunks(BATCH) {
            for sample in batch {
                let wanted = wanted(sample, settings.opinion);
                let foretold = sigmoid(judge.odds(sample));
                losses.value += entropy(foretold, wanted);
                judge.learn(sample, foretold - wanted);
                if let Some(loss) = order.learn(sample) {
                    losses.order += f64::from(loss);
                    chosen += 1;
                }
            }
            judge.step(batch.len(), NET_RATE * rate);
            order.step(batch.len(), ORDER_RATE * rate);
        }
        let test = kept_back.iter();
        let test = test.map(|sample| entropy(sigmoid(judge.odds(sample)), sample.result));
        losses.kept_back = test.sum::<f64>() / kept_back.len().max(1) as f64;
        losses.value /= samples.len().max(1) as f64;
        losses.order /= chosen.max(1) as f64;
        tell(epoch + 1, losses);
    }
    let mut weights = Weights::nothing(rule);
    (weights.rows, weights.nets) = judge.rounded();
    (weights.orders, weights.relations) = order.rounded();
    weights
}

/// What a sample teaches: how the game ended, tempered by what the search said.
fn wanted(sample: &Sample, opinion: f32) -> f32 {
    match sample.value {
        Some(value) => {
            opinion * sigmoid(value as f32 / LOGIT as f32) + (1.0 - opinion) * sample.result
        }
        None => sample.result,
    }
}

fn sigmoid(odds: f32) -> f32 {
    1.0 / (1.0 + (-odds).exp())
}

fn entropy(foretold: f32, wanted: f32) -> f64 {
    let foretold = foretold.clamp(1e-6, 1.0 - 1e-6);
    f64::from(-(wanted * foretold.ln() + (1.0 - wanted) * (1.0 - foretold).ln()))
}

#[cfg(test)]
mod tests {
    use super::super::{GameLine, samples};
    use super::*;
    use crate::rules::BoardSize;

    /// Ten games in which the side with the four wins, over and over: the fit must learn them, and the same way twice.
    #[test]
    fn a_fit_learns_and_is_the_same_twice() {
        let games = [
            "h8 a1 i8 c2 j8 e3 h9 g10 h7 g5 | 10 -10 20 -20 30 -30 40 -40 50 -50 | 1",
            "a1 h8 c2 i8 e3 j8 g12 h9 k2 h7 | 10 -10 20 -20 30 -30 40 -40 50 -50 | 0",
        ];
        let all: Vec<Sample> = games
            .iter()
            .cycle()
            .take(60)
            .flat_map(|game| {
                let game: GameLine = game.parse().unwrap();
                samples(Rule::Freestyle, BoardSize::DEFAULT, &game)
            })
            .collect();
        let settings = FitSettings {
            epochs: 30,
            opinion: 0.0,
            seed: 3,
        };
        let run = || {
            let mut history = Vec::new();
            let weights = fit(
                Rule::Freestyle,
                all.clone(),
                &settings,
                None,
                |_, losses| {
                    history.push(losses);
                },
            );
            (weights, history)
        };
        let ((first, losses), (second, _)) = (run(), run());
        assert!(first == second);
        let (before, after) = (losses[0], losses[losses.len() - 1]);
        assert!(after.value < 0.8 * before.value, "{before:?} {after:?}");
        assert!(after.order < before.order);
    }
}

//! The fit: logistic regression of how games ended on the codes of all points, and of chosen moves on the codes of the
//! points they were chosen from.
//!
//! A code's number is the sum of what its four shapes, its class and it alone contribute. What it alone contributes is
//! drawn to zero, so that codes that are seen rarely get a sensible number from their parts.

use rand::SeedableRng;
use rand::rngs::StdRng;
use rand::seq::SliceRandom;

use super::Sample;
use crate::engine::field::{Class, Code, CodeTable, RELATIONS, Shape};
use crate::engine::threats::THREATS;
use crate::engine::weights::{FINENESS, Weights};
use crate::rules::Rule;

/// The evaluation's unit: one of these is a factor e in the odds to win.
pub const LOGIT: f32 = 200.0;
/// The order's unit, likewise for the odds that a move is chosen.
const ORDER_LOGIT: f32 = 100.0;
/// Samples of one step.
const BATCH: usize = 2_048;
/// How strongly a code's own part is drawn to zero.
const DECAY: f32 = 2e-5;

/// How to fit.
#[derive(Clone, Copy, Debug)]
pub struct FitSettings {
    /// How often every sample is looked at.
    pub epochs: usize,
    /// The share of the search's own opinion in what is learnt; the rest is how the game ended.
    pub opinion: f32,
    /// The size of a step.
    pub rate: f32,
    /// Where chance begins.
    pub seed: u64,
}

/// Numbers for all codes: by shape, by class, and by the code itself.
struct Codes {
    parts: Vec<f32>,
}

const SHAPES_AT: usize = 0;
const CLASSES_AT: usize = SHAPES_AT + Shape::COUNT;
const OWN_AT: usize = CLASSES_AT + Class::COUNT;
const PARTS: usize = OWN_AT + Code::COUNT;

/// What each code is made of.
struct Makeup(Vec<[usize; 6]>);

impl Makeup {
    fn new(rule: Rule) -> Self {
        let shapes = CodeTable::get().shapes();
        let parts = shapes.iter().enumerate().map(|(code, &four)| {
            let [a, b, c, d] = four.map(|shape| SHAPES_AT + shape as usize);
            let class = CLASSES_AT + Class::of(rule, four) as usize;
            [a, b, c, d, class, OWN_AT + code]
        });
        Self(parts.collect())
    }
}

impl Codes {
    fn number(&self, makeup: &Makeup, code: usize) -> f32 {
        makeup.0[code].iter().map(|&part| self.parts[part]).sum()
    }

    fn all(&self, makeup: &Makeup) -> Vec<f32> {
        (0..Code::COUNT)
            .map(|code| self.number(makeup, code))
            .collect()
    }
}

/// The method of Kingma and Ba: each number has a step of its own.
struct Adam {
    mean: Vec<f32>,
    square: Vec<f32>,
    steps: i32,
}

impl Adam {
    fn new(count: usize) -> Self {
        Self {
            mean: vec![0.0; count],
            square: vec![0.0; count],
            steps: 0,
        }
    }

    fn step(&mut self, numbers: &mut [f32], slopes: &[f32], rate: f32) {
        const BETA_MEAN: f32 = 0.9;
        const BETA_SQUARE: f32 = 0.999;
        self.steps += 1;
        let mean_scale = 1.0 - BETA_MEAN.powi(self.steps);
        let square_scale = 1.0 - BETA_SQUARE.powi(self.steps);
        for (at, number) in numbers.iter_mut().enumerate() {
            let slope = slopes[at];
            self.mean[at] = BETA_MEAN * self.mean[at] + (1.0 - BETA_MEAN) * slope;
            self.square[at] = BETA_SQUARE * self.square[at] + (1.0 - BETA_SQUARE) * slope * slope;
            let (mean, square) = (self.mean[at] / mean_scale, self.square[at] / square_scale);
            *number -= rate * mean / (square.sqrt() + 1e-8);
        }
    }
}

/// One table of numbers under fit, with its slopes.
struct Table {
    codes: Codes,
    adam: Adam,
    by_code: Vec<f32>,
    slopes: Vec<f32>,
}

impl Table {
    fn new(makeup: &Makeup) -> Self {
        let codes = Codes {
            parts: vec![0.0; PARTS],
        };
        Self {
            by_code: codes.all(makeup),
            codes,
            adam: Adam::new(PARTS),
            slopes: vec![0.0; Code::COUNT],
        }
    }

    fn step(&mut self, makeup: &Makeup, scale: f32, rate: f32) {
        let mut slopes = vec![0.0; PARTS];
        for (code, slope) in self.slopes.iter_mut().enumerate() {
            let slope = std::mem::take(slope) * scale;
            for &part in &makeup.0[code] {
                slopes[part] += slope;
            }
        }
        for (slope, part) in slopes[OWN_AT..].iter_mut().zip(&self.codes.parts[OWN_AT..]) {
            *slope += DECAY * part;
        }
        self.adam.step(&mut self.codes.parts, &slopes, rate);
        self.by_code = self.codes.all(makeup);
    }
}

/// Everything under fit.
struct Model {
    makeup: Makeup,
    mover: Table,
    waiter: Table,
    attack: Table,
    defence: Table,
    threats: [f32; THREATS],
    threat_slopes: [f32; THREATS],
    threat_adam: Adam,
    relations: [[f32; RELATIONS]; 2],
    relation_slopes: [[f32; RELATIONS]; 2],
    relation_adam: Adam,
}

/// Losses of an epoch.
#[derive(Clone, Copy, Debug, Default)]
struct Loss {
    value: f64,
    order: f64,
    values: usize,
    orders: usize,
}

impl Model {
    fn new(rule: Rule) -> Self {
        let makeup = Makeup::new(rule);
        Self {
            mover: Table::new(&makeup),
            waiter: Table::new(&makeup),
            attack: Table::new(&makeup),
            defence: Table::new(&makeup),
            threats: [0.0; THREATS],
            threat_slopes: [0.0; THREATS],
            threat_adam: Adam::new(THREATS),
            relations: [[0.0; RELATIONS]; 2],
            relation_slopes: [[0.0; RELATIONS]; 2],
            relation_adam: Adam::new(2 * RELATIONS),
            makeup,
        }
    }

    /// The odds to win, as a logarithm.
    fn value(&self, sample: &Sample) -> f32 {
        let sum = |table: &Table, counts: &[(u16, u16)]| -> f32 {
            counts
                .iter()
                .map(|&(code, count)| table.by_code[usize::from(code)] * f32::from(count))
                .sum()
        };
        let threats: f32 = sample
            .threats
            .iter()
            .map(|&threat| self.threats[usize::from(threat)])
            .sum();
        sum(&self.mover, &sample.mine) - sum(&self.waiter, &sample.theirs) + threats
    }

    fn learn_value(&mut self, sample: &Sample, opinion: f32, loss: &mut Loss) {
        let foretold = sigmoid(self.value(sample));
        let wanted = match sample.value {
            Some(value) => {
                opinion * sigmoid(value as f32 / LOGIT) + (1.0 - opinion) * sample.result
            }
            None => sample.result,
        };
        loss.value += f64::from(entropy(foretold, wanted));
        loss.values += 1;
        let slope = foretold - wanted;
        for &(code, count) in &sample.mine {
            self.mover.slopes[usize::from(code)] += slope * f32::from(count);
        }
        for &(code, count) in &sample.theirs {
            self.waiter.slopes[usize::from(code)] -= slope * f32::from(count);
        }
        for &threat in &sample.threats {
            self.threat_slopes[usize::from(threat)] += slope;
        }
    }

    fn learn_order(&mut self, sample: &Sample, loss: &mut Loss) {
        let Some(chosen) = sample.chosen else {
            return;
        };
        let order = |choice: &[u16; 4]| {
            let [mine, theirs, last, own] = choice.map(usize::from);
            self.attack.by_code[mine]
                + self.defence.by_code[theirs]
                + self.relations[0][last]
                + self.relations[1][own]
        };
        let orders: Vec<f32> = sample.choices.iter().map(order).collect();
        let highest = orders.iter().copied().fold(f32::MIN, f32::max);
        let odds: Vec<f32> = orders.iter().map(|order| (order - highest).exp()).collect();
        let sum: f32 = odds.iter().sum();
        loss.order -= f64::from((odds[usize::from(chosen)] / sum).max(1e-12).ln());
        loss.orders += 1;
        for (at, (choice, odds)) in sample.choices.iter().zip(&odds).enumerate() {
            let slope = odds / sum - f32::from(u8::from(at == usize::from(chosen)));
            let [mine, theirs, last, own] = choice.map(usize::from);
            self.attack.slopes[mine] += slope;
            self.defence.slopes[theirs] += slope;
            self.relation_slopes[0][last] += slope;
            self.relation_slopes[1][own] += slope;
        }
    }

    fn step(&mut self, batch: usize, rate: f32) {
        let scale = 1.0 / batch as f32;
        for table in [
            &mut self.mover,
            &mut self.waiter,
            &mut self.attack,
            &mut self.defence,
        ] {
            table.step(&self.makeup, scale, rate);
        }
        let slopes = self.threat_slopes.map(|slope| slope * scale);
        self.threat_slopes = [0.0; THREATS];
        self.threat_adam.step(&mut self.threats, &slopes, rate);
        let slopes: Vec<f32> = self
            .relation_slopes
            .as_flattened_mut()
            .iter_mut()
            .map(|slope| std::mem::take(slope) * scale)
            .collect();
        let relations = self.relations.as_flattened_mut();
        self.relation_adam.step(relations, &slopes, rate);
    }

    fn weights(&self, rule: Rule) -> Weights {
        let pairs = |first: &Table, second: &Table, scale: f32| -> Vec<[i16; 2]> {
            let numbers = first.by_code.iter().zip(&second.by_code);
            numbers
                .map(|(&first, &second)| [rounded(first * scale), rounded(second * scale)])
                .collect()
        };
        Weights::from_numbers(
            rule,
            &pairs(&self.mover, &self.waiter, LOGIT * FINENESS as f32),
            pairs(&self.attack, &self.defence, ORDER_LOGIT),
            self.threats.map(|threat| rounded(threat * LOGIT)),
            self.relations
                .map(|row| row.map(|relation| rounded(relation * ORDER_LOGIT))),
        )
    }
}

/// Fits weights to samples. `tell` hears after every epoch how well values and moves of the samples, and values of the
/// tenth of them that was kept back, are foretold (less is better).
pub fn fit(
    rule: Rule,
    mut samples: Vec<Sample>,
    settings: &FitSettings,
    mut tell: impl FnMut(usize, [f64; 3]),
) -> Weights {
    let mut rng = StdRng::seed_from_u64(settings.seed);
    samples.shuffle(&mut rng);
    let kept_back = samples.split_off(samples.len() * 9 / 10);
    let mut model = Model::new(rule);
    for epoch in 0..settings.epochs {
        samples.shuffle(&mut rng);
        let mut loss = Loss::default();
        // The steps shrink towards the end, so that the numbers come to rest.
        let rate = settings.rate * (1.0 - epoch as f32 / settings.epochs as f32).max(0.05);
        for batch in samples.chunks(BATCH) {
            for sample in batch {
                model.learn_value(sample, settings.opinion, &mut loss);
                model.learn_order(sample, &mut loss);
            }
            model.step(batch.len(), rate);
        }
        let test: f64 = kept_back
            .iter()
            .map(|sample| f64::from(entropy(sigmoid(model.value(sample)), sample.result)))
            .sum();
        tell(
            epoch + 1,
            [
                loss.value / loss.values.max(1) as f64,
                loss.order / loss.orders.max(1) as f64,
                test / kept_back.len().max(1) as f64,
            ],
        );
    }
    model.weights(rule)
}

fn sigmoid(odds: f32) -> f32 {
    1.0 / (1.0 + (-odds).exp())
}

fn entropy(foretold: f32, wanted: f32) -> f32 {
    let foretold = foretold.clamp(1e-6, 1.0 - 1e-6);
    -(wanted * foretold.ln() + (1.0 - wanted) * (1.0 - foretold).ln())
}

#[expect(clippy::cast_possible_truncation, reason = "it is clamped")]
fn rounded(number: f32) -> i16 {
    number
        .round()
        .clamp(f32::from(-i16::MAX), f32::from(i16::MAX)) as i16
}

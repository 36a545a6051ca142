//! Trains the ordering scores: the softmax of the candidates' scores is to predict the move that was played.
//!
//! The score of a shape code is the sum of the parameters of its four shapes, its move class and the code itself, so that rare
//! codes get sensible scores too.

use super::Sample;
use super::adam::Adam;
use super::network_trainer::round_to_i16;
use crate::network::Weights;
use crate::offset_class::OFFSET_CLASSES;
use crate::shapes::{MoveClass, Shape, ShapeCode, ShapeCodeTable};
use narabe_rules::{Rule, Side};

/// Score units per factor e in the odds that a move is played.
const SCORE_SCALE: f32 = 100.0;
/// The factor of the L2 regularisation.
const DECAY: f32 = 1e-5;

// Where the parameters of a side lie, relative to its first: by shape, by class and by code.
const CLASSES: usize = Shape::COUNT;
const CODES: usize = CLASSES + MoveClass::COUNT;
const PARAMS_PER_SIDE: usize = CODES + ShapeCode::COUNT;
/// Parameters that add up to the score of a code: four shapes, the class and the code.
const PARTS: usize = 6;
/// The index of the code itself among them.
const CODE_PART: usize = 5;
/// Scores of a code: for attack and for defence.
const KINDS: usize = 2;

/// The ordering scores in training.
pub struct OrderTrainer {
    adam: Adam,
    rule: Rule,
    /// By code, the parameters that add up to its score, relative to the first of a kind.
    parts: Vec<[usize; PARTS]>,
    /// By code, the scores after the last step.
    scores: Vec<[f32; KINDS]>,
    /// By code, the gradients since the last step.
    gradients: Vec<[f32; KINDS]>,
}

impl OrderTrainer {
    /// Starts with all scores 0.
    pub fn new(rule: Rule) -> Self {
        let shapes = ShapeCodeTable::get().shapes();
        let parts = (0..ShapeCode::count(rule)).map(|code| {
            let (side_index, code) = (code / ShapeCode::COUNT, code % ShapeCode::COUNT);
            let side = if side_index == 0 {
                Side::White
            } else {
                Side::Black
            };
            let [a, b, c, d] = shapes[code].map(|shape| shape as usize);
            let class = CLASSES + MoveClass::of(rule, side, shapes[code]) as usize;
            [a, b, c, d, class, CODES + code].map(|part| side_index * PARAMS_PER_SIDE + part)
        });
        let params = ShapeCode::sides(rule) * (KINDS * PARAMS_PER_SIDE + 2 * OFFSET_CLASSES);
        Self {
            adam: Adam::new(vec![0.0; params], DECAY),
            rule,
            parts: parts.collect(),
            scores: vec![[0.0; KINDS]; ShapeCode::count(rule)],
            gradients: vec![[0.0; KINDS]; ShapeCode::count(rule)],
        }
    }

    /// Starts from weights. The score of a code becomes the parameter of the code itself.
    pub fn from_weights(rule: Rule, weights: &Weights) -> Self {
        let mut trainer = Self::new(rule);
        for (code, scores) in weights.order_scores.iter().enumerate() {
            let part = trainer.parts[code][CODE_PART];
            trainer.scores[code] = scores.map(|score| f32::from(score) / SCORE_SCALE);
            for (kind, score) in trainer.scores[code].into_iter().enumerate() {
                let param = trainer.first_of_kind(kind) + part;
                trainer.adam.params[param] = score;
            }
        }
        for (side_index, scores) in weights.offset_scores.iter().enumerate() {
            for (previous, scores) in scores.iter().enumerate() {
                for (class, &score) in scores.iter().enumerate() {
                    let param = trainer.offset_param(side_index, previous, class);
                    trainer.adam.params[param] = f32::from(score) / SCORE_SCALE;
                }
            }
        }
        trainer
    }

    /// The first parameter of a kind of score.
    const fn first_of_kind(&self, kind: usize) -> usize {
        kind * ShapeCode::sides(self.rule) * PARAMS_PER_SIDE
    }

    /// The parameter of an offset class. `previous` is 0 for the opponent's last move, 1 for the own move before it.
    const fn offset_param(&self, side_index: usize, previous: usize, class: usize) -> usize {
        self.first_of_kind(KINDS) + (2 * side_index + previous) * OFFSET_CLASSES + class
    }

    /// Adds the gradients of a sample. Returns its loss; none when the move played is no candidate.
    pub fn add_gradients(&mut self, sample: &Sample) -> Option<f32> {
        let played = usize::from(sample.played?);
        let side_index = ShapeCode::side_index(self.rule, sample.side);
        let score = |candidate: &[u16; 4]| {
            let [own, opponent, last, own_last] = candidate.map(usize::from);
            self.scores[own][0]
                + self.scores[opponent][1]
                + self.adam.params[self.offset_param(side_index, 0, last)]
                + self.adam.params[self.offset_param(side_index, 1, own_last)]
        };
        let scores: Vec<f32> = sample.candidates.iter().map(score).collect();
        let highest = scores.iter().copied().fold(f32::MIN, f32::max);
        let odds: Vec<f32> = scores.iter().map(|score| (score - highest).exp()).collect();
        let sum: f32 = odds.iter().sum();
        for (index, (candidate, odds)) in sample.candidates.iter().zip(&odds).enumerate() {
            let gradient = odds / sum - f32::from(u8::from(index == played));
            let [own, opponent, last, own_last] = candidate.map(usize::from);
            self.gradients[own][0] += gradient;
            self.gradients[opponent][1] += gradient;
            for (previous, class) in [(0, last), (1, own_last)] {
                let param = self.offset_param(side_index, previous, class);
                self.adam.gradients[param] += gradient;
            }
        }
        Some(-(odds[played] / sum).max(1e-12).ln())
    }

    /// Takes a step.
    pub fn step(&mut self, batch_size: usize, learning_rate: f32) {
        let first = [0, 1].map(|kind| self.first_of_kind(kind));
        for (gradients, parts) in self.gradients.iter_mut().zip(&self.parts) {
            for (first, gradient) in first.into_iter().zip(gradients) {
                let gradient = std::mem::take(gradient);
                for part in parts {
                    self.adam.gradients[first + part] += gradient;
                }
            }
        }
        self.adam.step(batch_size, learning_rate);
        for (scores, parts) in self.scores.iter_mut().zip(&self.parts) {
            *scores = first.map(|first| {
                let params = parts.iter().map(|part| self.adam.params[first + part]);
                params.sum()
            });
        }
    }

    /// The scores as integers: by code, and by side and offset class.
    pub fn quantised(&self) -> (Vec<[i16; KINDS]>, Vec<[[i16; OFFSET_CLASSES]; 2]>) {
        let scores = self.scores.iter();
        let scores = scores.map(|pair| pair.map(|score| round_to_i16(score * SCORE_SCALE)));
        let offset_score = |side_index, previous, class| {
            let param = self.offset_param(side_index, previous, class);
            round_to_i16(self.adam.params[param] * SCORE_SCALE)
        };
        let offset_scores = (0..ShapeCode::sides(self.rule)).map(|side_index| {
            std::array::from_fn(|previous| {
                std::array::from_fn(|class| offset_score(side_index, previous, class))
            })
        });
        (scores.collect(), offset_scores.collect())
    }
}

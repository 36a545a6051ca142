//! The weights of shape codes in training.
//!
//! The weights of a code are the sum of the parameters of its four shapes and of the code itself, so that rare codes get sensible
//! weights too.

use rand::{Rng, RngExt};

use super::adam::Adam;
use crate::shapes::{Shape, ShapeCode, ShapeCodeTable};
use narabe_rules::Rule;

/// The factor of the L2 regularisation.
const DECAY: f32 = 1e-6;
/// The largest random parameter to start from.
const MAX_START: f32 = 0.03;

/// So many weights for each shape code of a rule.
pub struct FeatureTable {
    rule: Rule,
    /// Weights of a code.
    size: usize,
    /// The greatest absolute weight.
    max: f32,
    /// By code, whether its weights are trained; the others are 0.
    is_trained: Vec<bool>,
    /// By code, the weights after the last step.
    weights: Vec<f32>,
    /// By code, the gradients of the weights since the last step.
    gradients: Vec<f32>,
    /// The parameters of the codes, then those of the shapes.
    adam: Adam,
}

impl FeatureTable {
    /// Starts from small random parameters of the shapes.
    pub fn random(rule: Rule, size: usize, max: f32, rng: &mut impl Rng) -> Self {
        let weights = vec![0.0; ShapeCode::count(rule) * size];
        let shapes = (0..ShapeCode::sides(rule) * Shape::COUNT * size)
            .map(|_| rng.random_range(-MAX_START..MAX_START))
            .collect();
        Self::new(rule, size, max, weights, shapes)
    }

    /// Starts from weights, which become the parameters of the codes.
    pub fn from_weights(rule: Rule, size: usize, max: f32, weights: Vec<f32>) -> Self {
        let shapes = vec![0.0; ShapeCode::sides(rule) * Shape::COUNT * size];
        Self::new(rule, size, max, weights, shapes)
    }

    fn new(rule: Rule, size: usize, max: f32, codes: Vec<f32>, shapes: Vec<f32>) -> Self {
        let zeros = vec![0.0; codes.len()];
        let mut params = codes;
        params.extend(shapes);
        let mut table = Self {
            rule,
            size,
            max,
            is_trained: trained_codes(rule),
            weights: zeros.clone(),
            gradients: zeros,
            adam: Adam::new(params, DECAY),
        };
        table.refresh();
        table
    }

    /// The weights of a code.
    pub fn weights(&self, code: u16) -> &[f32] {
        &self.weights[usize::from(code) * self.size..][..self.size]
    }

    /// The weights of all codes.
    pub fn all_weights(&self) -> std::slice::ChunksExact<'_, f32> {
        self.weights.chunks_exact(self.size)
    }

    /// The gradients of a code's weights, to add to.
    pub fn gradients(&mut self, code: u16) -> &mut [f32] {
        &mut self.gradients[usize::from(code) * self.size..][..self.size]
    }

    /// Takes a step.
    pub fn step(&mut self, batch_size: usize, learning_rate: f32) {
        for code in 0..self.is_trained.len() {
            let own = code * self.size;
            for index in 0..self.size {
                let gradient = std::mem::take(&mut self.gradients[own + index]);
                if gradient != 0.0 && self.is_trained[code] {
                    for first in self.parts(code) {
                        self.adam.gradients[first + index] += gradient;
                    }
                }
            }
        }
        self.adam.step(batch_size, learning_rate);
        self.refresh();
    }

    /// The first of the parameters that add up to a code's weights: its own, and those of its shapes.
    fn parts(&self, code: usize) -> [usize; 5] {
        let shapes = ShapeCodeTable::get().shapes()[code % ShapeCode::COUNT];
        let side = ShapeCode::count(self.rule) + code / ShapeCode::COUNT * Shape::COUNT;
        let [a, b, c, d] = shapes.map(|shape| (side + shape as usize) * self.size);
        [code * self.size, a, b, c, d]
    }

    /// Computes the weights from the parameters.
    fn refresh(&mut self) {
        for code in 0..self.is_trained.len() {
            if !self.is_trained[code] {
                continue;
            }
            let parts = self.parts(code);
            for index in 0..self.size {
                let sum: f32 = parts
                    .map(|first| self.adam.params[first + index])
                    .iter()
                    .sum();
                self.weights[code * self.size + index] = sum.clamp(-self.max, self.max);
            }
        }
    }
}

/// By code, whether its weights are trained: codes that only tell that there is room around a point are not, so that the
/// evaluation does not depend on the size of the board. Black's overlines under a rule with fouls are.
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

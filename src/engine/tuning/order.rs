//! The order of moves under fit: how likely a move is to be chosen, for what it makes, what it stops, and how it lies to
//! the moves before.
//!
//! A code's number is the sum of what its four shapes, its class and it alone contribute, so that codes that are seen rarely
//! get a sensible number from their parts.

use super::Sample;
use super::adam::Adam;
use super::judge::rounded;
use crate::engine::field::{Class, Code, CodeTable, RELATIONS, Shape};
use crate::rules::{Rule, Side};

/// The order's unit: so many are a factor e in the odds that a move is chosen.
const LOGIT: f32 = 100.0;
/// How strongly all numbers are drawn to zero.
const DECAY: f32 = 1e-5;

/// Parts of a code's number.
const CLASSES: usize = Shape::COUNT;
const OWN: usize = CLASSES + Class::COUNT;
const PARTS: usize = OWN + Code::COUNT;

/// Where each kind of number begins.
const ATTACK: usize = 0;
const DEFENCE: usize = ATTACK + PARTS;
const RELATION: usize = DEFENCE + PARTS;
const NUMBERS: usize = RELATION + 2 * RELATIONS;

/// The tables under fit.
pub struct Order {
    adam: Adam,
    /// The parts that each code is made of.
    parts: Vec<[usize; 6]>,
    /// The number of each code, for what a move makes and what it stops, as of the last step.
    codes: Vec<[f32; 2]>,
    /// Slopes by code, since the last step.
    slopes: Vec<[f32; 2]>,
}

impl Order {
    /// Every move is as likely as every other.
    pub fn new(rule: Rule) -> Self {
        let shapes = CodeTable::get().shapes();
        let parts = shapes.iter().enumerate().map(|(code, &four)| {
            let [a, b, c, d] = four.map(|shape| shape as usize);
            [
                a,
                b,
                c,
                d,
                CLASSES + Class::of(rule, Side::White, four) as usize,
                OWN + code,
            ]
        });
        Self {
            adam: Adam::new(vec![0.0; NUMBERS], DECAY),
            parts: parts.collect(),
            codes: vec![[0.0; 2]; Code::COUNT],
            slopes: vec![[0.0; 2]; Code::COUNT],
        }
    }

    /// Learns from the move that was chosen in a sample; gives how unlikely it was held, when one was.
    pub fn learn(&mut self, sample: &Sample) -> Option<f32> {
        let chosen = usize::from(sample.chosen?);
        let relation = |to: usize, relation: usize| RELATION + to * RELATIONS + relation;
        let order = |choice: &[u16; 4]| {
            let [mine, theirs, last, own] = choice.map(usize::from);
            self.codes[mine][0]
                + self.codes[theirs][1]
                + self.adam.numbers[relation(0, last)]
                + self.adam.numbers[relation(1, own)]
        };
        let orders: Vec<f32> = sample.choices.iter().map(order).collect();
        let highest = orders.iter().copied().fold(f32::MIN, f32::max);
        let odds: Vec<f32> = orders.iter().map(|order| (order - highest).exp()).collect();
        let sum: f32 = odds.iter().sum();
        for (at, (choice, odds)) in sample.choices.iter().zip(&odds).enumerate() {
            let slope = odds / sum - f32::from(u8::from(at == chosen));
            let [mine, theirs, last, own] = choice.map(usize::from);
            self.slopes[mine][0] += slope;
            self.slopes[theirs][1] += slope;
            self.adam.slopes[relation(0, last)] += slope;
            self.adam.slopes[relation(1, own)] += slope;
        }
        Some(-(odds[chosen] / sum).max(1e-12).ln())
    }

    /// Takes a step.
    pub fn step(&mut self, samples: usize, rate: f32) {
        for (slopes, parts) in self.slopes.iter_mut().zip(&self.parts) {
            for (kind, slope) in [ATTACK, DEFENCE].into_iter().zip(slopes) {
                let slope = std::mem::take(slope);
                for part in parts {
                    self.adam.slopes[kind + part] += slope;
                }
            }
        }
        self.adam.step(samples, rate);
        for (code, parts) in self.codes.iter_mut().zip(&self.parts) {
            *code = [ATTACK, DEFENCE].map(|kind| {
                parts
                    .iter()
                    .map(|part| self.adam.numbers[kind + part])
                    .sum()
            });
        }
    }

    /// The tables in integers: by code, and by relation.
    pub fn rounded(&self) -> (Vec<[i16; 2]>, [[i16; RELATIONS]; 2]) {
        let codes = self.codes.iter();
        let codes = codes.map(|pair| pair.map(|number| rounded(number * LOGIT)));
        let relations = std::array::from_fn(|to| {
            std::array::from_fn(|at| {
                rounded(self.adam.numbers[RELATION + to * RELATIONS + at] * LOGIT)
            })
        });
        (codes.collect(), relations)
    }
}

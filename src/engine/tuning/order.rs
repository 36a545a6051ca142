//! The order of moves under fit: how likely a move is to be chosen, for what it makes, what it stops, and how it lies to
//! the moves before.
//!
//! A code's number is the sum of what its four shapes, its class and it alone contribute, so that codes that are seen rarely
//! get a sensible number from their parts.

use super::Sample;
use super::adam::Adam;
use super::judge::rounded;
use crate::engine::field::{Class, Code, CodeTable, RELATIONS, Shape};
use crate::engine::weights::Weights;
use crate::rules::{Rule, Side};

/// The order's unit: so many are a factor e in the odds that a move is chosen.
const LOGIT: f32 = 100.0;
/// How strongly all numbers are drawn to zero.
const DECAY: f32 = 1e-5;

/// Parts of a code's number: its shapes, its class, and itself. A side with codes of its own has parts of its own.
const CLASSES: usize = Shape::COUNT;
const OWN: usize = CLASSES + Class::COUNT;
const PARTS: usize = OWN + Code::COUNT;
/// Where among the six parts of a code the code itself stands.
const OWN_PART: usize = 5;
/// Numbers of a code: for what a move makes, and for what it stops.
const KINDS: usize = 2;

/// The tables under fit.
pub struct Order {
    adam: Adam,
    rule: Rule,
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
        let parts = (0..Code::count(rule)).map(|code| {
            let (place, code) = (code / Code::COUNT, code % Code::COUNT);
            let side = if place == 0 { Side::White } else { Side::Black };
            let [a, b, c, d] = shapes[code].map(|shape| shape as usize);
            let class = CLASSES + Class::of(rule, side, shapes[code]) as usize;
            [a, b, c, d, class, OWN + code].map(|part| place * PARTS + part)
        });
        let numbers = Code::sides(rule) * (KINDS * PARTS + 2 * RELATIONS);
        Self {
            adam: Adam::new(vec![0.0; numbers], DECAY),
            rule,
            parts: parts.collect(),
            codes: vec![[0.0; KINDS]; Code::count(rule)],
            slopes: vec![[0.0; KINDS]; Code::count(rule)],
        }
    }

    /// The order of weights. Codes begin with what was learnt of each one; their parts say nothing yet.
    pub fn of(rule: Rule, weights: &Weights) -> Self {
        let mut order = Self::new(rule);
        for (code, pair) in weights.orders.iter().enumerate() {
            let own = order.parts[code][OWN_PART];
            order.codes[code] = pair.map(|number| f32::from(number) / LOGIT);
            for (kind, number) in order.codes[code].into_iter().enumerate() {
                let at = order.kind(kind) + own;
                order.adam.numbers[at] = number;
            }
        }
        for (place, relations) in weights.relations.iter().enumerate() {
            for (to, relations) in relations.iter().enumerate() {
                for (relation, &number) in relations.iter().enumerate() {
                    let at = order.relation(place, to, relation);
                    order.adam.numbers[at] = f32::from(number) / LOGIT;
                }
            }
        }
        order
    }

    /// Where the numbers of a kind begin.
    const fn kind(&self, kind: usize) -> usize {
        kind * Code::sides(self.rule) * PARTS
    }

    /// Where the number of a relation to one of the two moves before lies, for a side by its place.
    const fn relation(&self, place: usize, to: usize, relation: usize) -> usize {
        self.kind(KINDS) + (2 * place + to) * RELATIONS + relation
    }

    /// Learns from the move that was chosen in a sample; gives how unlikely it was held, when one was.
    pub fn learn(&mut self, sample: &Sample) -> Option<f32> {
        let chosen = usize::from(sample.chosen?);
        let place = Code::place(self.rule, sample.side);
        let order = |choice: &[u16; 4]| {
            let [mine, theirs, last, own] = choice.map(usize::from);
            self.codes[mine][0]
                + self.codes[theirs][1]
                + self.adam.numbers[self.relation(place, 0, last)]
                + self.adam.numbers[self.relation(place, 1, own)]
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
            let relations = [(0, last), (1, own)];
            for at in relations.map(|(to, relation)| self.relation(place, to, relation)) {
                self.adam.slopes[at] += slope;
            }
        }
        Some(-(odds[chosen] / sum).max(1e-12).ln())
    }

    /// Takes a step.
    pub fn step(&mut self, samples: usize, rate: f32) {
        let kinds = [0, 1].map(|kind| self.kind(kind));
        for (slopes, parts) in self.slopes.iter_mut().zip(&self.parts) {
            for (kind, slope) in kinds.into_iter().zip(slopes) {
                let slope = std::mem::take(slope);
                for part in parts {
                    self.adam.slopes[kind + part] += slope;
                }
            }
        }
        self.adam.step(samples, rate);
        for (code, parts) in self.codes.iter_mut().zip(&self.parts) {
            *code = kinds.map(|kind| {
                parts
                    .iter()
                    .map(|part| self.adam.numbers[kind + part])
                    .sum()
            });
        }
    }

    /// The tables in integers: by code, and by side and relation.
    pub fn rounded(&self) -> (Vec<[i16; 2]>, Vec<[[i16; RELATIONS]; 2]>) {
        let codes = self.codes.iter();
        let codes = codes.map(|pair| pair.map(|number| rounded(number * LOGIT)));
        let relation = |place, to, relation| {
            rounded(self.adam.numbers[self.relation(place, to, relation)] * LOGIT)
        };
        let relations = (0..Code::sides(self.rule)).map(|place| {
            std::array::from_fn(|to| std::array::from_fn(|at| relation(place, to, at)))
        });
        (codes.collect(), relations.collect())
    }
}

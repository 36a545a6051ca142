//! Weights: what the engine thinks each code of shapes is worth.
//!
//! They are data. A file holds, for each of the 2380 codes, what a point of that code is worth to the side that is to
//! move and to the side that waits, and how soon a move there should be tried, for what it makes and for what it stops.

use std::sync::{Arc, OnceLock};

use super::field::{Class, Code, CodeTable, Shape};
use crate::rules::Rule;

/// The weights for one rule.
#[derive(Clone)]
pub struct Weights {
    classes: Vec<Class>,
    values: Vec<[i16; 2]>,
    orders: Vec<[i16; 2]>,
}

impl Weights {
    /// The weights that come with the engine.
    #[must_use]
    pub fn of(rule: Rule) -> Arc<Self> {
        static FREESTYLE: OnceLock<Arc<Weights>> = OnceLock::new();
        static STANDARD: OnceLock<Arc<Weights>> = OnceLock::new();
        let weights = match rule {
            Rule::Freestyle => &FREESTYLE,
            Rule::Standard => &STANDARD,
        };
        weights.get_or_init(|| Arc::new(Self::by_hand(rule))).clone()
    }

    /// A first guess from the strength of each shape, from which fitting starts.
    #[must_use]
    pub fn by_hand(rule: Rule) -> Self {
        let shapes = CodeTable::get().shapes();
        Self {
            classes: shapes.iter().map(|&four| Class::of(rule, four)).collect(),
            values: shapes.iter().map(|&four| guess_values(rule, four)).collect(),
            orders: shapes.iter().map(|&four| guess_orders(rule, four)).collect(),
        }
    }

    /// The class of a code.
    #[inline]
    #[must_use]
    pub fn class(&self, code: Code) -> Class {
        self.classes[code.index()]
    }

    /// What a point of this code is worth to its side: when it is to move, and when it waits.
    #[inline]
    #[must_use]
    pub fn values(&self, code: Code) -> [i16; 2] {
        self.values[code.index()]
    }

    /// How soon a move should be tried for what it makes.
    #[inline]
    #[must_use]
    pub fn attack(&self, code: Code) -> i32 {
        i32::from(self.orders[code.index()][0])
    }

    /// How soon a move should be tried for what it takes from the other side, whose code is given.
    #[inline]
    #[must_use]
    pub fn defence(&self, code: Code) -> i32 {
        i32::from(self.orders[code.index()][1])
    }
}

/// What one line of a shape is worth, to the side to move.
const fn worth(shape: Shape) -> i16 {
    match shape {
        Shape::Dead | Shape::Overline => 0,
        Shape::BlockedOne => 1,
        Shape::One => 3,
        Shape::BlockedTwo => 5,
        Shape::Two => 12,
        Shape::WideTwo => 16,
        Shape::WidestTwo => 20,
        Shape::BlockedThree => 22,
        Shape::Three => 50,
        Shape::WideThree => 60,
        Shape::Four => 70,
        Shape::OpenFour => 200,
        Shape::Five => 300,
    }
}

fn guess_values(rule: Rule, shapes: [Shape; 4]) -> [i16; 2] {
    let lines: i16 = shapes.into_iter().map(worth).sum();
    let together = match Class::of(rule, shapes) {
        Class::Five => 400,
        Class::OpenFour => 200,
        Class::FourThree => 120,
        Class::DoubleThree => 60,
        Class::FourPlus => 20,
        Class::ThreePlus => 15,
        Class::BlockedThreePlus | Class::DoubleTwo => 8,
        _ => 0,
    };
    let value = lines / 2 + together;
    [value, value * 7 / 10]
}

fn guess_orders(rule: Rule, shapes: [Shape; 4]) -> [i16; 2] {
    let lines: i16 = shapes.into_iter().map(worth).sum();
    let together = match Class::of(rule, shapes) {
        Class::Five => 10_000,
        Class::OpenFour => 3_000,
        Class::FourThree => 800,
        Class::DoubleThree => 400,
        Class::FourPlus => 60,
        Class::ThreePlus => 60,
        Class::Four => 10,
        Class::Three => 30,
        Class::BlockedThreePlus | Class::DoubleTwo => 15,
        _ => 0,
    };
    [lines + together, (lines + together) / 4 * 3]
}

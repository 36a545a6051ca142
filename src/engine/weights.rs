//! Weights: what the engine thinks each code of shapes is worth.
//!
//! They are data. A file holds, for each of the 2380 codes, what a point of that code is worth to the side that is to
//! move and to the side that waits, and how likely a move there is to be the best, for what it makes and for what it
//! stops; and what the strongest threats of either side are worth beyond that. The files in `assets/engine` are written by
//! `narabe-tune` from games that the engine played against itself.

use std::sync::{Arc, OnceLock};

use thiserror::Error;

use super::field::{Class, Code, CodeTable, RELATIONS, Shape};
use super::threats::THREATS;
use crate::rules::Rule;

/// Values of points are kept in this part of the evaluation's unit.
pub const FINENESS: i32 = 16;
/// The first bytes of a file of weights.
const MAGIC: [u8; 8] = *b"NARABE 1";
const FREESTYLE_FILE: &[u8] = include_bytes!("../../assets/engine/freestyle.weights");
const STANDARD_FILE: &[u8] = include_bytes!("../../assets/engine/standard.weights");
/// Numbers for each code.
const NUMBERS: usize = 4;

/// The weights for one rule.
#[derive(Clone, PartialEq, Eq)]
pub struct Weights {
    worths: Vec<Worth>,
    orders: Vec<[i16; 2]>,
    threats: [i16; THREATS],
    relations: [[i16; RELATIONS]; 2],
}

/// What a point of a code is, and what it is worth to its side when it is to move and when it waits, in parts of
/// 1/[`FINENESS`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Worth {
    /// What a move there would be.
    pub class: Class,
    /// What the point is worth: to the side to move, and to the side that waits.
    pub values: [i16; 2],
}

/// A file that holds no weights.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum WeightsError {
    /// It begins with something else.
    #[error("the file does not begin with \"NARABE 1\": it holds no weights")]
    Magic,
    /// It is too short or too long.
    #[error("the file has {found} bytes and {} were expected", Weights::BYTES)]
    Length {
        /// Its bytes.
        found: usize,
    },
}

impl Weights {
    /// Bytes of a file.
    pub const BYTES: usize = MAGIC.len() + 2 * (Code::COUNT * NUMBERS + THREATS + 2 * RELATIONS);

    /// The weights that come with the engine.
    #[must_use]
    pub fn of(rule: Rule) -> Arc<Self> {
        static FREESTYLE: OnceLock<Arc<Weights>> = OnceLock::new();
        static STANDARD: OnceLock<Arc<Weights>> = OnceLock::new();
        let (weights, file) = match rule {
            Rule::Freestyle => (&FREESTYLE, FREESTYLE_FILE),
            Rule::Standard => (&STANDARD, STANDARD_FILE),
        };
        let read = || Self::read(rule, file).unwrap_or_else(|_| Self::by_hand(rule));
        weights.get_or_init(|| Arc::new(read())).clone()
    }

    /// A first guess from the strength of each shape, from which fitting starts.
    #[must_use]
    pub fn by_hand(rule: Rule) -> Self {
        let shapes = CodeTable::get().shapes();
        let mut weights = Self::nothing(rule);
        for (worth, &four) in weights.worths.iter_mut().zip(shapes) {
            worth.values = guess_values(rule, four);
        }
        weights.orders = shapes
            .iter()
            .map(|&four| guess_orders(rule, four))
            .collect();
        weights
    }

    /// Weights that are all zero.
    pub(super) fn nothing(rule: Rule) -> Self {
        let shapes = CodeTable::get().shapes();
        Self {
            worths: shapes
                .iter()
                .map(|&four| Worth {
                    class: Class::of(rule, four),
                    values: [0; 2],
                })
                .collect(),
            orders: vec![[0; 2]; Code::COUNT],
            threats: [0; THREATS],
            relations: [[0; RELATIONS]; 2],
        }
    }

    /// Weights from numbers, for a fit.
    pub(super) fn from_numbers(
        rule: Rule,
        values: &[[i16; 2]],
        orders: Vec<[i16; 2]>,
        threats: [i16; THREATS],
        relations: [[i16; RELATIONS]; 2],
    ) -> Self {
        let mut weights = Self {
            orders,
            threats,
            relations,
            ..Self::nothing(rule)
        };
        for (worth, &values) in weights.worths.iter_mut().zip(values) {
            worth.values = values;
        }
        weights
    }

    /// Reads a file.
    ///
    /// # Errors
    /// [`WeightsError`] says why it cannot be one.
    pub fn read(rule: Rule, bytes: &[u8]) -> Result<Self, WeightsError> {
        let numbers = bytes.strip_prefix(&MAGIC).ok_or(WeightsError::Magic)?;
        if bytes.len() != Self::BYTES {
            return Err(WeightsError::Length { found: bytes.len() });
        }
        let mut numbers = numbers
            .chunks_exact(2)
            .map(|pair| i16::from_le_bytes([pair[0], pair[1]]));
        let mut weights = Self::nothing(rule);
        let values = weights.worths.iter_mut().map(|worth| &mut worth.values);
        let pairs = values.chain(&mut weights.orders);
        let rest = weights
            .threats
            .iter_mut()
            .chain(weights.relations.as_flattened_mut());
        for number in pairs.flatten().chain(rest) {
            *number = numbers.next().unwrap_or_default();
        }
        Ok(weights)
    }

    /// Writes a file.
    #[must_use]
    pub fn write(&self) -> Vec<u8> {
        let values = self.worths.iter().map(|worth| &worth.values);
        let pairs = values.chain(&self.orders);
        let rest = self.threats.iter().chain(self.relations.as_flattened());
        let numbers = pairs.flatten().chain(rest);
        let mut bytes = MAGIC.to_vec();
        bytes.extend(numbers.flat_map(|number| number.to_le_bytes()));
        bytes
    }

    /// What a point of a code is and is worth.
    #[inline]
    #[must_use]
    pub fn worth(&self, code: Code) -> Worth {
        self.worths[code.index()]
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

    /// How much sooner a move should be tried for how it lies to the other side's last move, and to the own one before.
    #[inline]
    #[must_use]
    pub const fn relations(&self) -> &[[i16; RELATIONS]; 2] {
        &self.relations
    }

    /// What each threat is worth to the side to move.
    #[inline]
    #[must_use]
    pub const fn threats(&self) -> &[i16; THREATS] {
        &self.threats
    }
}

/// What one line of a shape is worth, to the side to move.
const fn line_worth(shape: Shape) -> i16 {
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
    let lines: i16 = shapes.into_iter().map(line_worth).sum();
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
    let value = (lines / 2 + together) * 8;
    [value, value / 10 * 7]
}

fn guess_orders(rule: Rule, shapes: [Shape; 4]) -> [i16; 2] {
    let lines: i16 = shapes.into_iter().map(line_worth).sum();
    let together = match Class::of(rule, shapes) {
        Class::Five => 10_000,
        Class::OpenFour => 3_000,
        Class::FourThree => 800,
        Class::DoubleThree => 400,
        Class::FourPlus | Class::ThreePlus => 60,
        Class::Four => 10,
        Class::Three => 30,
        Class::BlockedThreePlus | Class::DoubleTwo => 15,
        _ => 0,
    };
    [lines + together, (lines + together) / 4 * 3]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weights_read_back_as_written() {
        for rule in Rule::ALL {
            let weights = Weights::by_hand(rule);
            let bytes = weights.write();
            assert_eq!(bytes.len(), Weights::BYTES);
            assert!(Weights::read(rule, &bytes) == Ok(weights));
        }
    }

    #[test]
    fn foreign_files_are_refused() {
        let bytes = Weights::by_hand(Rule::Freestyle).write();
        let read = |bytes: &[u8]| Weights::read(Rule::Freestyle, bytes).err();
        assert_eq!(read(b"PNG"), Some(WeightsError::Magic));
        let short = &bytes[..bytes.len() - 1];
        assert_eq!(
            read(short),
            Some(WeightsError::Length { found: short.len() })
        );
    }
}

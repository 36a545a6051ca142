//! Weights: what the engine has learnt about each code of shapes, and how to judge a position by it.
//!
//! They are data. A file holds the [`Net`] with the row of each of the 2380 codes, and how likely a move is to be the best,
//! for what it makes, for what it stops and for how it lies to the moves before. The files in `assets/engine` are written
//! by `narabe-tune` from games that the engine played against itself.

use std::sync::{Arc, OnceLock};

use thiserror::Error;

use super::field::{Class, Code, CodeTable, RELATIONS};
use super::net::{HIDDEN, INPUTS, Net, Row, WIDTH};
use crate::rules::{Rule, Side};

/// The first bytes of a file of weights.
const MAGIC: [u8; 8] = *b"NARABE 2";
const FREESTYLE_FILE: &[u8] = include_bytes!("../../assets/engine/freestyle.weights");
const STANDARD_FILE: &[u8] = include_bytes!("../../assets/engine/standard.weights");

/// The weights for one rule.
#[derive(Clone, PartialEq, Eq)]
pub struct Weights {
    /// By side and code.
    classes: [Vec<Class>; 2],
    pub(super) rows: Vec<Row>,
    pub(super) net: Net,
    pub(super) orders: Vec<[i16; 2]>,
    pub(super) relations: [[i16; RELATIONS]; 2],
}

/// A file that holds no weights.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum WeightsError {
    /// It begins with something else.
    #[error("the file does not begin with \"NARABE 2\": it holds no weights of this version")]
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
    pub const BYTES: usize = MAGIC.len()
        + 2 * (Code::COUNT * (WIDTH + 2) + WIDTH + HIDDEN * (INPUTS + 1) + 2 * RELATIONS)
        + 4 * HIDDEN;

    /// The weights that come with the engine.
    #[must_use]
    pub fn of(rule: Rule) -> Arc<Self> {
        static FREESTYLE: OnceLock<Arc<Weights>> = OnceLock::new();
        static STANDARD: OnceLock<Arc<Weights>> = OnceLock::new();
        static RENJU: OnceLock<Arc<Weights>> = OnceLock::new();
        static CARO: OnceLock<Arc<Weights>> = OnceLock::new();
        static CARO_OVERLINE: OnceLock<Arc<Weights>> = OnceLock::new();
        // Nothing has been learnt yet of the rules that came later: they borrow from the one that is most like them.
        let (weights, file) = match rule {
            Rule::Freestyle => (&FREESTYLE, FREESTYLE_FILE),
            Rule::Standard => (&STANDARD, STANDARD_FILE),
            Rule::Renju => (&RENJU, STANDARD_FILE),
            Rule::Caro => (&CARO, STANDARD_FILE),
            Rule::CaroOverline => (&CARO_OVERLINE, STANDARD_FILE),
        };
        // A file of the source tree that is broken is found by a test; to play on without it is better than to end.
        let read = || Self::read(rule, file).unwrap_or_else(|_| Self::nothing(rule));
        weights.get_or_init(|| Arc::new(read())).clone()
    }

    /// Weights that have learnt nothing.
    pub(super) fn nothing(rule: Rule) -> Self {
        let shapes = CodeTable::get().shapes();
        Self {
            classes: Side::ALL.map(|side| {
                let class = |&four| Class::of(rule, side, four);
                shapes.iter().map(class).collect()
            }),
            rows: vec![[0; WIDTH]; Code::COUNT],
            net: Net::even(),
            orders: vec![[0; 2]; Code::COUNT],
            relations: [[0; RELATIONS]; 2],
        }
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
        let (small, large) = numbers.split_at(numbers.len() - 4 * HIDDEN);
        let mut small = small
            .chunks_exact(2)
            .map(|pair| i16::from_le_bytes([pair[0], pair[1]]));
        let mut weights = Self::nothing(rule);
        for number in weights.small_numbers() {
            *number = small.next().unwrap_or_default();
        }
        for (start, four) in weights
            .net
            .inner_start
            .iter_mut()
            .zip(large.chunks_exact(4))
        {
            *start = i32::from_le_bytes([four[0], four[1], four[2], four[3]]);
        }
        Ok(weights)
    }

    /// Writes a file.
    #[must_use]
    pub fn write(&self) -> Vec<u8> {
        let mut copy = self.clone();
        let mut bytes = MAGIC.to_vec();
        bytes.extend(copy.small_numbers().flat_map(|number| number.to_le_bytes()));
        bytes.extend(
            self.net
                .inner_start
                .iter()
                .flat_map(|start| start.to_le_bytes()),
        );
        bytes
    }

    /// All numbers of 16 bits, in the order of the file.
    fn small_numbers(&mut self) -> impl Iterator<Item = &mut i16> {
        let net = &mut self.net;
        (self.rows.iter_mut().flatten())
            .chain(&mut net.start)
            .chain(net.inner.iter_mut().flatten())
            .chain(&mut net.outer)
            .chain(self.orders.iter_mut().flatten())
            .chain(self.relations.as_flattened_mut())
    }

    /// The class of a code of a side.
    #[inline]
    #[must_use]
    pub fn class(&self, code: Code, side: Side) -> Class {
        self.classes[side as usize][code.index()]
    }

    /// What a point of a code adds to its side's sum.
    #[inline]
    #[must_use]
    pub fn row(&self, code: Code) -> &Row {
        &self.rows[code.index()]
    }

    /// What judges the sums.
    #[inline]
    #[must_use]
    pub const fn net(&self) -> &Net {
        &self.net
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
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_weights_of_the_engine_are_whole_and_read_back_as_written() {
        for (rule, file) in [
            (Rule::Freestyle, FREESTYLE_FILE),
            (Rule::Standard, STANDARD_FILE),
        ] {
            let weights = Weights::read(rule, file).expect("whole");
            assert_eq!(weights.write(), file);
            assert!(weights != Weights::nothing(rule));
        }
    }

    #[test]
    fn foreign_files_are_refused() {
        let bytes = Weights::nothing(Rule::Freestyle).write();
        assert_eq!(bytes.len(), Weights::BYTES);
        let read = |bytes: &[u8]| Weights::read(Rule::Freestyle, bytes).err();
        assert_eq!(read(b"PNG"), Some(WeightsError::Magic));
        let short = &bytes[..bytes.len() - 1];
        assert_eq!(
            read(short),
            Some(WeightsError::Length { found: short.len() })
        );
    }
}

//! Weights: what the engine has learnt about each code of shapes, and how to judge a position by it.
//!
//! They are data. A file holds the [`Net`] with the row of each of the 2380 codes, and how likely a move is to be the best,
//! for what it makes, for what it stops and for how it lies to the moves before. Where a rule forbids Black what it allows
//! White it holds all of that twice, for White and for Black. The files in `assets/engine` are written by `narabe-tune` from
//! games that the engine played against itself.

use std::sync::{Arc, OnceLock};

use thiserror::Error;

use super::field::{Class, Code, CodeTable, Quad, RELATIONS, Shape};
use super::net::{HIDDEN, INPUTS, Net, Row, WIDTH};
use crate::rules::{Rule, Side};

/// The first bytes of a file of weights.
const MAGIC: [u8; 8] = *b"NARABE 2";
const FREESTYLE_FILE: &[u8] = include_bytes!("../../assets/engine/freestyle.weights");
// The fit of Standard came out byte for byte the same: one file serves both until another fit parts them.
const STANDARD_FILE: &[u8] = FREESTYLE_FILE;

/// The weights for one rule.
#[derive(Clone, PartialEq, Eq)]
pub struct Weights {
    /// By side and code.
    classes: [Vec<Class>; 2],
    /// By code.
    pub(super) rows: Vec<Row>,
    /// One for both sides, or White's and Black's.
    pub(super) nets: Vec<Net>,
    /// By code.
    pub(super) orders: Vec<[i16; 2]>,
    /// Likewise for both sides, or White's and Black's.
    pub(super) relations: Vec<[[i16; RELATIONS]; 2]>,
}

/// A file that holds no weights.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum WeightsError {
    /// It begins with something else.
    #[error("the file does not begin with \"NARABE 2\": it does not hold weights of this version")]
    Magic,
    /// It is too short or too long.
    #[error("the file has {found} bytes and {expected} were expected for this rule")]
    Length {
        /// Its bytes.
        found: usize,
        /// The bytes of a file for the rule.
        expected: usize,
    },
}

impl Weights {
    /// Bytes of a file for a rule.
    #[must_use]
    pub const fn bytes(rule: Rule) -> usize {
        let small = Code::COUNT * (WIDTH + 2) + WIDTH + HIDDEN * (INPUTS + 1) + 2 * RELATIONS;
        MAGIC.len() + Code::sides(rule) * (2 * small + 4 * HIDDEN)
    }

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
                let of_one = shapes.iter().map(class);
                of_one.cycle().take(Code::count(rule)).collect()
            }),
            rows: vec![[0; WIDTH]; Code::count(rule)],
            nets: vec![Net::even(); Code::sides(rule)],
            orders: vec![[0; 2]; Code::count(rule)],
            relations: vec![[[0; RELATIONS]; 2]; Code::sides(rule)],
        }
    }

    /// Reads a file. One that says the same for both sides also serves a rule that does not.
    ///
    /// # Errors
    /// [`WeightsError`] says why it cannot be one.
    pub fn read(rule: Rule, bytes: &[u8]) -> Result<Self, WeightsError> {
        let numbers = bytes.strip_prefix(&MAGIC).ok_or(WeightsError::Magic)?;
        let (found, expected) = (bytes.len(), Self::bytes(rule));
        if found == Self::bytes(Rule::Standard) && found != expected {
            return Self::read(Rule::Standard, bytes).map(|weights| weights.lent_to(rule));
        }
        if found != expected {
            return Err(WeightsError::Length { found, expected });
        }
        let (small, large) = numbers.split_at(numbers.len() - 4 * HIDDEN * Code::sides(rule));
        let mut small = small
            .chunks_exact(2)
            .map(|pair| i16::from_le_bytes([pair[0], pair[1]]));
        let mut weights = Self::nothing(rule);
        for number in weights.small_numbers() {
            *number = small.next().unwrap_or_default();
        }
        let starts = weights.nets.iter_mut().flat_map(|net| &mut net.inner_start);
        for (start, four) in starts.zip(large.chunks_exact(4)) {
            *start = i32::from_le_bytes([four[0], four[1], four[2], four[3]]);
        }
        Ok(weights)
    }

    /// What has been learnt of both sides alike, for each side. What looks like a foul is worth to Black what a row too long
    /// is, so that nobody takes the threes and fours that may not be played for strength.
    fn lent_to(self, rule: Rule) -> Self {
        let mut lent = Self::nothing(rule);
        let too_long = CodeTable::get().code(Shape::Overline as Quad).index();
        for code in 0..Code::count(rule) {
            let is_foul =
                code >= Code::COUNT && lent.classes[Side::Black as usize][code] == Class::Forbidden;
            let from = if is_foul {
                too_long
            } else {
                code % Code::COUNT
            };
            lent.rows[code] = self.rows[from];
            lent.orders[code] = self.orders[from];
        }
        lent.nets = vec![self.nets[0].clone(); Code::sides(rule)];
        lent.relations = vec![self.relations[0]; Code::sides(rule)];
        lent
    }

    /// Writes a file.
    #[must_use]
    pub fn write(&self) -> Vec<u8> {
        let mut copy = self.clone();
        let mut bytes = MAGIC.to_vec();
        bytes.extend(copy.small_numbers().flat_map(|number| number.to_le_bytes()));
        let starts = self.nets.iter().flat_map(|net| net.inner_start);
        bytes.extend(starts.flat_map(i32::to_le_bytes));
        bytes
    }

    /// All numbers of 16 bits, in the order of the file.
    fn small_numbers(&mut self) -> impl Iterator<Item = &mut i16> {
        let nets = self.nets.iter_mut().flat_map(|net| {
            let inner = net.inner.iter_mut().flatten();
            net.start.iter_mut().chain(inner).chain(&mut net.outer)
        });
        (self.rows.iter_mut().flatten())
            .chain(nets)
            .chain(self.orders.iter_mut().flatten())
            .chain(self.relations.as_flattened_mut().as_flattened_mut())
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

    /// What judges the sums when it is a side's turn.
    #[inline]
    #[must_use]
    pub fn net(&self, side: Side) -> &Net {
        &self.nets[self.place(side)]
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
    pub fn relations(&self, side: Side) -> &[[i16; RELATIONS]; 2] {
        &self.relations[self.place(side)]
    }

    /// Where a side's own lie: Black's come last.
    #[inline]
    fn place(&self, side: Side) -> usize {
        match side {
            Side::Black => self.nets.len() - 1,
            Side::White => 0,
        }
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
    fn what_both_sides_have_learnt_serves_a_rule_that_tells_them_apart() {
        let own = Weights::read(Rule::Standard, STANDARD_FILE).expect("whole");
        let lent = Weights::read(Rule::Renju, STANDARD_FILE).expect("whole");
        assert_eq!(lent.write().len(), Weights::bytes(Rule::Renju));
        let table = CodeTable::of(Rule::Renju, Side::Black);
        let three = CodeTable::get().code(Shape::Three as Quad);
        let both = [three, table.code(Shape::Three as Quad)].map(|code| lent.row(code));
        assert_eq!(both, [own.row(three); 2]);
        let double = Shape::Three as Quad * 0x11;
        assert_ne!(
            lent.row(table.code(double)),
            lent.row(CodeTable::get().code(double))
        );
    }

    #[test]
    fn foreign_files_are_refused() {
        let bytes = Weights::nothing(Rule::Freestyle).write();
        let expected = Weights::bytes(Rule::Freestyle);
        assert_eq!(bytes.len(), expected);
        let read = |bytes: &[u8]| Weights::read(Rule::Freestyle, bytes).err();
        assert_eq!(read(b"PNG"), Some(WeightsError::Magic));
        let renju = Weights::nothing(Rule::Renju).write();
        for other in [&bytes[..bytes.len() - 1], &renju] {
            let found = other.len();
            assert_eq!(read(other), Some(WeightsError::Length { found, expected }));
        }
    }
}

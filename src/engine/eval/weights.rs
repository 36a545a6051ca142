//! Weights: the learnt numbers of the evaluation and of move ordering.
//!
//! A file holds, as little-endian integers, the feature weights of each shape code, its weights in change sums, the
//! [`Network`], the ordering scores of each shape code and the ordering scores of each offset class. Under a rule that forbids
//! Black what it allows White everything is there twice, for White and for Black. `narabe-tune` writes the files in
//! `assets/engine` from games that the engine played against itself.

use std::sync::{Arc, OnceLock};

use thiserror::Error;

use super::network::{
    ACCUMULATOR_SIZE, Accumulator, CHANGE_SIZE, ChangeSum, HIDDEN_SIZE, INPUT_SIZE, Network,
};
use crate::engine::board::{
    MoveClass, OFFSET_CLASSES, PackedShapes, Shape, ShapeCode, ShapeCodeTable,
};
use crate::rules::{Rule, Side};

/// The first bytes of a file.
const MAGIC: [u8; 8] = *b"NARABE 3";
const FREESTYLE_FILE: &[u8] = include_bytes!("../../../assets/engine/freestyle.weights");
// Fitting Standard gave the same file byte for byte.
const STANDARD_FILE: &[u8] = FREESTYLE_FILE;

/// The weights for one rule.
#[derive(Clone, PartialEq, Eq)]
pub struct Weights {
    /// Feature weights by shape code.
    pub(in crate::engine) features: Vec<Accumulator>,
    /// By shape code: the weights of a changed point in a change sum, if the side to move has the code there and if the opponent has
    /// it.
    pub(in crate::engine) change_features: Vec<[ChangeSum; 2]>,
    /// One for both sides, or White's and Black's.
    pub(in crate::engine) networks: Vec<Network>,
    /// By shape code: the ordering scores for attack and defence.
    pub(in crate::engine) order_scores: Vec<[i16; 2]>,
    /// For both sides, or White's and Black's: by previous move (the opponent's, the own one before) and offset class.
    pub(in crate::engine) offset_scores: Vec<[[i16; OFFSET_CLASSES]; 2]>,
}

/// Why a file does not hold weights.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum WeightsError {
    /// The first bytes are wrong.
    #[error("the file does not begin with \"NARABE 3\": it does not hold weights of this version")]
    Magic,
    /// The file is too short or too long.
    #[error("the file has {found} bytes and {expected} were expected for this rule")]
    Length {
        /// The length of the file in bytes.
        found: usize,
        /// The length of a file for the rule in bytes.
        expected: usize,
    },
}

impl Weights {
    /// The length of a file for a rule in bytes.
    #[must_use]
    pub const fn byte_count(rule: Rule) -> usize {
        let shorts = ShapeCode::COUNT * (ACCUMULATOR_SIZE + 2 * CHANGE_SIZE + 2)
            + ACCUMULATOR_SIZE
            + 2 * CHANGE_SIZE
            + HIDDEN_SIZE * (INPUT_SIZE + 1)
            + 2 * OFFSET_CLASSES;
        MAGIC.len() + ShapeCode::sides(rule) * (2 * shorts + 4 * HIDDEN_SIZE)
    }

    /// The weights built into the engine.
    #[must_use]
    pub fn of(rule: Rule) -> Arc<Self> {
        static BUILT_IN: [OnceLock<Arc<Weights>>; Rule::ALL.len()] =
            [const { OnceLock::new() }; Rule::ALL.len()];
        let file = match rule {
            Rule::Freestyle => FREESTYLE_FILE,
            // Renju and Caro have no fit of their own yet: Standard is the most similar rule.
            Rule::Standard | Rule::Renju | Rule::Caro | Rule::CaroOverline => STANDARD_FILE,
        };
        // A test reads the built-in files, so this cannot fail; playing badly would still be better than a panic.
        let read = || Self::read(rule, file).unwrap_or_else(|_| Self::zero(rule));
        BUILT_IN[rule as usize]
            .get_or_init(|| Arc::new(read()))
            .clone()
    }

    /// Weights that are all 0.
    pub(in crate::engine) fn zero(rule: Rule) -> Self {
        Self {
            features: vec![[0; ACCUMULATOR_SIZE]; ShapeCode::count(rule)],
            change_features: vec![[[0; CHANGE_SIZE]; 2]; ShapeCode::count(rule)],
            networks: vec![Network::zero(); ShapeCode::sides(rule)],
            order_scores: vec![[0; 2]; ShapeCode::count(rule)],
            offset_scores: vec![[[0; OFFSET_CLASSES]; 2]; ShapeCode::sides(rule)],
        }
    }

    /// Reads a file. A file for a rule that treats both sides alike can be read for a rule with fouls too.
    ///
    /// # Errors
    /// [`WeightsError`] when the file does not start with the magic bytes or has the wrong length.
    pub fn read(rule: Rule, bytes: &[u8]) -> Result<Self, WeightsError> {
        let numbers = bytes.strip_prefix(&MAGIC).ok_or(WeightsError::Magic)?;
        let (found, expected) = (bytes.len(), Self::byte_count(rule));
        if found == Self::byte_count(Rule::Standard) && found != expected {
            return Self::read(Rule::Standard, bytes).map(|weights| weights.for_both_sides(rule));
        }
        if found != expected {
            return Err(WeightsError::Length { found, expected });
        }
        let biases = 4 * HIDDEN_SIZE * ShapeCode::sides(rule);
        let (shorts, biases) = numbers.split_at(numbers.len() - biases);
        let mut shorts = shorts
            .chunks_exact(2)
            .map(|pair| i16::from_le_bytes([pair[0], pair[1]]));
        let mut weights = Self::zero(rule);
        for number in weights.shorts() {
            *number = shorts.next().unwrap_or_default();
        }
        let networks = weights.networks.iter_mut();
        let hidden_biases = networks.flat_map(|network| &mut network.hidden_biases);
        for (bias, four) in hidden_biases.zip(biases.chunks_exact(4)) {
            *bias = i32::from_le_bytes([four[0], four[1], four[2], four[3]]);
        }
        Ok(weights)
    }

    /// Weights that both sides share, for a rule where each side has its own. A foul of Black gets the weights of an
    /// overline, so that threes and fours that may not be played do not count as strength.
    fn for_both_sides(self, rule: Rule) -> Self {
        let mut weights = Self::zero(rule);
        let overline = ShapeCodeTable::get()
            .code(Shape::Overline as PackedShapes)
            .index();
        let shapes = ShapeCodeTable::get().shapes();
        for code in 0..ShapeCode::count(rule) {
            let shapes = shapes[code % ShapeCode::COUNT];
            let is_foul = code >= ShapeCode::COUNT
                && MoveClass::of(rule, Side::Black, shapes) == MoveClass::Forbidden;
            let shared = if is_foul {
                overline
            } else {
                code % ShapeCode::COUNT
            };
            weights.features[code] = self.features[shared];
            weights.change_features[code] = self.change_features[shared];
            weights.order_scores[code] = self.order_scores[shared];
        }
        weights.networks = vec![self.networks[0].clone(); ShapeCode::sides(rule)];
        weights.offset_scores = vec![self.offset_scores[0]; ShapeCode::sides(rule)];
        weights
    }

    /// The weights as a file.
    #[must_use]
    pub fn write(&self) -> Vec<u8> {
        let mut copy = self.clone();
        let mut bytes = MAGIC.to_vec();
        bytes.extend(copy.shorts().flat_map(|number| number.to_le_bytes()));
        let networks = self.networks.iter();
        let hidden_biases = networks.flat_map(|network| network.hidden_biases);
        bytes.extend(hidden_biases.flat_map(i32::to_le_bytes));
        bytes
    }

    /// All 16-bit numbers, in the order of the file.
    fn shorts(&mut self) -> impl Iterator<Item = &mut i16> {
        let networks = self.networks.iter_mut().flat_map(|network| {
            let hidden_weights = network.hidden_weights.iter_mut().flatten();
            (network.accumulator_bias.iter_mut())
                .chain(network.change_biases.as_flattened_mut())
                .chain(hidden_weights)
                .chain(&mut network.output_weights)
        });
        let change_features = self.change_features.as_flattened_mut().as_flattened_mut();
        (self.features.iter_mut().flatten())
            .chain(change_features)
            .chain(networks)
            .chain(self.order_scores.iter_mut().flatten())
            .chain(self.offset_scores.as_flattened_mut().as_flattened_mut())
    }

    /// The feature weights of a shape code.
    #[inline]
    #[must_use]
    pub fn feature(&self, code: ShapeCode) -> &Accumulator {
        &self.features[code.index()]
    }

    /// By shape code, the weights of a changed point in a change sum: if the side to move has the code there, and if the opponent
    /// has it.
    #[inline]
    #[must_use]
    pub fn change_features(&self) -> &[[ChangeSum; 2]] {
        &self.change_features
    }

    /// The network for positions with this side to move.
    #[inline]
    #[must_use]
    pub fn network(&self, side: Side) -> &Network {
        &self.networks[self.side_index(side)]
    }

    /// The ordering score of a move for the shape code that it has for the side to move.
    #[inline]
    #[must_use]
    pub fn attack_score(&self, code: ShapeCode) -> i32 {
        i32::from(self.order_scores[code.index()][0])
    }

    /// The ordering score of a move for the shape code that it has for the opponent.
    #[inline]
    #[must_use]
    pub fn defence_score(&self, code: ShapeCode) -> i32 {
        i32::from(self.order_scores[code.index()][1])
    }

    /// The ordering scores of a move by its offset class to the opponent's last move, and to the own move before that.
    #[inline]
    #[must_use]
    pub fn offset_scores(&self, side: Side) -> &[[i16; OFFSET_CLASSES]; 2] {
        &self.offset_scores[self.side_index(side)]
    }

    /// The index of a side's weights: Black's are the last.
    #[inline]
    fn side_index(&self, side: Side) -> usize {
        match side {
            Side::Black => self.networks.len() - 1,
            Side::White => 0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn built_in_weights_are_read_and_written_back_unchanged() {
        for (rule, file) in [
            (Rule::Freestyle, FREESTYLE_FILE),
            (Rule::Standard, STANDARD_FILE),
        ] {
            let weights = Weights::read(rule, file).unwrap();
            assert_eq!(weights.write(), file);
            assert!(weights != Weights::zero(rule));
        }
    }

    #[test]
    fn shared_weights_serve_a_rule_with_fouls() {
        let shared = Weights::read(Rule::Standard, STANDARD_FILE).unwrap();
        let copied = Weights::read(Rule::Renju, STANDARD_FILE).unwrap();
        assert_eq!(copied.write().len(), Weights::byte_count(Rule::Renju));
        let table = ShapeCodeTable::of(Rule::Renju, Side::Black);
        let three = ShapeCodeTable::get().code(Shape::Three as PackedShapes);
        let both =
            [three, table.code(Shape::Three as PackedShapes)].map(|code| copied.feature(code));
        assert_eq!(both, [shared.feature(three); 2]);
        let double = Shape::Three as PackedShapes * 0x11;
        assert_ne!(
            copied.feature(table.code(double)),
            copied.feature(ShapeCodeTable::get().code(double))
        );
    }

    #[test]
    fn other_files_are_refused() {
        let bytes = Weights::zero(Rule::Freestyle).write();
        let expected = Weights::byte_count(Rule::Freestyle);
        assert_eq!(bytes.len(), expected);
        let read = |bytes: &[u8]| Weights::read(Rule::Freestyle, bytes).err();
        assert_eq!(read(b"PNG"), Some(WeightsError::Magic));
        let renju = Weights::zero(Rule::Renju).write();
        for other in [&bytes[..bytes.len() - 1], &renju] {
            let found = other.len();
            assert_eq!(read(other), Some(WeightsError::Length { found, expected }));
        }
    }
}

//! Weights: the learnt numbers of the evaluation and of move ordering.
//!
//! A file holds, as little-endian integers, the feature weights of each shape code, its weights in change sums, the
//! [`Network`], the ordering scores of each shape code and the ordering scores of each offset class. Under a rule that forbids
//! Black what it allows White everything is there twice, for White and for Black. `narabe-tune` writes the files in
//! `weights` from games that the engine played against itself.

use thiserror::Error;

use super::{
    ACCUMULATOR_SIZE, Accumulator, CHANGE_SIZE, ChangeSum, HIDDEN_SIZE, INPUT_SIZE, Network,
};
use crate::offset_class::OFFSET_CLASSES;
use crate::shapes::{MoveClass, PackedShapes, Shape, ShapeCode, ShapeCodeTable};
use narabe_rules::{Rule, Side};

/// The first bytes of a file.
const MAGIC: [u8; 8] = *b"NARABE 4";

/// The numbers of 32 bits of a network: the biases of the hidden layer and of the chance of a draw.
const BIASES: usize = HIDDEN_SIZE + 1;

/// The weights for one rule.
#[derive(Clone, PartialEq, Eq)]
pub struct Weights {
    /// Feature weights by shape code.
    pub(crate) features: Vec<Accumulator>,
    /// By shape code: the weights of a changed point in a change sum, if the side to move has the code there and if the opponent has
    /// it.
    pub(crate) change_features: Vec<[ChangeSum; 2]>,
    /// One for both sides, or White's and Black's.
    pub(crate) networks: Vec<Network>,
    /// By shape code: the ordering scores for attack and defence.
    pub(crate) order_scores: Vec<[i16; 2]>,
    /// For both sides, or White's and Black's: by previous move (the opponent's, the own one before) and offset class.
    pub(crate) offset_scores: Vec<[[i16; OFFSET_CLASSES]; 2]>,
}

/// Why a file does not hold weights.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum WeightsError {
    /// The first bytes are wrong.
    #[error("the file does not begin with \"NARABE 4\": it does not hold weights of this version")]
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
    pub const fn byte_count(rule: Rule) -> usize {
        let shorts = ShapeCode::COUNT * (ACCUMULATOR_SIZE + 2 * CHANGE_SIZE + 2)
            + ACCUMULATOR_SIZE
            + 2 * CHANGE_SIZE
            + HIDDEN_SIZE * (INPUT_SIZE + 2)
            + 2 * OFFSET_CLASSES;
        MAGIC.len() + ShapeCode::sides(rule) * (2 * shorts + 4 * BIASES)
    }

    /// Weights that are all 0.
    pub(crate) fn zero(rule: Rule) -> Self {
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
        let biases = 4 * BIASES * ShapeCode::sides(rule);
        let (shorts, biases) = numbers.split_at(numbers.len() - biases);
        let mut shorts = shorts
            .chunks_exact(2)
            .map(|pair| i16::from_le_bytes([pair[0], pair[1]]));
        let mut weights = Self::zero(rule);
        for number in weights.shorts() {
            *number = shorts.next().unwrap_or_default();
        }
        let networks = weights.networks.iter_mut();
        let all_biases = networks.flat_map(Self::biases);
        for (bias, four) in all_biases.zip(biases.chunks_exact(4)) {
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
    pub fn write(&self) -> Vec<u8> {
        let mut copy = self.clone();
        let mut bytes = MAGIC.to_vec();
        bytes.extend(copy.shorts().flat_map(|number| number.to_le_bytes()));
        let biases = copy.networks.iter_mut().flat_map(Self::biases);
        bytes.extend(biases.flat_map(|bias| bias.to_le_bytes()));
        bytes
    }

    /// Moves every number towards that of other weights for the same rule, by a share from 0 to 1 of the difference.
    pub(crate) fn move_towards(&mut self, mut others: Self, share: f32) {
        #[expect(
            clippy::cast_possible_truncation,
            reason = "a mean of integers is in their range"
        )]
        let mean = |own: f64, other: f64| (own + f64::from(share) * (other - own)).round() as i32;
        for (own, other) in self.shorts().zip(others.shorts()) {
            *own = i16::try_from(mean(f64::from(*own), f64::from(*other))).unwrap_or(*own);
        }
        for (own, other) in self.networks.iter_mut().zip(&mut others.networks) {
            for (own, other) in Self::biases(own).zip(Self::biases(other)) {
                *own = mean(f64::from(*own), f64::from(*other));
            }
        }
    }

    /// All 16-bit numbers, in the order of the file.
    fn shorts(&mut self) -> impl Iterator<Item = &mut i16> {
        let networks = self.networks.iter_mut().flat_map(|network| {
            let hidden_weights = network.hidden_weights.iter_mut().flatten();
            (network.accumulator_bias.iter_mut())
                .chain(network.change_biases.as_flattened_mut())
                .chain(hidden_weights)
                .chain(&mut network.output_weights)
                .chain(&mut network.draw_weights)
        });
        let change_features = self.change_features.as_flattened_mut().as_flattened_mut();
        (self.features.iter_mut().flatten())
            .chain(change_features)
            .chain(networks)
            .chain(self.order_scores.iter_mut().flatten())
            .chain(self.offset_scores.as_flattened_mut().as_flattened_mut())
    }

    /// The numbers of 32 bits of a network, in the order of the file.
    fn biases(network: &mut Network) -> impl Iterator<Item = &mut i32> {
        (network.hidden_biases.iter_mut()).chain([&mut network.draw_bias])
    }

    /// The feature weights of a shape code.
    #[inline]
    pub fn feature(&self, code: ShapeCode) -> &Accumulator {
        &self.features[code.index()]
    }

    /// By shape code, the weights of a changed point in a change sum: if the side to move has the code there, and if the opponent
    /// has it.
    #[inline]
    pub fn change_features(&self) -> &[[ChangeSum; 2]] {
        &self.change_features
    }

    /// The network for positions with this side to move.
    #[inline]
    pub fn network(&self, side: Side) -> &Network {
        &self.networks[self.side_index(side)]
    }

    /// The ordering score of a move for the shape code that it has for the side to move.
    #[inline]
    pub fn attack_score(&self, code: ShapeCode) -> i32 {
        i32::from(self.order_scores[code.index()][0])
    }

    /// The ordering score of a move for the shape code that it has for the opponent.
    #[inline]
    pub fn defence_score(&self, code: ShapeCode) -> i32 {
        i32::from(self.order_scores[code.index()][1])
    }

    /// The ordering scores of a move by its offset class to the opponent's last move, and to the own move before that.
    #[inline]
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
    fn shared_weights_serve_a_rule_with_fouls() {
        let shared = Weights::of(Rule::Freestyle);
        let copied = Weights::read(Rule::Renju, &shared.write()).unwrap();
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
    fn all_numbers_move_towards_those_of_other_weights() {
        let fitted = Weights::of(Rule::Renju);
        let mut weights = Weights::zero(Rule::Renju);
        weights.move_towards((*fitted).clone(), 1.0);
        assert!(weights == *fitted);
        weights.move_towards((*fitted).clone(), 0.5);
        assert!(weights == *fitted);
        weights.move_towards(Weights::zero(Rule::Renju), 0.5);
        let half = f64::from(weights.networks[1].draw_bias);
        assert!((2.0 * half - f64::from(fitted.networks[1].draw_bias)).abs() <= 1.0);
        weights.move_towards(Weights::zero(Rule::Renju), 1.0);
        assert!(weights == Weights::zero(Rule::Renju));
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

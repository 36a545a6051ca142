//! The entries of the transposition tables, and where they stand.

use super::board::PointIndex;
use super::bound::Bound;

/// What is known of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The value, with proven distances counted from the position; see [`to_table`](super::value::to_table).
    pub value: i32,
    /// The static evaluation, if it was computed.
    pub eval: Option<i32>,
    /// The best move, if there was one.
    pub best_move: Option<PointIndex>,
    /// The depth of the search, from -64 to 191. VCF searches at leaves have negative depths.
    pub depth: i32,
    /// How the value relates to the true one.
    pub bound: Bound,
}

/// Packed in place of a missing move.
const NO_MOVE: u16 = u16::MAX;
/// Packed in place of a missing evaluation.
const NO_EVAL: i16 = i16::MIN;
/// The depth that is packed as 0.
const MIN_DEPTH: i32 = -64;
/// The greatest depth that can be packed; greater ones are stored as this.
const MAX_DEPTH: i32 = MIN_DEPTH + u8::MAX as i32;

impl Entry {
    /// The entry in one word. From the lowest bit: value 16, evaluation 16, move 16, depth 8, bound 2, generation 6.
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "values and depths fit their bits"
    )]
    pub const fn pack(self, generation: u8) -> u64 {
        let best_move = match self.best_move {
            Some(best_move) => best_move,
            None => NO_MOVE,
        };
        let eval = match self.eval {
            Some(eval) => eval as i16,
            None => NO_EVAL,
        };
        let depth = if self.depth > MAX_DEPTH {
            MAX_DEPTH
        } else {
            self.depth
        };
        self.value as u16 as u64
            | (eval as u16 as u64) << 16
            | (best_move as u64) << 32
            | ((depth - MIN_DEPTH) as u8 as u64) << 48
            | (self.bound as u64) << 56
            | (generation as u64) << 58
    }

    /// The inverse of [`pack`](Self::pack); none for an empty slot.
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_possible_wrap,
        reason = "each part is cut to its bits"
    )]
    pub const fn unpack(data: u64) -> Option<Self> {
        let bound = match data >> 56 & 3 {
            1 => Bound::Upper,
            2 => Bound::Lower,
            3 => Bound::Exact,
            _ => return None,
        };
        let best_move = (data >> 32) as u16;
        let eval = (data >> 16) as u16 as i16;
        Some(Self {
            value: data as u16 as i16 as i32,
            eval: if eval == NO_EVAL {
                None
            } else {
                Some(eval as i32)
            },
            best_move: if best_move == NO_MOVE {
                None
            } else {
                Some(best_move)
            },
            depth: (data >> 48) as u8 as i32 + MIN_DEPTH,
            bound,
        })
    }

    /// The entry in two words that were stored for a hash; none when they were stored for another one.
    #[inline]
    pub fn decode([key, data]: [u64; 2], hash: u64) -> Option<Self> {
        (key ^ data == hash).then(|| Self::unpack(data)).flatten()
    }

    /// The two words to store for a hash.
    pub const fn encode(self, hash: u64, generation: u8) -> [u64; 2] {
        let data = self.pack(generation);
        [hash ^ data, data]
    }
}

/// Maps a hash to an index below `len`: the upper half of their product.
#[expect(
    clippy::cast_possible_truncation,
    reason = "the upper half of the product is below len"
)]
#[inline]
pub const fn index_of(hash: u64, len: usize) -> usize {
    ((hash as u128 * len as u128) >> 64) as usize
}

//! Bitboards: sets of the points of one board, one bit per point.

use narabe_rules::BoardSize;

/// A point as [`BoardSize::index`], from 0 to 624. The search uses this instead of coordinates.
pub type PointIndex = u16;

/// Bits per word.
const WORD_BITS: usize = 64;
/// Words needed for the largest board.
pub const WORDS: usize = BoardSize::MAX.area().div_ceil(WORD_BITS);

/// A set of points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Bitboard([u64; WORDS]);

impl Bitboard {
    /// The empty set.
    pub const EMPTY: Self = Self([0; WORDS]);

    /// Every point of a board.
    pub fn all(size: BoardSize) -> Self {
        let mut all = Self::EMPTY;
        for index in 0..size.area() {
            all.0[index / WORD_BITS] |= 1 << (index % WORD_BITS);
        }
        all
    }

    /// Inserts a point that is absent, removes one that is present.
    #[inline]
    pub fn toggle(&mut self, point: PointIndex) {
        self.0[usize::from(point) / WORD_BITS] ^= 1 << (usize::from(point) % WORD_BITS);
    }

    /// Whether a point is in the set.
    #[inline]
    pub fn contains(&self, point: PointIndex) -> bool {
        self.0[usize::from(point) / WORD_BITS] >> (usize::from(point) % WORD_BITS) & 1 != 0
    }

    /// Inserts a point.
    #[inline]
    pub fn insert(&mut self, point: PointIndex) {
        self.0[usize::from(point) / WORD_BITS] |= 1 << (usize::from(point) % WORD_BITS);
    }

    /// Inserts all points of another set, reading its first `words` words only.
    #[inline]
    pub fn insert_all(&mut self, other: &Self, words: usize) {
        for (word, others) in self.0.iter_mut().zip(&other.0).take(words) {
            *word |= others;
        }
    }

    /// The intersection.
    #[inline]
    pub fn and(&self, other: &Self) -> Self {
        let mut both = *self;
        for (word, others) in both.0.iter_mut().zip(&other.0) {
            *word &= others;
        }
        both
    }

    /// The union.
    #[inline]
    pub fn or(&self, other: &Self) -> Self {
        let mut either = *self;
        either.insert_all(other, WORDS);
        either
    }

    /// Whether the set has no points.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|&word| word == 0)
    }

    /// How many points the set has.
    pub fn count(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// The point with the lowest index.
    #[inline]
    pub fn first(&self) -> Option<PointIndex> {
        self.iter().next()
    }

    /// The points in ascending order of their index.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = PointIndex> + use<> {
        let words = self.0;
        let mut word_index = 0;
        let mut word = words[0];
        std::iter::from_fn(move || {
            while word == 0 {
                word_index += 1;
                word = *words.get(word_index)?;
            }
            let bit = word.trailing_zeros();
            word &= word - 1;
            #[expect(
                clippy::cast_possible_truncation,
                reason = "the largest board has 625 points"
            )]
            Some((word_index * WORD_BITS) as PointIndex + bit as PointIndex)
        })
    }
}

impl FromIterator<PointIndex> for Bitboard {
    fn from_iter<T: IntoIterator<Item = PointIndex>>(points: T) -> Self {
        let mut set = Self::EMPTY;
        points.into_iter().for_each(|point| set.insert(point));
        set
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn inserted_points_are_iterated_in_order() {
        let points: Vec<PointIndex> = vec![0, 1, 63, 64, 127, 128, 300, 624];
        let set: Bitboard = points.iter().copied().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), points);
        assert_eq!(set.count(), points.len());
        assert_eq!(set.first(), Some(0));
        assert_eq!(Bitboard::all(BoardSize::MAX).count(), 625);
        assert!(Bitboard::EMPTY.is_empty() && Bitboard::EMPTY.first().is_none());
    }
}

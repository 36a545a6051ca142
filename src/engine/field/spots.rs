//! Spots: the points of one board by number, and sets of them as bits.

use crate::rules::BoardSize;

/// A point by its number, [`BoardSize::index`]. The searching rooms know points by this number alone.
pub type Spot = u16;

/// Bits in a word.
const WORD: usize = 64;
/// Words that hold the largest board.
pub const WORDS: usize = BoardSize::MAX.area().div_ceil(WORD);

/// A set of spots.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Spots([u64; WORDS]);

impl Spots {
    /// No spot.
    pub const NONE: Self = Self([0; WORDS]);

    /// Every spot of a board.
    #[must_use]
    pub fn all(size: BoardSize) -> Self {
        let mut spots = Self::NONE;
        for index in 0..size.area() {
            spots.0[index / WORD] |= 1 << (index % WORD);
        }
        spots
    }

    /// Puts a spot in, or takes it out when it is in.
    #[inline]
    pub fn toggle(&mut self, spot: Spot) {
        self.0[usize::from(spot) / WORD] ^= 1 << (usize::from(spot) % WORD);
    }

    /// Puts a spot in.
    #[inline]
    pub fn insert(&mut self, spot: Spot) {
        self.0[usize::from(spot) / WORD] |= 1 << (usize::from(spot) % WORD);
    }

    /// Puts in all of another set, looking at the first `words` words only.
    #[inline]
    pub fn unite(&mut self, other: &Self, words: usize) {
        for (word, others) in self.0.iter_mut().zip(&other.0).take(words) {
            *word |= others;
        }
    }

    /// What belongs to both.
    #[inline]
    #[must_use]
    pub fn and(&self, other: &Self) -> Self {
        let mut both = *self;
        for (word, others) in both.0.iter_mut().zip(&other.0) {
            *word &= others;
        }
        both
    }

    /// What belongs to either.
    #[inline]
    #[must_use]
    pub fn or(&self, other: &Self) -> Self {
        let mut either = *self;
        either.unite(other, WORDS);
        either
    }

    /// Whether no spot belongs to the set.
    #[inline]
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|&word| word == 0)
    }

    /// How many spots belong to the set.
    #[must_use]
    pub fn count(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// The spot of the lowest number.
    #[inline]
    #[must_use]
    pub fn first(&self) -> Option<Spot> {
        self.iter().next()
    }

    /// The spots from the lowest number up.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = Spot> + use<> {
        let words = self.0;
        let mut at = 0;
        let mut word = words[0];
        std::iter::from_fn(move || {
            while word == 0 {
                at += 1;
                word = *words.get(at)?;
            }
            let bit = word.trailing_zeros();
            word &= word - 1;
            #[expect(
                clippy::cast_possible_truncation,
                reason = "the largest board has 625 points"
            )]
            Some((at * WORD) as Spot + bit as Spot)
        })
    }
}

impl FromIterator<Spot> for Spots {
    fn from_iter<T: IntoIterator<Item = Spot>>(spots: T) -> Self {
        let mut set = Self::NONE;
        spots.into_iter().for_each(|spot| set.insert(spot));
        set
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_gives_back_what_was_put_in() {
        let spots: Vec<Spot> = vec![0, 1, 63, 64, 127, 128, 300, 624];
        let set: Spots = spots.iter().copied().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), spots);
        assert_eq!(set.count(), spots.len());
        assert_eq!(set.first(), Some(0));
        assert_eq!(Spots::all(BoardSize::MAX).count(), 625);
        assert!(Spots::NONE.is_empty() && Spots::NONE.first().is_none());
    }
}

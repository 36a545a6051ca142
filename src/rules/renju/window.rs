//! One line as the Renju rules look at it: a black stone with five places on each side, in two words of bits.
//!
//! Five places are enough: a five that holds the stone reaches four away, and the place beyond says whether it would be
//! an overline. White's stones and what lies behind them and the edge are the same nothing: neither black nor empty.

use std::iter;

use crate::rules::rule::FIVE;

/// Places on each side of the stone.
const REACH: usize = FIVE;
/// All places.
const PLACES: usize = 2 * REACH + 1;
/// The place of the stone.
const MIDDLE: usize = REACH;
/// Five places in a row, from the first on.
const FIVE_PLACES: u16 = (1 << FIVE) - 1;
/// A four inside of six places in a row, with an empty place at each end.
const STRAIGHT_FOUR: u16 = (FIVE_PLACES >> 1) << 1;
/// The two ends.
const STRAIGHT_ENDS: u16 = 1 | 1 << FIVE;

/// The places of a line around a black stone, as bits from the far end before it to the far end behind it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Window {
    black: u16,
    empty: u16,
}

/// Four stones in a window, with the places that make them a five.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FourPlaces {
    /// The stones.
    pub stones: u16,
    /// Where one stone makes exactly five: one place, or the two ends of a straight four.
    pub completions: u16,
}

/// Three stones in a window that one more makes a straight four.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ThreePlaces {
    /// The stones.
    pub stones: u16,
    /// Where the fourth goes.
    pub extension: usize,
    /// The ends of the straight four.
    pub ends: u16,
}

impl Window {
    /// The places before the stone, the nearest first.
    pub const BEFORE: [usize; REACH] = [4, 3, 2, 1, 0];
    /// The places behind it, the nearest first.
    pub const BEHIND: [usize; REACH] = [6, 7, 8, 9, 10];

    /// The stone alone, closed in on both sides.
    pub const fn with_stone() -> Self {
        Self {
            black: 1 << MIDDLE,
            empty: 0,
        }
    }

    /// Puts another black stone.
    pub const fn put_black(&mut self, place: usize) {
        self.black |= 1 << place;
    }

    /// Opens an empty place.
    pub const fn put_empty(&mut self, place: usize) {
        self.empty |= 1 << place;
    }

    /// How far a place lies behind the stone; negative before it.
    pub fn offset(place: usize) -> i8 {
        i8::try_from(place).expect("a window has 11 places") - MIDDLE as i8
    }

    /// How many other black stones are in sight.
    pub const fn others(self) -> usize {
        self.black.count_ones() as usize - 1
    }

    /// The stones of the run that the stone belongs to.
    pub fn run(self) -> u16 {
        let mut run = 1 << MIDDLE;
        loop {
            let longer = (run | run << 1 | run >> 1) & self.black;
            if longer == run {
                return run;
            }
            run = longer;
        }
    }

    /// How many they are.
    pub fn run_length(self) -> usize {
        self.run().count_ones() as usize
    }

    /// The fours that hold the stone. A straight four is one, although two places complete it.
    pub fn fours(self) -> impl Iterator<Item = FourPlaces> {
        let four_at = move |start: usize| {
            let five = FIVE_PLACES << start;
            let stones = self.black & five;
            let is_four = stones.count_ones() as usize == FIVE - 1
                && self.empty & five != 0
                && !self.has_black_beyond(start, FIVE);
            is_four.then_some(FourPlaces {
                stones,
                completions: self.empty & five,
            })
        };
        let mut starts = (1..=MIDDLE).filter_map(four_at).peekable();
        iter::from_fn(move || {
            let mut four = starts.next()?;
            // The windows of a straight four lie next to each other and hold the same stones.
            while let Some(same) = starts.next_if(|next| next.stones == four.stones) {
                four.completions |= same.completions;
            }
            Some(four)
        })
    }

    /// How many fours hold the stone.
    pub fn count_fours(self) -> usize {
        self.fours().count()
    }

    /// The ways in which one more stone makes a straight four that holds the stone.
    pub fn threes(self) -> impl Iterator<Item = ThreePlaces> {
        (0..MIDDLE).filter_map(move |start| {
            let [four, ends] = [STRAIGHT_FOUR << start, STRAIGHT_ENDS << start];
            let stones = self.black & four;
            let holds = four & 1 << MIDDLE != 0
                && stones.count_ones() as usize == FIVE - 2
                && self.empty & four != 0
                && self.empty & ends == ends
                && !self.has_black_beyond(start, FIVE + 1);
            holds.then_some(ThreePlaces {
                stones,
                extension: (self.empty & four).trailing_zeros() as usize,
                ends,
            })
        })
    }

    /// Whether a black stone stands next to so many places, on either side: it would make an overline of a five.
    const fn has_black_beyond(self, start: usize, places: usize) -> bool {
        let before = self.black << 1 >> start & 1;
        let behind = self.black >> (start + places) & 1;
        before | behind != 0
    }
}

/// The places of some bits.
pub fn places(bits: u16) -> impl Iterator<Item = usize> {
    (0..PLACES).filter(move |place| bits >> place & 1 != 0)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The window of a picture: `x` black, `.` empty, `*` the stone; all else, and what lies beyond, is closed.
    fn window(picture: &str) -> Window {
        let middle = picture.find('*').expect("a stone in the middle");
        let mut window = Window::with_stone();
        for places in [Window::BEFORE, Window::BEHIND] {
            for place in places {
                let at = (middle + place).checked_sub(MIDDLE);
                match at.and_then(|at| picture.as_bytes().get(at)) {
                    Some(b'x') => window.put_black(place),
                    Some(b'.') => window.put_empty(place),
                    _ => break,
                }
            }
        }
        window
    }

    #[test]
    fn pictures_hold_the_runs_fours_and_threes_that_the_rules_see() {
        for (picture, run, fours, threes) in [
            (".xx*xx.", 5, 0, 0),
            ("xxx*xxx", 7, 0, 0),
            (".xxx*.", 4, 1, 0),
            ("oxxx*.", 4, 1, 0),
            ("oxxx*o", 4, 0, 0),
            (".xxx*.x", 4, 1, 0),
            ("x.xxx*.x", 4, 0, 0),
            ("x.x*x.x", 3, 2, 0),
            ("xx.*x.xx", 2, 2, 0),
            ("xxx.*.xxx", 1, 2, 0),
            ("xxxx.*.xxxx", 1, 0, 0),
            ("..xx*..", 3, 0, 2),
            (".xx*..", 3, 0, 1),
            (".xx*.", 3, 0, 0),
            (".x.x*.", 2, 0, 1),
            (".xx.*.", 1, 0, 1),
            ("x.xx*..", 3, 1, 0),
            ("x..xx*..", 3, 0, 1),
            ("x..xx*.", 3, 0, 0),
            ("..xx*..x", 3, 0, 1),
        ] {
            let window = window(picture);
            assert_eq!(window.run_length(), run, "the run of {picture}");
            assert_eq!(window.count_fours(), fours, "the fours of {picture}");
            if fours == 0 {
                assert_eq!(window.threes().count(), threes, "the threes of {picture}");
            }
        }
    }

    #[test]
    fn a_straight_four_is_one_four_with_two_ends() {
        let four = window(".xx*x.").fours().next().expect("a four");
        assert_eq!(
            places(four.stones).map(Window::offset).collect::<Vec<_>>(),
            [-2, -1, 0, 1]
        );
        assert_eq!(
            places(four.completions)
                .map(Window::offset)
                .collect::<Vec<_>>(),
            [-3, 2]
        );
    }
}

//! A line window: a black stone with five places on each side of it on one line, stored as two bit sets.
//!
//! Five places are enough: a five that contains the stone reaches at most four places away, and the fifth place decides
//! whether it would be an overline. White stones, the edge and everything beyond them are neither black nor empty.

use std::iter;

use crate::rule::FIVE;

/// Places on each side of the stone.
const RADIUS: usize = FIVE;
/// Places of a window.
const PLACES: usize = 2 * RADIUS + 1;
/// The place of the stone.
const MIDDLE: usize = RADIUS;
/// The bits of five adjacent places, starting at place 0.
const FIVE_PLACES: u16 = (1 << FIVE) - 1;
/// The bits of the stones of a straight four, which starts with its empty end at place 0.
const STRAIGHT_FOUR: u16 = (FIVE_PLACES >> 1) << 1;
/// The bits of the two empty ends of that straight four.
const STRAIGHT_ENDS: u16 = 1 | 1 << FIVE;

/// The places of a line around a black stone. Bit 0 is the first place along the line's direction, bit 5 the stone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Window {
    black: u16,
    empty: u16,
}

/// A four in a window. Both fields are bit sets of places.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FourPlaces {
    /// The four stones.
    pub stones: u16,
    /// The places that complete an exact five: one, or the two ends of a straight four.
    pub completions: u16,
}

/// Three stones in a window and one way to make them a straight four.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ThreePlaces {
    /// The three stones, as a bit set of places.
    pub stones: u16,
    /// The place of the fourth stone.
    pub extension: usize,
    /// The two ends of the straight four, as a bit set of places.
    pub ends: u16,
}

impl Window {
    /// The places before the stone, the nearest first.
    pub const BEFORE: [usize; RADIUS] = [4, 3, 2, 1, 0];
    /// The places after the stone, the nearest first.
    pub const AFTER: [usize; RADIUS] = [6, 7, 8, 9, 10];

    /// A window with the stone alone, closed on both sides.
    pub const fn with_stone() -> Self {
        Self {
            black: 1 << MIDDLE,
            empty: 0,
        }
    }

    /// Marks a place as black.
    pub const fn set_black(&mut self, place: usize) {
        self.black |= 1 << place;
    }

    /// Marks a place as empty.
    pub const fn set_empty(&mut self, place: usize) {
        self.empty |= 1 << place;
    }

    /// The distance from the stone to a place along the direction; negative before the stone.
    pub fn offset(place: usize) -> i8 {
        i8::try_from(place).expect("a window has 11 places") - MIDDLE as i8
    }

    /// The number of black stones in the window besides the stone itself.
    pub const fn other_stones(self) -> usize {
        self.black.count_ones() as usize - 1
    }

    /// The run that the stone belongs to, as a bit set of places.
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

    /// The length of the run that the stone belongs to.
    pub fn run_length(self) -> usize {
        self.run().count_ones() as usize
    }

    /// The fours that contain the stone. A straight four is one four although two places complete it.
    pub fn fours(self) -> impl Iterator<Item = FourPlaces> {
        let four_at = move |start: usize| {
            let five = FIVE_PLACES << start;
            let stones = self.black & five;
            let is_four = stones.count_ones() as usize == FIVE - 1
                && self.empty & five != 0
                && !self.has_black_next_to(start, FIVE);
            is_four.then_some(FourPlaces {
                stones,
                completions: self.empty & five,
            })
        };
        let mut starts = (1..=MIDDLE).filter_map(four_at).peekable();
        iter::from_fn(move || {
            let mut four = starts.next()?;
            // A straight four is found at two adjacent starts with the same stones.
            while let Some(same) = starts.next_if(|next| next.stones == four.stones) {
                four.completions |= same.completions;
            }
            Some(four)
        })
    }

    /// The number of fours that contain the stone.
    pub fn count_fours(self) -> usize {
        self.fours().count()
    }

    /// The ways in which one more stone makes a straight four that contains the stone.
    pub fn threes(self) -> impl Iterator<Item = ThreePlaces> {
        (0..MIDDLE).filter_map(move |start| {
            let [four, ends] = [STRAIGHT_FOUR << start, STRAIGHT_ENDS << start];
            let stones = self.black & four;
            let is_three = four & 1 << MIDDLE != 0
                && stones.count_ones() as usize == FIVE - 2
                && self.empty & four != 0
                && self.empty & ends == ends
                && !self.has_black_next_to(start, FIVE + 1);
            is_three.then_some(ThreePlaces {
                stones,
                extension: (self.empty & four).trailing_zeros() as usize,
                ends,
            })
        })
    }

    /// Whether a black stone is adjacent to the `places` places from `start` on: it would turn a five into an overline.
    const fn has_black_next_to(self, start: usize, places: usize) -> bool {
        let before = self.black << 1 >> start & 1;
        let after = self.black >> (start + places) & 1;
        before | after != 0
    }
}

/// The places in a bit set, in ascending order.
pub fn places(bits: u16) -> impl Iterator<Item = usize> {
    (0..PLACES).filter(move |place| bits >> place & 1 != 0)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The window of a drawing: `x` black, `.` empty, `*` the stone. Everything else closes the line.
    fn window(picture: &str) -> Window {
        let middle = picture.find('*').expect("a stone in the middle");
        let mut window = Window::with_stone();
        for places in [Window::BEFORE, Window::AFTER] {
            for place in places {
                let at = (middle + place).checked_sub(MIDDLE);
                match at.and_then(|at| picture.as_bytes().get(at)) {
                    Some(b'x') => window.set_black(place),
                    Some(b'.') => window.set_empty(place),
                    _ => break,
                }
            }
        }
        window
    }

    #[test]
    fn windows_have_the_runs_fours_and_threes_of_the_rules() {
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

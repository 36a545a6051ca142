//! One of the two boards, with incremental counts: the stones in each window of five, the points that complete a five, and
//! what a stone on each point would gain.

use std::sync::Arc;

use super::windows::Windows;
use crate::engine::board::PointIndex;
use crate::rules::{FIVE, Side};

/// The strength of a window by the number of a side's stones, when the opponent has none. A turn has two stones, so windows
/// with few stones are stronger than in single-stone games.
const STRENGTH: [i32; FIVE + 1] = [0, 2, 10, 40, 80, 80];

/// What one more stone adds to the strength of a window; 0 for a full one.
const GAIN: [i32; FIVE + 1] = {
    let mut gain = [0; FIVE + 1];
    let mut stones = 0;
    while stones < FIVE {
        gain[stones] = STRENGTH[stones + 1] - STRENGTH[stones];
        stones += 1;
    }
    gain
};

/// Stones in a window that one more completes.
const FOUR: u8 = FIVE as u8 - 1;

/// One board.
#[derive(Clone, Debug, PartialEq)]
pub struct HalfBoard {
    windows: Arc<Windows>,
    stones: Vec<Option<Side>>,
    /// By window, the stones of both sides.
    window_stones: Vec<[u8; 2]>,
    sides: [SideCounts; 2],
}

/// What is counted for one side. Only windows without stones of the opponent count.
#[derive(Clone, Debug, PartialEq)]
struct SideCounts {
    /// By point, the windows that only this point completes.
    completions: Vec<u8>,
    /// The number of points that complete a window.
    five_count: usize,
    /// The sum of the strengths of all windows.
    strength: i32,
    /// By point, what an own stone adds to the strength.
    gain: Vec<i32>,
    /// By point, what a stone of the opponent takes from the strength.
    loss: Vec<i32>,
}

impl HalfBoard {
    /// An empty board.
    pub fn new(windows: Arc<Windows>) -> Self {
        let area = windows.size().area();
        let gain = |point: usize| GAIN[0] * windows.through(point as PointIndex).len() as i32;
        let counts = SideCounts {
            completions: vec![0; area],
            five_count: 0,
            strength: 0,
            gain: (0..area).map(gain).collect(),
            loss: vec![0; area],
        };
        Self {
            stones: vec![None; area],
            window_stones: vec![[0; 2]; windows.all().len()],
            sides: [counts.clone(), counts],
            windows,
        }
    }

    /// The windows of the board.
    pub fn windows(&self) -> &Windows {
        &self.windows
    }

    /// All points.
    pub fn points(&self) -> impl Iterator<Item = PointIndex> {
        0..self.stones.len() as PointIndex
    }

    /// Whether a point has no stone.
    #[inline]
    pub fn is_empty(&self, point: PointIndex) -> bool {
        self.stones[usize::from(point)].is_none()
    }

    /// The number of points where a side completes a five.
    #[inline]
    pub const fn five_count(&self, side: Side) -> usize {
        self.sides[side as usize].five_count
    }

    /// Whether a side completes a five on a point.
    #[inline]
    pub fn is_five(&self, point: PointIndex, side: Side) -> bool {
        self.sides[side as usize].completions[usize::from(point)] > 0
    }

    /// The points where a side completes a five.
    pub fn five_points(&self, side: Side) -> impl Iterator<Item = PointIndex> {
        let completions = self.sides[side as usize].completions.iter().zip(0..);
        completions
            .filter(|(count, _)| **count > 0)
            .map(|(_, point)| point)
    }

    /// The sum of the strengths of all windows of a side.
    #[inline]
    pub const fn strength(&self, side: Side) -> i32 {
        self.sides[side as usize].strength
    }

    /// What a side's stone on an empty point adds to its strength.
    #[inline]
    pub fn gain(&self, point: PointIndex, side: Side) -> i32 {
        self.sides[side as usize].gain[usize::from(point)]
    }

    /// What an opponent's stone on an empty point takes from a side's strength.
    #[inline]
    pub fn loss(&self, point: PointIndex, side: Side) -> i32 {
        self.sides[side as usize].loss[usize::from(point)]
    }

    /// The windows with this number of a side's stones and none of the other's.
    pub fn windows_with(
        &self,
        stones: u8,
        side: Side,
    ) -> impl Iterator<Item = &[PointIndex; FIVE]> {
        let mut wanted = [0; 2];
        wanted[side as usize] = stones;
        let windows = self.window_stones.iter().zip(self.windows.all());
        windows
            .filter(move |(stones, _)| **stones == wanted)
            .map(|(_, window)| window)
    }

    /// Places a stone on an empty point.
    pub fn place(&mut self, point: PointIndex, side: Side) {
        debug_assert!(self.is_empty(point));
        self.stones[usize::from(point)] = Some(side);
        let (me, opponent) = (side as usize, side.other() as usize);
        let windows = Arc::clone(&self.windows);
        for &number in windows.through(point) {
            let window = &windows.all()[usize::from(number)];
            let stones = &mut self.window_stones[usize::from(number)];
            let (own, theirs) = (stones[me], stones[opponent]);
            stones[me] += 1;
            if theirs == 0 {
                self.sides[me].set_stones(window, own, own + 1);
                if own == FOUR {
                    self.sides[me].remove_completion(point);
                } else if own + 1 == FOUR {
                    let missing = self.empty_point(window);
                    self.sides[me].add_completion(missing);
                }
            }
            if own == 0 {
                self.sides[opponent].add_window(window, theirs, -1);
                if theirs == FOUR {
                    self.sides[opponent].remove_completion(point);
                }
            }
        }
    }

    /// Removes a side's stone from a point.
    pub fn remove(&mut self, point: PointIndex, side: Side) {
        debug_assert_eq!(self.stones[usize::from(point)], Some(side));
        let (me, opponent) = (side as usize, side.other() as usize);
        let windows = Arc::clone(&self.windows);
        for &number in windows.through(point) {
            let window = &windows.all()[usize::from(number)];
            let stones = &mut self.window_stones[usize::from(number)];
            let (own, theirs) = (stones[me], stones[opponent]);
            stones[me] -= 1;
            if theirs == 0 {
                self.sides[me].set_stones(window, own, own - 1);
                if own == FOUR {
                    let missing = self.empty_point(window);
                    self.sides[me].remove_completion(missing);
                } else if own - 1 == FOUR {
                    self.sides[me].add_completion(point);
                }
            }
            if own == 1 {
                self.sides[opponent].add_window(window, theirs, 1);
                if theirs == FOUR {
                    self.sides[opponent].add_completion(point);
                }
            }
        }
        self.stones[usize::from(point)] = None;
    }

    /// The empty point of a window that has one.
    fn empty_point(&self, window: &[PointIndex; FIVE]) -> PointIndex {
        let empty = window.iter().copied().find(|&point| self.is_empty(point));
        empty.unwrap_or(window[0])
    }
}

impl SideCounts {
    /// Updates the counts for a window whose number of own stones changes.
    #[inline]
    fn set_stones(&mut self, window: &[PointIndex; FIVE], old: u8, new: u8) {
        let (old, new) = (usize::from(old), usize::from(new));
        self.add(window, STRENGTH[new] - STRENGTH[old], GAIN[new] - GAIN[old]);
    }

    /// Updates the counts for a window with own stones that the opponent enters (-1) or leaves (1).
    #[inline]
    fn add_window(&mut self, window: &[PointIndex; FIVE], stones: u8, sign: i32) {
        let stones = usize::from(stones);
        self.add(window, sign * STRENGTH[stones], sign * GAIN[stones]);
    }

    #[inline]
    fn add(&mut self, window: &[PointIndex; FIVE], strength: i32, gain: i32) {
        self.strength += strength;
        for &point in window {
            self.gain[usize::from(point)] += gain;
            self.loss[usize::from(point)] += strength;
        }
    }

    fn add_completion(&mut self, point: PointIndex) {
        let completions = &mut self.completions[usize::from(point)];
        self.five_count += usize::from(*completions == 0);
        *completions += 1;
    }

    fn remove_completion(&mut self, point: PointIndex) {
        let completions = &mut self.completions[usize::from(point)];
        *completions -= 1;
        self.five_count -= usize::from(*completions == 0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::BoardSize;
    use rand::rngs::StdRng;
    use rand::{RngExt, SeedableRng};

    /// A board with the same stones, counted from scratch.
    fn from_scratch(board: &HalfBoard) -> HalfBoard {
        let mut new = HalfBoard::new(Arc::clone(&board.windows));
        new.stones.clone_from(&board.stones);
        new.sides.iter_mut().for_each(|counts| counts.gain.fill(0));
        for (number, window) in board.windows.all().iter().enumerate() {
            let stones_of = |side| {
                let stones = window.iter().map(|&point| board.stones[usize::from(point)]);
                stones.filter(|&stone| stone == Some(side)).count()
            };
            let stones = Side::ALL.map(stones_of);
            new.window_stones[number] = stones.map(|count| count as u8);
            for side in Side::ALL {
                if stones[side.other() as usize] > 0 {
                    continue;
                }
                let own = stones[side as usize];
                let counts = &mut new.sides[side as usize];
                counts.strength += STRENGTH[own];
                for &point in window {
                    counts.gain[usize::from(point)] += GAIN[own];
                    counts.loss[usize::from(point)] += STRENGTH[own];
                    if own == usize::from(FOUR) && board.is_empty(point) {
                        counts.completions[usize::from(point)] += 1;
                    }
                }
            }
        }
        for counts in &mut new.sides {
            let completions = counts.completions.iter();
            counts.five_count = completions.filter(|&&count| count > 0).count();
        }
        new
    }

    #[test]
    fn incremental_counts_equal_those_from_scratch() {
        for seed in 0..40 {
            let mut rng = StdRng::seed_from_u64(seed);
            let size = BoardSize::new(rng.random_range(5..=9)).unwrap();
            let mut board = HalfBoard::new(Arc::new(Windows::new(size)));
            let mut stones: Vec<(PointIndex, Side)> = Vec::new();
            for _ in 0..200 {
                let point = rng.random_range(0..size.area()) as PointIndex;
                if board.is_empty(point) && rng.random_bool(0.7) {
                    let side = Side::ALL[usize::from(rng.random_bool(0.3))];
                    board.place(point, side);
                    stones.push((point, side));
                } else if !stones.is_empty() {
                    let (point, side) = stones.swap_remove(rng.random_range(0..stones.len()));
                    board.remove(point, side);
                }
                assert_eq!(board, from_scratch(&board), "seed {seed}");
            }
        }
    }
}

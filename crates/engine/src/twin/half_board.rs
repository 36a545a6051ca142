//! One of the two boards, with incremental counts: the stones in each window of five, the points that complete a five, and
//! what a stone on each point would gain.

use std::sync::Arc;

use super::window_sums::{
    FOUR, GAIN_BITS, LOSS_BITS, STONE, STONE_SUMS, STRENGTH_BITS, Sums, THREE, THREE_BITS,
    WINDOW_SUMS, WindowStones, concerns_four,
};
use super::windows::{LineWindows, Windows};
use crate::board::PointIndex;
use narabe_rules::{FIVE, Side};

/// The points of all windows of a line through one point, and the one after them.
const MOST_POINTS: usize = 2 * FIVE;

/// One board.
#[derive(Clone, Debug, PartialEq)]
pub struct HalfBoard {
    windows: Arc<Windows>,
    stones: Vec<Option<Side>>,
    /// By window.
    window_stones: Vec<WindowStones>,
    /// By point, [`Sums::point`] of the windows through it. Only windows without stones of the opponent count for a side.
    point_sums: Vec<u64>,
    /// [`Sums::board`] of all windows.
    board_sums: u64,
    /// Where the sides complete a five.
    completions: [Completions; 2],
}

/// The points where a side completes a five.
#[derive(Clone, Debug, PartialEq)]
struct Completions {
    /// By point, the windows that only this point completes.
    windows: Vec<u8>,
    /// The number of points that complete a window.
    five_count: usize,
}

impl HalfBoard {
    /// An empty board.
    pub fn new(windows: Arc<Windows>) -> Self {
        let area = windows.size().area();
        let sums = |point: usize| {
            let lines = windows.through(point as PointIndex);
            let count: u16 = lines.iter().map(|line| line.count).sum();
            u64::from(count) * WINDOW_SUMS[0].point
        };
        let completions = Completions {
            windows: vec![0; area],
            five_count: 0,
        };
        Self {
            stones: vec![None; area],
            window_stones: vec![0; windows.all().len()],
            point_sums: (0..area).map(sums).collect(),
            board_sums: 0,
            completions: [completions.clone(), completions],
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
        self.completions[side as usize].five_count
    }

    /// Whether a side completes a five on a point.
    #[inline]
    pub fn is_five(&self, point: PointIndex, side: Side) -> bool {
        self.completions[side as usize].windows[usize::from(point)] > 0
    }

    /// The points where a side completes a five.
    pub fn five_points(&self, side: Side) -> impl Iterator<Item = PointIndex> {
        let completions = self.completions[side as usize].windows.iter().zip(0..);
        completions
            .filter(|(count, _)| **count > 0)
            .map(|(_, point)| point)
    }

    /// The sum of the strengths of all windows of a side.
    #[inline]
    pub const fn strength(&self, side: Side) -> i32 {
        (self.board_sums >> STRENGTH_BITS[side as usize] & 0xF_FFFF) as i32
    }

    /// What a side's stone on an empty point adds to its strength, and what it takes from the other side's.
    #[inline]
    pub fn gain_and_loss(&self, point: PointIndex, side: Side) -> (i32, i32) {
        let sums = self.point_sums[usize::from(point)];
        let part = |bits| i32::from((sums >> bits) as u16);
        (
            part(GAIN_BITS[side as usize]),
            part(LOSS_BITS[side.other() as usize]),
        )
    }

    /// Whether a side has a three: a window with three stones of it and none of the other's.
    #[inline]
    pub const fn has_three(&self, side: Side) -> bool {
        self.board_sums >> THREE_BITS[side as usize] & 0xFFF != 0
    }

    /// The windows with this number of a side's stones and none of the other's.
    pub fn windows_with(
        &self,
        stones: u8,
        side: Side,
    ) -> impl Iterator<Item = &[PointIndex; FIVE]> {
        let wanted = stones * STONE[side as usize];
        let windows = self.window_stones.iter().zip(self.windows.all());
        windows
            .filter(move |(stones, _)| **stones == wanted)
            .map(|(_, window)| window)
    }

    /// The points where a stone makes a four of a three and completes no five, in order, with the number of points where the
    /// side then completes a five.
    pub fn fours(&self, side: Side) -> Vec<(PointIndex, usize)> {
        if !self.has_three(side) {
            return Vec::new();
        }
        let mut pairs: Vec<(PointIndex, PointIndex)> = Vec::new();
        for window in self.windows_with(THREE, side) {
            let mut empty = window.iter().copied().filter(|&point| self.is_empty(point));
            if let (Some(one), Some(two)) = (empty.next(), empty.next()) {
                pairs.extend([(one, two), (two, one)]);
            }
        }
        pairs.retain(|&(point, _)| !self.is_five(point, side));
        pairs.sort_unstable();
        pairs.dedup();
        let by_point = pairs.chunk_by(|one, other| one.0 == other.0);
        let four = |pairs: &[(PointIndex, PointIndex)]| {
            let new = pairs.iter().filter(|(_, five)| !self.is_five(*five, side));
            (pairs[0].0, self.five_count(side) + new.count())
        };
        by_point.map(four).collect()
    }

    /// Places a stone on an empty point.
    pub fn place(&mut self, point: PointIndex, side: Side) {
        debug_assert!(self.is_empty(point));
        self.stones[usize::from(point)] = Some(side);
        self.update_windows::<true>(point, side);
    }

    /// Removes a side's stone from a point.
    pub fn remove(&mut self, point: PointIndex, side: Side) {
        debug_assert_eq!(self.stones[usize::from(point)], Some(side));
        self.update_windows::<false>(point, side);
        self.stones[usize::from(point)] = None;
    }

    /// Updates all that is counted for a stone that is on the board and is new or about to be removed.
    fn update_windows<const IS_NEW: bool>(&mut self, point: PointIndex, side: Side) {
        let windows = Arc::clone(&self.windows);
        for line in windows.through(point) {
            self.update_line::<IS_NEW>(line, point, side);
        }
    }

    /// Updates what is counted on a line through the stone.
    #[inline]
    fn update_line<const IS_NEW: bool>(
        &mut self,
        line: &LineWindows,
        point: PointIndex,
        side: Side,
    ) {
        let (me, opponent) = (side as usize, side.other() as usize);
        // What changes from each point to the next.
        let mut steps = [0_u64; MOST_POINTS];
        let mut fours = 0_u32;
        let numbers = usize::from(line.first)..usize::from(line.first + line.count);
        for (place, stones) in self.window_stones[numbers]
            .iter_mut()
            .enumerate()
            .take(FIVE)
        {
            let without = if IS_NEW { *stones } else { *stones - STONE[me] };
            let with = without + STONE[me];
            *stones = if IS_NEW { with } else { without };
            let sums = STONE_SUMS[me][usize::from(without)];
            let change = if IS_NEW {
                sums
            } else {
                Sums::default().minus(sums)
            };
            steps[place] = steps[place].wrapping_add(change.point);
            steps[place + FIVE] = steps[place + FIVE].wrapping_sub(change.point);
            self.board_sums = self.board_sums.wrapping_add(change.board);
            fours |= u32::from(concerns_four(with, side)) << place;
        }
        let mut change = 0_u64;
        let mut at = line.first_point;
        for step in steps.iter().take(usize::from(line.count) + FIVE - 1) {
            change = change.wrapping_add(*step);
            let sums = &mut self.point_sums[usize::from(at)];
            *sums = sums.wrapping_add(change);
            at = at.wrapping_add(line.step);
        }
        while fours != 0 {
            let number = line.first + fours.trailing_zeros() as u16;
            fours &= fours - 1;
            let stones = self.window_stones[usize::from(number)];
            let with = if IS_NEW { stones } else { stones + STONE[me] };
            if with == FOUR * STONE[me] {
                let missing = self.empty_point(number);
                self.completions[me].update(missing, IS_NEW);
            } else if with == (FOUR + 1) * STONE[me] {
                self.completions[me].update(point, !IS_NEW);
            } else {
                self.completions[opponent].update(point, !IS_NEW);
            }
        }
    }

    /// The empty point of a window that has one.
    fn empty_point(&self, number: u16) -> PointIndex {
        let window = &self.windows.all()[usize::from(number)];
        let empty = window.iter().copied().find(|&point| self.is_empty(point));
        empty.unwrap_or(window[0])
    }
}

impl Completions {
    /// Adds or removes a window that only this point completes.
    fn update(&mut self, point: PointIndex, is_new: bool) {
        let windows = &mut self.windows[usize::from(point)];
        if is_new {
            self.five_count += usize::from(*windows == 0);
            *windows += 1;
        } else {
            *windows -= 1;
            self.five_count -= usize::from(*windows == 0);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::twin::window_sums::{GAIN, STRENGTH};
    use narabe_rules::BoardSize;
    use rand::rngs::StdRng;
    use rand::{RngExt, SeedableRng};

    /// A board with the same stones, counted from scratch.
    fn from_scratch(board: &HalfBoard) -> HalfBoard {
        let mut new = HalfBoard::new(Arc::clone(&board.windows));
        new.stones.clone_from(&board.stones);
        new.point_sums.fill(0);
        for (number, window) in board.windows.all().iter().enumerate() {
            let stones_of = |side| {
                let stones = window.iter().map(|&point| board.stones[usize::from(point)]);
                stones.filter(|&stone| stone == Some(side)).count()
            };
            let stones = Side::ALL.map(stones_of);
            new.window_stones[number] = stones[0] as u8 * STONE[0] + stones[1] as u8 * STONE[1];
            for side in Side::ALL {
                if stones[side.other() as usize] > 0 {
                    continue;
                }
                let (me, own) = (side as usize, stones[side as usize]);
                new.board_sums += u64::from(STRENGTH[own]) << STRENGTH_BITS[me];
                new.board_sums += u64::from(own == usize::from(THREE)) << THREE_BITS[me];
                for &point in window {
                    let sums = &mut new.point_sums[usize::from(point)];
                    *sums += u64::from(GAIN[own]) << GAIN_BITS[me];
                    *sums += u64::from(STRENGTH[own]) << LOSS_BITS[me];
                    if own == usize::from(FOUR) && board.is_empty(point) {
                        new.completions[me].windows[usize::from(point)] += 1;
                    }
                }
            }
        }
        for completions in &mut new.completions {
            let windows = completions.windows.iter();
            completions.five_count = windows.filter(|&&count| count > 0).count();
        }
        new
    }

    /// Where a side makes a four of a three, found by placing the stones.
    fn fours_by_placing(board: &mut HalfBoard, side: Side) -> Vec<(PointIndex, usize)> {
        let mut points: Vec<_> = board.windows_with(THREE, side).flatten().copied().collect();
        points.sort_unstable();
        points.dedup();
        points.retain(|&point| board.is_empty(point) && !board.is_five(point, side));
        let four = |point| {
            board.place(point, side);
            let count = board.five_count(side);
            board.remove(point, side);
            (point, count)
        };
        points.into_iter().map(four).collect()
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
                for side in Side::ALL {
                    assert_eq!(board.fours(side), fours_by_placing(&mut board, side));
                }
            }
        }
    }
}

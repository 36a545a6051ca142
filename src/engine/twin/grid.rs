//! One board, with all that is counted on it: how full each line is, which points complete a five, and what a stone on each
//! point would build and break. A stone changes at most twenty lines; a slow twin counts everything anew.

use std::sync::Arc;

use super::lines::{Cell, LINE, Lines};
use crate::rules::Side;

/// What a line is worth to a side that has so many stones on it and the other side none. A turn has two stones, and so two
/// in a line are nearer to four than where stones come one at a time.
const WORTH: [i32; LINE + 1] = [0, 2, 10, 40, 80, 80];

/// What one stone more on a line is worth; on a full one there is no room.
const STEP: [i32; LINE + 1] = {
    let mut step = [0; LINE + 1];
    let mut stones = 0;
    while stones < LINE {
        step[stones] = WORTH[stones + 1] - WORTH[stones];
        stones += 1;
    }
    step
};

/// Stones on a line that lacks one.
const FOUR: u8 = LINE as u8 - 1;

/// One board.
#[derive(Clone, Debug, PartialEq)]
pub struct Grid {
    lines: Arc<Lines>,
    owners: Vec<Option<Side>>,
    /// The stones of both sides on each line.
    counts: Vec<[u8; 2]>,
    sides: [Count; 2],
}

/// What is counted for one side.
#[derive(Clone, Debug, PartialEq)]
struct Count {
    /// How many lines lack only this cell.
    holes: Vec<u8>,
    /// How many cells have such lines.
    fives: usize,
    /// The worth of all its lines.
    strength: i32,
    /// What a stone of its own on a cell would add to that.
    gain: Vec<i32>,
    /// What a stone of the other side on a cell would take from it.
    loss: Vec<i32>,
}

impl Grid {
    /// An empty board.
    pub fn new(lines: Arc<Lines>) -> Self {
        let area = lines.size().area();
        let gain = |cell: usize| STEP[0] * lines.through(cell as Cell).len() as i32;
        let count = Count {
            holes: vec![0; area],
            fives: 0,
            strength: 0,
            gain: (0..area).map(gain).collect(),
            loss: vec![0; area],
        };
        Self {
            owners: vec![None; area],
            counts: vec![[0; 2]; lines.all().len()],
            sides: [count.clone(), count],
            lines,
        }
    }

    /// Its lines.
    pub fn lines(&self) -> &Lines {
        &self.lines
    }

    /// Cells from the first to the last.
    pub fn cells(&self) -> impl Iterator<Item = Cell> {
        0..self.owners.len() as Cell
    }

    /// Whether nothing stands on a cell.
    #[inline]
    pub fn is_empty(&self, cell: Cell) -> bool {
        self.owners[usize::from(cell)].is_none()
    }

    /// On how many cells a side completes a five.
    #[inline]
    pub const fn fives(&self, side: Side) -> usize {
        self.sides[side as usize].fives
    }

    /// Whether a side completes a five on a cell.
    #[inline]
    pub fn is_five(&self, cell: Cell, side: Side) -> bool {
        self.sides[side as usize].holes[usize::from(cell)] > 0
    }

    /// The cells on which a side completes a five.
    pub fn five_cells(&self, side: Side) -> impl Iterator<Item = Cell> {
        let holes = &self.sides[side as usize].holes;
        let cells = holes.iter().zip(0..);
        cells.filter(|(count, _)| **count > 0).map(|(_, cell)| cell)
    }

    /// The worth of all lines of a side.
    #[inline]
    pub const fn strength(&self, side: Side) -> i32 {
        self.sides[side as usize].strength
    }

    /// What a stone of a side on an empty cell adds to its strength.
    #[inline]
    pub fn gain(&self, cell: Cell, side: Side) -> i32 {
        self.sides[side as usize].gain[usize::from(cell)]
    }

    /// What a stone of the other side on an empty cell takes from a side's strength.
    #[inline]
    pub fn loss(&self, cell: Cell, side: Side) -> i32 {
        self.sides[side as usize].loss[usize::from(cell)]
    }

    /// The lines on which a side has so many stones and the other none.
    pub fn lines_with(&self, stones: u8, side: Side) -> impl Iterator<Item = &[Cell; LINE]> {
        let mut wanted = [0; 2];
        wanted[side as usize] = stones;
        let counts = self.counts.iter().zip(self.lines.all());
        counts
            .filter(move |(count, _)| **count == wanted)
            .map(|(_, line)| line)
    }

    /// Puts a stone on an empty cell.
    pub fn place(&mut self, cell: Cell, side: Side) {
        debug_assert!(self.is_empty(cell));
        self.owners[usize::from(cell)] = Some(side);
        let (me, other) = (side as usize, side.other() as usize);
        let lines = Arc::clone(&self.lines);
        for &number in lines.through(cell) {
            let line = &lines.all()[usize::from(number)];
            let count = &mut self.counts[usize::from(number)];
            let (own, theirs) = (count[me], count[other]);
            count[me] += 1;
            if theirs == 0 {
                self.sides[me].change(line, own, own + 1);
                if own == FOUR {
                    self.sides[me].close(cell);
                } else if own + 1 == FOUR {
                    let hole = self.hole(line);
                    self.sides[me].open(hole);
                }
            }
            if own == 0 {
                self.sides[other].lose(line, theirs);
                if theirs == FOUR {
                    self.sides[other].close(cell);
                }
            }
        }
    }

    /// Takes the stone of a side from its cell.
    pub fn lift(&mut self, cell: Cell, side: Side) {
        debug_assert_eq!(self.owners[usize::from(cell)], Some(side));
        let (me, other) = (side as usize, side.other() as usize);
        let lines = Arc::clone(&self.lines);
        for &number in lines.through(cell) {
            let line = &lines.all()[usize::from(number)];
            let count = &mut self.counts[usize::from(number)];
            let (own, theirs) = (count[me], count[other]);
            count[me] -= 1;
            if theirs == 0 {
                self.sides[me].change(line, own, own - 1);
                if own == FOUR {
                    let hole = self.hole(line);
                    self.sides[me].close(hole);
                } else if own - 1 == FOUR {
                    self.sides[me].open(cell);
                }
            }
            if own == 1 {
                self.sides[other].regain(line, theirs);
                if theirs == FOUR {
                    self.sides[other].open(cell);
                }
            }
        }
        self.owners[usize::from(cell)] = None;
    }

    /// The empty cell of a line that has one.
    fn hole(&self, line: &[Cell; LINE]) -> Cell {
        let empty = line.iter().copied().find(|&cell| self.is_empty(cell));
        empty.unwrap_or(line[0])
    }
}

impl Count {
    /// A line of this side alone has another number of stones.
    #[inline]
    fn change(&mut self, line: &[Cell; LINE], from: u8, to: u8) {
        let (from, to) = (usize::from(from), usize::from(to));
        self.shift(line, WORTH[to] - WORTH[from], STEP[to] - STEP[from]);
    }

    /// The other side has come into a line.
    #[inline]
    fn lose(&mut self, line: &[Cell; LINE], stones: u8) {
        let stones = usize::from(stones);
        self.shift(line, -WORTH[stones], -STEP[stones]);
    }

    /// The other side has left a line.
    #[inline]
    fn regain(&mut self, line: &[Cell; LINE], stones: u8) {
        let stones = usize::from(stones);
        self.shift(line, WORTH[stones], STEP[stones]);
    }

    #[inline]
    fn shift(&mut self, line: &[Cell; LINE], worth: i32, step: i32) {
        self.strength += worth;
        for &cell in line {
            self.gain[usize::from(cell)] += step;
            self.loss[usize::from(cell)] += worth;
        }
    }

    /// A line lacks only this cell.
    fn open(&mut self, cell: Cell) {
        let holes = &mut self.holes[usize::from(cell)];
        self.fives += usize::from(*holes == 0);
        *holes += 1;
    }

    /// A line that lacked only this cell does so no more.
    fn close(&mut self, cell: Cell) {
        let holes = &mut self.holes[usize::from(cell)];
        *holes -= 1;
        self.fives -= usize::from(*holes == 0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::BoardSize;
    use rand::rngs::StdRng;
    use rand::{RngExt, SeedableRng};

    /// Everything counted anew from the stones.
    fn slow(grid: &Grid) -> Grid {
        let mut slow = Grid::new(Arc::clone(&grid.lines));
        slow.owners.clone_from(&grid.owners);
        slow.sides.iter_mut().for_each(|count| count.gain.fill(0));
        for (number, line) in grid.lines.all().iter().enumerate() {
            let owned = |side| {
                line.iter()
                    .filter(|&&cell| grid.owners[usize::from(cell)] == Some(side))
                    .count()
            };
            let counts = Side::ALL.map(owned);
            slow.counts[number] = counts.map(|count| count as u8);
            for side in Side::ALL {
                if counts[side.other() as usize] > 0 {
                    continue;
                }
                let own = counts[side as usize];
                let count = &mut slow.sides[side as usize];
                count.strength += WORTH[own];
                for &cell in line {
                    count.gain[usize::from(cell)] += STEP[own];
                    count.loss[usize::from(cell)] += WORTH[own];
                    if own == 4 && grid.is_empty(cell) {
                        count.holes[usize::from(cell)] += 1;
                    }
                }
            }
        }
        for count in &mut slow.sides {
            count.fives = count.holes.iter().filter(|&&holes| holes > 0).count();
        }
        slow
    }

    #[test]
    fn what_is_counted_step_by_step_agrees_with_counting_anew() {
        for seed in 0..40 {
            let mut rng = StdRng::seed_from_u64(seed);
            let size = BoardSize::new(rng.random_range(5..=9)).unwrap();
            let mut grid = Grid::new(Arc::new(Lines::new(size)));
            let mut played: Vec<(Cell, Side)> = Vec::new();
            for _ in 0..200 {
                let cell = rng.random_range(0..size.area()) as Cell;
                if grid.is_empty(cell) && rng.random_bool(0.7) {
                    let side = Side::ALL[usize::from(rng.random_bool(0.3))];
                    grid.place(cell, side);
                    played.push((cell, side));
                } else if !played.is_empty() {
                    let (cell, side) = played.swap_remove(rng.random_range(0..played.len()));
                    grid.lift(cell, side);
                }
                assert_eq!(grid, slow(&grid), "seed {seed}");
            }
        }
    }
}

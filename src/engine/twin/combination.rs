//! Combinations: wins in which every turn leaves the other side no choice.
//!
//! A side that has a four on both boards must be stopped on one of them, by a stone on every point that completes it there.
//! Where both boards have two such points both stones of the answer are forced, and there are two answers at most; where
//! both have three nothing stops it. So a turn that makes fours on the boards until each has two is a blow that the other
//! side can answer in two ways only, and a line of such blows can be read to its end, however long it is. A board that has
//! three already is a loaded gun: it needs blows on the other board alone, and has one answer to each.

use super::boards::{Boards, FULL_TURN, Spot, Stones, Stop};
use super::lines::{Cell, LINE};
use crate::rules::Side;
use crate::rules::twin::Half;

/// Points on each board from which on two stones no longer stop it.
const TOO_MANY: usize = 3;
/// Points on each board with which both stones of the answer are forced.
const BLOW: usize = 2;
/// How many blows are tried in a position, those that make most points first.
const WIDTH: usize = 24;

/// The search for a combination.
pub struct Combination {
    /// Positions that may still be looked at.
    left: u32,
    looked_at: u32,
}

/// A turn that strikes and what it makes.
struct Blow {
    stones: Stones,
    points: usize,
}

impl Combination {
    /// A search that looks at so many positions at most.
    pub const fn new(budget: u32) -> Self {
        Self {
            left: budget,
            looked_at: 0,
        }
    }

    /// How many positions were looked at.
    pub const fn nodes(&self) -> u32 {
        self.looked_at
    }

    /// The first turn of a combination of up to so many turns that wins for the side to move, and how many turns of its own
    /// it takes; none if there is none or it was not found.
    pub fn find(&mut self, boards: &mut Boards, turns: u32) -> Option<(Stones, u32)> {
        let side = boards.side();
        if let Some(win) = boards.win(side) {
            return Some((win, 1));
        }
        if turns < 2 || !may_strike(boards, side) {
            return None;
        }
        self.left = self.left.checked_sub(1)?;
        self.looked_at += 1;
        for blow in blows(boards, side) {
            boards.play(blow.stones);
            let won = self.wins_after(boards, side, turns - 1);
            boards.undo(blow.stones);
            if let Some(rest) = won {
                return Some((blow.stones, rest + 1));
            }
        }
        None
    }

    /// Whether every answer to a blow of a side loses, and how many turns of the side the longest takes.
    fn wins_after(&mut self, boards: &mut Boards, side: Side, turns: u32) -> Option<u32> {
        let other = side.other();
        if boards.has_both(other) {
            return None;
        }
        let mut longest = 1;
        for half in Half::ALL {
            let Stop::By(stop) = boards.stop(half, other, FULL_TURN) else {
                continue;
            };
            stop.second?;
            boards.play(stop);
            let rest = self.find(boards, turns);
            boards.undo(stop);
            longest = longest.max(rest?.1);
        }
        Some(longest)
    }
}

/// Whether a side may have a blow at all: each board has the points already or lines to make them on.
fn may_strike(boards: &Boards, side: Side) -> bool {
    let [left, right] = Half::ALL.map(|half| boards.fives(half, side));
    let has_three = |half| {
        boards
            .grid(half)
            .lines_with(LINE as u8 - 2, side)
            .next()
            .is_some()
    };
    left >= BLOW || right >= BLOW || Half::ALL.into_iter().all(has_three)
}

/// The turns after which a side has two points or more on both boards, those with most points first.
fn blows(boards: &mut Boards, side: Side) -> Vec<Blow> {
    let mut found = Vec::new();
    let mut threes = [Vec::new(), Vec::new()];
    for half in Half::ALL {
        threes[half as usize] = cells_of(boards, half, LINE as u8 - 2, side);
    }
    for half in Half::ALL {
        if boards.fives(half.other(), side) < BLOW {
            continue;
        }
        let cells = &threes[half as usize];
        for (index, &one) in cells.iter().enumerate() {
            for &two in &cells[index + 1..] {
                try_blow(boards, half, one, half, two, &mut found);
            }
        }
        for (one, two) in pairs_of(boards, half, side) {
            try_blow(boards, half, one, half, two, &mut found);
        }
    }
    for &left in &threes[0] {
        for &right in &threes[1] {
            try_blow(boards, Half::Left, left, Half::Right, right, &mut found);
        }
    }
    found.sort_by_key(|blow| std::cmp::Reverse(blow.points));
    found.truncate(WIDTH);
    found
}

/// The cells on which a side makes a four of a three, or what so many stones in a line make.
fn cells_of(boards: &Boards, half: Half, stones: u8, side: Side) -> Vec<Cell> {
    let grid = boards.grid(half);
    let mut cells: Vec<Cell> = grid
        .lines_with(stones, side)
        .flatten()
        .copied()
        .filter(|&cell| grid.is_empty(cell) && !grid.is_five(cell, side))
        .collect();
    cells.sort_unstable();
    cells.dedup();
    cells
}

/// The pairs of cells with which a side makes a four of a two.
fn pairs_of(boards: &Boards, half: Half, side: Side) -> Vec<(Cell, Cell)> {
    let grid = boards.grid(half);
    let mut pairs = Vec::new();
    for line in grid.lines_with(LINE as u8 - 3, side) {
        let mut empty = line.iter().copied().filter(|&cell| grid.is_empty(cell));
        if let (Some(a), Some(b), Some(c)) = (empty.next(), empty.next(), empty.next()) {
            for (one, two) in [(a, b), (a, c), (b, c)] {
                if !grid.is_five(one, side) && !grid.is_five(two, side) {
                    pairs.push((one.min(two), one.max(two)));
                }
            }
        }
    }
    pairs.sort_unstable();
    pairs.dedup();
    pairs
}

fn try_blow(
    boards: &mut Boards,
    one_half: Half,
    one: Cell,
    two_half: Half,
    two: Cell,
    found: &mut Vec<Blow>,
) {
    let side = boards.side();
    let one = Spot {
        half: one_half,
        cell: one,
    };
    let two = Spot {
        half: two_half,
        cell: two,
    };
    boards.place(one, side);
    if !boards.is_five(two, side) {
        boards.place(two, side);
        let [left, right] = Half::ALL.map(|half| boards.fives(half, side));
        if left.min(right) >= BLOW && !boards.has_both(side.other()) {
            found.push(Blow {
                stones: Stones::two(one, two),
                points: left.min(TOO_MANY) + right.min(TOO_MANY),
            });
        }
        boards.lift(two, side);
    }
    boards.lift(one, side);
}

//! Both boards as the search plays on them, and what is certain about them without any search.

use std::sync::Arc;

use super::grid::Grid;
use super::lines::{Cell, Lines};
use crate::rules::Side;
use crate::rules::twin::{Half, Turn, TwinPoint, TwinPosition};

/// Stones of a full turn.
pub const FULL_TURN: usize = 2;

/// A point of one of the boards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spot {
    /// Which board.
    pub half: Half,
    /// Where on it.
    pub cell: Cell,
}

/// The stones that a side plays in one turn, or those of them that are still to be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stones {
    /// The first.
    pub first: Spot,
    /// The second, where there is one.
    pub second: Option<Spot>,
}

impl Stones {
    /// One stone.
    pub const fn one(first: Spot) -> Self {
        Self {
            first,
            second: None,
        }
    }

    /// Two.
    pub const fn two(first: Spot, second: Spot) -> Self {
        Self {
            first,
            second: Some(second),
        }
    }

    /// The stones, the first one first.
    pub fn spots(self) -> impl DoubleEndedIterator<Item = Spot> {
        [Some(self.first), self.second].into_iter().flatten()
    }
}

/// How a side that has a four on both boards can be stopped on one of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stop {
    /// By these stones, all of them.
    By(Stones),
    /// Not within one turn.
    Never,
}

/// Two boards and whose turn it is.
#[derive(Clone, Debug)]
pub struct Boards {
    grids: [Grid; 2],
    side: Side,
    hash: u64,
}

impl Boards {
    /// The boards of a position, with the stone of a turn that is not over, if there is one.
    pub fn new(position: &TwinPosition) -> Self {
        let lines = Arc::new(Lines::new(position.size()));
        let empty = Grid::new(lines);
        let mut boards = Self {
            grids: [empty.clone(), empty],
            side: position.side_to_move(),
            hash: 0,
        };
        for half in Half::ALL {
            for (point, side) in position.board(half).iter() {
                let spot = boards.spot(TwinPoint::new(half, point));
                boards.place(spot, side);
            }
        }
        boards
    }

    /// Whose turn it is.
    pub const fn side(&self) -> Side {
        self.side
    }

    /// A number for the stones and whose turn it is.
    pub const fn hash(&self) -> u64 {
        match self.side {
            Side::Black => self.hash,
            Side::White => !self.hash,
        }
    }

    /// One of the boards.
    pub const fn grid(&self, half: Half) -> &Grid {
        &self.grids[half as usize]
    }

    /// The spot of a point.
    pub fn spot(&self, at: TwinPoint) -> Spot {
        Spot {
            half: at.half,
            cell: self.grids[0].lines().cell(at.point),
        }
    }

    /// The point of a spot.
    pub fn point(&self, spot: Spot) -> TwinPoint {
        TwinPoint::new(spot.half, self.grids[0].lines().point(spot.cell))
    }

    /// The turn of two stones, or of one.
    pub fn turn(&self, stones: Stones) -> Turn {
        Turn {
            first: self.point(stones.first),
            second: stones.second.map(|spot| self.point(spot)),
        }
    }

    /// Every spot without a stone.
    pub fn empty_spots(&self) -> impl Iterator<Item = Spot> {
        Half::ALL.into_iter().flat_map(|half| {
            let grid = self.grid(half);
            let cells = grid.cells().filter(|&cell| grid.is_empty(cell));
            cells.map(move |cell| Spot { half, cell })
        })
    }

    /// Puts a stone on an empty spot.
    pub fn place(&mut self, spot: Spot, side: Side) {
        self.grids[spot.half as usize].place(spot.cell, side);
        self.hash ^= key(spot, side);
    }

    /// Takes the stone of a side away.
    pub fn lift(&mut self, spot: Spot, side: Side) {
        self.grids[spot.half as usize].lift(spot.cell, side);
        self.hash ^= key(spot, side);
    }

    /// Plays a turn, or the rest of one, of the side to move.
    pub fn play(&mut self, stones: Stones) {
        for spot in stones.spots() {
            self.place(spot, self.side);
        }
        self.side = self.side.other();
    }

    /// Takes it back.
    pub fn undo(&mut self, stones: Stones) {
        self.side = self.side.other();
        for spot in stones.spots().rev() {
            self.lift(spot, self.side);
        }
    }

    /// Whether a side completes a five on a spot.
    #[inline]
    pub fn is_five(&self, spot: Spot, side: Side) -> bool {
        self.grid(spot.half).is_five(spot.cell, side)
    }

    /// On how many spots of a board a side completes a five.
    #[inline]
    pub const fn fives(&self, half: Half, side: Side) -> usize {
        self.grid(half).fives(side)
    }

    /// The spots on which a side completes a five.
    pub fn five_spots(&self, half: Half, side: Side) -> impl Iterator<Item = Spot> {
        let cells = self.grid(half).five_cells(side);
        cells.map(move |cell| Spot { half, cell })
    }

    /// Whether a side has a four on both boards: a turn of its own would win.
    #[inline]
    pub const fn has_both(&self, side: Side) -> bool {
        self.fives(Half::Left, side) > 0 && self.fives(Half::Right, side) > 0
    }

    /// The two stones that win for a side that has a four on both boards.
    pub fn win(&self, side: Side) -> Option<Stones> {
        let [left, right] = Half::ALL.map(|half| self.five_spots(half, side).next());
        Some(Stones::two(left?, right?))
    }

    /// How a side with up to `room` stones takes from the other all that it could complete on a board on which it could.
    /// Stones that make a five of their own stop nothing: alone on their board they lose.
    pub fn stop(&mut self, half: Half, side: Side, room: usize) -> Stop {
        let mut spots = self.five_spots(half, side.other());
        let found = (spots.next(), spots.next(), spots.next());
        drop(spots);
        match found {
            (Some(spot), None, None) if room >= 1 && !self.is_five(spot, side) => {
                Stop::By(Stones::one(spot))
            }
            (Some(one), Some(two), None) if room >= 2 && self.is_safe_pair(one, two, side) => {
                Stop::By(Stones::two(one, two))
            }
            _ => Stop::Never,
        }
    }

    /// Whether a side with a whole turn can stop the other, which has a four on both boards.
    pub fn can_stop(&mut self, side: Side) -> bool {
        let mut halves = Half::ALL.into_iter();
        halves.any(|half| self.stop(half, side, FULL_TURN) != Stop::Never)
    }

    /// Whether neither of two stones completes a five, nor both together.
    pub fn is_safe_pair(&mut self, one: Spot, two: Spot, side: Side) -> bool {
        if self.is_five(one, side) || self.is_five(two, side) {
            return false;
        }
        if one.half != two.half {
            return true;
        }
        self.place(one, side);
        let is_safe = !self.is_five(two, side);
        self.lift(one, side);
        is_safe
    }
}

/// A number of its own for every stone: SplitMix64 of where it stands (Steele, Lea and Flood, 2014).
fn key(spot: Spot, side: Side) -> u64 {
    const STEP: u64 = 0x9E37_79B9_7F4A_7C15;
    let place = u64::from(spot.cell) << 2 | (spot.half as u64) << 1 | side as u64;
    let z = (place + 1).wrapping_mul(STEP);
    let z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

//! Both boards as the search plays on them, and what is certain about a position without search.

use std::sync::Arc;

use super::half_board::HalfBoard;
use super::windows::Windows;
use crate::board::PointIndex;
use crate::hash::SplitMix64;
use narabe_rules::Side;
use narabe_rules::twin::{Half, Turn, TwinPoint, TwinPosition};

/// Stones of a full turn.
pub const FULL_TURN: usize = 2;

/// A point of one of the boards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TwinIndex {
    /// The board.
    pub half: Half,
    /// The point on it.
    pub point: PointIndex,
}

/// The stones of a turn, or those that are left to play of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TurnStones {
    /// The first stone.
    pub first: TwinIndex,
    /// The second stone, if there is one.
    pub second: Option<TwinIndex>,
}

impl TurnStones {
    /// One stone.
    pub const fn one(first: TwinIndex) -> Self {
        Self {
            first,
            second: None,
        }
    }

    /// Two stones.
    pub const fn two(first: TwinIndex, second: TwinIndex) -> Self {
        Self {
            first,
            second: Some(second),
        }
    }

    /// The stones in order.
    pub fn iter(self) -> impl DoubleEndedIterator<Item = TwinIndex> {
        [Some(self.first), self.second].into_iter().flatten()
    }
}

/// Both boards and the side to move.
#[derive(Clone, Debug)]
pub struct TwinBoard {
    halves: [HalfBoard; 2],
    side: Side,
    hash: u64,
}

impl TwinBoard {
    /// The boards of a position, including the stone of an unfinished turn.
    pub fn new(position: &TwinPosition) -> Self {
        let empty = HalfBoard::new(Arc::new(Windows::new(position.size())));
        let mut board = Self {
            halves: [empty.clone(), empty],
            side: position.side_to_move(),
            hash: 0,
        };
        for half in Half::ALL {
            for (point, side) in position.board(half).iter() {
                board.place(board.index(TwinPoint::new(half, point)), side);
            }
        }
        board
    }

    /// The side to move.
    pub const fn side_to_move(&self) -> Side {
        self.side
    }

    /// The Zobrist hash of stones and side to move.
    pub const fn hash(&self) -> u64 {
        match self.side {
            Side::Black => self.hash,
            Side::White => !self.hash,
        }
    }

    /// One of the boards.
    pub const fn half(&self, half: Half) -> &HalfBoard {
        &self.halves[half as usize]
    }

    /// The index of a point.
    pub fn index(&self, at: TwinPoint) -> TwinIndex {
        TwinIndex {
            half: at.half,
            point: self.halves[0].windows().index(at.point),
        }
    }

    /// The point of an index.
    pub fn point(&self, index: TwinIndex) -> TwinPoint {
        TwinPoint::new(index.half, self.halves[0].windows().point(index.point))
    }

    /// The turn of these stones.
    pub fn turn(&self, stones: TurnStones) -> Turn {
        Turn {
            first: self.point(stones.first),
            second: stones.second.map(|index| self.point(index)),
        }
    }

    /// All empty points.
    pub fn empty_points(&self) -> impl Iterator<Item = TwinIndex> {
        Half::ALL.into_iter().flat_map(|half| {
            let board = self.half(half);
            let points = board.points().filter(|&point| board.is_empty(point));
            points.map(move |point| TwinIndex { half, point })
        })
    }

    /// Places a stone on an empty point.
    pub fn place(&mut self, index: TwinIndex, side: Side) {
        self.halves[index.half as usize].place(index.point, side);
        self.hash ^= key(index, side);
    }

    /// Removes a side's stone.
    pub fn remove(&mut self, index: TwinIndex, side: Side) {
        self.halves[index.half as usize].remove(index.point, side);
        self.hash ^= key(index, side);
    }

    /// Plays a turn of the side to move, or the rest of one.
    pub fn play(&mut self, stones: TurnStones) {
        for index in stones.iter() {
            self.place(index, self.side);
        }
        self.side = self.side.other();
    }

    /// Undoes a turn.
    pub fn undo(&mut self, stones: TurnStones) {
        self.side = self.side.other();
        for index in stones.iter().rev() {
            self.remove(index, self.side);
        }
    }

    /// Whether a side completes a five on a point.
    #[inline]
    pub fn is_five(&self, index: TwinIndex, side: Side) -> bool {
        self.half(index.half).is_five(index.point, side)
    }

    /// The number of points of a board where a side completes a five.
    #[inline]
    pub const fn five_count(&self, half: Half, side: Side) -> usize {
        self.half(half).five_count(side)
    }

    /// The points of a board where a side completes a five.
    pub fn five_points(&self, half: Half, side: Side) -> impl Iterator<Item = TwinIndex> {
        let points = self.half(half).five_points(side);
        points.map(move |point| TwinIndex { half, point })
    }

    /// Whether a side has a four on both boards, so that its next turn wins.
    #[inline]
    pub const fn threatens_win(&self, side: Side) -> bool {
        self.five_count(Half::Left, side) > 0 && self.five_count(Half::Right, side) > 0
    }

    /// The two stones with which a side wins, if it has a four on both boards.
    pub fn winning_stones(&self, side: Side) -> Option<TurnStones> {
        let [left, right] = Half::ALL.map(|half| self.five_points(half, side).next());
        Some(TurnStones::two(left?, right?))
    }

    /// The stones, at most `room` of them, with which a side takes all points from the opponent where that completes a five on
    /// a board; none if that takes more stones. Stones that complete an own five are no defence: a five on one board loses.
    pub fn defence(&mut self, half: Half, side: Side, room: usize) -> Option<TurnStones> {
        let mut points = self.five_points(half, side.other());
        let first_three = (points.next(), points.next(), points.next());
        drop(points);
        match first_three {
            (Some(point), None, None) if room >= 1 && !self.is_five(point, side) => {
                Some(TurnStones::one(point))
            }
            (Some(one), Some(two), None) if room >= 2 && self.is_safe_pair(one, two, side) => {
                Some(TurnStones::two(one, two))
            }
            _ => None,
        }
    }

    /// Whether a side with a full turn can defend against an opponent with a four on both boards.
    pub fn can_defend(&mut self, side: Side) -> bool {
        let mut halves = Half::ALL.into_iter();
        halves.any(|half| self.defence(half, side, FULL_TURN).is_some())
    }

    /// Whether two stones complete no five, neither alone nor together.
    fn is_safe_pair(&mut self, one: TwinIndex, two: TwinIndex, side: Side) -> bool {
        if self.is_five(one, side) || self.is_five(two, side) {
            return false;
        }
        if one.half != two.half {
            return true;
        }
        self.place(one, side);
        let is_safe = !self.is_five(two, side);
        self.remove(one, side);
        is_safe
    }
}

/// The Zobrist key of a stone.
fn key(index: TwinIndex, side: Side) -> u64 {
    let number = u64::from(index.point) << 2 | (index.half as u64) << 1 | side as u64;
    SplitMix64::at(number)
}

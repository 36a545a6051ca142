//! What a player of twin boards must see: who has a four on both boards, and how it can be stopped.
//!
//! All of it is exact and follows from the points that complete a row. The two stones that win lie one on each board, each
//! on such a point. A stone of the other side on the point itself is the only thing that takes it away. So a side that has
//! them on both boards is stopped on one board, by stones on all of them there, and not at all when both boards have three;
//! and a stone that would stop it but makes a row of its own is none, for alone it loses.

use super::position::makes_row;
use super::{Half, Turn, TwinPoint, TwinPosition};
use crate::rules::{Point, Side};

/// What the other side could do in its next turn, if the side to move does not win before.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Danger {
    /// It could not win.
    None,
    /// It could win unless it is stopped: each of these groups of stones does that, and no stone in them can be left out.
    Stop(Vec<Vec<TwinPoint>>),
    /// It will win: no turn stops it.
    Lost,
}

impl TwinPosition {
    /// The points on one board where one stone would complete a row of a side.
    pub fn completing(&self, half: Half, side: Side) -> impl Iterator<Item = Point> {
        let board = self.board(half);
        board
            .empty_points()
            .filter(move |&point| makes_row(board, point, side))
    }

    /// Whether a side has a four on both boards: with a turn of its own it would win.
    #[must_use]
    pub fn threatens(&self, side: Side) -> bool {
        Half::ALL
            .iter()
            .all(|&half| self.completing(half, side).next().is_some())
    }

    /// A turn that wins for the side to move, if there is one; with the first stone that it has played, if it has.
    #[must_use]
    pub fn winning_turn(&self) -> Option<Turn> {
        if self.outcome().is_some() {
            return None;
        }
        let side = self.side_to_move();
        let first = match self.open_stone() {
            Some(stone) => {
                let TwinPoint { half, point } = stone;
                makes_row(self.board(half), point, side).then_some(stone)?
            }
            None => TwinPoint::new(Half::Left, self.completing(Half::Left, side).next()?),
        };
        let half = first.half.other();
        let second = self.completing(half, side).next()?;
        Some(Turn::two(first, TwinPoint::new(half, second)))
    }

    /// What the side to move has to fear. With one stone of the turn played this is about what the other can do.
    #[must_use]
    pub fn danger(&self) -> Danger {
        let side = self.side_to_move();
        if self.outcome().is_some() || !self.threatens(side.other()) {
            return Danger::None;
        }
        let is_lone_row = |stone: TwinPoint| makes_row(self.board(stone.half), stone.point, side);
        if self.open_stone().is_some_and(is_lone_row) {
            return Danger::Lost;
        }
        let stops: Vec<_> = Half::ALL
            .iter()
            .filter_map(|&half| self.stop_on(half, side))
            .collect();
        if stops.is_empty() {
            Danger::Lost
        } else {
            Danger::Stop(stops)
        }
    }

    /// The stones that leave the other side nothing to complete on a board, if the turn has room for them and they make no
    /// row.
    fn stop_on(&self, half: Half, side: Side) -> Option<Vec<TwinPoint>> {
        let stops: Vec<Point> = self.completing(half, side.other()).collect();
        if stops.len() > self.room() {
            return None;
        }
        let mut after = self.board(half).clone();
        stops.iter().for_each(|&point| after.place(point, side));
        if stops.iter().any(|&point| makes_row(&after, point, side)) {
            return None;
        }
        let on_half = |point| TwinPoint::new(half, point);
        Some(stops.into_iter().map(on_half).collect())
    }
}

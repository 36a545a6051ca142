//! Threats on twin boards: which side can win with its next turn, and how the other side can stop it.
//!
//! The results are exact and follow from the completing points, where one stone makes a row. The two winning stones are
//! on completing points, one on each board, and only an opponent's stone on such a point removes it. So a side with
//! completing points on both boards is stopped by occupying all of them on one board, and cannot be stopped if each
//! board has three. A stone that makes a row of its own does not stop anything, because a row on one board alone loses.

use super::position::makes_row;
use super::{Half, Turn, TwinPoint, TwinPosition};
use crate::{Point, Side};

/// The threat of the opponent's next turn, assuming that the side to move does not win first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TwinThreat {
    /// The opponent cannot win with its next turn.
    None,
    /// The opponent wins unless it is stopped. Each of these groups of stones stops it, and only as a whole.
    Stoppable(Vec<Vec<TwinPoint>>),
    /// The opponent wins: no turn stops it.
    Unstoppable,
}

impl TwinPosition {
    /// The points on one board where a stone of `side` would make a row.
    pub fn completing_points(&self, half: Half, side: Side) -> impl Iterator<Item = Point> {
        let board = self.board(half);
        board
            .empty_points()
            .filter(move |&point| makes_row(board, point, side))
    }

    /// Whether a side has completing points on both boards, so that it would win with a turn of two stones.
    pub fn threatens(&self, side: Side) -> bool {
        Half::ALL
            .iter()
            .all(|&half| self.completing_points(half, side).next().is_some())
    }

    /// A turn that wins for the side to move, if there is one. If the side has played its first stone, the turn
    /// includes it.
    pub fn winning_turn(&self) -> Option<Turn> {
        if self.outcome().is_some() {
            return None;
        }
        let side = self.side_to_move();
        let completion = |half| {
            let point = self.completing_points(half, side).next()?;
            Some(TwinPoint::new(half, point))
        };
        let first = match self.open_stone() {
            Some(stone) => makes_row(self.board(stone.half), stone.point, side).then_some(stone)?,
            None => completion(Half::Left)?,
        };
        let second = completion(first.half.other())?;
        Some(Turn::two(first, second))
    }

    /// The threat of the opponent's next turn. If the side to move has played its first stone, only the second one can
    /// stop the threat.
    pub fn opponent_threat(&self) -> TwinThreat {
        let side = self.side_to_move();
        if self.outcome().is_some() || !self.threatens(side.other()) {
            return TwinThreat::None;
        }
        let is_lone_row = |stone: TwinPoint| makes_row(self.board(stone.half), stone.point, side);
        if self.open_stone().is_some_and(is_lone_row) {
            return TwinThreat::Unstoppable;
        }
        let defences: Vec<_> = Half::ALL
            .iter()
            .filter_map(|&half| self.defence_on(half, side))
            .collect();
        if defences.is_empty() {
            TwinThreat::Unstoppable
        } else {
            TwinThreat::Stoppable(defences)
        }
    }

    /// The stones that occupy every completing point of the opponent on a board, if the turn has enough stones left and
    /// they make no row.
    fn defence_on(&self, half: Half, side: Side) -> Option<Vec<TwinPoint>> {
        let points: Vec<Point> = self.completing_points(half, side.other()).collect();
        if points.len() > self.stones_left() {
            return None;
        }
        let mut after = self.board(half).clone();
        points.iter().for_each(|&point| after.place(point, side));
        if points.iter().any(|&point| makes_row(&after, point, side)) {
            return None;
        }
        let on_half = |point| TwinPoint::new(half, point);
        Some(points.into_iter().map(on_half).collect())
    }
}

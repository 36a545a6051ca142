//! Forbidden points: shapes tell which points may be forbidden, [`Board`](narabe_rules::Board) decides which are.

use super::{Bitboard, PointIndex, SearchBoard};
use crate::shapes::MoveClass;
use narabe_rules::Side;

impl SearchBoard {
    /// Whether the rule forbids some moves to a side.
    #[inline]
    pub fn has_fouls(&self, side: Side) -> bool {
        self.rules_board.is_some() && side == Side::Black
    }

    /// Whether the side to move may play on an empty point.
    #[inline]
    pub fn is_legal(&self, point: PointIndex) -> bool {
        !self.has_fouls(self.side) || !self.is_foul(point)
    }

    /// Whether only forbidden points are left to the side to move, which draws the game.
    #[inline]
    pub fn has_no_legal_move(&self) -> bool {
        self.has_fouls(self.side) && !self.empty_points().any(|point| !self.is_foul(point))
    }

    /// The points of a set where the side to move may play.
    #[inline]
    pub fn legal(&self, points: Bitboard) -> Bitboard {
        self.legal_for(self.side, points)
    }

    /// The points of a set where a side may play.
    #[inline]
    pub fn legal_for(&self, side: Side, points: Bitboard) -> Bitboard {
        if self.has_fouls(side) {
            points
                .iter()
                .filter(|&point| !self.is_foul(point))
                .collect()
        } else {
            points
        }
    }

    /// Whether an empty point is forbidden to Black.
    pub fn is_foul(&self, point: PointIndex) -> bool {
        let may_be = matches!(
            self.class(point, Side::Black),
            MoveClass::Forbidden | MoveClass::FourThree | MoveClass::OpenFour
        );
        let coordinates = self.geometry.point(point);
        may_be
            && (self.rules_board.as_ref()).is_some_and(|board| board.foul_at(coordinates).is_some())
    }

    /// Whether Black makes several threes on a point. Whether they are real, and the move a foul, depends on other lines too.
    pub fn has_several_threes(&self, point: PointIndex) -> bool {
        let shapes = self.code(point, Side::Black).shapes();
        shapes.into_iter().filter(|shape| shape.is_three()).count() > 1
    }

    /// Whether a side can make a four whose completing point is forbidden to the opponent, who cannot block it then.
    #[inline]
    pub fn has_unanswerable_four(&self, side: Side) -> bool {
        if !self.has_fouls(side.other()) {
            return false;
        }
        // If a four made on A is completed on B, a stone on B makes a four that is completed on A: B is a four point too.
        let mut fours = self.four_points(side).iter();
        fours.any(|point| self.is_foul(point))
    }

    /// The points where a side makes a four and an open three that wins, as far as shapes and rules can tell.
    #[inline]
    pub fn four_threes(&self, side: Side) -> Bitboard {
        let points = *self.points(side, MoveClass::FourThree);
        if self.has_fouls(side) {
            let wins = |&point: &PointIndex| self.four_three_wins(point, side);
            points.iter().filter(wins).collect()
        } else {
            points
        }
    }

    /// Whether a four-three leads to an open four after any defence, provided that the defender has no four of its own. For
    /// Black the three must be real, and still be real once the four is blocked.
    pub fn four_three_wins(&self, point: PointIndex, side: Side) -> bool {
        if !self.has_fouls(side) {
            return true;
        }
        let coordinates = self.geometry.point(point);
        (self.rules_board.as_ref()).is_some_and(|board| board.is_winning_four_three(coordinates))
    }
}

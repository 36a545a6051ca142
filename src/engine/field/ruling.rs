//! What the rule forbids: the shapes of a point say which ones may be forbidden, and the rules themselves say which are.

use super::{Class, Field, Spot, Spots};
use crate::rules::Side;

impl Field {
    /// Whether the rule forbids a side anything at all.
    #[inline]
    #[must_use]
    pub fn has_fouls(&self, side: Side) -> bool {
        self.board.is_some() && side == Side::Black
    }

    /// Whether the side to move may play on an empty spot.
    #[inline]
    #[must_use]
    pub fn may_play(&self, spot: Spot) -> bool {
        !self.has_fouls(self.side) || !self.is_foul(spot)
    }

    /// Whether nothing but what the rule forbids is left to the side to move, which ends the game.
    #[inline]
    #[must_use]
    pub fn is_stuck(&self) -> bool {
        self.has_fouls(self.side) && !self.empty_spots().any(|spot| !self.is_foul(spot))
    }

    /// The spots of a set where the side to move may play.
    #[inline]
    #[must_use]
    pub fn allowed(&self, spots: Spots) -> Spots {
        self.allowed_to(self.side, spots)
    }

    /// The spots of a set where a side may play.
    #[inline]
    #[must_use]
    pub fn allowed_to(&self, side: Side, spots: Spots) -> Spots {
        if self.has_fouls(side) {
            spots.iter().filter(|&spot| !self.is_foul(spot)).collect()
        } else {
            spots
        }
    }

    /// Whether a stone of Black on an empty spot is a foul.
    #[must_use]
    pub fn is_foul(&self, spot: Spot) -> bool {
        let may_be = matches!(
            self.class(spot, Side::Black),
            Class::Forbidden | Class::FourThree | Class::OpenFour
        );
        let point = self.geometry.point(spot);
        may_be && (self.board.as_ref()).is_some_and(|board| board.foul_at(point).is_some())
    }

    /// Whether it takes a look at other lines than its own to say whether Black may play on a spot.
    #[must_use]
    pub fn hangs_on_threes(&self, spot: Spot) -> bool {
        let shapes = self.code(spot, Side::Black).shapes();
        shapes.into_iter().filter(|shape| shape.is_three()).count() > 1
    }

    /// Whether a side could make a four that may not be answered: it completes a five on a point that is forbidden to Black.
    #[inline]
    #[must_use]
    pub fn has_lure(&self, side: Side) -> bool {
        if !self.has_fouls(side.other()) {
            return false;
        }
        // Where one stone makes a four, another one next makes it a five.
        let mut fours = self.four_spots(side).iter();
        fours.any(|spot| self.is_foul(spot))
    }

    /// The spots where a side makes a four with a three that leads to a win, as far as the shapes and the rules can say.
    #[inline]
    #[must_use]
    pub fn four_threes(&self, side: Side) -> Spots {
        let spots = *self.spots(side, Class::FourThree);
        if self.has_fouls(side) {
            let wins = |&spot: &Spot| self.four_three_wins(spot, side);
            spots.iter().filter(wins).collect()
        } else {
            spots
        }
    }

    /// Whether a four with a three leads to an open four whatever the other side answers, unless it has a four of its own.
    /// For Black the three must be real, and still be real once the four has been answered.
    #[must_use]
    pub fn four_three_wins(&self, spot: Spot, side: Side) -> bool {
        if !self.has_fouls(side) {
            return true;
        }
        let point = self.geometry.point(spot);
        (self.board.as_ref()).is_some_and(|board| board.is_winning_four_three(point))
    }
}

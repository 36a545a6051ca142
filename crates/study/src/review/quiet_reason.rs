//! The reason for a quiet mistake: what the board shows after the move played and after the better one.

use super::made_shape::{MadeShape, fives_through, threats};
use super::reason::{Compared, Reason};
use narabe_engine_core::Setup;
use narabe_rules::{Point, Side};

/// A move that was played, the better one, and the boards after them.
pub(super) struct QuietLook<'a> {
    pub before: &'a Setup,
    pub side: Side,
    /// None for a pass.
    pub played: Option<Point>,
    pub better: Point,
    /// The other side's best answer to the move played.
    pub reply: Option<Point>,
}

impl QuietLook<'_> {
    /// The reason: shapes that must be answered first, then open twos, then counts.
    pub(super) fn reason(&self) -> Reason {
        let other = self.side.other();
        let after = self.after(self.played);
        let after_better = self.after(Some(self.better));
        let made = |setup: &Setup, point, side| MadeShape::at(setup, point, side);
        let gave = |point: Point| {
            let shape = made(&after, point, other)?;
            let is_new = made(&after_better, point, other).is_none_or(|less| less < shape);
            is_new.then_some((point, shape))
        };
        let gave_reply = self
            .reply
            .and_then(gave)
            .map(|(point, shape)| Reason::Gave(point, shape));
        let left = made(&after, self.better, other).map(|shape| Reason::Left(self.better, shape));
        let taken = made(self.before, self.better, self.side);
        let instead = self
            .played
            .and_then(|point| made(self.before, point, self.side));
        let not_taken = taken
            .filter(|shape| instead.is_none_or(|less| less < *shape))
            .map(|shape| Reason::NotTaken(self.better, shape));
        let shapes = [gave_reply, left, not_taken];
        let is_at_least = |least: MadeShape| {
            move |reason: &Reason| reason.shape().is_some_and(|shape| shape >= least)
        };
        let strongest = |least| shapes.into_iter().flatten().find(is_at_least(least));
        let elsewhere = || {
            let points = self.before.size().points();
            let given = points
                .filter_map(gave)
                .filter(|(_, shape)| shape.is_threat());
            given
                .max_by_key(|(_, shape)| *shape)
                .map(|(point, shape)| Reason::Gave(point, shape))
        };
        strongest(MadeShape::TwoThrees)
            .or_else(|| strongest(MadeShape::Three))
            .or_else(elsewhere)
            .or_else(|| strongest(MadeShape::TwoTwos))
            .or_else(|| self.by_threats(&after, &after_better))
            .or_else(|| strongest(MadeShape::Two))
            .or_else(|| self.by_room())
            .unwrap_or(Reason::InTheLine)
    }

    fn after(&self, point: Option<Point>) -> Setup {
        let mut after = self.before.clone();
        if let Some(point) = point {
            // Both moves are legal, or the review would not compare them.
            let _ = after.place(point, self.side);
        }
        after
    }

    fn by_threats(&self, after: &Setup, after_better: &Setup) -> Option<Reason> {
        let compared = |side| {
            Some(Compared {
                played: threats(after, side)?,
                better: threats(after_better, side)?,
            })
        };
        let (own, others) = (compared(self.side)?, compared(self.side.other())?);
        if others.played > others.better {
            return Some(Reason::MoreThreats(others));
        }
        (own.played < own.better).then_some(Reason::FewerThreats(own))
    }

    fn by_room(&self) -> Option<Reason> {
        let board = self.before.board();
        let played = self.played?;
        let compared = |side| Compared {
            played: fives_through(&board, played, side),
            better: fives_through(&board, self.better, side),
        };
        let (own, others) = (compared(self.side), compared(self.side.other()));
        if own.played < own.better {
            return Some(Reason::LessRoom(own));
        }
        (others.played < others.better).then_some(Reason::StopsLess(others))
    }
}

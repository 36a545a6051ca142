//! A mistake of the game that is retried.

use super::super::findings::Findings;
use super::super::label::{Certainty, Label};
use super::super::reviewed_move::ReviewedMove;
use super::super::summary::Review;
use narabe_rules::{Point, Position, Side};

/// The areas of the board in a row and in a column; a hint names one of them first.
const AREAS: u8 = 3;

/// A mistake to retry.
#[derive(Clone, Debug, PartialEq)]
pub struct RetriedMistake {
    /// The position before it.
    pub position: Position,
    /// The move of the game.
    pub played: ReviewedMove,
    /// The best move.
    pub best: Point,
    /// Whether the person has found a move that is as good as the best, before it was shown.
    pub is_found: bool,
    pub(super) before: Findings,
}

impl RetriedMistake {
    /// The corners of the area of the board that the best move is in: the lower left one and the upper right one.
    pub fn area(&self) -> [Point; 2] {
        let size = self.position.size().get();
        let span = |at: u8| {
            let area = at * AREAS / size;
            let first = (area * size).div_ceil(AREAS);
            let next = ((area + 1) * size).div_ceil(AREAS);
            (first, next - 1)
        };
        let (left, right) = span(self.best.x);
        let (bottom, top) = span(self.best.y);
        [Point::new(left, bottom), Point::new(right, top)]
    }

    /// Whether it is proven that the best move wins or is the only one that holds.
    pub fn certainty_of_best(&self) -> Certainty {
        Certainty::of(self.before.win.is_some() || self.played.is_only_hold)
    }
}

/// The mistakes of a side for which a better move is known.
pub(super) fn mistakes_of(review: &Review, side: Side) -> impl Iterator<Item = &ReviewedMove> {
    review.moves.iter().filter(move |reviewed| {
        let is_mistake = reviewed.label.is_some_and(Label::is_mistake);
        is_mistake && reviewed.side == side && reviewed.better.is_some()
    })
}

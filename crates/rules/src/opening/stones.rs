//! What holds the stones of an opening.

use crate::{Point, Position, Record};

/// What holds the stones of an opening: a position, or the record of the game.
pub trait Stones {
    /// The position.
    fn position(&self) -> &Position;
    /// Places a stone of the side to move on a point where it is allowed.
    fn place(&mut self, point: Point);
    /// Takes back the last stone.
    fn take_back(&mut self);
}

impl Stones for Position {
    fn position(&self) -> &Position {
        self
    }

    fn place(&mut self, point: Point) {
        self.play_unchecked(point);
    }

    fn take_back(&mut self) {
        self.undo();
    }
}

impl Stones for Record {
    fn position(&self) -> &Position {
        self.position()
    }

    fn place(&mut self, point: Point) {
        let played = self.play(point);
        debug_assert!(played.is_ok(), "{point}: {played:?}");
    }

    fn take_back(&mut self) {
        // An ending without a stone would be taken back in place of the stone.
        self.retract();
        self.undo();
    }
}

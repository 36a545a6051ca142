//! The names of sides, and of the moves that they make.

use crate::locale::Locale;
use narabe_rules::{Move, Side};

/// The Fluent id of a side's name.
pub fn side_id(side: Side) -> &'static str {
    match side {
        Side::Black => "game-black",
        Side::White => "game-white",
    }
}

/// The value of a side in messages.
pub const fn side_word(side: Side) -> &'static str {
    match side {
        Side::Black => "black",
        Side::White => "white",
    }
}

/// A move in a list: its point, or a pass.
pub fn move_name(locale: &Locale, turn: Move) -> String {
    match turn {
        Move::Stone(point) => point.label(),
        Move::Pass => locale.text("move-pass"),
    }
}

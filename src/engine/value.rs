//! Values: how good a position is for the side to move, and how far a win is.
//!
//! A value is an `i32` in the engine's own unit. A win is [`WIN`] less the moves until the five stands, so that a nearer
//! win is worth more; a loss is the mirror of it.

/// A five on the board.
pub const WIN: i32 = 30_000;
/// Above every value and its mirror.
pub const INFINITE: i32 = 32_000;
/// No position is searched deeper than this many moves from its root.
pub const MAX_PLY: usize = 256;
/// Values beyond are proven wins and losses.
pub const PROVEN: i32 = WIN - 1_000;
/// The most that the evaluation ever says.
pub const MAX_EVAL: i32 = 10_000;
/// Nobody is ahead.
pub const DRAW: i32 = 0;

/// The side to move completes five with the stone that is played `plies` moves from the root, counted from 1.
#[inline]
#[must_use]
pub const fn win_in(plies: usize) -> i32 {
    WIN - plies as i32
}

/// The other side completes five with the stone that is played `plies` moves from the root, counted from 1.
#[inline]
#[must_use]
pub const fn lost_in(plies: usize) -> i32 {
    -WIN + plies as i32
}

/// Whether a value is a proven win or loss.
#[inline]
#[must_use]
pub const fn is_proven(value: i32) -> bool {
    value.abs() >= PROVEN
}

/// Moves from the root to the five that a proven value stands for: positive when the side to move wins.
#[must_use]
pub const fn plies_to_end(value: i32) -> Option<i32> {
    if value >= PROVEN {
        Some(WIN - value)
    } else if value <= -PROVEN {
        Some(-WIN - value)
    } else {
        None
    }
}

/// A value as seen from its own position, for the table, from a value seen from the root.
#[inline]
#[must_use]
pub const fn to_table(value: i32, ply: usize) -> i32 {
    if value >= PROVEN {
        value + ply as i32
    } else if value <= -PROVEN {
        value - ply as i32
    } else {
        value
    }
}

/// The inverse of [`to_table`].
#[inline]
#[must_use]
pub const fn from_table(value: i32, ply: usize) -> i32 {
    if value >= PROVEN {
        value - ply as i32
    } else if value <= -PROVEN {
        value + ply as i32
    } else {
        value
    }
}

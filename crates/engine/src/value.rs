//! Values of positions, from the side to move.
//!
//! A raw value is an `i32` in evaluation units. A proven win is [`WIN`] less the plies until the five stands, so that a nearer
//! win has the higher value; a proven loss is the negative of that.

use std::fmt;

use super::network::EVAL_SCALE;

/// A five on the board.
pub const WIN: i32 = 30_000;
/// Greater than every value.
pub const INFINITE: i32 = 32_000;
/// The greatest distance from the root in plies.
pub const MAX_PLY: usize = 256;
/// Values from here on are proven wins, their negatives proven losses.
pub const PROVEN: i32 = WIN - 1_000;
/// The greatest static evaluation.
pub const MAX_EVAL: i32 = 10_000;
/// A draw.
pub const DRAW: i32 = 0;

/// The value when the side to move completes its five with the stone at `ply`, counted from 1 at the root.
#[inline]
pub const fn win_in(ply: usize) -> i32 {
    WIN - ply as i32
}

/// The value when the opponent completes its five with the stone at `ply`, counted from 1 at the root.
#[inline]
pub const fn loss_in(ply: usize) -> i32 {
    -WIN + ply as i32
}

/// Whether a value is a proven win or loss.
#[inline]
pub const fn is_proven(value: i32) -> bool {
    value.abs() >= PROVEN
}

/// Plies from the root to the five of a proven value: positive for a win, negative for a loss.
pub const fn plies_to_end(value: i32) -> Option<i32> {
    if value >= PROVEN {
        Some(WIN - value)
    } else if value <= -PROVEN {
        Some(-WIN - value)
    } else {
        None
    }
}

/// Moves a proven value by `plies` away from 0, leaves others as they are.
#[inline]
const fn shift_proven(value: i32, plies: i32) -> i32 {
    if value >= PROVEN {
        value + plies
    } else if value <= -PROVEN {
        value - plies
    } else {
        value
    }
}

/// The value to store for a position at `ply`: proven values count from the position, not from the root.
#[inline]
pub const fn to_table(value: i32, ply: usize) -> i32 {
    shift_proven(value, ply as i32)
}

/// The inverse of [`to_table`].
#[inline]
pub const fn from_table(value: i32, ply: usize) -> i32 {
    shift_proven(value, -(ply as i32))
}

/// The value of a position for the side to move: an evaluation, or the distance to a proven win or loss.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Value(i32);

impl Value {
    pub(super) const fn new(value: i32) -> Self {
        Self(value)
    }

    /// The raw value, between -32,000 and 32,000. An evaluation `v` means a win rate of `1 / (1 + exp(-v / 200))`; from 29,000
    /// on it is 30,000 less the plies to the five.
    pub const fn get(self) -> i32 {
        self.0
    }

    /// The number of own moves to the five, if the win is proven.
    pub fn moves_to_win(self) -> Option<u32> {
        let plies = plies_to_end(self.0).filter(|&plies| plies > 0)?;
        Some(plies.unsigned_abs().div_ceil(2))
    }

    /// The number of the opponent's moves to the five, if the loss is proven.
    pub fn moves_to_loss(self) -> Option<u32> {
        let plies = plies_to_end(self.0).filter(|&plies| plies < 0)?;
        Some(plies.unsigned_abs() / 2)
    }

    /// The expected share of games won by the side to move, from 0 to 1.
    pub fn win_rate(self) -> f64 {
        1.0 / (1.0 + (-f64::from(self.0) / f64::from(EVAL_SCALE)).exp())
    }
}

impl fmt::Display for Value {
    /// `+35` or `-120` for an evaluation, `+M3` for a win in three own moves, `-M2` for a loss in two of the opponent's.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(moves) = self.moves_to_win() {
            write!(f, "+M{moves}")
        } else if let Some(moves) = self.moves_to_loss() {
            write!(f, "-M{moves}")
        } else {
            write!(f, "{:+}", self.0)
        }
    }
}

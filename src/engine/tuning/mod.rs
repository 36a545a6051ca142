//! Tuning: weights from games that the engine played against itself.
//!
//! A [`GameLine`] is a game with what the engine thought at each move; [`samples`] takes from it the positions that the
//! evaluation is asked about, and [`fit()`] finds the weights that foretell best how the games ended and which moves were
//! chosen.

mod adam;
mod fit;
mod game_line;
mod judge;
mod order;
mod sample;

pub use fit::{FitSettings, Losses, fit};
pub use game_line::{GameLine, GameLineError};
pub use sample::{Sample, samples};

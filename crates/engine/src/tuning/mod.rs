//! Tuning: fits the weights to games that the engine played against itself.
//!
//! A [`TrainingGame`] is a game with the value of each search, [`samples`] are its positions, and [`fit()`] finds the weights
//! that best predict results and moves.

mod adam;
mod draw_trainer;
mod feature_table;
mod fit;
mod network_trainer;
mod order_trainer;
mod sample;
mod training_game;
mod win_rate;

pub use fit::{FitSettings, FitStart, Losses, fit};
pub use sample::{Sample, samples};
pub use training_game::{TrainingGame, TrainingGameError};

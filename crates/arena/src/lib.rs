//! Games between engines: who plays, from which openings, how the games end, and what ratings they show.

mod game;
pub mod openings;
mod play_out;
pub mod player;
mod rating;
mod tally;

pub use game::Game;
pub use play_out::play_out;
pub use player::Player;
pub use rating::{Pair, Rating, ratings};
pub use tally::Tally;

/// What is wrong with a player, a game or a file, in words.
pub type ErrorText = String;

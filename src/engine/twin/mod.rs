//! Opponents for twin boards: a game of two stones a turn on two boards, for which an engine of single stones on one board
//! is of no use.
//!
//! ```
//! use narabe::engine::twin::{TwinLevel, TwinPlayer};
//! use narabe::notation::parse_twin_text;
//! use rand::SeedableRng;
//! use rand::rngs::StdRng;
//!
//! let game = parse_twin_text("twin 19: L:j10; R:j10 R:k11;")?;
//! let mut player = TwinPlayer::new(TwinLevel::Renri);
//! let mut chance = StdRng::seed_from_u64(1);
//! let turn = player.choose(game.position(), None, &Default::default(), &mut chance, |_| ());
//! assert!(turn.is_some_and(|turn| game.position().check_turn(turn).is_ok()));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod boards;
mod combination;
mod grid;
mod level;
mod lines;
mod player;
mod search;
mod table;
mod turns;
mod weigh;

pub use level::TwinLevel;
pub use player::{TwinPlayer, TwinReport};

//! Opponents for twin boards: a game of two stones a turn on two boards, for which an engine of single stones on one board
//! is of no use.
//!
//! What counts here is different. A four on one board threatens nothing, and its points are closed to its own side, for
//! which a five there alone is lost; but it stays, a loaded gun, until the other side spends stones on it, and then every
//! four on the other board threatens to win. The one who must stop that needs stones on one board only, on all points
//! there: three points on both boards are too many. From this follow, without a search, who wins with this turn and what
//! stops the other's (`boards`); then the combinations, turns that leave the other side two answers at most, which are
//! read to their end (`combination`); and for all that is quiet the strength of both boards together (`weigh`) in an
//! alpha-beta search over whole turns (`search`).
//!
//! The levels are bound by positions looked at and never by time, so that they are as strong on a phone as on a desktop.
//! 19×19, both colours from the same openings by chance, `narabe-engine twin-arena`:
//!
//! | Level | against the one below | a turn, at most |
//! |---|---|---|
//! | 1 Futaba | | 2,000 positions |
//! | 2 Renri | 96 wins, no draw, 4 losses (100 games) | 4,000 |
//! | 3 Meoto | 60 wins (60 games) | 20,000 |
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

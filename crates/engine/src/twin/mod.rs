//! Opponents for twin boards, a game of two stones per turn on two boards that only fives on both boards win.
//!
//! A four on one board threatens nothing by itself, and its own side may not complete it alone. But it stays until the
//! opponent spends stones on it, and meanwhile every four on the other board threatens to win. A defender has to take all
//! completing points of one board; three on both boards are too many. So wins in one turn and the defences against them are
//! known without search (`board`). Wins by forcing turns are found by a search of these turns only (`threat_search`). All else
//! is left to alpha-beta over whole turns (`search`) with a static evaluation of the strength on both boards (`eval`). Puzzles need
//! to know of every turn whether it wins: a slower search tries all threats (`win_search`).
//!
//! Levels are limited by nodes rather than time, so that they are as strong on every machine. Results of
//! `narabe-engine twin-arena` on 19x19 boards, with the same random openings for both colours:
//!
//! | Level | against the level below | nodes per turn |
//! |---|---|---|
//! | 1 Futaba | | 2,000 |
//! | 2 Renri | 94 wins, no draw, 6 losses (100 games) | 4,000 |
//! | 3 Meoto | 20 wins (20 games) | 20,000 |
//!
//! ```
//! use narabe_engine_core::twin::{TwinLevel, TwinPlayer};
//! use narabe_notation::parse_twin_text;
//! use rand::SeedableRng;
//! use rand::rngs::StdRng;
//!
//! let game = parse_twin_text("twin 19: L:j10; R:j10 R:k11;")?;
//! let mut player = TwinPlayer::new(TwinLevel::Renri);
//! let mut rng = StdRng::seed_from_u64(1);
//! let turn = player.choose(game.position(), None, &Default::default(), &mut rng, |_| ());
//! assert!(turn.is_some_and(|turn| game.position().check_turn(turn).is_ok()));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod board;
mod eval;
mod half_board;
mod level;
mod player;
mod search;
mod solver;
mod table;
mod threat_search;
mod turns;
mod win_search;
mod window_sums;
mod windows;

pub use level::TwinLevel;
pub use player::{TwinPlayer, TwinReport};
pub use solver::TwinSolver;
pub use win_search::OutOfTries;

//! `puzzles`: a pack of puzzles from games of the levels against each other. `puzzle-levels`: which share of a pack each level solves.
//! `puzzle-claims`: what the engine's search says of a pack.
//!
//! Each position of a game is looked at for a task of each theme. What is found is proven as `narabe-engine puzzles --check` proves it,
//! tried by the levels, and kept while there are few like it.

mod claims;
mod difficulty;
mod false_win;
mod game;
mod grade;
mod levels;
mod make;
mod pack_builder;
mod table;
mod twin;

pub use claims::run as run_claims;
pub use levels::run as run_levels;
pub use make::run;

//! The rules of a match between two players: who has Black in each game, how long the match is, the time control, and what a
//! forbidden move costs.

mod clock_rule;
mod fouls;
mod series;

pub use clock_rule::{ClockRule, TimeLimits};
pub use fouls::FoulRule;
pub use series::{BlackRule, GameResult, MatchLength};

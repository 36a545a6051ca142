//! What a player may use for its moves.

use std::time::Duration;

use serde::{Deserialize, Serialize};

/// The time for a move where nothing is limited.
const DEFAULT_TIME: Duration = Duration::from_millis(300);
/// How late an answer may be where nothing says otherwise, in milliseconds.
const DEFAULT_TOLERANCE: u64 = 1_000;
/// The time for a move of a program with a limit of nodes alone: not all know one, and those that do must not be cut short by time on
/// a busy machine.
const TIME_FOR_NODES: Duration = Duration::from_secs(60);

/// The limits of a player. Without any it has 300 ms a move. Levels below full strength and classics have limits of their own, and can
/// only lose on time by a clock.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct GameLimits {
    /// The time for a move, in milliseconds.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub time: Option<u64>,
    /// The time for all moves of a game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clock: Option<GameClock>,
    /// The positions searched for a move.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub nodes: Option<u64>,
    /// The depth searched for a move, in plies; for our engine alone.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub depth: Option<u32>,
    /// How late an answer may be, in milliseconds.
    pub tolerance: u64,
}

/// The time for all moves of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GameClock {
    /// The time at the start of the game, in milliseconds.
    pub main: u64,
    /// The time added after each move, in milliseconds.
    #[serde(default)]
    pub increment: u64,
}

impl Default for GameLimits {
    fn default() -> Self {
        Self {
            time: None,
            clock: None,
            nodes: None,
            depth: None,
            tolerance: DEFAULT_TOLERANCE,
        }
    }
}

impl GameLimits {
    /// The time for a move of our engine; none if it is limited otherwise.
    pub fn engine_time(&self) -> Option<Duration> {
        let is_limited = self.clock.is_some() || self.nodes.is_some() || self.depth.is_some();
        self.move_time()
            .or_else(|| (!is_limited).then_some(DEFAULT_TIME))
    }

    /// The time for a move of another program; none if only its clock limits it.
    pub fn program_time(&self) -> Option<Duration> {
        self.move_time().or(match (self.clock, self.nodes) {
            (Some(_), _) => None,
            (None, Some(_)) => Some(TIME_FOR_NODES),
            (None, None) => Some(DEFAULT_TIME),
        })
    }

    /// How late an answer may be.
    pub const fn late_by(&self) -> Duration {
        Duration::from_millis(self.tolerance)
    }

    fn move_time(&self) -> Option<Duration> {
        self.time.map(Duration::from_millis)
    }
}

impl GameClock {
    /// The time at the start of the game.
    pub const fn start(&self) -> Duration {
        Duration::from_millis(self.main)
    }

    /// What is left after a move, or that the time was over by more than the tolerance.
    pub fn after(
        &self,
        left: Duration,
        used: Duration,
        tolerance: Duration,
    ) -> Result<Duration, Duration> {
        if used > left.saturating_add(tolerance) {
            return Err(used - left);
        }
        Ok(left.saturating_sub(used) + Duration::from_millis(self.increment))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_program_with_a_limit_of_nodes_alone_has_a_minute() {
        let nodes = GameLimits {
            nodes: Some(200),
            ..GameLimits::default()
        };
        assert_eq!(nodes.program_time(), Some(TIME_FOR_NODES));
        assert_eq!(nodes.engine_time(), None);
        assert_eq!(GameLimits::default().engine_time(), Some(DEFAULT_TIME));
        assert_eq!(GameLimits::default().program_time(), Some(DEFAULT_TIME));
    }

    #[test]
    fn a_clock_runs_out_only_beyond_the_tolerance() {
        let clock = GameClock {
            main: 1_000,
            increment: 100,
        };
        let ms = Duration::from_millis;
        assert_eq!(clock.after(ms(500), ms(200), ms(50)), Ok(ms(400)));
        assert_eq!(clock.after(ms(500), ms(550), ms(50)), Ok(ms(100)));
        assert_eq!(clock.after(ms(500), ms(551), ms(50)), Err(ms(51)));
    }
}

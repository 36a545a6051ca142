//! Time controls.

use serde::{Deserialize, Serialize};

/// The longest main time, in seconds: one day.
const MAX_MAIN: u32 = 24 * 3600;
/// The longest increment, period and time per turn, in seconds.
const MAX_STEP: u32 = 3600;
/// The largest number of periods.
const MAX_PERIODS: u32 = 99;

/// A time control. All times are in seconds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum ClockRule {
    /// Thinking time is counted but not limited.
    #[default]
    None,
    /// A time for the whole game.
    PerGame {
        /// The time for the whole game.
        main: u32,
    },
    /// A time for the game, and an increment after each own turn.
    Fischer {
        /// The time at the start of the game.
        main: u32,
        /// The time added after each own turn.
        increment: u32,
    },
    /// A time for the game, then byo-yomi periods. A period that is not used up is restored at the end of the turn.
    ByoYomi {
        /// The time before the first period.
        main: u32,
        /// The length of a period.
        period: u32,
        /// The number of periods.
        periods: u32,
    },
    /// A time for each turn. Unused time is lost.
    PerMove {
        /// The time for each turn.
        time: u32,
    },
}

/// What all rules with a limit are made of; times in seconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimeLimits {
    /// The time at the start of the game.
    pub main: u32,
    /// The time added after each own turn.
    pub increment: u32,
    /// The length of a byo-yomi period.
    pub period: u32,
    /// The number of periods.
    pub periods: u32,
}

impl ClockRule {
    /// The rule with every number in its valid range: main time up to one day and at least 1 second (0 with periods),
    /// increment up to one hour, period and time per turn 1 second to one hour, 1 to 99 periods.
    pub fn clamped(self) -> Self {
        let long = |main: u32| main.clamp(1, MAX_MAIN);
        let short = |time: u32| time.clamp(1, MAX_STEP);
        match self {
            Self::None => Self::None,
            Self::PerGame { main } => Self::PerGame { main: long(main) },
            Self::Fischer { main, increment } => Self::Fischer {
                main: long(main),
                increment: increment.min(MAX_STEP),
            },
            Self::ByoYomi {
                main,
                period,
                periods,
            } => Self::ByoYomi {
                main: main.min(MAX_MAIN),
                period: short(period),
                periods: periods.clamp(1, MAX_PERIODS),
            },
            Self::PerMove { time } => Self::PerMove { time: short(time) },
        }
    }

    /// What the rule is made of; `None` without a limit.
    pub const fn limits(self) -> Option<TimeLimits> {
        let (main, increment, period, periods) = match self {
            Self::None => return None,
            Self::PerGame { main } => (main, 0, 0, 0),
            Self::Fischer { main, increment } => (main, increment, 0, 0),
            Self::ByoYomi {
                main,
                period,
                periods,
            } => (main, 0, period, periods),
            Self::PerMove { time } => (0, 0, time, 1),
        };
        Some(TimeLimits {
            main,
            increment,
            period,
            periods,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_clamped_to_the_valid_range() {
        let invalid = ClockRule::ByoYomi {
            main: u32::MAX,
            period: 0,
            periods: 0,
        };
        let clamped = ClockRule::ByoYomi {
            main: MAX_MAIN,
            period: 1,
            periods: 1,
        };
        assert_eq!(invalid.clamped(), clamped);
        let invalid = ClockRule::PerMove { time: 0 };
        assert_eq!(invalid.clamped(), ClockRule::PerMove { time: 1 });
    }
}

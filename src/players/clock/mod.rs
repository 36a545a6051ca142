//! The clocks of a game, as figures alone: durations go in, and nobody asks what time it is.
//!
//! All rules are one: a main time, what each turn adds to it, and periods that begin when it is used up and come back whole
//! with the end of the turn. A fixed time for each turn is a single period without a main time. A clock belongs to a side
//! of the board and not to a player: whoever changes sides takes over the clock that stands there. Thinking time is
//! counted whether or not a rule limits it. The whole state follows from the rule and from the times of the turns
//! ([`Clock::replay`]): so an undo gives the time back, and a saved game finds its clocks again.
//!
//! ```
//! use std::time::Duration;
//!
//! use narabe::players::{Clock, ClockRule};
//! use narabe::rules::Side;
//!
//! let mut clock = Clock::new(ClockRule::Fischer { main: 60, increment: 5 });
//! clock.tick(Side::Black, Duration::from_secs(10));
//! clock.press(Side::Black);
//! assert_eq!(clock.remaining(Side::Black), Some(Duration::from_secs(55)));
//! assert_eq!(clock.last_turn(Side::Black), Some(Duration::from_secs(10)));
//! ```

use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::MoveTime;
use crate::rules::Side;

/// The whole seconds left at which a player is warned, in falling order.
const WARNINGS: [u64; 6] = [10, 5, 4, 3, 2, 1];
const SECOND: Duration = Duration::from_secs(1);
const TENTH: Duration = Duration::from_millis(100);

/// From here on a clock is low: it turns red and shows tenths of a second.
pub const LOW_TIME: Duration = Duration::from_secs(10);

/// The longest main time, in seconds: a day.
const MAIN_LIMIT: u32 = 24 * 3600;
/// The longest increment, period and turn, in seconds.
const STEP_LIMIT: u32 = 3600;
const PERIODS_LIMIT: u32 = 99;

/// How the thinking time is measured. All figures are whole seconds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum ClockRule {
    /// It is counted and never ends.
    #[default]
    None,
    /// So much for the whole game.
    PerGame { main: u32 },
    /// So much for the game, and an increment after each own turn.
    Fischer { main: u32, increment: u32 },
    /// So much for the game, then periods; a turn that ends within a period gives the period back.
    ByoYomi {
        main: u32,
        period: u32,
        periods: u32,
    },
    /// So much for each turn; what is left of it is lost.
    PerMove { time: u32 },
}

/// What every rule is made of, in seconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Figures {
    main: u32,
    increment: u32,
    period: u32,
    periods: u32,
}

impl ClockRule {
    /// The same rule with every figure in a range that can be played, whatever a file or a screen says.
    #[must_use]
    pub fn clamped(self) -> Self {
        let long = |main: u32| main.clamp(1, MAIN_LIMIT);
        let short = |time: u32| time.clamp(1, STEP_LIMIT);
        match self {
            Self::None => Self::None,
            Self::PerGame { main } => Self::PerGame { main: long(main) },
            Self::Fischer { main, increment } => Self::Fischer {
                main: long(main),
                increment: increment.min(STEP_LIMIT),
            },
            Self::ByoYomi {
                main,
                period,
                periods,
            } => Self::ByoYomi {
                main: main.min(MAIN_LIMIT),
                period: short(period),
                periods: periods.clamp(1, PERIODS_LIMIT),
            },
            Self::PerMove { time } => Self::PerMove { time: short(time) },
        }
    }

    /// What the rule is made of; nothing where time never ends.
    const fn figures(self) -> Option<Figures> {
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
        Some(Figures {
            main,
            increment,
            period,
            periods,
        })
    }
}

/// Both sides' clocks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clock {
    rule: ClockRule,
    sides: [SideClock; 2],
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct SideClock {
    /// What is left of the main time, or of the period in use.
    left: Duration,
    /// The periods that are left, the one in use included.
    periods: u32,
    /// Whether the main time is used up and a period runs.
    in_period: bool,
    /// Thinking time over the whole game.
    total: Duration,
    /// Thinking time of the present turn.
    turn: Duration,
    last_turn: Option<Duration>,
}

/// What a span of time has done to a clock.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Ticked {
    /// The warning that was passed, in seconds, the lowest if several were.
    pub low: Option<u64>,
    /// Whether the time is used up.
    pub flagged: bool,
}

impl Clock {
    /// Both clocks as they stand before the first turn.
    #[must_use]
    pub fn new(rule: ClockRule) -> Self {
        let mut side = SideClock::default();
        if let Some(figures) = rule.figures() {
            side.left = seconds(figures.main);
            side.periods = figures.periods;
            side.enter_period(figures);
        }
        Self {
            rule,
            sides: [side; 2],
        }
    }

    /// The clocks after turns of these sides that took so long. Turns need not alternate: in many openings they do not.
    #[must_use]
    pub fn replay(rule: ClockRule, turns: impl IntoIterator<Item = (Side, Duration)>) -> Self {
        let mut clock = Self::new(rule);
        for (side, time) in turns {
            clock.tick(side, time);
            clock.press(side);
        }
        clock
    }

    /// By which rule they go.
    #[must_use]
    pub const fn rule(&self) -> ClockRule {
        self.rule
    }

    /// Lets time pass for the side to move.
    pub fn tick(&mut self, side: Side, time: Duration) -> Ticked {
        let figures = self.rule.figures();
        let clock = &mut self.sides[side as usize];
        clock.total += time;
        clock.turn += time;
        figures.map_or_else(Ticked::default, |figures| clock.run(figures, time))
    }

    /// The side's turn is over, and it gets what the rule gives for it.
    pub fn press(&mut self, side: Side) {
        let figures = self.rule.figures();
        let clock = &mut self.sides[side as usize];
        clock.last_turn = Some(std::mem::take(&mut clock.turn));
        if let Some(figures) = figures {
            if clock.in_period {
                clock.left = seconds(figures.period);
            } else {
                clock.left += seconds(figures.increment);
            }
        }
    }

    /// Whether a side that thinks so much longer before it ends its turn does so in time. A turn that was ended in time
    /// counts, even if word of it comes when the clock has run on and the flag has fallen.
    #[must_use]
    pub fn is_in_time(&self, side: Side, time: Duration) -> bool {
        let mut clock = *self.of(side);
        let figures = self.rule.figures();
        figures.is_none_or(|figures| !clock.run(figures, time).flagged)
    }

    /// What is left of the main time or of the period in use; nothing without a clock.
    #[must_use]
    pub fn remaining(&self, side: Side) -> Option<Duration> {
        (self.rule != ClockRule::None).then_some(self.of(side).left)
    }

    /// The byo-yomi periods that are left, the one in use included; nothing under another rule.
    #[must_use]
    pub fn periods(&self, side: Side) -> Option<u32> {
        matches!(self.rule, ClockRule::ByoYomi { .. }).then_some(self.of(side).periods)
    }

    /// Whether the main time is used up and a period runs, or there is only a time for each turn.
    #[must_use]
    pub const fn in_period(&self, side: Side) -> bool {
        self.of(side).in_period
    }

    /// The time that a side has for its turn, as those who think are told it.
    #[must_use]
    pub fn move_time(&self, side: Side) -> MoveTime {
        let (clock, figures) = (self.of(side), self.rule.figures());
        match figures {
            None => MoveTime::Free,
            Some(_) if clock.in_period => MoveTime::Turn(clock.left),
            // When the main time is gone there is a period yet.
            Some(figures) => MoveTime::Match(clock.left + seconds(figures.period)),
        }
    }

    /// Thinking time over the whole game, the present turn included.
    #[must_use]
    pub const fn total(&self, side: Side) -> Duration {
        self.of(side).total
    }

    /// Thinking time of the turn that is not yet over.
    #[must_use]
    pub const fn turn(&self, side: Side) -> Duration {
        self.of(side).turn
    }

    /// How long the side's last turn took.
    #[must_use]
    pub const fn last_turn(&self, side: Side) -> Option<Duration> {
        self.of(side).last_turn
    }

    /// The time until a side's clock shows another figure while it runs: another second of what is left, a tenth in the
    /// last ten seconds; without a clock another second of thinking time.
    #[must_use]
    pub fn next_figure(&self, side: Side) -> Duration {
        match self.remaining(side) {
            Some(left) if left <= LOW_TIME => part(left, TENTH),
            Some(left) => part(left, SECOND),
            None => SECOND - Duration::from_nanos(self.total(side).subsec_nanos().into()),
        }
    }

    const fn of(&self, side: Side) -> &SideClock {
        &self.sides[side as usize]
    }
}

impl SideClock {
    fn run(&mut self, figures: Figures, mut time: Duration) -> Ticked {
        let mut low = None;
        loop {
            let before = self.left;
            let spent = time.min(before);
            self.left -= spent;
            time -= spent;
            // The end of the main time costs nothing while there are periods, so nobody is warned of it.
            if self.in_period || self.periods == 0 {
                low = warning_passed(before, self.left).or(low);
            }
            if !self.left.is_zero() {
                return Ticked {
                    low,
                    flagged: false,
                };
            }
            if self.in_period {
                self.periods = self.periods.saturating_sub(1);
            }
            self.enter_period(figures);
            if self.left.is_zero() {
                return Ticked {
                    low: None,
                    flagged: true,
                };
            }
        }
    }

    /// Where no time is left another period begins, if there is one.
    fn enter_period(&mut self, figures: Figures) {
        if self.left.is_zero() && self.periods > 0 {
            self.in_period = true;
            self.left = seconds(figures.period);
        }
    }
}

/// The lowest warning between two readings, the upper not included.
fn warning_passed(before: Duration, after: Duration) -> Option<u64> {
    let passed = |warning: &u64| {
        before > Duration::from_secs(*warning) && after <= Duration::from_secs(*warning)
    };
    WARNINGS.into_iter().rfind(passed)
}

const fn seconds(count: u32) -> Duration {
    Duration::from_secs(count as u64)
}

/// What is left of the present step of a time that runs down; a whole step at the beginning of one. No step is longer than
/// a second.
fn part(time: Duration, step: Duration) -> Duration {
    let whole = Duration::from_nanos(time.subsec_nanos().into());
    let steps = whole.as_nanos() / step.as_nanos();
    let part = whole.saturating_sub(step * u32::try_from(steps).unwrap_or(0));
    if part.is_zero() { step } else { part }
}

#[cfg(test)]
mod tests;

//! Game clocks. The caller supplies the elapsed time; this module never reads the system time.
//!
//! All rules are variants of one: a main time, an increment for each turn, and byo-yomi periods that begin when the
//! main time is used up and are restored at the end of the turn. A fixed time per turn is a single period without main
//! time. A clock belongs to a side, not to a player: players who swap colours swap clocks. Thinking time is counted
//! even without a limit. The state is a function of the rule and the times of the turns ([`Clock::replay`]), so an undo
//! restores the time, and a saved game its clocks.
//!
//! ```
//! use std::time::Duration;
//!
//! use narabe_matches::players::Clock;
//! use narabe_rules::{Side, match_rules::ClockRule};
//!
//! let mut clock = Clock::new(ClockRule::Fischer { main: 60, increment: 5 });
//! clock.tick(Side::Black, Duration::from_secs(10));
//! clock.press(Side::Black);
//! assert_eq!(clock.remaining(Side::Black), Some(Duration::from_secs(55)));
//! assert_eq!(clock.last_turn(Side::Black), Some(Duration::from_secs(10)));
//! ```

use std::time::Duration;

use super::MoveTime;
use narabe_rules::Side;
use narabe_rules::match_rules::{ClockRule, TimeLimits};

/// The seconds left at which a player is warned, in descending order.
const WARNINGS: [u64; 7] = [60, 10, 5, 4, 3, 2, 1];
const SECOND: Duration = Duration::from_secs(1);
const TENTH: Duration = Duration::from_millis(100);

/// A clock with this time or less is low: user interfaces highlight it and show tenths of a second.
pub const LOW_TIME: Duration = Duration::from_secs(10);

/// The clocks of both sides.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clock {
    rule: ClockRule,
    sides: [SideClock; 2],
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct SideClock {
    /// The time left of the main time or of the current period.
    left: Duration,
    /// The periods left, the current one included.
    periods: u32,
    /// Whether the main time is used up and a period runs.
    in_period: bool,
    /// The thinking time of the whole game.
    total: Duration,
    /// The thinking time of the current turn.
    turn: Duration,
    /// The thinking time of the last finished turn.
    last_turn: Option<Duration>,
}

/// What happened to a clock during a [`Clock::tick`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ClockTick {
    /// The warning that was passed, in seconds left; the lowest if there were several.
    pub low: Option<u64>,
    /// Whether the time has run out.
    pub flagged: bool,
}

impl Clock {
    /// The clocks before the first turn.
    pub fn new(rule: ClockRule) -> Self {
        let mut side = SideClock::default();
        if let Some(parameters) = rule.limits() {
            side.left = seconds(parameters.main);
            side.periods = parameters.periods;
            side.enter_period(parameters);
        }
        Self {
            rule,
            sides: [side; 2],
        }
    }

    /// The clocks after turns of these sides and durations. Turns need not alternate; in many openings they do not.
    pub fn replay(rule: ClockRule, turns: impl IntoIterator<Item = (Side, Duration)>) -> Self {
        let mut clock = Self::new(rule);
        for (side, time) in turns {
            clock.tick(side, time);
            clock.press(side);
        }
        clock
    }

    /// The time control.
    pub const fn rule(&self) -> ClockRule {
        self.rule
    }

    /// Lets time pass on the clock of a side.
    pub fn tick(&mut self, side: Side, time: Duration) -> ClockTick {
        let parameters = self.rule.limits();
        let clock = &mut self.sides[side as usize];
        clock.total += time;
        clock.turn += time;
        parameters.map_or_else(ClockTick::default, |parameters| clock.run(parameters, time))
    }

    /// Ends the turn of a side: adds the increment, or restores the current period.
    pub fn press(&mut self, side: Side) {
        let parameters = self.rule.limits();
        let clock = &mut self.sides[side as usize];
        clock.last_turn = Some(std::mem::take(&mut clock.turn));
        if let Some(parameters) = parameters {
            if clock.in_period {
                clock.left = seconds(parameters.period);
            } else {
                clock.left += seconds(parameters.increment);
            }
        }
    }

    /// Whether a side that ends its turn after this much more thinking time does so in time. Use it for turns that are
    /// reported late, for example by another machine.
    pub fn is_in_time(&self, side: Side, time: Duration) -> bool {
        let mut clock = *self.of(side);
        let parameters = self.rule.limits();
        parameters.is_none_or(|parameters| !clock.run(parameters, time).flagged)
    }

    /// The time left of the main time or of the current period; `None` without a limit.
    pub fn remaining(&self, side: Side) -> Option<Duration> {
        (self.rule != ClockRule::None).then_some(self.of(side).left)
    }

    /// The byo-yomi periods left, the current one included; `None` under other rules.
    pub fn periods(&self, side: Side) -> Option<u32> {
        matches!(self.rule, ClockRule::ByoYomi { .. }).then_some(self.of(side).periods)
    }

    /// Whether a period runs: the main time is used up, or there is only a time per turn.
    pub const fn in_period(&self, side: Side) -> bool {
        self.of(side).in_period
    }

    /// The time available to a side for its turn, as told to engines.
    pub fn move_time(&self, side: Side) -> MoveTime {
        let (clock, parameters) = (self.of(side), self.rule.limits());
        match parameters {
            None => MoveTime::Unlimited,
            Some(_) if clock.in_period => MoveTime::Turn(clock.left),
            // After the main time there is still a period.
            Some(parameters) => MoveTime::Game(clock.left + seconds(parameters.period)),
        }
    }

    /// The thinking time of a side in the whole game, the current turn included.
    pub const fn total(&self, side: Side) -> Duration {
        self.of(side).total
    }

    /// The thinking time of the current turn.
    pub const fn turn(&self, side: Side) -> Duration {
        self.of(side).turn
    }

    /// The thinking time of the last finished turn.
    pub const fn last_turn(&self, side: Side) -> Option<Duration> {
        self.of(side).last_turn
    }

    /// The time until the display of a running clock changes: the rest of the current second, or of the current tenth
    /// of a second if the clock is [low](LOW_TIME). Without a limit the display shows seconds of thinking time.
    pub fn until_display_changes(&self, side: Side) -> Duration {
        match self.remaining(side) {
            Some(left) if left <= LOW_TIME => rest_of_step(left, TENTH),
            Some(left) => rest_of_step(left, SECOND),
            None => SECOND - Duration::from_nanos(self.total(side).subsec_nanos().into()),
        }
    }

    /// The clock of a side.
    const fn of(&self, side: Side) -> &SideClock {
        &self.sides[side as usize]
    }
}

impl SideClock {
    /// Lets time pass, through as many periods as it takes.
    fn run(&mut self, parameters: TimeLimits, mut time: Duration) -> ClockTick {
        let mut low = None;
        loop {
            let before = self.left;
            let spent = time.min(before);
            self.left -= spent;
            time -= spent;
            // Running out of main time loses nothing while there are periods, so there is no warning.
            if self.in_period || self.periods == 0 {
                low = warning_passed(before, self.left).or(low);
            }
            if !self.left.is_zero() {
                return ClockTick {
                    low,
                    flagged: false,
                };
            }
            if self.in_period {
                self.periods = self.periods.saturating_sub(1);
            }
            self.enter_period(parameters);
            if self.left.is_zero() {
                return ClockTick {
                    low: None,
                    flagged: true,
                };
            }
        }
    }

    /// Begins the next period if no time is left and there is one.
    fn enter_period(&mut self, parameters: TimeLimits) {
        if self.left.is_zero() && self.periods > 0 {
            self.in_period = true;
            self.left = seconds(parameters.period);
        }
    }
}

/// The lowest warning that was passed between two readings.
fn warning_passed(before: Duration, after: Duration) -> Option<u64> {
    let passed = |warning: &u64| {
        before > Duration::from_secs(*warning) && after <= Duration::from_secs(*warning)
    };
    WARNINGS.into_iter().rfind(passed)
}

const fn seconds(count: u32) -> Duration {
    Duration::from_secs(count as u64)
}

/// The rest of the current step of a time that counts down, or a whole step at its beginning. `step` is at most one
/// second.
fn rest_of_step(time: Duration, step: Duration) -> Duration {
    let fraction = Duration::from_nanos(time.subsec_nanos().into());
    let steps = fraction.as_nanos() / step.as_nanos();
    let rest = fraction.saturating_sub(step * u32::try_from(steps).unwrap_or(0));
    if rest.is_zero() { step } else { rest }
}

#[cfg(test)]
mod tests;

//! The clocks of a game, as figures alone: durations go in, and nobody asks what time it is.
//!
//! A clock belongs to a side of the board and not to a player: whoever changes sides takes over the clock that
//! stands there. Thinking time is counted whether or not a rule limits it. The whole state follows from the rule
//! and the times spent on each move ([`Clock::replay`]), which is how an undo gives the time back and how a saved
//! game finds its clocks again.
//!
//! ```
//! use narabe::app::session::{Clock, ClockRule};
//! use narabe::rules::Side;
//! use std::time::Duration;
//!
//! let mut clock = Clock::new(ClockRule::Fischer { main: 60, increment: 5 });
//! clock.tick(Side::Black, Duration::from_secs(10));
//! clock.press(Side::Black);
//! assert_eq!(clock.remaining(Side::Black), Some(Duration::from_secs(55)));
//! assert_eq!(clock.last_move(Side::Black), Some(Duration::from_secs(10)));
//! ```

use crate::rules::Side;
use std::time::Duration;

use super::config::ClockRule;

/// The whole seconds left at which a player is warned, in falling order.
const WARNINGS: [u64; 6] = [10, 5, 4, 3, 2, 1];

const SECOND: Duration = Duration::from_secs(1);

/// Both sides' clocks.
#[derive(Debug, Clone, PartialEq)]
pub struct Clock {
    rule: ClockRule,
    sides: [SideClock; 2],
}

#[derive(Debug, Clone, Copy, PartialEq, Default)]
struct SideClock {
    /// What is left of the main time, or of the period in use.
    left: Duration,
    /// The byo-yomi periods that are left, the one in use included.
    periods: u32,
    /// Whether the main time is used up and a period runs.
    in_period: bool,
    /// Thinking time over the whole game.
    total: Duration,
    /// Thinking time of the present turn.
    turn: Duration,
    last_move: Option<Duration>,
}

/// What a span of time has done to a clock.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Ticked {
    /// The warning that was passed, the lowest if several were.
    pub low: Option<u64>,
    /// Whether the time is used up.
    pub flagged: bool,
}

impl Clock {
    /// Both clocks as they stand before the first move.
    pub fn new(rule: ClockRule) -> Self {
        let (main, periods) = match rule {
            ClockRule::None => (0, 0),
            ClockRule::PerGame { main } | ClockRule::Fischer { main, .. } => (main, 0),
            ClockRule::ByoYomi { main, periods, .. } => (main, periods),
        };
        let side = SideClock {
            left: seconds(main),
            periods,
            ..SideClock::default()
        };
        let mut clock = Self {
            rule,
            sides: [side; 2],
        };
        for side in &mut clock.sides {
            side.enter_periods(rule);
        }
        clock
    }

    /// The clocks after these times spent on the moves of a game, Black's first.
    pub fn replay(rule: ClockRule, spent: impl IntoIterator<Item = Duration>) -> Self {
        let mut clock = Self::new(rule);
        for (side, time) in [Side::Black, Side::White].into_iter().cycle().zip(spent) {
            clock.tick(side, time);
            clock.press(side);
        }
        clock
    }

    /// Lets time pass for the side to move.
    pub fn tick(&mut self, side: Side, time: Duration) -> Ticked {
        let rule = self.rule;
        let clock = self.of_mut(side);
        clock.total += time;
        clock.turn += time;
        if rule == ClockRule::None {
            return Ticked::default();
        }
        clock.run(rule, time)
    }

    /// The side has moved: its turn is over, and it gets what the rule gives for a move.
    pub fn press(&mut self, side: Side) {
        let rule = self.rule;
        let clock = self.of_mut(side);
        clock.last_move = Some(std::mem::take(&mut clock.turn));
        match rule {
            ClockRule::Fischer { increment, .. } => clock.left += seconds(increment),
            ClockRule::ByoYomi { period, .. } if clock.in_period => clock.left = seconds(period),
            _ => {}
        }
    }

    /// What is left of the main time or of the period in use; nothing without a clock.
    pub fn remaining(&self, side: Side) -> Option<Duration> {
        (self.rule != ClockRule::None).then_some(self.of(side).left)
    }

    /// The byo-yomi periods that are left, the one in use included; nothing under another rule.
    pub fn periods(&self, side: Side) -> Option<u32> {
        matches!(self.rule, ClockRule::ByoYomi { .. }).then_some(self.of(side).periods)
    }

    /// Whether the main time is used up and a byo-yomi period runs.
    pub fn in_period(&self, side: Side) -> bool {
        self.of(side).in_period
    }

    /// Thinking time over the whole game, the present turn included.
    pub fn total(&self, side: Side) -> Duration {
        self.of(side).total
    }

    /// Thinking time of the turn that is not yet over.
    pub fn turn(&self, side: Side) -> Duration {
        self.of(side).turn
    }

    /// How long the side's last move took.
    pub fn last_move(&self, side: Side) -> Option<Duration> {
        self.of(side).last_move
    }

    /// The time until the clock shows another second, when there is a clock.
    pub fn next_second(&self, side: Side) -> Option<Duration> {
        let left = self.remaining(side)?;
        let part = Duration::from_nanos(u64::from(left.subsec_nanos()));
        Some(if part.is_zero() { SECOND } else { part })
    }

    fn of(&self, side: Side) -> &SideClock {
        &self.sides[index(side)]
    }

    fn of_mut(&mut self, side: Side) -> &mut SideClock {
        &mut self.sides[index(side)]
    }
}

impl SideClock {
    fn run(&mut self, rule: ClockRule, mut time: Duration) -> Ticked {
        let mut ticked = Ticked::default();
        loop {
            let spent = time.min(self.left);
            let before = self.left;
            self.left -= spent;
            time -= spent;
            // The end of the main time costs nothing while there are periods, so nobody is warned of it.
            if self.in_period || self.periods == 0 {
                ticked.low = warning_passed(before, self.left).or(ticked.low);
            }
            if !self.left.is_zero() {
                return ticked;
            }
            if self.in_period {
                self.periods = self.periods.saturating_sub(1);
                if let (ClockRule::ByoYomi { period, .. }, true) = (rule, self.periods > 0) {
                    self.left = seconds(period);
                }
            } else {
                self.enter_periods(rule);
            }
            if self.left.is_zero() {
                return Ticked {
                    low: None,
                    flagged: true,
                };
            }
        }
    }

    /// With the main time used up, the first period begins, if the rule has one.
    fn enter_periods(&mut self, rule: ClockRule) {
        if let ClockRule::ByoYomi { period, .. } = rule
            && self.left.is_zero()
            && self.periods > 0
        {
            self.in_period = true;
            self.left = seconds(period);
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

fn seconds(count: u32) -> Duration {
    Duration::from_secs(u64::from(count))
}

fn index(side: Side) -> usize {
    match side {
        Side::Black => 0,
        Side::White => 1,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BLACK: Side = Side::Black;

    fn secs(count: u64) -> Duration {
        Duration::from_secs(count)
    }

    fn flagged(ticked: Ticked) -> bool {
        ticked.flagged
    }

    #[test]
    fn without_a_rule_time_is_counted_and_never_ends() {
        let mut clock = Clock::new(ClockRule::None);
        assert!(!flagged(clock.tick(BLACK, secs(9000))));
        clock.press(BLACK);
        clock.tick(BLACK, secs(5));
        assert_eq!(clock.total(BLACK), secs(9005));
        assert_eq!(clock.last_move(BLACK), Some(secs(9000)));
        assert_eq!(clock.turn(BLACK), secs(5));
        assert_eq!(
            (
                clock.remaining(BLACK),
                clock.periods(BLACK),
                clock.next_second(BLACK)
            ),
            (None, None, None)
        );
        assert_eq!(clock.total(Side::White), Duration::ZERO);
    }

    #[test]
    fn time_per_game_ends_with_the_flag() {
        let mut clock = Clock::new(ClockRule::PerGame { main: 60 });
        assert!(!flagged(clock.tick(BLACK, secs(59))));
        clock.press(BLACK);
        assert_eq!(clock.remaining(BLACK), Some(secs(1)));
        assert!(flagged(clock.tick(BLACK, secs(1))));
        assert_eq!(clock.remaining(BLACK), Some(Duration::ZERO));
    }

    #[test]
    fn fischer_adds_after_the_move_only() {
        let mut clock = Clock::new(ClockRule::Fischer {
            main: 10,
            increment: 3,
        });
        clock.tick(BLACK, secs(4));
        clock.press(BLACK);
        assert_eq!(clock.remaining(BLACK), Some(secs(9)));
        assert!(
            flagged(clock.tick(BLACK, secs(9))),
            "the increment comes too late"
        );
    }

    #[test]
    fn a_period_comes_back_after_a_move_within_it() {
        let mut clock = Clock::new(ClockRule::ByoYomi {
            main: 10,
            period: 5,
            periods: 2,
        });
        assert!(!clock.in_period(BLACK));
        clock.tick(BLACK, secs(14));
        assert_eq!(
            (clock.remaining(BLACK), clock.periods(BLACK)),
            (Some(secs(1)), Some(2))
        );
        clock.press(BLACK);
        assert_eq!(
            (clock.remaining(BLACK), clock.periods(BLACK)),
            (Some(secs(5)), Some(2))
        );
        assert!(!flagged(clock.tick(BLACK, secs(7))));
        assert_eq!(
            (clock.remaining(BLACK), clock.periods(BLACK)),
            (Some(secs(3)), Some(1))
        );
        assert!(flagged(clock.tick(BLACK, secs(3))));
        assert_eq!(clock.periods(BLACK), Some(0));
    }

    #[test]
    fn a_long_sleep_runs_through_all_periods_at_once() {
        let rule = ClockRule::ByoYomi {
            main: 10,
            period: 5,
            periods: 3,
        };
        assert!(!flagged(Clock::new(rule).tick(BLACK, secs(24))));
        assert!(flagged(Clock::new(rule).tick(BLACK, secs(25))));
    }

    #[test]
    fn byo_yomi_without_main_time_starts_in_its_period() {
        let mut clock = Clock::new(ClockRule::ByoYomi {
            main: 0,
            period: 30,
            periods: 1,
        });
        assert!(clock.in_period(BLACK));
        assert_eq!(clock.remaining(BLACK), Some(secs(30)));
        assert!(flagged(clock.tick(BLACK, secs(30))));
    }

    #[test]
    fn warnings_come_once_each_and_in_order() {
        let mut clock = Clock::new(ClockRule::PerGame { main: 12 });
        let half = Duration::from_millis(500);
        let warned: Vec<u64> = (0..23)
            .filter_map(|_| clock.tick(BLACK, half).low)
            .collect();
        assert_eq!(warned, WARNINGS);
    }

    #[test]
    fn no_warning_before_a_period_that_costs_nothing() {
        let mut clock = Clock::new(ClockRule::ByoYomi {
            main: 12,
            period: 7,
            periods: 1,
        });
        assert_eq!(clock.tick(BLACK, secs(11)).low, None);
        assert_eq!(clock.tick(BLACK, secs(1)).low, None);
        assert_eq!(clock.tick(BLACK, secs(3)).low, Some(4));
    }

    #[test]
    fn replaying_the_times_gives_the_same_clocks() {
        let rule = ClockRule::ByoYomi {
            main: 20,
            period: 5,
            periods: 2,
        };
        let spent = [3, 8, 19, 14, 2].map(secs);
        let mut played = Clock::new(rule);
        for (ply, time) in spent.into_iter().enumerate() {
            let side = [Side::Black, Side::White][ply % 2];
            played.tick(side, time);
            played.press(side);
        }
        assert_eq!(Clock::replay(rule, spent), played);
    }

    #[test]
    fn the_next_second_is_never_now() {
        let mut clock = Clock::new(ClockRule::PerGame { main: 12 });
        assert_eq!(clock.next_second(BLACK), Some(SECOND));
        clock.tick(BLACK, Duration::from_millis(250));
        assert_eq!(clock.next_second(BLACK), Some(Duration::from_millis(750)));
    }
}

//! A token bucket: how much of something is allowed, and how much is left.

use std::time::Duration;

use crate::net::Rate;

/// A burst, and the time over which it refills evenly.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Allowance {
    pub amount: u32,
    pub refill: Duration,
}

impl Allowance {
    /// This much, refilled over this many seconds.
    #[must_use]
    pub const fn over_seconds(amount: u32, seconds: u64) -> Self {
        Self {
            amount,
            refill: Duration::from_secs(seconds),
        }
    }
}

/// What is left of an allowance. It reads no clock: the time is passed in, counted from any fixed moment.
#[derive(Clone, Copy, Debug)]
pub struct Bucket {
    left: Rate,
    seen: Duration,
}

impl Bucket {
    /// A full bucket.
    pub fn new(allowance: Allowance, now: Duration) -> Self {
        Self {
            left: Rate::filled_in(allowance.amount, allowance.refill),
            seen: now,
        }
    }

    /// Takes this much out. If less is left it takes nothing and returns false.
    pub fn take(&mut self, now: Duration, amount: usize) -> bool {
        self.fill(now).take(amount)
    }

    /// Takes this much out even if less is left: the rest is a debt that must be refilled before anything can be taken again.
    pub fn charge(&mut self, now: Duration, amount: usize) {
        self.fill(now).charge(amount);
    }

    /// Whether it is full, and so the same as a new one.
    pub fn is_full(&mut self, now: Duration) -> bool {
        self.fill(now).is_full()
    }

    /// What is left, including the refill since the last look.
    fn fill(&mut self, now: Duration) -> &mut Rate {
        self.left.tick(now.saturating_sub(self.seen));
        self.seen = self.seen.max(now);
        &mut self.left
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MINUTE: Allowance = Allowance::over_seconds(60, 60);

    fn at(seconds: u64) -> Duration {
        Duration::from_secs(seconds)
    }

    #[test]
    fn all_of_it_can_be_taken_at_once_and_then_one_a_second() {
        let mut bucket = Bucket::new(MINUTE, at(5));
        assert!(bucket.take(at(5), 60));
        assert!(!bucket.take(at(5), 1));
        assert!(bucket.take(at(6), 1));
        assert!(!bucket.take(at(6), 1));
        assert!(bucket.take(at(16), 10));
    }

    #[test]
    fn it_never_holds_more_than_its_amount() {
        let mut bucket = Bucket::new(MINUTE, at(0));
        assert!(!bucket.take(at(10_000), 61));
        assert!(bucket.take(at(10_000), 60));
        assert!(!bucket.is_full(at(10_059)));
        assert!(bucket.is_full(at(10_060)));
    }

    #[test]
    fn what_is_refused_costs_nothing_and_what_is_charged_may_become_a_debt() {
        let mut bucket = Bucket::new(MINUTE, at(0));
        assert!(!bucket.take(at(0), 61));
        bucket.charge(at(0), 50);
        assert!(bucket.take(at(0), 10));
        bucket.charge(at(0), 14);
        assert!(!bucket.take(at(14), 1));
        assert!(bucket.take(at(15), 1));
    }

    #[test]
    fn a_clock_that_goes_back_fills_nothing() {
        let mut bucket = Bucket::new(MINUTE, at(100));
        assert!(bucket.take(at(100), 60));
        assert!(!bucket.take(at(0), 1));
        assert!(!bucket.take(at(100), 1));
        assert!(bucket.take(at(101), 1));
    }
}

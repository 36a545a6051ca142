//! How much of something is allowed, and how much of it is left: a bucket that fills by itself and is drawn from.

use std::time::Duration;

/// So much at once, and evenly so much again over the time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Allowance {
    pub amount: u32,
    pub refill: Duration,
}

impl Allowance {
    /// So much, anew over so many seconds.
    #[must_use]
    pub const fn over_seconds(amount: u32, seconds: u64) -> Self {
        Self {
            amount,
            refill: Duration::from_secs(seconds),
        }
    }
}

/// What is left of an allowance. It asks no clock: the time is handed in, counted from any moment that stays the same.
#[derive(Clone, Copy, Debug)]
pub struct Bucket {
    allowance: Allowance,
    level: f64,
    seen: Duration,
}

impl Bucket {
    /// A full one.
    pub fn new(allowance: Allowance, now: Duration) -> Self {
        Self {
            allowance,
            level: f64::from(allowance.amount),
            seen: now,
        }
    }

    /// Takes so much out. Where less is left it takes nothing and says false.
    pub fn take(&mut self, now: Duration, amount: usize) -> bool {
        let left = self.fill(now) - amount as f64;
        if left >= 0.0 {
            self.level = left;
        }
        left >= 0.0
    }

    /// Takes so much out, even if less is left: the rest is a debt, which must fill up before anything can be taken again.
    pub fn charge(&mut self, now: Duration, amount: usize) {
        self.level = self.fill(now) - amount as f64;
    }

    /// Whether nothing is missing, so that the bucket is as good as a new one.
    pub fn is_full(&mut self, now: Duration) -> bool {
        self.fill(now) >= f64::from(self.allowance.amount)
    }

    /// The level after what has come in since it was last looked at.
    fn fill(&mut self, now: Duration) -> f64 {
        let full = f64::from(self.allowance.amount);
        let passed = now.saturating_sub(self.seen).as_secs_f64();
        let refill = self.allowance.refill.as_secs_f64().max(f64::MIN_POSITIVE);
        self.level = (self.level + full * passed / refill).min(full);
        self.seen = self.seen.max(now);
        self.level
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

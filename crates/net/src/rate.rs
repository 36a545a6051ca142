//! A token bucket: limits how fast another machine may send or ask.

use std::time::Duration;

/// A burst that is allowed at once, and the time in which as much is allowed again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RateLimit {
    /// Tokens that can be taken at once.
    pub burst: u32,
    /// The time in which an empty bucket becomes full.
    pub refill: Duration,
}

impl RateLimit {
    /// A burst that is refilled over this many seconds.
    pub const fn over_seconds(burst: u32, seconds: u64) -> Self {
        Self {
            burst,
            refill: Duration::from_secs(seconds),
        }
    }
}

/// A [token bucket](https://en.wikipedia.org/wiki/Token_bucket). The caller decides what costs how many tokens.
///
/// It reads no clock. The caller passes either the time since the last call ([`Self::tick`]) or the time since a fixed moment
/// ([`Self::at`]).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TokenBucket {
    capacity: f64,
    per_second: f64,
    /// Negative while there is a debt.
    tokens: f64,
    /// The time up to which it has been refilled.
    updated: Duration,
}

impl TokenBucket {
    /// A full bucket that holds this many tokens and gains `per_second` of them a second.
    pub fn new(capacity: u32, per_second: u32) -> Self {
        Self {
            capacity: capacity.into(),
            per_second: per_second.into(),
            tokens: capacity.into(),
            updated: Duration::ZERO,
        }
    }

    /// Refills it for the time that has passed.
    pub fn tick(&mut self, elapsed: Duration) {
        self.at(self.updated.saturating_add(elapsed));
    }

    /// Refills it up to this time, counted from any fixed moment. An earlier time than the last one changes nothing.
    pub fn at(&mut self, now: Duration) -> &mut Self {
        let elapsed = now.saturating_sub(self.updated).as_secs_f64();
        self.tokens = self.capacity.min(self.tokens + elapsed * self.per_second);
        self.updated = self.updated.max(now);
        self
    }

    /// Takes this many tokens. If fewer are left it takes none and returns false.
    pub fn take(&mut self, cost: usize) -> bool {
        let rest = self.tokens - cost as f64;
        let enough = rest >= 0.0;
        if enough {
            self.tokens = rest;
        }
        enough
    }

    /// Takes this many tokens even if fewer are left: the rest is a debt, to be refilled before anything can be taken again.
    pub fn charge(&mut self, cost: usize) {
        self.tokens -= cost as f64;
    }

    /// Whether it is full, and so the same as a new one.
    pub fn is_full(&self) -> bool {
        self.tokens >= self.capacity
    }
}

impl From<RateLimit> for TokenBucket {
    fn from(limit: RateLimit) -> Self {
        let refill = limit.refill.as_secs_f64().max(f64::MIN_POSITIVE);
        Self {
            per_second: f64::from(limit.burst) / refill,
            ..Self::new(limit.burst, 0)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MINUTE: RateLimit = RateLimit::over_seconds(60, 60);

    fn at(seconds: u64) -> Duration {
        Duration::from_secs(seconds)
    }

    #[test]
    fn a_budget_is_used_up_and_fills_again() {
        let mut bucket = TokenBucket::new(3, 2);
        assert!(bucket.take(3));
        assert!(!bucket.take(1));
        bucket.tick(Duration::from_millis(500));
        assert!(bucket.take(1));
        assert!(!bucket.take(1));
        bucket.tick(Duration::from_secs(100));
        assert!(bucket.take(3));
        assert!(!bucket.take(1), "no more than the capacity is saved up");
    }

    #[test]
    fn all_of_it_can_be_taken_at_once_and_then_one_a_second() {
        let mut bucket = TokenBucket::from(MINUTE);
        assert!(bucket.at(at(5)).take(60));
        assert!(!bucket.at(at(5)).take(1));
        assert!(bucket.at(at(6)).take(1));
        assert!(!bucket.at(at(6)).take(1));
        assert!(bucket.at(at(16)).take(10));
    }

    #[test]
    fn it_never_holds_more_than_its_capacity() {
        let mut bucket = TokenBucket::from(MINUTE);
        assert!(!bucket.at(at(10_000)).take(61));
        assert!(bucket.at(at(10_000)).take(60));
        assert!(!bucket.at(at(10_059)).is_full());
        assert!(bucket.at(at(10_060)).is_full());
    }

    #[test]
    fn what_is_refused_costs_nothing_and_what_is_charged_may_become_a_debt() {
        let mut bucket = TokenBucket::from(MINUTE);
        assert!(!bucket.take(61));
        bucket.charge(50);
        assert!(bucket.take(10));
        bucket.charge(14);
        assert!(!bucket.at(at(14)).take(1));
        assert!(bucket.at(at(15)).take(1));
    }

    #[test]
    fn a_clock_that_goes_back_fills_nothing() {
        let mut bucket = TokenBucket::from(MINUTE);
        assert!(bucket.at(at(100)).take(60));
        assert!(!bucket.at(at(0)).take(1));
        assert!(!bucket.at(at(100)).take(1));
        assert!(bucket.at(at(101)).take(1));
    }
}

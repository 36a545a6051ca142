//! A rate limiter for what another machine may send: a burst, and a rate from then on.

use std::time::Duration;

/// A token bucket. The caller decides what a thing costs.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rate {
    most: f64,
    per_second: f64,
    left: f64,
}

impl Rate {
    /// With this burst, and this much per second.
    #[must_use]
    pub fn new(most: u32, per_second: u32) -> Self {
        Self {
            most: most.into(),
            per_second: per_second.into(),
            left: most.into(),
        }
    }

    /// A burst, and the time over which it refills.
    #[must_use]
    pub fn filled_in(most: u32, time: Duration) -> Self {
        let time = time.as_secs_f64().max(f64::MIN_POSITIVE);
        Self {
            per_second: f64::from(most) / time,
            ..Self::new(most, 0)
        }
    }

    /// Refills the bucket for the time that has passed.
    pub fn tick(&mut self, time: Duration) {
        self.left = self
            .most
            .min(self.left + time.as_secs_f64() * self.per_second);
    }

    /// Whether there is enough left; then it is taken.
    pub fn take(&mut self, cost: usize) -> bool {
        let rest = self.left - cost as f64;
        let enough = rest >= 0.0;
        if enough {
            self.left = rest;
        }
        enough
    }

    /// Takes this much even if less is left: the rest is a debt that must be refilled before anything can be taken again.
    pub fn charge(&mut self, cost: usize) {
        self.left -= cost as f64;
    }

    /// Whether nothing is missing.
    #[must_use]
    pub fn is_full(&self) -> bool {
        self.left >= self.most
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_budget_is_used_up_and_fills_again() {
        let mut rate = Rate::new(3, 2);
        assert!(rate.take(3));
        assert!(!rate.take(1));
        rate.tick(Duration::from_millis(500));
        assert!(rate.take(1));
        assert!(!rate.take(1));
        rate.tick(Duration::from_secs(100));
        assert!(rate.take(3));
        assert!(!rate.take(1), "no more than the most is saved up");
    }
}

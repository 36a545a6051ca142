//! How much another machine may say: so much at once, and so much from then on.

use std::time::Duration;

/// A budget that fills again with time. What a thing costs is up to whoever asks.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rate {
    most: f64,
    per_second: f64,
    left: f64,
}

impl Rate {
    /// So much at once, and so much each second.
    #[must_use]
    pub fn new(most: u32, per_second: u32) -> Self {
        Self {
            most: most.into(),
            per_second: per_second.into(),
            left: most.into(),
        }
    }

    pub fn tick(&mut self, time: Duration) {
        self.left = self
            .most
            .min(self.left + time.as_secs_f64() * self.per_second);
    }

    /// Whether there is enough left; then it is taken.
    pub fn take(&mut self, cost: u32) -> bool {
        let rest = self.left - f64::from(cost);
        let enough = rest >= 0.0;
        if enough {
            self.left = rest;
        }
        enough
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

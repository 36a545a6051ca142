//! Limits how often each network tries to enter rooms; failed attempts cost more.

use std::collections::HashMap;
use std::time::Duration;

use super::network::Network;
use crate::{RateLimit, TokenBucket};

/// Tokens that any attempt costs.
const ATTEMPT: usize = 1;
/// Further tokens for a refused attempt: guessing codes is limited to four a minute, other attempts to sixty.
const REFUSED: usize = 14;
/// Further tokens for creating a room again on return: it reveals as much as a refusal, but happens to honest players.
const RECREATED: usize = 4;
/// The number of remembered networks beyond which those with a full bucket are forgotten.
const REMEMBERED: usize = 1024;

/// The result of an attempt to enter a room.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum JoinOutcome {
    /// A room was found, or a new one created.
    Entered,
    /// A player returned to a room that no longer existed.
    Recreated,
    /// There was no such room, or it could not be entered.
    Refused,
}

/// A token bucket for each network.
#[derive(Debug)]
pub struct JoinRateLimiter {
    limit: RateLimit,
    buckets: HashMap<Network, TokenBucket>,
    /// The number of buckets at which full ones are removed.
    sweep_at: usize,
}

impl JoinRateLimiter {
    /// A limiter that allows each network this many attempts a minute.
    pub fn per_minute(attempts: u32) -> Self {
        Self {
            limit: RateLimit::over_seconds(attempts, 60),
            buckets: HashMap::new(),
            sweep_at: REMEMBERED,
        }
    }

    /// Counts an attempt; false if there were too many.
    pub fn allow(&mut self, network: Network, now: Duration) -> bool {
        if self.buckets.len() >= self.sweep_at {
            self.buckets.retain(|_, bucket| !bucket.at(now).is_full());
            self.sweep_at = REMEMBERED.max(2 * self.buckets.len());
        }
        self.bucket(network, now).take(ATTEMPT)
    }

    /// Charges for the outcome of an attempt that was allowed.
    pub fn charge(&mut self, network: Network, now: Duration, outcome: JoinOutcome) {
        let cost = match outcome {
            JoinOutcome::Entered => return,
            JoinOutcome::Recreated => RECREATED,
            JoinOutcome::Refused => REFUSED,
        };
        self.bucket(network, now).charge(cost);
    }

    fn bucket(&mut self, network: Network, now: Duration) -> &mut TokenBucket {
        let full = || self.limit.into();
        self.buckets.entry(network).or_insert_with(full).at(now)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::IpAddr;

    const START: Duration = Duration::ZERO;

    fn network(last: u8) -> Network {
        IpAddr::from([192, 0, 2, last]).into()
    }

    /// An attempt with this outcome; false if it is one too many.
    fn attempt(limiter: &mut JoinRateLimiter, now: Duration, outcome: JoinOutcome) -> bool {
        let allowed = limiter.allow(network(1), now);
        if allowed {
            limiter.charge(network(1), now, outcome);
        }
        allowed
    }

    fn attempts_until_refused(outcome: JoinOutcome) -> usize {
        let mut limiter = JoinRateLimiter::per_minute(60);
        (0..1000)
            .take_while(|_| attempt(&mut limiter, START, outcome))
            .count()
    }

    #[test]
    fn who_guesses_codes_is_stopped_long_before_who_plays() {
        assert_eq!(attempts_until_refused(JoinOutcome::Entered), 60);
        assert_eq!(attempts_until_refused(JoinOutcome::Recreated), 12);
        assert_eq!(attempts_until_refused(JoinOutcome::Refused), 4);
    }

    #[test]
    fn a_persistent_guesser_has_four_tries_a_minute() {
        const HOUR: u64 = 3600;
        let mut limiter = JoinRateLimiter::per_minute(60);
        let tries = (0..10 * HOUR)
            .filter(|tenth| {
                let now = Duration::from_millis(100 * tenth);
                attempt(&mut limiter, now, JoinOutcome::Refused)
            })
            .count();
        assert!((4 * 60..=4 * 61).contains(&tries), "{tries}");
    }

    #[test]
    fn a_guesser_disturbs_nobody_else() {
        let mut limiter = JoinRateLimiter::per_minute(60);
        while attempt(&mut limiter, START, JoinOutcome::Refused) {}
        assert!(limiter.allow(network(2), START));
    }

    #[test]
    fn quiet_networks_are_forgotten() {
        let mut limiter = JoinRateLimiter::per_minute(60);
        for number in 0..10 * REMEMBERED as u32 {
            let now = Duration::from_secs(u64::from(number) * 10);
            assert!(limiter.allow(IpAddr::from(number.to_be_bytes()).into(), now));
        }
        let remembered = limiter.buckets.len();
        assert!(remembered <= REMEMBERED, "{remembered}");
    }
}

//! Limits how often each network tries to enter rooms; failed attempts cost more.

use std::collections::HashMap;
use std::time::Duration;

use super::bucket::{Allowance, Bucket};
use super::network::Network;

/// The cost of an attempt that found a room.
const USUAL: usize = 1;
/// The extra cost of a refused attempt: guessing codes is limited to four a minute, other attempts to sixty.
const IN_VAIN: usize = 14;
/// The extra cost of creating a room again on return: it reveals as much as a refusal, but happens to honest players.
const INTO_THE_VOID: usize = 4;
/// The number of remembered networks beyond which those with a full bucket are forgotten.
const REMEMBERED: usize = 1024;

/// The result of an attempt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// A room was found, or a new one created.
    Welcome,
    /// A player returned to a room that no longer existed.
    Void,
    /// There was no such room, or it could not be entered.
    Refused,
}

/// The attempts of all networks.
#[derive(Debug)]
pub struct Knocks {
    allowance: Allowance,
    left: HashMap<Network, Bucket>,
    sweep_at: usize,
}

impl Knocks {
    pub fn new(allowance: Allowance) -> Self {
        Self {
            allowance,
            left: HashMap::new(),
            sweep_at: REMEMBERED,
        }
    }

    /// Counts an attempt; false if there were too many.
    pub fn knock(&mut self, network: Network, now: Duration) -> bool {
        if self.left.len() >= self.sweep_at {
            self.left.retain(|_, bucket| !bucket.is_full(now));
            self.sweep_at = REMEMBERED.max(2 * self.left.len());
        }
        self.bucket(network, now).take(now, USUAL)
    }

    /// Counts its result.
    pub fn answered(&mut self, network: Network, now: Duration, answer: Answer) {
        let cost = match answer {
            Answer::Welcome => return,
            Answer::Void => INTO_THE_VOID,
            Answer::Refused => IN_VAIN,
        };
        self.bucket(network, now).charge(now, cost);
    }

    fn bucket(&mut self, network: Network, now: Duration) -> &mut Bucket {
        let full = || Bucket::new(self.allowance, now);
        self.left.entry(network).or_insert_with(full)
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

    fn knocks_until_refused(answer: Answer) -> usize {
        let mut knocks = Knocks::new(Allowance::over_seconds(60, 60));
        let knock = |_: &usize| {
            let heard = knocks.knock(network(1), START);
            if heard {
                knocks.answered(network(1), START, answer);
            }
            heard
        };
        (0..1000).take_while(knock).count()
    }

    #[test]
    fn who_guesses_codes_is_stopped_long_before_who_plays() {
        assert_eq!(knocks_until_refused(Answer::Welcome), 60);
        assert_eq!(knocks_until_refused(Answer::Void), 12);
        assert_eq!(knocks_until_refused(Answer::Refused), 4);
    }

    #[test]
    fn a_guesser_who_never_tires_has_four_tries_a_minute() {
        const HOUR: u64 = 3600;
        let mut knocks = Knocks::new(Allowance::over_seconds(60, 60));
        let heard = (0..10 * HOUR).filter(|tenth| {
            let now = Duration::from_millis(100 * tenth);
            let heard = knocks.knock(network(1), now);
            if heard {
                knocks.answered(network(1), now, Answer::Refused);
            }
            heard
        });
        let tries = heard.count();
        assert!((4 * 60..=4 * 61).contains(&tries), "{tries}");
    }

    #[test]
    fn a_guesser_disturbs_nobody_else() {
        let mut knocks = Knocks::new(Allowance::over_seconds(60, 60));
        while knocks.knock(network(1), START) {
            knocks.answered(network(1), START, Answer::Refused);
        }
        assert!(knocks.knock(network(2), START));
    }

    #[test]
    fn who_has_been_quiet_is_forgotten() {
        let mut knocks = Knocks::new(Allowance::over_seconds(60, 60));
        for number in 0..10 * REMEMBERED as u32 {
            let now = Duration::from_secs(u64::from(number) * 10);
            assert!(knocks.knock(IpAddr::from(number.to_be_bytes()).into(), now));
        }
        assert!(knocks.left.len() <= REMEMBERED, "{}", knocks.left.len());
    }
}

//! The match settings that two players agree on before they start.

use serde::{Deserialize, Serialize};

use crate::players::{BlackRule, ClockRule, FoulRule, MatchLength};
use crate::rules::opening::{Opening, OpeningError, Protocol};
use crate::rules::{BoardSize, Rule};

/// Rule, board, opening, clock, sides and length of the match. The host is its first player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Terms {
    pub rule: Rule,
    pub fouls: FoulRule,
    pub size: BoardSize,
    pub protocol: Protocol,
    pub clock: ClockRule,
    pub black: BlackRule,
    pub length: MatchLength,
    /// On twin boards. Rule, size and opening mean nothing there.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub twin: bool,
}

/// Why some terms cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TermsError {
    #[error(transparent)]
    Opening(#[from] OpeningError),
    #[error("the clock {0:?} is not valid")]
    Clock(ClockRule),
    #[error("the match length {0:?} is not valid")]
    Length(MatchLength),
}

impl Default for Terms {
    fn default() -> Self {
        Self {
            rule: Rule::default(),
            fouls: FoulRule::default(),
            size: BoardSize::DEFAULT,
            protocol: Protocol::default(),
            clock: ClockRule::default(),
            black: BlackRule::Random,
            length: MatchLength::Open,
            twin: false,
        }
    }
}

impl Terms {
    /// Whether a match can be played by them.
    pub fn check(&self) -> Result<(), TermsError> {
        Opening::new(self.protocol, self.rule, self.size)?;
        if self.clock != self.clock.clamped() {
            return Err(TermsError::Clock(self.clock));
        }
        if self.length != self.length.clamped() {
            return Err(TermsError::Length(self.length));
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn terms_that_cannot_be_played_are_told() {
        assert_eq!(Terms::default().check(), Ok(()));
        let wild = ClockRule::PerGame { main: 0 };
        let clock = Terms {
            clock: wild,
            ..Terms::default()
        };
        assert_eq!(clock.check(), Err(TermsError::Clock(wild)));
        let even = MatchLength::BestOf(4);
        let length = Terms {
            length: even,
            ..Terms::default()
        };
        assert_eq!(length.check(), Err(TermsError::Length(even)));
        let tiny = |protocol: Protocol| Terms {
            size: BoardSize::MIN,
            protocol,
            ..Terms::default()
        };
        let mut faults = Protocol::ALL
            .into_iter()
            .map(|protocol| tiny(protocol).check());
        assert!(faults.any(|fault| matches!(fault, Err(TermsError::Opening(_)))));
    }
}

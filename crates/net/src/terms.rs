//! The match settings that two players agree on before they start.

use serde::{Deserialize, Serialize};

use narabe_rules::match_rules::{BlackRule, ClockRule, FoulRule, MatchLength};
use narabe_rules::opening::{Opening, OpeningError, Protocol};
use narabe_rules::{BoardSize, Rule};

/// The match settings. The host is the first player of the match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Terms {
    /// The rule of the game.
    pub rule: Rule,
    /// What happens on a forbidden move.
    pub fouls: FoulRule,
    /// The size of the board.
    pub size: BoardSize,
    /// The opening protocol.
    pub protocol: Protocol,
    /// The time control.
    pub clock: ClockRule,
    /// Who plays Black in each game.
    pub black: BlackRule,
    /// How long the match is.
    pub length: MatchLength,
    /// Whether the match is played on twin boards, where rule, size and opening protocol have no meaning.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub twin: bool,
}

/// Why no match can be played with some settings.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TermsError {
    /// The opening protocol cannot be played on this board.
    #[error(transparent)]
    Opening(#[from] OpeningError),
    /// A time is outside the range that the game offers.
    #[error("the clock {0:?} is not valid")]
    Clock(ClockRule),
    /// The number of games or wins is outside the range that the game offers.
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
    /// Checks that a match can be played with these settings.
    ///
    /// # Errors
    /// When the protocol does not fit the board, or the clock or the length of the match is out of range.
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
    fn terms_that_cannot_be_played_are_refused() {
        assert_eq!(Terms::default().check(), Ok(()));
        let no_time = ClockRule::PerGame { main: 0 };
        let clock = Terms {
            clock: no_time,
            ..Terms::default()
        };
        assert_eq!(clock.check(), Err(TermsError::Clock(no_time)));
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

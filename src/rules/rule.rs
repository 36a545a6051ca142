//! Which rule is played: the only place that says what length of a run wins.

use serde::{Deserialize, Serialize};

/// Stones in a row that win.
pub(crate) const FIVE: usize = 5;

/// What wins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Rule {
    /// Five or more win.
    #[default]
    Freestyle,
    /// Exactly five win; an overline is nothing, and the game goes on.
    Standard,
}

impl Rule {
    /// All rules.
    pub const ALL: [Self; 2] = [Self::Freestyle, Self::Standard];

    /// Whether a run of this many stones wins. Every line is judged by itself, so a stone that makes an overline on one
    /// line and a five on another wins under every rule.
    #[must_use]
    pub const fn is_win(self, run_length: usize) -> bool {
        match self {
            Self::Freestyle => run_length >= FIVE,
            Self::Standard => run_length == FIVE,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_freestyle_counts_overlines() {
        let winning = |rule: Rule| {
            (1..=9)
                .filter(|&length| rule.is_win(length))
                .collect::<Vec<_>>()
        };
        assert_eq!(winning(Rule::Freestyle), [5, 6, 7, 8, 9]);
        assert_eq!(winning(Rule::Standard), [5]);
    }
}

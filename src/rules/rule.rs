//! Which rule is played: the only place that says what run wins, and who may not play where.

use serde::{Deserialize, Serialize};

use super::Side;

/// Stones in a row that win.
pub(crate) const FIVE: usize = 5;
/// Ends of a run.
const BOTH_ENDS: usize = 2;

/// What wins, and what is banned.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Rule {
    /// Five or more win.
    #[default]
    Freestyle,
    /// Exactly five win; an overline is nothing, and the game goes on.
    Standard,
    /// Black wins with exactly five and has forbidden points (see [`Foul`](super::Foul)); White wins with five or more.
    Renju,
    /// Exactly five win unless a stone of the other side stands at each end. The edge closes nothing.
    Caro,
    /// As [`Caro`](Self::Caro), and six or more win as well, closed or not.
    CaroOverline,
}

impl Rule {
    /// All rules.
    pub const ALL: [Self; 5] = [
        Self::Freestyle,
        Self::Standard,
        Self::Renju,
        Self::Caro,
        Self::CaroOverline,
    ];

    /// Whether a run that a side has just completed wins: by its length, and by how many of its two ends are closed by a
    /// stone of the other side. Every line is judged by itself, so a stone that makes an overline on one line and a five on
    /// another wins under every rule.
    #[must_use]
    pub const fn is_win(self, side: Side, run_length: usize, closed_ends: usize) -> bool {
        let is_five = run_length == FIVE;
        let is_overline = run_length > FIVE;
        match self {
            Self::Freestyle => is_five || is_overline,
            Self::Standard => is_five,
            Self::Renju => is_five || is_overline && matches!(side, Side::White),
            Self::Caro => is_five && closed_ends < BOTH_ENDS,
            Self::CaroOverline => is_five && closed_ends < BOTH_ENDS || is_overline,
        }
    }

    /// Whether Black has forbidden points.
    #[must_use]
    pub const fn has_fouls(self) -> bool {
        matches!(self, Self::Renju)
    }

    /// Whether a side may pass instead of placing a stone, once the opening is over.
    #[must_use]
    pub const fn allows_pass(self) -> bool {
        matches!(self, Self::Renju)
    }

    /// Whether a five may be closed, so that a four has more answers than the points that complete it.
    #[must_use]
    pub const fn has_closed_fives(self) -> bool {
        matches!(self, Self::Caro | Self::CaroOverline)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The lengths that win with so many ends closed.
    fn winning(rule: Rule, side: Side, closed_ends: usize) -> Vec<usize> {
        (1..=9)
            .filter(|&length| rule.is_win(side, length, closed_ends))
            .collect()
    }

    #[test]
    fn each_rule_has_its_winning_lengths() {
        let more = vec![5, 6, 7, 8, 9];
        for (rule, black, white, closed) in [
            (Rule::Freestyle, more.clone(), more.clone(), more.clone()),
            (Rule::Standard, vec![5], vec![5], vec![5]),
            (Rule::Renju, vec![5], more.clone(), more.clone()),
            (Rule::Caro, vec![5], vec![5], vec![]),
            (Rule::CaroOverline, more.clone(), more, vec![6, 7, 8, 9]),
        ] {
            for closed_ends in 0..BOTH_ENDS {
                assert_eq!(winning(rule, Side::Black, closed_ends), black, "{rule:?}");
                assert_eq!(winning(rule, Side::White, closed_ends), white, "{rule:?}");
            }
            assert_eq!(winning(rule, Side::White, BOTH_ENDS), closed, "{rule:?}");
        }
    }
}

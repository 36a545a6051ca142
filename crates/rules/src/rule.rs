//! The rule variants. Only this file defines which runs win and which rules have forbidden points.

use serde::{Deserialize, Serialize};

use super::Side;

/// The length of a winning run.
pub const FIVE: usize = 5;
/// The number of ends of a run.
const BOTH_ENDS: usize = 2;

/// A rule variant: what wins and what is forbidden.
///
/// The Caro variants follow Gomocup's "Gomoku+" (Piskvork 9.0): only an opponent's stone closes an end of a five.
///
/// ```
/// use narabe_rules::{Rule, Side};
///
/// // Six in a row, both ends open: a win for White alone under Renju, for nobody under Standard.
/// assert!(Rule::Renju.is_win(Side::White, 6, 0) && !Rule::Renju.is_win(Side::Black, 6, 0));
/// assert!(!Rule::Standard.is_win(Side::White, 6, 0));
/// // A five between two stones of the opponent.
/// assert!(Rule::Standard.is_win(Side::Black, 5, 2) && !Rule::Caro.is_win(Side::Black, 5, 2));
/// assert_eq!(Rule::from_id("Renju"), Some(Rule::Renju));
/// ```
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub enum Rule {
    /// Five or more in a row win.
    #[default]
    Freestyle,
    /// Exactly five win. An overline does not win, and the game continues.
    Standard,
    /// Black wins with exactly five and has forbidden points (see [`Foul`](super::Foul)); White wins with five or more.
    Renju,
    /// Exactly five win unless an opponent's stone closes both ends. The edge of the board does not close an end.
    Caro,
    /// As [`Caro`](Self::Caro), but six or more win too, closed or not.
    CaroOverline,
}

impl Rule {
    /// All rule variants.
    pub const ALL: [Self; 5] = [
        Self::Freestyle,
        Self::Standard,
        Self::Renju,
        Self::Caro,
        Self::CaroOverline,
    ];

    /// The identifier in text formats and on the command line: `freestyle`, `standard`, `renju`, `caro` or `longcaro`.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Freestyle => "freestyle",
            Self::Standard => "standard",
            Self::Renju => "renju",
            Self::Caro => "caro",
            Self::CaroOverline => "longcaro",
        }
    }

    /// The rule with this [`id`](Self::id), in any letter case.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL
            .into_iter()
            .find(|rule| rule.id().eq_ignore_ascii_case(id))
    }

    /// Whether a run that `side` has just completed wins. `run_length` is the number of its stones, `closed_ends` (0 to
    /// 2) how many of its ends have an opponent's stone next to them.
    ///
    /// Each line is judged separately: a stone that makes an overline on one line and a five on another wins under
    /// every rule.
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
    pub const fn has_fouls(self) -> bool {
        matches!(self, Self::Renju)
    }

    /// Whether a side may pass instead of placing a stone once the opening is over.
    pub const fn allows_pass(self) -> bool {
        matches!(self, Self::Renju)
    }

    /// Whether a five can be closed, so that a four can be answered elsewhere than on its completing points.
    pub const fn has_closed_fives(self) -> bool {
        matches!(self, Self::Caro | Self::CaroOverline)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The run lengths that win with `closed_ends` closed ends.
    fn winning(rule: Rule, side: Side, closed_ends: usize) -> Vec<usize> {
        (1..=9)
            .filter(|&length| rule.is_win(side, length, closed_ends))
            .collect()
    }

    #[test]
    fn ids_are_read_in_any_letter_case() {
        for rule in Rule::ALL {
            assert_eq!(Rule::from_id(rule.id()), Some(rule));
        }
        assert_eq!(Rule::from_id("FreeStyle"), Some(Rule::Freestyle));
        assert_eq!(Rule::from_id("free"), None);
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

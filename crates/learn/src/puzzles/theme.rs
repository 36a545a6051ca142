//! What a puzzle asks for.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use narabe_engine_core::tactics::ThreatKind;
use narabe_rules::{Rule, Side};

/// What a puzzle asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Theme {
    /// A win by fours.
    Fours,
    /// A win by fours that begins with a four and an open three at once.
    FourThree,
    /// A win by fours and open threes where fours alone do not win.
    Threats,
    /// The one move that stops what the other side threatens.
    OnlyDefence,
    /// The other side has just made two open threes, and one reply shows that they do not win.
    FalseWin,
    /// Under Renju, White wins by fours because Black may not play a point that would stop them.
    MakeForbidden,
    /// Under Renju, Black wins by fours, and some first move that would win without forbidden points does not.
    AvoidForbidden,
    /// On twin boards, a win by threats on both boards that cannot all be answered.
    TwinDouble,
}

/// A text that names no theme.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("\"{0}\" is not a theme of puzzles: choose one of {all}", all = Theme::ALL.map(Theme::id).join(", "))]
pub struct ThemeError(String);

impl Theme {
    /// All themes.
    pub const ALL: [Self; 8] = [
        Self::Fours,
        Self::FourThree,
        Self::Threats,
        Self::OnlyDefence,
        Self::FalseWin,
        Self::MakeForbidden,
        Self::AvoidForbidden,
        Self::TwinDouble,
    ];

    /// The identifier in texts, such as `four-three`.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Fours => "fours",
            Self::FourThree => "four-three",
            Self::Threats => "threats",
            Self::OnlyDefence => "only-defence",
            Self::FalseWin => "false-win",
            Self::MakeForbidden => "make-forbidden",
            Self::AvoidForbidden => "avoid-forbidden",
            Self::TwinDouble => "twin-double",
        }
    }

    /// The threats that the win consists of; none if the task is to hold.
    pub const fn win(self) -> Option<ThreatKind> {
        match self {
            Self::Fours | Self::FourThree | Self::MakeForbidden | Self::AvoidForbidden => {
                Some(ThreatKind::Vcf)
            }
            Self::Threats | Self::TwinDouble => Some(ThreatKind::Vct),
            Self::OnlyDefence | Self::FalseWin => None,
        }
    }

    /// Whether there can be such a puzzle on one board under a rule with a side to move.
    pub fn fits(self, rule: Rule, to_move: Side) -> bool {
        match self {
            Self::MakeForbidden => rule.has_fouls() && to_move == Side::White,
            Self::AvoidForbidden => rule.has_fouls() && to_move == Side::Black,
            // Black's two threes are forbidden.
            Self::FalseWin => !rule.has_fouls() || to_move == Side::Black,
            Self::TwinDouble => false,
            Self::Fours | Self::FourThree | Self::Threats | Self::OnlyDefence => true,
        }
    }
}

impl fmt::Display for Theme {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}

impl FromStr for Theme {
    type Err = ThemeError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let found = Self::ALL.into_iter().find(|theme| theme.id() == text);
        found.ok_or_else(|| ThemeError(text.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_theme_is_read_by_its_name() {
        for theme in Theme::ALL {
            assert_eq!(theme.id().parse(), Ok(theme));
        }
        let error = "chess".parse::<Theme>().unwrap_err().to_string();
        assert!(
            error.contains("\"chess\"") && error.contains("false-win"),
            "{error}"
        );
    }
}

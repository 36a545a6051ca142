//! The pages.

use crate::app::live::OneBoardMatch;
use crate::rules::Rule;
use crate::rules::opening::Protocol;

/// A page of the rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum RulesPage {
    /// What wins and what is forbidden.
    Rule(Rule),
    /// The game on two boards.
    Twin,
    /// Who places the first stones, and who may swap.
    Opening(Protocol),
    /// The 26 named openings of Renju.
    Openings,
}

impl Default for RulesPage {
    fn default() -> Self {
        Self::Rule(Rule::default())
    }
}

impl RulesPage {
    /// The pages about rules.
    pub fn rules() -> impl Iterator<Item = Self> {
        Rule::ALL.into_iter().map(Self::Rule).chain([Self::Twin])
    }

    /// The pages about openings.
    pub fn openings() -> impl Iterator<Item = Self> {
        let protocols = Protocol::ALL.into_iter().map(Self::Opening);
        protocols.chain([Self::Openings])
    }

    /// The page of a game's rule.
    pub fn of(session: &OneBoardMatch) -> Self {
        Self::Rule(session.config().rule)
    }

    /// A name for focus keys.
    pub fn key(self) -> String {
        match self {
            Self::Rule(rule) => format!("page {rule:?}"),
            Self::Twin => "page twin".into(),
            Self::Opening(protocol) => format!("page {protocol}"),
            Self::Openings => "page 26".into(),
        }
    }
}

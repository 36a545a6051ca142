//! Which pages there are.

use crate::app::session::OneBoardMatch;
use crate::rules::Rule;
use crate::rules::opening::Protocol;

/// A page of the rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Page {
    /// What wins and what is banned.
    Rule(Rule),
    /// The game on two boards.
    Twin,
    /// Who places the first stones, and who may swap.
    Opening(Protocol),
    /// The 26 openings of renju by their names.
    Openings,
}

impl Default for Page {
    fn default() -> Self {
        Self::Rule(Rule::default())
    }
}

impl Page {
    /// The pages about what wins.
    pub fn rules() -> impl Iterator<Item = Self> {
        Rule::ALL.into_iter().map(Self::Rule).chain([Self::Twin])
    }

    /// The pages about how games begin.
    pub fn openings() -> impl Iterator<Item = Self> {
        let protocols = Protocol::ALL.into_iter().map(Self::Opening);
        protocols.chain([Self::Openings])
    }

    /// The page of the rule that a game is played by.
    pub fn of(session: &OneBoardMatch) -> Self {
        Self::Rule(session.config().rule)
    }

    /// A word for keys of controls.
    pub fn key(self) -> String {
        match self {
            Self::Rule(rule) => format!("page {rule:?}"),
            Self::Twin => "page twin".into(),
            Self::Opening(protocol) => format!("page {protocol}"),
            Self::Openings => "page 26".into(),
        }
    }
}

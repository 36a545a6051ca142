//! What a program can do.

use narabe_rules::{BoardSize, Rule};
use serde::{Deserialize, Serialize};

/// What a program can do, as the test has found out. It is kept with the program.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct CheckReport {
    /// Whether the test came to its end.
    pub complete: bool,
    /// Whether it can play at all: it begins a game on some board and answers with moves.
    pub plays: bool,
    /// The name that it gives itself.
    pub name: Option<String>,
    /// Its version.
    pub version: Option<String>,
    /// Who has written it.
    pub author: Option<String>,
    /// The sizes of boards that it plays on, of those that were tried.
    pub sizes: Vec<BoardSize>,
    /// The rule that it plays by when it is asked for a rule.
    pub rules: Vec<RuleCheck>,
    /// It takes moves back.
    pub takeback: bool,
    /// It stops thinking when it is told.
    pub stop: bool,
    /// How many milliseconds its longest move took more than it had.
    pub overrun: u64,
    /// It keeps a limit of positions to search; none if it cannot be told.
    pub nodes: Option<bool>,
    /// It plays at once when ten seconds or less are left on its clock.
    pub keeps_clock_back: bool,
    /// It plays the swap2 opening by the protocol's own command.
    pub swap2: bool,
    /// It speaks Yixin's extensions.
    pub yixin: bool,
}

/// The rule that a program plays by when it is asked for one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RuleCheck {
    /// What it was asked for.
    pub asked: Rule,
    /// What its moves follow; none if no rule that we know.
    pub played: Option<Rule>,
}

impl CheckReport {
    /// Whether it plays by a rule when it is asked for it.
    pub fn knows(&self, rule: Rule) -> bool {
        (self.rules.iter()).any(|check| check.asked == rule && check.played == Some(rule))
    }
}

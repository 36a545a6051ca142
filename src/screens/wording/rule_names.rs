//! The names of rules and opening protocols.

use crate::live::MatchConfig;
use narabe_rules::Rule;
use narabe_rules::opening::Protocol;

/// The Fluent id of a protocol's name.
pub fn protocol_id(protocol: Protocol) -> String {
    format!("rules-{protocol}")
}

/// The Fluent id of the name of the game on twin boards.
pub const TWIN_RULE: &str = "rule-twin";

/// The Fluent id of a rule's name.
pub fn rule_id(rule: Rule) -> &'static str {
    match rule {
        Rule::Freestyle => "rule-freestyle",
        Rule::Standard => "rule-standard",
        Rule::Renju => "rule-renju",
        Rule::Caro => "rule-caro",
        Rule::CaroOverline => "rule-caro-overline",
    }
}

/// The Fluent id of the name of what is played: a rule, or twin boards.
pub fn game_id(config: &MatchConfig) -> &'static str {
    if config.twin {
        TWIN_RULE
    } else {
        rule_id(config.rule)
    }
}

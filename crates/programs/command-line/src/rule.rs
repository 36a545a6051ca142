//! The option `--rule`.

use narabe_rules::Rule;

use crate::arguments::{ErrorText, value};

/// The value of `--rule`.
///
/// # Errors
/// When it is missing or no rule's name.
pub fn rule(parser: &mut lexopt::Parser) -> Result<Rule, ErrorText> {
    let name: String = value(parser, "rule")?;
    let names = Rule::ALL.map(Rule::id).join(", ");
    Rule::from_id(&name).ok_or_else(|| format!("--rule {name}: choose one of {names}"))
}

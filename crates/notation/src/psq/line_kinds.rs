//! What a line of a file looks like: a move, an end code, a comment, a rule or a header.

use super::HEADER;
use crate::rule_names::rule_named;

/// What begins a line that only explains something.
const COMMENTS: [&str; 3] = [";", "#", "//"];

/// The numbers that begin a move, and whether more follows: `8,8,0`, `8,8`, `8,8,100.5,3` or `8,8,0:01`.
pub fn move_of(line: &str) -> Option<(i32, i32, bool)> {
    let mut words = line.split([',', ';']).map(str::trim);
    let x = words.next()?.parse().ok()?;
    let y = words.next()?.parse().ok()?;
    let mut rest = words.peekable();
    let has_time = rest.peek().is_some();
    let is_time = |word: &str| {
        let word = word.trim_end_matches(['m', 's']).trim_end();
        let mut signs = word.chars();
        signs.all(|sign| sign.is_ascii_digit() || matches!(sign, '.' | ':' | '-' | '+'))
    };
    rest.all(is_time).then_some((x, y, has_time))
}

/// Whether a line looks like a move.
pub fn is_move(line: &str) -> bool {
    move_of(line).is_some()
}

/// Whether a line looks like an end code.
pub fn is_code(line: &str) -> bool {
    line.trim().parse::<i32>().is_ok()
}

pub fn is_comment(line: &str) -> bool {
    COMMENTS.iter().any(|sign| line.starts_with(sign))
}

/// The rule in a line after the end code: `0,Freestyle15_1`.
pub fn rule_of(line: &str) -> Option<&str> {
    let (number, rule) = line.split_once(',')?;
    let is_rule = is_code(number) && rule_named(rule).is_some() && !is_code(rule);
    is_rule.then(|| rule.trim())
}

/// Whether a line begins a game.
pub fn is_header(line: &str) -> bool {
    line.strip_prefix(HEADER)
        .is_some_and(|rest| rest.is_empty() || rest.starts_with([' ', '\t', ',']))
}

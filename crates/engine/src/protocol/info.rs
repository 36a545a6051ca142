//! INFO: limits, rules and other settings of the manager. Unknown keys and invalid values are ignored, as the protocol
//! demands.

use std::time::Duration;

use super::Coordinates;
use narabe_rules::{Rule, printable};

/// The engine's opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Opponent {
    /// A person.
    Human,
    /// Another engine.
    Engine,
    /// Another engine in a tournament.
    Tournament,
    /// Another engine in a tournament across a network.
    NetworkTournament,
}

/// One setting.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Info {
    /// The longest that one move may take; zero is as fast as possible.
    TimeoutTurn(Duration),
    /// The time for the whole game; none is no limit.
    TimeoutMatch(Option<Duration>),
    /// The time that is left of it; none is no limit.
    TimeLeft(Option<Duration>),
    /// Bytes of memory that the engine may use; none is no limit.
    MaxMemory(Option<u64>),
    /// The opponent.
    GameType(Opponent),
    /// The rule, or the number of one that this engine does not know.
    Rule(Result<Rule, String>),
    /// A point to print debugging information about.
    Evaluate(Coordinates),
    /// The folder for permanent files.
    Folder(String),
    /// The number of threads to use.
    Threads(usize),
    /// The depth to search at most; none is no limit.
    MaxDepth(Option<u32>),
    /// The nodes to search for a move at most; none is no limit.
    MaxNodes(Option<u64>),
    /// The size of the transposition table, in kilobytes.
    HashSize(u64),
}

/// The most characters of a rule that an error quotes.
const MAX_QUOTED: usize = 24;
/// "No limit" in the numbers of 32-bit managers.
const NO_LIMIT: i64 = 2_147_483_647;
// Bits of the rule number.
const RULE_EXACT: u32 = 1;
const RULE_RENJU: u32 = 4;
// Renju in Yixin's own protocol, which Yixin-Board and others send. Gomocup's meaning of this bit, a game that continues after a
// five, is in use nowhere.
const RULE_RENJU_OF_YIXIN: u32 = 2;
const RULE_CARO: u32 = 8;
const RULE_CARO_EXACT: u32 = RULE_CARO | RULE_EXACT;

impl Info {
    /// Parses `key value`; none for an unknown key or an invalid value.
    pub(super) fn parse(key: &str, value: &str) -> Option<Self> {
        let value = value.trim();
        let whole = || value.parse::<i64>().ok();
        // Of a decimal number, the whole part.
        let number = || {
            whole().or_else(|| {
                value
                    .parse::<f64>()
                    .ok()
                    .filter(|_| is_decimal(value))
                    .map(|number| number as i64)
            })
        };
        let natural = || number().and_then(|number| u64::try_from(number.max(0)).ok());
        let time = || natural().map(Duration::from_millis);
        Some(match key.to_ascii_lowercase().as_str() {
            "timeout_turn" => Self::TimeoutTurn(time()?),
            "timeout_match" => Self::TimeoutMatch(Some(time()?).filter(|time| !time.is_zero())),
            "time_left" => Self::TimeLeft(match number()? {
                NO_LIMIT.. => None,
                _ => time(),
            }),
            "max_memory" => Self::MaxMemory(Some(natural()?).filter(|&bytes| bytes > 0)),
            "game_type" => Self::GameType(match number()? {
                0 => Opponent::Human,
                1 => Opponent::Engine,
                2 => Opponent::Tournament,
                3 => Opponent::NetworkTournament,
                _ => return None,
            }),
            // Whatever else is asked for, a game by another rule than the manager's would be lost unseen.
            "rule" => Self::Rule(match whole().map(u32::try_from) {
                Some(Ok(0)) => Ok(Rule::Freestyle),
                Some(Ok(RULE_EXACT)) => Ok(Rule::Standard),
                Some(Ok(RULE_RENJU | RULE_RENJU_OF_YIXIN)) => Ok(Rule::Renju),
                Some(Ok(RULE_CARO)) => Ok(Rule::CaroOverline),
                Some(Ok(RULE_CARO_EXACT)) => Ok(Rule::Caro),
                _ if value.is_empty() => Err("\"\"".to_owned()),
                _ => Err(printable(value, MAX_QUOTED)),
            }),
            "evaluate" => Self::Evaluate(value.parse().ok()?),
            "folder" => Self::Folder(value.to_owned()),
            "thread_num" => Self::Threads(usize::try_from(natural()?).ok()?),
            "max_depth" => Self::MaxDepth(
                Some(u32::try_from(natural()?).unwrap_or(u32::MAX)).filter(|&depth| depth > 0),
            ),
            "max_node" => Self::MaxNodes(Some(natural()?).filter(|&nodes| nodes > 0)),
            "hash_size" => Self::HashSize(natural()?),
            _ => return None,
        })
    }
}

/// Whether a text is a number with a point and no exponent.
fn is_decimal(text: &str) -> bool {
    let digits = text.strip_prefix('-').unwrap_or(text);
    digits
        .bytes()
        .all(|byte| byte.is_ascii_digit() || byte == b'.')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn known_keys_are_parsed() {
        let second = Duration::from_secs(1);
        for (key, value, info) in [
            ("timeout_turn", "1000", Info::TimeoutTurn(second)),
            ("timeout_turn", "0", Info::TimeoutTurn(Duration::ZERO)),
            ("timeout_match", "0", Info::TimeoutMatch(None)),
            ("TIME_LEFT", "1000", Info::TimeLeft(Some(second))),
            ("time_left", "-40", Info::TimeLeft(Some(Duration::ZERO))),
            ("time_left", "2147483647", Info::TimeLeft(None)),
            ("max_memory", "0", Info::MaxMemory(None)),
            ("rule", "1", Info::Rule(Ok(Rule::Standard))),
            ("rule", "4", Info::Rule(Ok(Rule::Renju))),
            ("rule", "8", Info::Rule(Ok(Rule::CaroOverline))),
            ("rule", "9", Info::Rule(Ok(Rule::Caro))),
            ("rule", "2", Info::Rule(Ok(Rule::Renju))),
            ("rule", "3", Info::Rule(Err("3".to_owned()))),
            ("rule", "-1", Info::Rule(Err("-1".to_owned()))),
            ("rule", "renju", Info::Rule(Err("renju".to_owned()))),
            ("rule", "", Info::Rule(Err("\"\"".to_owned()))),
            ("game_type", "2", Info::GameType(Opponent::Tournament)),
            ("folder", "C:\\a b", Info::Folder("C:\\a b".to_owned())),
        ] {
            assert_eq!(Info::parse(key, value), Some(info), "{key} {value}");
        }
    }

    #[test]
    fn bug_a_value_that_cannot_be_read_lifted_a_limit() {
        for key in ["timeout_match", "max_memory", "max_depth", "max_node"] {
            for value in ["soon", "500ms", "", "1e3", "nan"] {
                assert_eq!(Info::parse(key, value), None, "{key} {value}");
            }
        }
        let second = Duration::from_secs(1);
        assert_eq!(
            Info::parse("timeout_turn", "1000.5"),
            Some(Info::TimeoutTurn(second))
        );
    }

    #[test]
    fn unknown_keys_and_invalid_values_are_ignored() {
        for (key, value) in [
            ("timeout_turn", "soon"),
            ("game_type", "9"),
            ("evaluate", "7"),
            ("colour", "blue"),
            ("", ""),
        ] {
            assert_eq!(Info::parse(key, value), None, "{key} {value}");
        }
    }
}

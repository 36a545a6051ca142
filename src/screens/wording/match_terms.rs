//! What was agreed about a match: its clock, its length, its opening.

use super::rule_names::{game_id, protocol_id};
use crate::live::{BlackRule, ClockRule, MatchConfig, MatchLength};
use crate::locale::Locale;
use narabe_rules::opening::Protocol;

/// Seconds in a minute.
const MINUTE: u32 = 60;

/// A time in minutes and seconds: "10 min", "45 s", "1 min 30 s".
pub fn time(locale: &Locale, seconds: u32) -> String {
    let (minutes, rest) = (seconds / MINUTE, seconds % MINUTE);
    match (minutes, rest) {
        (0, _) => locale.text_of("new-time-seconds", "seconds", rest),
        (_, 0) => locale.text_of("new-time-minutes", "minutes", minutes),
        _ => {
            let parts = [("minutes", minutes.into()), ("seconds", rest.into())];
            locale.text_with("new-time-both", &parts)
        }
    }
}

/// A clock in a few words: "10 min + 5 s".
pub fn clock(locale: &Locale, clock: ClockRule) -> String {
    let time = |seconds| time(locale, seconds);
    match clock {
        ClockRule::None => locale.text("new-clock-none-words"),
        ClockRule::PerGame { main } => time(main),
        ClockRule::Fischer { main, increment } => {
            let parts = [("main", time(main).into()), ("increment", increment.into())];
            locale.text_with("new-clock-fischer-words", &parts)
        }
        ClockRule::ByoYomi {
            main,
            period,
            periods,
        } => {
            let main = ("main", time(main).into());
            let parts = [main, ("period", period.into()), ("periods", periods.into())];
            locale.text_with("new-clock-byo-yomi-words", &parts)
        }
        ClockRule::PerMove { time: each } => {
            locale.text_of("new-clock-move-words", "time", time(each))
        }
    }
}

/// The length of a match within a sentence.
pub fn length(locale: &Locale, length: MatchLength) -> String {
    match length {
        MatchLength::Single => locale.text("new-match-single-words"),
        MatchLength::BestOf(games) => locale.text_of("new-match-best-words", "games", games),
        MatchLength::FirstTo(wins) => locale.text_of("new-match-first-words", "wins", wins),
        MatchLength::Open => locale.text("new-match-open-words"),
    }
}

/// The length of a match on its own: "Best of 3", "First to 3".
pub fn length_alone(locale: &Locale, length: MatchLength) -> String {
    match length {
        MatchLength::Single => locale.text("new-match-single"),
        MatchLength::BestOf(games) => locale.text_of("new-match-best", "games", games),
        MatchLength::FirstTo(wins) => locale.text_of("new-match-first", "wins", wins),
        MatchLength::Open => locale.text("new-match-open"),
    }
}

/// The length of a match, and who begins its games if that changes.
fn series(locale: &Locale, config: &MatchConfig) -> String {
    let length = length(locale, config.length);
    let begins = match config.black {
        _ if config.length == MatchLength::Single => return length,
        BlackRule::First | BlackRule::Second => return length,
        BlackRule::Alternate => "new-black-alternate-words",
        BlackRule::Random => "new-black-random-words",
        BlackRule::Loser => "new-black-loser-words",
        BlackRule::Winner => "new-black-winner-words",
    };
    let parts = [
        ("length", length.into()),
        ("begins", locale.text(begins).into()),
    ];
    locale.text_with("new-series", &parts)
}

/// The opening, clock and length of a match.
pub fn played(locale: &Locale, config: &MatchConfig) -> String {
    let parts = [
        ("opening", opening(locale, config).into()),
        ("clock", clock(locale, config.clock).into()),
        ("length", length(locale, config.length).into()),
    ];
    locale.text_with("online-played", &parts)
}

/// The name of the opening, or "none", which selects another sentence.
fn opening(locale: &Locale, config: &MatchConfig) -> String {
    match config.protocol {
        _ if config.twin => "none".into(),
        Protocol::Free => "none".into(),
        protocol => locale.text(&protocol_id(protocol)),
    }
}

/// A configuration in one line.
pub fn summary(locale: &Locale, config: &MatchConfig) -> String {
    let id = if config.twin {
        "new-summary-twin"
    } else {
        "new-summary"
    };
    let parts = [
        ("rule", locale.text(game_id(config)).into()),
        ("size", config.size.get().into()),
        ("opening", opening(locale, config).into()),
        ("clock", clock(locale, config.clock).into()),
        ("length", series(locale, config).into()),
    ];
    locale.text_with(id, &parts)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_summary_says_everything() {
        let config = MatchConfig {
            clock: ClockRule::Fischer {
                main: 600,
                increment: 5,
            },
            length: MatchLength::BestOf(7),
            ..MatchConfig::default()
        };
        assert_eq!(
            summary(&Locale::new("en"), &config),
            "Freestyle, 15\u{a0}×\u{a0}15, 10 min + 5 s, best of 7, alternating colours"
        );
    }

    #[test]
    fn the_summary_says_who_begins_where_that_changes() {
        let of = |black, length| {
            let config = MatchConfig {
                black,
                length,
                ..MatchConfig::default()
            };
            summary(&Locale::new("en"), &config)
        };
        let first_to = MatchLength::FirstTo(3);
        assert_eq!(
            of(BlackRule::Loser, first_to),
            "Freestyle, 15\u{a0}×\u{a0}15, no clock, first to 3, loser starts"
        );
        assert_eq!(
            of(BlackRule::Loser, MatchLength::Single),
            "Freestyle, 15\u{a0}×\u{a0}15, no clock, one game"
        );
        assert_eq!(
            of(BlackRule::Second, first_to),
            "Freestyle, 15\u{a0}×\u{a0}15, no clock, first to 3"
        );
    }

    #[test]
    fn times_are_short() {
        let english = Locale::new("en");
        assert_eq!(time(&english, 45), "45 s");
        assert_eq!(time(&english, 300), "5 min");
        assert_eq!(time(&english, 90), "1 min 30 s");
    }
}

//! A configuration in words: names, clocks, the line of the summary.

use super::draft::Mode;
use super::opponent::opponent;
use crate::app::locale::Locale;
use crate::app::session::{ClockRule, MatchConfig, MatchLength};
use crate::rules::Rule;

/// Seconds in a minute.
const MINUTE: u32 = 60;

/// The name that a player goes by: the one typed, or the computer's, or the usual one for the seat.
pub fn player_name(locale: &Locale, config: &MatchConfig, index: usize) -> String {
    let Some(player) = config.players.get(index) else {
        return String::new();
    };
    match opponent(player.seat) {
        Some(opponent) => locale.text(opponent.name),
        None if player.name.is_empty() => default_name(locale, config, index),
        None => player.name.clone(),
    }
}

/// The name of a person who has typed none.
pub fn default_name(locale: &Locale, config: &MatchConfig, index: usize) -> String {
    locale.text(match (Mode::of(config), index) {
        (Mode::Mixed, _) => "new-name-you",
        (_, 0) => "new-name-first",
        _ => "new-name-second",
    })
}

/// The Fluent id of a rule's name.
pub fn rule_id(rule: Rule) -> &'static str {
    match rule {
        Rule::Freestyle => "new-rule-freestyle",
        Rule::Standard => "new-rule-standard",
    }
}

/// A time in minutes and seconds: "10 min", "45 s", "1 min 30 s".
pub fn time(locale: &Locale, seconds: u32) -> String {
    let (minutes, rest) = (seconds / MINUTE, seconds % MINUTE);
    match (minutes, rest) {
        (0, _) => locale.text_with("new-time-seconds", &[("seconds", rest.into())]),
        (_, 0) => locale.text_with("new-time-minutes", &[("minutes", minutes.into())]),
        _ => locale.text_with(
            "new-time-both",
            &[("minutes", minutes.into()), ("seconds", rest.into())],
        ),
    }
}

/// A clock in a few words: "10 min + 5 s".
pub fn clock(locale: &Locale, clock: ClockRule) -> String {
    match clock {
        ClockRule::None => locale.text("new-clock-none-words"),
        ClockRule::PerGame { main } => time(locale, main),
        ClockRule::Fischer { main, increment } => locale.text_with(
            "new-clock-fischer-words",
            &[
                ("main", time(locale, main).into()),
                ("increment", increment.into()),
            ],
        ),
        ClockRule::ByoYomi {
            main,
            period,
            periods,
        } => locale.text_with(
            "new-clock-byo-yomi-words",
            &[
                ("main", time(locale, main).into()),
                ("period", period.into()),
                ("periods", periods.into()),
            ],
        ),
    }
}

/// The length of a match in the middle of a sentence.
pub fn length(locale: &Locale, length: MatchLength) -> String {
    match length {
        MatchLength::Single => locale.text("new-match-single-words"),
        MatchLength::BestOf(games) => {
            locale.text_with("new-match-best-words", &[("games", games.into())])
        }
        MatchLength::Open => locale.text("new-match-open-words"),
    }
}

/// Everything in one line.
pub fn summary(locale: &Locale, config: &MatchConfig) -> String {
    locale.text_with(
        "new-summary",
        &[
            ("rule", locale.text(rule_id(config.rule)).into()),
            ("size", config.size.get().into()),
            ("clock", clock(locale, config.clock).into()),
            ("length", length(locale, config.length).into()),
        ],
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::session::Seat;

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
            "Freestyle, 15 × 15, 10 min + 5 s, best of 7"
        );
    }

    #[test]
    fn times_are_short() {
        let english = Locale::new("en");
        assert_eq!(time(&english, 45), "45 s");
        assert_eq!(time(&english, 300), "5 min");
        assert_eq!(time(&english, 90), "1 min 30 s");
    }

    #[test]
    fn nobody_is_nameless() {
        let english = Locale::new("en");
        let mut config = MatchConfig::default();
        assert_eq!(player_name(&english, &config, 0), "You");
        assert_eq!(player_name(&english, &config, 1), "Attacker");
        config.players[1].seat = Seat::Human;
        assert_ne!(
            player_name(&english, &config, 0),
            player_name(&english, &config, 1)
        );
        config.players[1].name = "Ōta".into();
        assert_eq!(player_name(&english, &config, 1), "Ōta");
    }
}

//! The standing of a match after a game: who leads, and who begins the next.

use crate::live::{LiveGame, MatchLength};
use crate::locale::Locale;
use crate::screens::wording::player_names::{player_name, subject};

/// A line about the leader or winner of the match, and one about who starts the next game, if there is one. Empty for a
/// single game.
pub fn lines(game: &LiveGame, locale: &Locale) -> Vec<String> {
    if game.config().length == MatchLength::Single || !game.is_over() {
        return Vec::new();
    }
    let mut lines = vec![score(game, locale)];
    if !game.is_match_over() {
        lines.push(next_starter(game, locale));
    }
    lines
}

/// "Hana leads", "The match is level", "Hana wins the match". Without the score, which is shown above, Black's first.
fn score(game: &LiveGame, locale: &Locale) -> String {
    let wins = [0, 1].map(|player| game.wins(player));
    let [level, ahead] = if game.is_match_over() {
        ["result-match-drawn", "result-match"]
    } else {
        ["result-level", "result-leads"]
    };
    let leader = match wins[0].cmp(&wins[1]) {
        std::cmp::Ordering::Equal => return locale.text(level),
        std::cmp::Ordering::Greater => 0,
        std::cmp::Ordering::Less => 1,
    };
    let name = player_name(locale, game.config(), leader);
    locale.text_with(ahead, &subject(locale, name))
}

/// "Isao starts the next game".
fn next_starter(game: &LiveGame, locale: &Locale) -> String {
    match game.next_black() {
        Some(player) => {
            let name = player_name(locale, game.config(), player);
            locale.text_with("result-next", &subject(locale, name))
        }
        None => locale.text("result-next-coin"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::live::{BlackRule, Intent, MatchConfig, Player, Seat};
    use narabe_engine_core::classic::Classic;

    fn person(name: &str) -> Player {
        Player {
            name: name.into(),
            seat: Seat::Human,
        }
    }

    /// The lines after some games of a match, each won by Black.
    fn after(games: usize, black: BlackRule, length: MatchLength) -> Vec<String> {
        let config = MatchConfig {
            players: [person("Hana"), person("Isao")],
            black,
            length,
            ..MatchConfig::default()
        };
        let mut game = LiveGame::new(1);
        game.apply(&Intent::NewMatch(Box::new(config)));
        for number in 0..games {
            if number > 0 {
                game.apply(&Intent::NextGame);
            }
            for point in "a1 a15 b1 b15 c1 c15 d1 d15 e1".split(' ') {
                game.apply(&Intent::play(
                    point.parse::<narabe_rules::Point>().expect("a point"),
                ));
            }
        }
        lines(&game, &Locale::new("en"))
    }

    #[test]
    fn the_leader_and_the_next_starter_are_shown() {
        let first_to = MatchLength::FirstTo(3);
        assert_eq!(
            after(2, BlackRule::Winner, first_to),
            ["Hana leads", "Hana starts the next game"]
        );
        assert_eq!(
            after(2, BlackRule::Loser, first_to),
            ["The match is level", "Hana starts the next game"]
        );
        assert_eq!(
            after(1, BlackRule::Random, MatchLength::Open)[1],
            "A coin toss decides who starts the next game"
        );
    }

    #[test]
    fn bug_a_person_without_a_name_leads_and_begins() {
        let computer = Player {
            name: String::new(),
            seat: Seat::Classic(Classic::Shapes),
        };
        let config = MatchConfig {
            players: [person(""), computer],
            black: BlackRule::Loser,
            length: MatchLength::FirstTo(3),
            ..MatchConfig::default()
        };
        let mut game = LiveGame::new(1);
        game.apply(&Intent::NewMatch(Box::new(config)));
        game.apply(&Intent::play(
            "h8".parse::<narabe_rules::Point>().expect("a point"),
        ));
        game.apply(&Intent::Resign);
        let locale = Locale::new("en");
        assert_eq!(
            lines(&game, &locale),
            ["Shapes leads", "You start the next game"]
        );
        let said = |id| locale.text_with(id, &subject(&locale, "You".into()));
        assert_eq!(said("result-leads"), "You lead");
        assert_eq!(said("result-match"), "You win the match");
        assert_eq!(said("end-wins"), "You win");
    }

    #[test]
    fn a_finished_match_has_a_winner_and_no_next_game() {
        let won = ["Hana wins the match"];
        assert_eq!(after(3, BlackRule::First, MatchLength::FirstTo(3)), won);
        assert!(after(1, BlackRule::First, MatchLength::Single).is_empty());
        assert!(after(0, BlackRule::First, MatchLength::FirstTo(3)).is_empty());
    }
}

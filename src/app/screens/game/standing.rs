//! How a match stands after a game, in words: who leads, and who begins the next.

use crate::app::locale::Locale;
use crate::app::screens::new_game::player_name;
use crate::app::session::{MatchLength, Session};

/// A line for who leads or has won the match, and one for who begins the next game, if there is one. A single game has
/// neither.
pub fn lines(session: &Session, locale: &Locale) -> Vec<String> {
    if session.config().length == MatchLength::Single || session.outcome().is_none() {
        return Vec::new();
    }
    let mut lines = vec![score(session, locale)];
    if !session.match_over() {
        lines.push(next(session, locale));
    }
    lines
}

/// "Hana leads 2 – 1", "Level, 1 – 1", "Hana wins the match 3 – 1".
fn score(session: &Session, locale: &Locale) -> String {
    let wins = [0, 1].map(|player| session.wins(player));
    let [level, ahead] = if session.match_over() {
        ["result-match-drawn", "result-match"]
    } else {
        ["result-level", "result-leads"]
    };
    let leader = match wins[0].cmp(&wins[1]) {
        std::cmp::Ordering::Equal => return locale.text_with(level, &[("wins", wins[0].into())]),
        std::cmp::Ordering::Greater => 0,
        std::cmp::Ordering::Less => 1,
    };
    let parts = [
        ("name", player_name(locale, session.config(), leader).into()),
        ("more", wins[leader].into()),
        ("less", wins[1 - leader].into()),
    ];
    locale.text_with(ahead, &parts)
}

/// "Isao begins the next game".
fn next(session: &Session, locale: &Locale) -> String {
    match session.next_black() {
        Some(player) => {
            let name = player_name(locale, session.config(), player);
            locale.text_with("result-next", &[("name", name.into())])
        }
        None => locale.text("result-next-coin"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::session::{BlackRule, Intent, MatchConfig, Player, Seat};

    /// A match in which whoever has Black wins every game.
    fn after(games: usize, black: BlackRule, length: MatchLength) -> Vec<String> {
        let person = |name: &str| Player {
            name: name.into(),
            seat: Seat::Human,
        };
        let config = MatchConfig {
            players: [person("Hana"), person("Isao")],
            black,
            length,
            ..MatchConfig::default()
        };
        let mut session = Session::new(1);
        session.apply(&Intent::NewMatch(Box::new(config)));
        for game in 0..games {
            if game > 0 {
                session.apply(&Intent::NextGame);
            }
            for point in "a1 a15 b1 b15 c1 c15 d1 d15 e1".split(' ') {
                session.apply(&Intent::Play(point.parse().expect("a point")));
            }
        }
        lines(&session, &Locale::new("en"))
    }

    #[test]
    fn the_leader_and_who_begins_next_are_told() {
        let first_to = MatchLength::FirstTo(3);
        assert_eq!(
            after(2, BlackRule::Winner, first_to),
            ["Hana leads 2 – 0", "Hana begins the next game"]
        );
        assert_eq!(
            after(2, BlackRule::Loser, first_to),
            ["Level, 1 – 1", "Hana begins the next game"]
        );
        assert_eq!(
            after(1, BlackRule::Random, MatchLength::Open)[1],
            "A coin decides who begins the next game"
        );
    }

    #[test]
    fn a_match_that_is_over_has_a_winner_and_no_next_game() {
        let won = ["Hana wins the match 3 – 0"];
        assert_eq!(after(3, BlackRule::First, MatchLength::FirstTo(3)), won);
        assert!(after(1, BlackRule::First, MatchLength::Single).is_empty());
        assert!(after(0, BlackRule::First, MatchLength::FirstTo(3)).is_empty());
    }
}

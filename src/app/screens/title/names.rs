//! What the menus call players, rules and saved games.

use crate::app::locale::Locale;
use crate::app::session::{Player, SavedSummary, Seat};
use crate::engine::classic::Classic;
use crate::rules::Rule;

/// The longest name that is shown whole, in characters.
const LONGEST_NAME: usize = 16;

/// The name of a classic player.
pub fn classic(locale: &Locale, classic: Classic) -> String {
    locale.text(&format!("title-classic-{}", classic.id()))
}

/// The name of a rule.
pub fn rule(locale: &Locale, rule: Rule) -> String {
    locale.text(match rule {
        Rule::Freestyle => "title-rule-freestyle",
        Rule::Standard => "title-rule-standard",
    })
}

/// Two names with a dash between them.
pub fn pair(locale: &Locale, names: [String; 2]) -> String {
    let [one, two] = names;
    locale.text_with("title-players", &[("one", one.into()), ("two", two.into())])
}

/// Both players of a saved game.
pub fn players(locale: &Locale, summary: &SavedSummary) -> String {
    let [one, two] = &summary.players;
    pair(locale, [player(locale, one, 1), player(locale, two, 2)])
}

/// A saved game in one line: against the computer its name alone, for the person knows who they are.
pub fn game(locale: &Locale, summary: &SavedSummary) -> String {
    let [one, two] = &summary.players;
    let players = match (one.seat, two.seat) {
        (Seat::Human, Seat::Classic(_)) => player(locale, two, 2),
        (Seat::Classic(_), Seat::Human) => player(locale, one, 1),
        _ => players(locale, summary),
    };
    described(locale, players, summary)
}

/// A saved game in one line, with both players.
pub fn game_of_both(locale: &Locale, summary: &SavedSummary) -> String {
    described(locale, players(locale, summary), summary)
}

fn described(locale: &Locale, players: String, summary: &SavedSummary) -> String {
    let variables = [
        ("players", players.into()),
        ("rule", rule(locale, summary.rule).into()),
        ("size", summary.size.get().into()),
        ("moves", summary.stones.len().into()),
    ];
    locale.text_with("title-game", &variables)
}

fn player(locale: &Locale, player: &Player, number: u8) -> String {
    match player.seat {
        _ if !player.name.is_empty() => short(&player.name),
        Seat::Human => locale.text_with("title-person", &[("number", number.into())]),
        Seat::Classic(opponent) => classic(locale, opponent),
    }
}

/// A typed name may be long; a line of a menu is not.
fn short(name: &str) -> String {
    match name.char_indices().nth(LONGEST_NAME) {
        Some(_) => name.chars().take(LONGEST_NAME - 1).chain(['…']).collect(),
        None => name.into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{BoardSize, Point, Side};

    fn summary(players: [Player; 2]) -> SavedSummary {
        SavedSummary {
            name: None,
            players,
            black: 0,
            rule: Rule::Standard,
            size: BoardSize::DEFAULT,
            game: 1,
            wins: [0, 0],
            draws: 0,
            stones: vec![
                (Point::new(7, 7), Side::Black),
                (Point::new(8, 8), Side::White),
            ],
            finished: false,
        }
    }

    fn called(name: &str, seat: Seat) -> Player {
        Player {
            name: name.into(),
            seat,
        }
    }

    #[test]
    fn against_the_computer_the_line_names_the_computer_alone() {
        let locale = Locale::new("en");
        let shapes = called("", Seat::Classic(Classic::Shapes));
        let line = game(
            &locale,
            &summary([called("Hana", Seat::Human), shapes.clone()]),
        );
        assert_eq!(line, "Shapes · Standard 15 × 15 · move 2");
        let line = game(&locale, &summary([shapes, called("", Seat::Human)]));
        assert_eq!(line, "Shapes · Standard 15 × 15 · move 2");
    }

    #[test]
    fn long_names_are_cut_at_a_whole_character() {
        assert_eq!(short("Hana"), "Hana");
        assert_eq!(short("五五五五五五五五五五五五五五五五"), "五".repeat(16));
        assert_eq!(short(&"五".repeat(17)), "五".repeat(15) + "…");
    }

    #[test]
    fn two_persons_are_both_named() {
        let locale = Locale::new("en");
        let line = game(
            &locale,
            &summary([called("", Seat::Human), called("Taro", Seat::Human)]),
        );
        assert_eq!(line, "Player 1 – Taro · Standard 15 × 15 · move 2");
    }
}

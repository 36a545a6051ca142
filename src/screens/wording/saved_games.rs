//! Saved games and studies in one line.

use super::player_names::{name_among, names_or_sides, pair};
use super::rule_names::{TWIN_RULE, rule_id};
use crate::live::{SaveContent, SavedSummary};
use crate::locale::Locale;
use narabe_study::StudySummary;

/// The maximum length of a name in the description of a saved game, in characters.
const LONGEST_NAME: usize = 16;

/// A saved game on one line: against the computer only the computer's name.
pub fn saved_game(locale: &Locale, saved: &SavedSummary) -> String {
    let [first, second] = saved.config.players.each_ref().map(|player| player.seat);
    let players = match (first.is_human(), second.is_human()) {
        (true, false) => saved_name(locale, saved, 1),
        (false, true) => saved_name(locale, saved, 0),
        _ => saved_pair(locale, saved),
    };
    described(locale, players, saved)
}

/// A saved game in one line, with both players.
pub fn saved_game_of_both(locale: &Locale, saved: &SavedSummary) -> String {
    described(locale, saved_pair(locale, saved), saved)
}

/// A kept study in one line.
pub fn saved_study(locale: &Locale, saved: &StudySummary) -> String {
    let variables = [
        (
            "players",
            pair(locale, names_or_sides(locale, &saved.names)).into(),
        ),
        ("rule", locale.text(rule_id(saved.rule)).into()),
        ("size", saved.size.get().into()),
        ("moves", saved.moves.into()),
        ("varied", saved.varied.into()),
    ];
    locale.text_with("load-study", &variables)
}

/// The names of the persons who play Black and White in a saved game or study; none for a computer.
pub fn saved_persons(locale: &Locale, saved: &SaveContent) -> [Option<String>; 2] {
    match saved {
        SaveContent::Game(game) => [game.black, 1 - game.black].map(|index| {
            let is_computer = game.config.players[index].seat.is_computer();
            (!is_computer).then(|| name_among(locale, &game.config.players, index))
        }),
        SaveContent::Study(study) => {
            let [black, white] = names_or_sides(locale, &study.names);
            let [black_is, white_is] = study.computers.map(|is_computer| !is_computer);
            [black_is.then_some(black), white_is.then_some(white)]
        }
    }
}

fn saved_pair(locale: &Locale, saved: &SavedSummary) -> String {
    pair(locale, [0, 1].map(|index| saved_name(locale, saved, index)))
}

fn saved_name(locale: &Locale, saved: &SavedSummary, index: usize) -> String {
    short(name_among(locale, &saved.config.players, index))
}

fn described(locale: &Locale, players: String, saved: &SavedSummary) -> String {
    let (id, rule) = if saved.config.twin {
        ("saved-twin-game", TWIN_RULE)
    } else {
        ("saved-game", rule_id(saved.config.rule))
    };
    let variables = [
        ("players", players.into()),
        ("rule", locale.text(rule).into()),
        ("size", saved.size.get().into()),
        ("moves", saved.moves.into()),
        ("turns", saved.moves.into()),
    ];
    locale.text_with(id, &variables)
}

/// Shortens a long typed name to fit the menu.
fn short(name: String) -> String {
    match name.char_indices().nth(LONGEST_NAME) {
        Some(_) => name.chars().take(LONGEST_NAME - 1).chain(['…']).collect(),
        None => name,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::live::{MatchConfig, Player, Seat};
    use crate::opponents::computer_name;
    use narabe_engine_core::classic::Classic;
    use narabe_engine_core::level::Level;
    use narabe_rules::{BoardSize, Point, Rule, Side};
    use narabe_study::Study;

    fn called(name: &str, seat: Seat) -> Player {
        Player {
            name: name.into(),
            seat,
        }
    }

    fn saved(players: [Player; 2]) -> SavedSummary {
        SavedSummary {
            name: None,
            config: MatchConfig {
                players,
                rule: Rule::Standard,
                ..MatchConfig::default()
            },
            black: 0,
            size: BoardSize::DEFAULT,
            game: 1,
            wins: [0, 0],
            draws: 0,
            moves: 2,
            stones: vec![vec![
                (Point::new(7, 7), Side::Black),
                (Point::new(8, 8), Side::White),
            ]],
            finished: false,
        }
    }

    #[test]
    fn against_the_computer_the_line_names_the_computer_alone() {
        let english = Locale::new("en");
        let shapes = called("", Seat::Classic(Classic::Shapes));
        let line = saved_game(
            &english,
            &saved([called("Hana", Seat::Human), shapes.clone()]),
        );
        assert_eq!(
            line,
            "Shapes\u{a0}· Standard 15\u{a0}×\u{a0}15\u{a0}· move 2"
        );
        let line = saved_game(&english, &saved([shapes, called("", Seat::Human)]));
        assert_eq!(
            line,
            "Shapes\u{a0}· Standard 15\u{a0}×\u{a0}15\u{a0}· move 2"
        );
    }

    #[test]
    fn two_persons_are_both_named() {
        let english = Locale::new("en");
        let persons = saved([called("", Seat::Human), called("Taro", Seat::Human)]);
        let line = "Player 1 – Taro\u{a0}· Standard 15\u{a0}×\u{a0}15\u{a0}· move 2";
        assert_eq!(saved_game(&english, &persons), line);
        assert_eq!(saved_game_of_both(&english, &persons), line);
    }

    #[test]
    fn a_person_without_a_name_is_you_in_saved_games_too() {
        let english = Locale::new("en");
        let shapes = called("", Seat::Classic(Classic::Shapes));
        let line = saved_game_of_both(&english, &saved([shapes, called("", Seat::Human)]));
        assert_eq!(
            line,
            "Shapes – You\u{a0}· Standard 15\u{a0}×\u{a0}15\u{a0}· move 2"
        );
    }

    #[test]
    fn bug_a_person_named_like_an_opponent_was_taken_for_a_computer() {
        let english = Locale::new("en");
        let kaede = opponent_name(&english, Level::Kaede);
        let mut study = Study::new(Rule::Standard, BoardSize::DEFAULT);
        study.set_names([kaede.clone(), kaede.clone()]);
        study.set_computers([false, true]);
        let of_study = SaveContent::Study((&study).into());
        assert_eq!(
            saved_persons(&english, &of_study),
            [Some(kaede.clone()), None]
        );
        let game = saved([
            called(&kaede, Seat::Human),
            called("", Seat::Level(Level::Kaede)),
        ]);
        let of_game = SaveContent::Game(game);
        assert_eq!(saved_persons(&english, &of_game), [Some(kaede), None]);
    }

    fn opponent_name(locale: &Locale, level: Level) -> String {
        computer_name(locale, Seat::Level(level)).unwrap_or_default()
    }

    #[test]
    fn long_names_are_cut_at_a_whole_character() {
        assert_eq!(short("Hana".into()), "Hana");
        assert_eq!(short("五".repeat(16)), "五".repeat(16));
        assert_eq!(short("五".repeat(17)), "五".repeat(15) + "…");
    }
}

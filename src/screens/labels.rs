//! The names of players, rules, clocks and saved games, for all screens.

use crate::live::{
    BlackRule, ClockRule, LiveGame, MatchConfig, MatchLength, Player, SaveContent, SavedSummary,
    Seat,
};
use crate::locale::Locale;
use crate::opponents::computer_name;
use fluent_bundle::FluentValue;
use narabe_rules::opening::Protocol;
use narabe_rules::{Move, Rule, Side};
use narabe_study::{Study, StudySummary};

/// Seconds in a minute.
const MINUTE: u32 = 60;
/// The maximum length of a name in the description of a saved game, in characters.
const LONGEST_NAME: usize = 16;

/// A player's name: the typed one, the computer's, or the default of the seat.
pub fn player_name(locale: &Locale, config: &MatchConfig, index: usize) -> String {
    name_among(locale, &config.players, index)
}

/// The name of a side's player.
pub fn side_name(game: &LiveGame, locale: &Locale, side: Side) -> String {
    player_name(locale, game.config(), game.player_on(side))
}

/// "Hana wins", "You win", "Draw".
pub fn headline(locale: &Locale, game: &LiveGame) -> String {
    match game.end().and_then(|end| end.winner) {
        None => locale.text("end-draw"),
        Some(winner) => {
            let name = side_name(game, locale, winner);
            locale.text_with("end-wins", &subject(locale, name))
        }
    }
}

/// The default name of a person.
pub fn default_name(locale: &Locale, players: &[Player; 2], index: usize) -> String {
    let player = players.get(index);
    let elsewhere = player.is_some_and(|player| player.seat == Seat::Remote);
    let alone = players.iter().any(|player| !player.seat.is_human());
    locale.text(match index {
        0 if elsewhere => "player-host",
        _ if elsewhere => "player-guest",
        _ if alone => "player-you",
        0 => "player-first",
        _ => "player-second",
    })
}

/// The variables of a player as the subject of a sentence: `name`, and `who`, which selects the verb form, because
/// "You" needs another than a name.
pub fn subject(locale: &Locale, name: String) -> [(&'static str, FluentValue<'static>); 2] {
    let who = if name == locale.text("player-you") {
        "you"
    } else {
        "other"
    };
    [("name", name.into()), ("who", who.into())]
}

/// Two names with a dash between them.
pub fn pair(locale: &Locale, names: [String; 2]) -> String {
    let [first, second] = names;
    let names = [("first", first.into()), ("second", second.into())];
    locale.text_with("players", &names)
}

fn name_among(locale: &Locale, players: &[Player; 2], index: usize) -> String {
    let Some(player) = players.get(index) else {
        return String::new();
    };
    match computer_name(locale, player.seat) {
        Some(name) => name,
        None if player.name.is_empty() => default_name(locale, players, index),
        None => player.name.clone(),
    }
}

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

/// A move in a list: its point, or a pass.
pub fn turn(locale: &Locale, turn: Move) -> String {
    match turn {
        Move::Stone(point) => point.label(),
        Move::Pass => locale.text("move-pass"),
    }
}

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

/// The Fluent id of a side's name.
pub fn side_id(side: Side) -> &'static str {
    match side {
        Side::Black => "game-black",
        Side::White => "game-white",
    }
}

/// The value of a side in messages.
pub const fn side_word(side: Side) -> &'static str {
    match side {
        Side::Black => "black",
        Side::White => "white",
    }
}

/// The names of Black and White in a study; unknown ones are the colours.
pub fn study_names(locale: &Locale, study: &Study) -> [String; 2] {
    names_or_sides(locale, study.names())
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

/// The names of Black and White; the side where there is none.
fn names_or_sides(locale: &Locale, [black, white]: &[String; 2]) -> [String; 2] {
    [(Side::Black, black), (Side::White, white)].map(|(side, name)| match name.as_str() {
        "" => locale.text(side_id(side)),
        name => name.into(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use narabe_engine_core::classic::Classic;
    use narabe_engine_core::level::Level;
    use narabe_rules::{BoardSize, Point, Side};

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

    #[test]
    fn every_player_has_a_name() {
        let english = Locale::new("en");
        let mut config = MatchConfig::default();
        assert_eq!(player_name(&english, &config, 0), "You");
        assert_eq!(player_name(&english, &config, 1), "Sasa");
        config.players[1].seat = Seat::Human;
        assert_ne!(
            player_name(&english, &config, 0),
            player_name(&english, &config, 1)
        );
        config.players[1].name = "Ōta".into();
        assert_eq!(player_name(&english, &config, 1), "Ōta");
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

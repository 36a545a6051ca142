//! The words of a game in the list.

use crate::locale::Locale;
use crate::screens::opening_name;
use crate::screens::wording::dates::date;
use crate::screens::wording::player_names;
use crate::screens::wording::rule_names::{TWIN_RULE, protocol_id, rule_id};
use crate::screens::wording::side_names::side_id;
use fluent_bundle::FluentValue;
use narabe_library::{GameSummary, Source};
use narabe_notation::GameResult;
use narabe_rules::{BoardSize, Side};

/// The words of one row.
#[derive(Debug, Clone, PartialEq)]
pub struct RowWords {
    /// The names of Black and White.
    pub names: [String; 2],
    /// The opening, or else the rule; and the protocol, the rule or the size of the board.
    pub opening: [String; 2],
    /// The date; and the event, the level of the computer, or where the game comes from.
    pub occasion: [String; 2],
    pub winner: Option<Side>,
    pub is_draw: bool,
    pub moves: usize,
    /// The title that the game was given, or the players.
    pub name: String,
    /// All of it for a screen reader.
    pub spoken: String,
}

impl RowWords {
    pub fn new(locale: &Locale, game: &GameSummary) -> Self {
        let names = Side::ALL.map(|side| name_of(locale, game, side));
        let players = player_names::pair(locale, names.clone());
        let mut words = Self {
            name: match game.title.as_str() {
                "" => players,
                title => title.to_owned(),
            },
            names,
            opening: opening(locale, game),
            occasion: [date(locale, game.date), occasion(locale, game)],
            winner: game.result.winner(),
            is_draw: game.result == GameResult::Draw,
            moves: game.moves,
            spoken: String::new(),
        };
        words.spoken = words.spoken(locale);
        words
    }

    /// "Hana – Kaede. Black wins, 35 moves. 6D Ugetsu, Soosõrv-8. 14 July 2026, Level 5".
    fn spoken(&self, locale: &Locale) -> String {
        let result = match (self.winner, self.is_draw) {
            (Some(Side::Black), _) => "library-black-won",
            (Some(Side::White), _) => "library-white-won",
            (None, true) => "library-drawn",
            (None, false) => "library-no-result",
        };
        let both = |[one, other]: &[String; 2]| {
            let parts = [one, other].into_iter().filter(|part| !part.is_empty());
            locale.facts(parts)
        };
        let players = player_names::pair(locale, self.names.clone());
        let variables = [
            ("players", players.into()),
            ("result", locale.text(result).into()),
            ("moves", self.moves.into()),
        ];
        let game = locale.text_with("library-spoken", &variables);
        let parts = [game, both(&self.opening), both(&self.occasion)];
        let parts = parts.into_iter().filter(|part| !part.is_empty());
        locale.statements(parts)
    }
}

/// The name of a player: "You" for a person of this library without one, else the colour.
fn name_of(locale: &Locale, game: &GameSummary, side: Side) -> String {
    match game.names[side as usize].as_str() {
        "" if game.own_side == Some(side) => locale.text("player-you"),
        "" => locale.text(side_id(side)),
        name => name.to_owned(),
    }
}

fn opening(locale: &Locale, game: &GameSummary) -> [String; 2] {
    if game.is_twin {
        return [locale.text(TWIN_RULE), String::new()];
    }
    let rule = locale.text(rule_id(game.rule));
    let protocol = match game.protocol {
        Some(protocol) => locale.text(&protocol_id(protocol)),
        None => game.protocol_text.clone(),
    };
    let size = match game.size {
        BoardSize::DEFAULT => String::new(),
        size => locale.text_with("library-size", &[("size", size.get().into())]),
    };
    let second = [protocol, size].into_iter().find(|part| !part.is_empty());
    match game
        .opening
        .map(|opening| opening_name::name(locale, opening))
    {
        Some(opening) => [opening, second.unwrap_or(rule)],
        None => [rule, second.unwrap_or_default()],
    }
}

/// The event with its round, or else the level of the computer, or else where the game comes from.
fn occasion(locale: &Locale, game: &GameSummary) -> String {
    let round = ("round", FluentValue::from(game.round.clone()));
    if !game.event.is_empty() {
        let event = ("event", game.event.clone().into());
        return if game.round.is_empty() {
            game.event.clone()
        } else {
            locale.text_with("library-event", &[event, round])
        };
    }
    if let Some(level) = game.levels.into_iter().flatten().max() {
        return locale.text_with("library-level", &[("level", level.into())]);
    }
    match &game.source {
        Source::Own if !game.round.is_empty() => locale.text_with("library-round", &[round]),
        Source::Own => String::new(),
        Source::Online => locale.text("library-online"),
        Source::Import(name) => name.clone(),
    }
}

//! The names of players, alone and in sentences.

use super::side_names::side_id;
use crate::live::online::OnlineMatch;
use crate::live::{LiveGame, MatchConfig, Player, Seat};
use crate::locale::Locale;
use crate::opponents::computer_name;
use fluent_bundle::FluentValue;
use narabe_net::PlayerSlot;
use narabe_rules::Side;
use narabe_study::Study;

/// A player's name: the typed one, the computer's, or the default of the seat.
pub fn player_name(locale: &Locale, config: &MatchConfig, index: usize) -> String {
    name_among(locale, &config.players, index)
}

pub(super) fn name_among(locale: &Locale, players: &[Player; 2], index: usize) -> String {
    let Some(player) = players.get(index) else {
        return String::new();
    };
    match computer_name(locale, player.seat) {
        Some(name) => name,
        None if player.name.is_empty() => default_name(locale, players, index),
        None => player.name.clone(),
    }
}

/// The name of a side's player.
pub fn side_name(game: &LiveGame, locale: &Locale, side: Side) -> String {
    player_name(locale, game.config(), game.player_on(side))
}

/// The displayed name of a player.
pub fn slot_name(locale: &Locale, online_match: &OnlineMatch, slot: PlayerSlot) -> String {
    match (online_match.names()[slot.index()].as_str(), slot) {
        ("", PlayerSlot::Host) => locale.text("player-host"),
        ("", PlayerSlot::Guest) => locale.text("player-guest"),
        (name, _) => name.to_owned(),
    }
}

/// The default name of a person, and of a program whose name is not known.
pub fn default_name(locale: &Locale, players: &[Player; 2], index: usize) -> String {
    let player = players.get(index);
    let elsewhere = player.is_some_and(|player| player.seat == Seat::Remote);
    let alone = players.iter().any(|player| !player.seat.is_human());
    let is_program = player.is_some_and(|player| player.seat.external().is_some());
    locale.text(match index {
        _ if is_program => "player-engine",
        0 if elsewhere => "player-host",
        _ if elsewhere => "player-guest",
        _ if alone => "player-you",
        0 => "player-first",
        _ => "player-second",
    })
}

/// The names of Black and White in a study; unknown ones are the colours.
pub fn study_names(locale: &Locale, study: &Study) -> [String; 2] {
    names_or_sides(locale, study.names())
}

/// The names of Black and White; the side where there is none.
pub(super) fn names_or_sides(locale: &Locale, [black, white]: &[String; 2]) -> [String; 2] {
    [(Side::Black, black), (Side::White, white)].map(|(side, name)| match name.as_str() {
        "" => locale.text(side_id(side)),
        name => name.into(),
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

#[cfg(test)]
mod tests {
    use super::*;

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
}

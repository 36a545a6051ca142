//! What the arena says of a tournament.

use crate::arena::ArenaRun;
use crate::live::Seat;
use crate::locale::Locale;
use crate::opponents;
use crate::screens::opening_name;
use crate::screens::opponent_choice::seal_of;
use crate::screens::wording::rule_names;
use narabe_arena::{Format, GameLimits, OpeningSet, Standings, Tournament, Who};
use narabe_rules::opening::NamedOpening;
use std::time::Duration;

/// "All play all, Renju 15 × 15, 1 s per move".
pub fn subtitle(locale: &Locale, tournament: &Tournament) -> String {
    locale.facts([
        format(locale, tournament),
        rule_and_size(locale, tournament),
        time(locale, &tournament.limits),
    ])
}

/// "Renju 15 × 15".
pub fn rule_and_size(locale: &Locale, tournament: &Tournament) -> String {
    let rule = locale.text(rule_names::rule_id(tournament.rule));
    let size = tournament.size.get();
    locale.text_with(
        "arena-rule-and-size",
        &[("rule", rule.into()), ("size", size.into())],
    )
}

/// "All play all".
pub fn format(locale: &Locale, tournament: &Tournament) -> String {
    match tournament.format {
        Format::RoundRobin { .. } => locale.text("arena-format-round-robin"),
        Format::Gauntlet { .. } => {
            let name = player_name(locale, tournament, 0);
            locale.text_of("arena-format-gauntlet", "name", name)
        }
        Format::Sprt { .. } => locale.text("arena-format-sprt"),
    }
}

/// The name of a player: of ours in the language of the game.
pub fn player_name(locale: &Locale, tournament: &Tournament, player: usize) -> String {
    let Some(entrant) = tournament.players.get(player) else {
        return String::new();
    };
    let seat = match &entrant.who {
        _ if !entrant.name.is_empty() => None,
        Who::Level(level) => Some(Seat::Level(*level)),
        Who::Classic(classic) => Some(Seat::Classic(*classic)),
        Who::Engine(_) | Who::Program(_) => None,
    };
    let name = seat.and_then(|seat| opponents::computer_name(locale, seat));
    name.unwrap_or_else(|| tournament.name_of(player))
}

/// The character on the seal of a player: that of ours, or the first letter of its name.
pub fn seal(locale: &Locale, tournament: &Tournament, player: usize) -> String {
    let who = tournament.players.get(player).map(|entrant| &entrant.who);
    let seat = match who {
        Some(Who::Level(level)) => Some(Seat::Level(*level)),
        Some(Who::Classic(classic)) => Some(Seat::Classic(*classic)),
        _ => None,
    };
    if let Some(opponent) = seat.and_then(opponents::opponent) {
        return opponent.seal.to_owned();
    }
    seal_of(&player_name(locale, tournament, player))
}

/// The players by their ratings, the strongest first.
pub fn ranking(standings: &Standings) -> Vec<usize> {
    let mut ranking: Vec<_> = (0..standings.players.len()).collect();
    let elo = |player: usize| standings.players[player].rating.elo;
    ranking.sort_by(|one, other| elo(*other).total_cmp(&elo(*one)));
    ranking
}

/// The names of both sides of a game.
pub fn names(locale: &Locale, run: &ArenaRun, sides: [usize; 2]) -> [String; 2] {
    sides.map(|player| player_name(locale, run.tournament(), player))
}

/// "1 s per move".
pub fn time(locale: &Locale, limits: &GameLimits) -> String {
    let move_time = limits.time.map(|time| {
        let time = milliseconds(locale, time);
        locale.text_of("arena-time-move", "time", time)
    });
    let clock = limits.clock.map(|clock| {
        let main = milliseconds(locale, clock.main);
        if clock.increment == 0 {
            return locale.text_of("arena-time-clock", "main", main);
        }
        let increment = milliseconds(locale, clock.increment);
        let both = [("main", main.into()), ("increment", increment.into())];
        locale.text_with("arena-time-increment", &both)
    });
    let nodes = limits.nodes.map(|nodes| {
        let nodes = locale.number(usize::try_from(nodes).unwrap_or(usize::MAX));
        locale.text_of("arena-time-nodes", "nodes", nodes)
    });
    let said: Vec<_> = [move_time, clock, nodes].into_iter().flatten().collect();
    if said.is_empty() {
        let usual = limits.engine_time().unwrap_or_default();
        let usual = milliseconds(locale, u64::try_from(usual.as_millis()).unwrap_or(u64::MAX));
        return locale.text_of("arena-time-move", "time", usual);
    }
    locale.facts(said)
}

/// "0.3 s" or "5 min".
pub fn milliseconds(locale: &Locale, time: u64) -> String {
    const MINUTE: u64 = 60_000;
    if time >= MINUTE && time.is_multiple_of(MINUTE) {
        let minutes = usize::try_from(time / MINUTE).unwrap_or(usize::MAX);
        return locale.text_of("arena-minutes", "minutes", minutes);
    }
    let seconds = Duration::from_millis(time).as_secs_f32();
    let places = if time.is_multiple_of(1_000) {
        0
    } else if time.is_multiple_of(100) {
        1
    } else {
        2
    };
    let seconds = locale.decimal(seconds, places);
    locale.text_of("arena-seconds", "seconds", seconds)
}

/// "the 26 openings of Renju, each from both sides".
pub fn openings(locale: &Locale, openings: &OpeningSet) -> String {
    let words = match openings {
        OpeningSet::Made { .. } => locale.text("arena-openings-made"),
        OpeningSet::Renju26 => locale.text("arena-openings-renju"),
        OpeningSet::Renju(codes) => locale.text_of("arena-openings-some", "count", codes.len()),
        OpeningSet::List(lines) => locale.text_of("arena-openings-list", "count", lines.len()),
        OpeningSet::File(_) => locale.text("arena-openings-file"),
        OpeningSet::Empty => locale.text("arena-openings-empty"),
    };
    locale.text_of("arena-openings-both-sides", "openings", words)
}

/// "6D Ugetsu", in the language of the game, if an opening is one of the 26. `name` is its code and name in tables and files.
pub fn opening(locale: &Locale, name: &str) -> Option<String> {
    let code = name.split(' ').next()?;
    let named = NamedOpening::ALL
        .iter()
        .find(|named| named.code() == code)?;
    Some(opening_name::name(locale, named))
}

/// A number of points: "17½".
pub fn points(points: f64) -> String {
    let whole = points.floor();
    match (points > whole, whole > 0.0) {
        (true, true) => format!("{whole}½"),
        (true, false) => "½".to_owned(),
        (false, _) => format!("{whole}"),
    }
}

/// An Elo difference with its sign: "+152", "−18".
pub fn elo(elo: f64) -> String {
    let elo = elo.round();
    match elo {
        _ if elo > 0.0 => format!("+{elo}"),
        _ if elo < 0.0 => format!("−{}", -elo),
        _ => "0".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn halves_and_signs_are_written_as_in_tables() {
        assert_eq!(points(17.5), "17½");
        assert_eq!(points(0.5), "½");
        assert_eq!(points(4.0), "4");
        assert_eq!(elo(151.6), "+152");
        assert_eq!(elo(-17.9), "−18");
        assert_eq!(elo(0.2), "0");
    }
}

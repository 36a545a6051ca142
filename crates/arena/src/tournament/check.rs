//! Whether a tournament can be played.

use std::collections::BTreeSet;
use std::fmt::Display;
use std::ops::RangeInclusive;

use narabe_engine_core::{MAX_HASH, MAX_THREADS, Params};
use narabe_rules::opening::NamedOpening;
use narabe_rules::printable;

use super::Tournament;
use super::adjudication::Adjudication;
use super::entrant::{Entrant, Who};
use super::error::TournamentError;
use super::format::Format;
use super::limits::GameLimits;
use super::openings::OpeningSet;

/// The most games of a pair.
pub const MOST_GAMES: usize = 1_000_000;
/// The most games that are played at once.
pub const MOST_AT_ONCE: usize = 256;
/// The most players.
const MOST_PLAYERS: usize = 1_000;
/// The longest name of a player, in characters.
const LONGEST_NAME: usize = 80;
/// The longest time, in milliseconds: a day.
const LONGEST_TIME: u64 = 24 * 3_600 * 1_000;
/// The greatest difference in Elo that is tested.
const MOST_ELO: f64 = 2_000.0;
/// The chances of error that a test may have.
const CHANCES: RangeInclusive<f64> = 0.000_001..=0.5;

impl Tournament {
    /// Checks everything that can be checked without files and programs.
    ///
    /// # Errors
    /// [`TournamentError`] with the first value that cannot be.
    pub fn check(&self) -> Result<(), TournamentError> {
        within("at_once", self.at_once, 1..=MOST_AT_ONCE)?;
        let players = self.players.len();
        if players < 2 {
            return Err(TournamentError::FewPlayers(players));
        }
        within("players", players, 2..=MOST_PLAYERS)?;
        check_format(&self.format, players)?;
        check_openings(&self.openings)?;
        check_limits("limits", &self.limits)?;
        check_adjudication(&self.adjudication)?;
        self.players.iter().try_for_each(check_entrant)
    }

    /// Checks that tables can tell the players apart.
    ///
    /// # Errors
    /// [`TournamentError`] with the name that cannot be.
    pub fn check_names(&self) -> Result<(), TournamentError> {
        let mut names = BTreeSet::new();
        for name in self.players.iter().map(Entrant::shown_name) {
            let shown = printable(&name, LONGEST_NAME);
            if name.trim().is_empty() || shown != name {
                return Err(TournamentError::Name(shown));
            }
            if !names.insert(name.clone()) {
                return Err(TournamentError::SameName(name));
            }
        }
        Ok(())
    }
}

fn check_format(format: &Format, players: usize) -> Result<(), TournamentError> {
    let games = format.games_per_pair();
    within("format: games", games, 2..=MOST_GAMES)?;
    if !games.is_multiple_of(2) {
        return Err(TournamentError::OddGames(games));
    }
    match *format {
        Format::RoundRobin { .. } => Ok(()),
        Format::Gauntlet { challengers, .. } => {
            if challengers >= players {
                return Err(TournamentError::Challengers(challengers, players));
            }
            within("format: challengers", challengers, 1..=players)
        }
        Format::Sprt {
            elo0,
            elo1,
            alpha,
            beta,
            ..
        } => {
            if players != 2 {
                return Err(TournamentError::SprtPlayers(players));
            }
            within("format: elo0", elo0, -MOST_ELO..=MOST_ELO)?;
            within("format: elo1", elo1, -MOST_ELO..=MOST_ELO)?;
            if elo0 >= elo1 {
                return Err(TournamentError::Hypotheses { elo0, elo1 });
            }
            within("format: alpha", alpha, CHANCES)?;
            within("format: beta", beta, CHANCES)
        }
    }
}

fn check_openings(openings: &OpeningSet) -> Result<(), TournamentError> {
    match openings {
        OpeningSet::Made { count: Some(count) } => {
            within("openings: count", *count, 1..=MOST_GAMES)
        }
        OpeningSet::Renju(codes) => {
            if codes.is_empty() {
                return Err(TournamentError::NoOpenings);
            }
            let is_known = |code: &&String| NamedOpening::ALL.iter().any(|it| it.code() == **code);
            match codes.iter().find(|code| !is_known(code)) {
                Some(code) => Err(TournamentError::OpeningCode(printable(code, LONGEST_NAME))),
                None => Ok(()),
            }
        }
        OpeningSet::List(lines) if lines.is_empty() => Err(TournamentError::NoOpenings),
        _ => Ok(()),
    }
}

fn check_limits(key: &str, limits: &GameLimits) -> Result<(), TournamentError> {
    let key = |name: &str| format!("{key}: {name}");
    if let Some(time) = limits.time {
        within(key("time"), time, 0..=LONGEST_TIME)?;
    }
    if let Some(clock) = limits.clock {
        within(key("clock: main"), clock.main, 1..=LONGEST_TIME)?;
        within(key("clock: increment"), clock.increment, 0..=LONGEST_TIME)?;
    }
    if let Some(depth) = limits.depth {
        within(key("depth"), depth, 1..=u32::MAX)?;
    }
    within(key("tolerance"), limits.tolerance, 0..=LONGEST_TIME)
}

fn check_adjudication(rules: &Adjudication) -> Result<(), TournamentError> {
    if let Some(resign) = rules.resign {
        within(
            "adjudication: resign: win_rate",
            resign.win_rate,
            0.0..=0.49,
        )?;
        within("adjudication: resign: moves", resign.moves, 1..=u32::MAX)?;
    }
    if let Some(draw) = rules.draw {
        within("adjudication: draw: within", draw.within, 0.0..=0.5)?;
        within("adjudication: draw: moves", draw.moves, 1..=u32::MAX)?;
    }
    Ok(())
}

fn check_entrant(entrant: &Entrant) -> Result<(), TournamentError> {
    let player = printable(&entrant.shown_name(), LONGEST_NAME);
    if let Some(limits) = &entrant.limits {
        check_limits(&format!("players: {player}: limits"), limits)?;
    }
    if let Who::Engine(settings) = &entrant.who {
        let key = |name: &str| format!("players: {player}: {name}");
        within(key("hash"), settings.hash, 1..=MAX_HASH)?;
        within(key("threads"), settings.threads, 1..=MAX_THREADS)?;
        if let Err(error) = settings.params.parse::<Params>() {
            let reason = error.to_string();
            return Err(TournamentError::Params { player, reason });
        }
    }
    Ok(())
}

fn within<T: PartialOrd + Display>(
    key: impl Into<String>,
    value: T,
    range: RangeInclusive<T>,
) -> Result<(), TournamentError> {
    if range.contains(&value) {
        return Ok(());
    }
    Err(TournamentError::Number {
        key: key.into(),
        value: value.to_string(),
        least: range.start().to_string(),
        most: range.end().to_string(),
    })
}

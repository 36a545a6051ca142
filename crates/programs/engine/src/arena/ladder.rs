//! `ladder`: every player against every other, with one Elo table.

use std::process::ExitCode;

use serde_json::json;

use super::rating::{Pair, ratings};
use super::spec::{PlayerOptions, Spec, names};
use super::{Request, openings, play_all};
use crate::options::{Argument, Help, MOST_AT_ONCE, MOST_GAMES, Options};
use crate::print::Printer;
use narabe_command_line::arguments::{ErrorText, ranged, value};
use narabe_command_line::say;

const HELP: Help = Help {
    own: "\
narabe-engine ladder [PLAYER...] [OPTIONS]: a round robin with one Elo table

Without players, all classics and levels. The weakest player is rated 0. Limits apply to kaya and engine only.

Options:
  --games N          games per pair, even (default 40)
  --concurrency N    games in parallel (default 1)
  --openings FILE    one opening per line (default: made from the seed)
  --neighbours N     only pairs at most N places apart in the list (default: all)
  --tolerance MS     how late a program's answer may be (default 1000)",
    position: false,
    examples: &["ladder", "ladder koke ume kaede engine --games 20 --time 100 --concurrency 4"],
};

/// Plays all pairs and prints the table.
pub fn run(parser: &mut lexopt::Parser) -> Result<ExitCode, ErrorText> {
    let mut players = Vec::new();
    let mut games = 40_usize;
    let mut concurrency = 1_usize;
    let mut neighbours = usize::MAX;
    let mut tolerance = 1_000_u64;
    let mut file = None;
    let options = Options::read(parser, &HELP, |argument, parser| {
        match argument {
            Argument::Word(word) => players.push(word.to_owned()),
            Argument::Option(name @ "games") => games = ranged(parser, name, 1..=MOST_GAMES)?,
            Argument::Option(name @ "concurrency") => {
                concurrency = ranged(parser, name, 1..=MOST_AT_ONCE)?
            }
            Argument::Option(name @ "neighbours") => neighbours = value(parser, name)?,
            Argument::Option(name @ "tolerance") => tolerance = value(parser, name)?,
            Argument::Option(name @ "openings") => file = Some(value::<String>(parser, name)?),
            other => return Err(other.unknown()),
        }
        Ok(())
    })?;
    if players.is_empty() {
        players = names().into_iter().map(str::to_owned).collect();
    }
    let specs = players
        .iter()
        .map(|name| Spec::parse(name, &options, &PlayerOptions::default(), tolerance))
        .collect::<Result<Vec<_>, _>>()?;
    if specs.len() < 2 {
        return Err("a ladder needs at least two players".to_owned());
    }
    specs.iter().try_for_each(|spec| spec.check(&options))?;
    let openings = match file {
        Some(path) => openings::read(&path, &options)?,
        None => openings::make(&options, games.div_ceil(2)),
    };
    let mut pairs = Vec::new();
    for first in 0..specs.len() {
        for second in (first + 1..specs.len()).take(neighbours.max(1)) {
            let request = Request {
                specs: [specs[first].clone(), specs[second].clone()],
                games: games.next_multiple_of(2),
                concurrency,
                verbose: false,
                options: options.clone(),
            };
            let tally = play_all(&request, &openings)?;
            if !options.json {
                say!("{} against {}: {tally}", players[first], players[second]);
            }
            pairs.push(Pair {
                players: [first, second],
                tally,
            });
        }
    }
    print(&options, &players, &pairs);
    Ok(ExitCode::SUCCESS)
}

fn print(options: &Options, players: &[String], pairs: &[Pair]) {
    let mut table: Vec<_> = players.iter().zip(ratings(players.len(), pairs)).collect();
    table.sort_by(|(_, one), (_, other)| other.elo.total_cmp(&one.elo));
    let rows: Vec<_> = table
        .iter()
        .map(|(player, rating)| {
            json!({
                "player": player,
                "elo": rating.elo,
                "error": rating.error,
                "games": rating.games,
                "score": rating.score,
            })
        })
        .collect();
    Printer::new(options.json).print(&json!(rows), || {
        say!(
            "{:<14} {:>6} {:>5} {:>6} {:>7}",
            "player",
            "Elo",
            "±",
            "games",
            "score"
        );
        for (player, rating) in &table {
            let percent = 100.0 * rating.score;
            say!(
                "{player:<14} {:>6.0} {:>5.0} {:>6} {percent:>5.1} %",
                rating.elo,
                rating.error,
                rating.games
            );
        }
    });
}

//! `ladder`: every player against every other, with one Elo table.

use std::process::ExitCode;

use clap::{Args, ValueHint};
use narabe_arena::{Pair, openings, ratings};
use serde_json::json;

use super::spec::{PlayerOptions, Spec, names};
use super::{Request, play_all};
use crate::options::{MOST_AT_ONCE, MOST_GAMES, Options};
use crate::print::Printer;
use narabe_command_line::arguments::{ErrorText, number, ranged};
use narabe_command_line::say;

/// Every player against every other, with one Elo table
///
/// A round robin. The weakest player is rated 0. Limits apply to kaya and engine only.
#[derive(Args)]
#[command(after_help = "Examples:
  narabe-engine ladder
  narabe-engine ladder koke ume kaede engine --games 20 --time 100 --concurrency 4")]
pub struct Ladder {
    /// The players, as for arena (default: all classics and levels)
    #[arg(value_name = "PLAYER")]
    players: Vec<String>,
    /// Games per pair, even
    #[arg(long, value_name = "N", value_parser = ranged(1..=MOST_GAMES), default_value_t = 40)]
    games: usize,
    /// Games in parallel
    #[arg(long, value_name = "N", value_parser = ranged(1..=MOST_AT_ONCE), default_value_t = 1)]
    concurrency: usize,
    /// One opening per line (default: made from the seed)
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    openings: Option<String>,
    /// Only pairs at most N places apart in the list (default: all)
    #[arg(long, value_name = "N", value_parser = number::<usize>)]
    neighbours: Option<usize>,
    /// How late a program's answer may be, in milliseconds
    #[arg(long, value_name = "MS", value_parser = number::<u64>, default_value_t = 1_000)]
    tolerance: u64,
    #[command(flatten)]
    options: Options,
}

/// Plays all pairs and prints the table.
pub fn run(command: Ladder) -> Result<ExitCode, ErrorText> {
    let Ladder {
        mut players,
        games,
        options,
        ..
    } = command;
    if players.is_empty() {
        players = names().into_iter().map(str::to_owned).collect();
    }
    let own = PlayerOptions::default();
    let specs = players
        .iter()
        .map(|name| Spec::parse(name, &options, &own, command.tolerance))
        .collect::<Result<Vec<_>, _>>()?;
    if specs.len() < 2 {
        return Err("a ladder needs at least two players".to_owned());
    }
    specs.iter().try_for_each(|spec| spec.check(&options))?;
    let openings = match command.openings {
        Some(path) => openings::read(&path, options.rule(), options.size())?,
        None => openings::make(
            options.rule(),
            options.size(),
            options.seed,
            games.div_ceil(2),
        ),
    };
    let neighbours = command.neighbours.unwrap_or(usize::MAX);
    let mut pairs = Vec::new();
    for first in 0..specs.len() {
        for second in (first + 1..specs.len()).take(neighbours.max(1)) {
            let request = Request {
                specs: [specs[first].clone(), specs[second].clone()],
                games: games.next_multiple_of(2),
                concurrency: command.concurrency,
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

//! `ladder`: every player against every other, with one Elo table.

use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::{Mutex, PoisonError};

use clap::{Args, ValueHint};
use narabe_arena::{Event, Format, MOST_AT_ONCE, MOST_GAMES, Standings, Tournament, Zero};
use serde_json::json;

use super::running::{Before, Exports, book_of, play_all};
use super::spec::{PlayerOptions, entrant, names as all_names};
use super::tournament;
use crate::options::Options;
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
    openings: Option<PathBuf>,
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
        players: mut names,
        options,
        ..
    } = command;
    if names.is_empty() {
        names = all_names().into_iter().map(str::to_owned).collect();
    }
    if names.len() < 2 {
        return Err("a ladder needs at least two players".to_owned());
    }
    let own = PlayerOptions::default();
    let players = names
        .iter()
        .map(|name| entrant(name, &options, &own, command.tolerance));
    let games = command.games.next_multiple_of(2);
    let tournament = Tournament {
        players: players.collect::<Result<_, _>>()?,
        format: Format::RoundRobin {
            games,
            neighbours: command.neighbours,
        },
        ..tournament(&options, games, command.openings, Some(command.concurrency))
    };
    let progress = Mutex::new(Progress {
        names: names.clone(),
        games,
        told: 0,
    });
    let is_told = !options.json;
    let (book, before) = (book_of(&tournament)?, Before::default());
    let standings = play_all(
        tournament,
        book,
        before,
        &Exports::default(),
        move |event| {
            if let (true, Event::Finished { standings, .. }) = (is_told, event) {
                let mut progress = progress.lock().unwrap_or_else(PoisonError::into_inner);
                progress.tell(standings);
            }
        },
    )?;
    print(&options, &names, &standings);
    Ok(ExitCode::SUCCESS)
}

/// The pairs that have played all their games.
struct Progress {
    names: Vec<String>,
    games: usize,
    told: usize,
}

impl Progress {
    /// Prints the pairs that are new among them.
    fn tell(&mut self, standings: &Standings) {
        let untold = standings.pairs.iter().skip(self.told);
        for pair in untold.take_while(|pair| pair.tally.games() as usize == self.games) {
            let [first, second] = pair.players.map(|player| &self.names[player]);
            say!("{first} against {second}: {}", pair.tally);
            self.told += 1;
        }
    }
}

fn print(options: &Options, players: &[String], standings: &Standings) {
    let ratings = standings.ratings(Zero::Lowest);
    let mut table: Vec<_> = players.iter().zip(ratings).collect();
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

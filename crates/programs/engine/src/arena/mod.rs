//! `arena`: two players against one another, many games from balanced openings, each opening from both sides; or the tournament of a
//! file.

mod from_file;
pub mod ladder;
mod running;
pub mod spec;
pub mod twin;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Args, ValueHint};
use narabe_arena::{
    Event, FinishedGame, Format, MOST_AT_ONCE, MOST_GAMES, OpeningSet, Order, Tally, Tournament,
};
use narabe_rules::Side;

use crate::options::Options;
use crate::print::Printer;
use from_file::FileOptions;
use narabe_command_line::arguments::{ErrorText, number, ranged};
use narabe_command_line::say;
use running::{Before, Exports, book_of, play_all};
use spec::{FirstOptions, SecondOptions, entrant};

/// Games between two players, or the tournament of a file
///
/// A and B are quintuple, attacker, defender, shapes, a level from koke to kaya, engine, or cmd:PROGRAM for any program that speaks
/// the Gomocup protocol. A program with a limit of nodes alone has 60 s a move, since not all know one.
///
/// --file plays a tournament that a file describes: its players, who meets whom, openings and limits. Each finished game is kept in
/// a journal beside it (NAME.journal), and --resume goes on after the last one. The programs that the file names are started.
#[derive(Args)]
#[command(
    override_usage = "narabe-engine arena [OPTIONS] A B\n       narabe-engine arena --file TOURNAMENT.ron [--resume]",
    after_help = "Examples:
  narabe-engine arena engine kaede --games 40 --time 200 --concurrency 4
  narabe-engine arena engine cmd:./pbrain-other --a-nodes 50000 --b-time 1000 --openings balanced.txt
  narabe-engine arena --file friends.ron --resume --sgf friends.sgf --csv friends.csv"
)]
pub struct Arena {
    /// The two players
    #[arg(value_names = ["A", "B"], num_args = 0..=2)]
    players: Vec<String>,
    /// Number of games, even
    #[arg(long, value_name = "N", value_parser = ranged(1..=MOST_GAMES), default_value_t = 100)]
    games: usize,
    /// Games in parallel (default: 1, or as the file says)
    #[arg(long, value_name = "N", value_parser = ranged(1..=MOST_AT_ONCE))]
    concurrency: Option<usize>,
    /// One opening per line, "h8 i9 g7" (default: made from the seed)
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    openings: Option<PathBuf>,
    /// How late an answer may be, in milliseconds
    #[arg(long, value_name = "MS", value_parser = number::<u64>, default_value_t = 1_000)]
    tolerance: u64,
    /// Print a line for each game
    #[arg(long)]
    verbose: bool,
    /// Write all games to this file, with times and evaluations
    #[cfg(feature = "full")]
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    sgf: Option<PathBuf>,
    /// Write the table to this file
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    csv: Option<PathBuf>,
    #[command(flatten)]
    file: FileOptions,
    #[command(flatten)]
    first: FirstOptions,
    #[command(flatten)]
    second: SecondOptions,
    #[command(flatten)]
    options: Options,
}

/// Plays the games and prints who is better.
pub fn run(command: Arena) -> Result<ExitCode, ErrorText> {
    let exports = Exports {
        #[cfg(feature = "full")]
        sgf: command.sgf,
        csv: command.csv,
    };
    let options = command.options;
    if let Some(path) = &command.file.file {
        let printer = Printer::new(options.json);
        return from_file::run(path, &command.file, command.concurrency, &exports, printer);
    }
    if command.file.resume {
        return Err(
            "--resume goes on with the tournament of a file: give it with --file".to_owned(),
        );
    }
    let names = <[String; 2]>::try_from(command.players)
        .map_err(|names| format!("arena needs two players, not {}", names.len()))?;
    let own = [command.first.into(), command.second.into()];
    let players = names
        .iter()
        .zip(own)
        .map(|(name, own)| entrant(name, &options, &own, command.tolerance));
    let tournament = Tournament {
        players: players.collect::<Result<_, _>>()?,
        ..tournament(
            &options,
            command.games,
            command.openings,
            command.concurrency,
        )
    };
    let verbose = command.verbose;
    let (book, before) = (book_of(&tournament)?, Before::default());
    let standings = play_all(tournament, book, before, &exports, move |event| {
        if let (
            true,
            Event::Finished {
                game, standings, ..
            },
        ) = (verbose, event)
        {
            print_game(game, &standings.pairs[0].tally);
        }
    })?;
    let pair = &standings.pairs[0];
    let last_fault = pair.last_fault.as_deref().unwrap_or_default();
    report(&options, [&names[0], &names[1]], &pair.tally, last_fault);
    Ok(ExitCode::SUCCESS)
}

/// What `arena` and `ladder` make of their command lines, still without players.
fn tournament(
    options: &Options,
    games: usize,
    openings: Option<PathBuf>,
    concurrency: Option<usize>,
) -> Tournament {
    Tournament {
        rule: options.rule(),
        size: options.size(),
        order: Order::Pairs,
        openings: openings.map_or_else(OpeningSet::default, OpeningSet::File),
        at_once: concurrency.unwrap_or(1),
        seed: options.seed,
        ..Tournament::new(
            Vec::new(),
            Format::RoundRobin {
                games: games.next_multiple_of(2),
                neighbours: None,
            },
        )
    }
}

fn print_game(game: &FinishedGame, tally: &Tally) {
    let first_is_black = game.sides[0] == 0;
    let result = match (game.winner, first_is_black) {
        (None, _) => "draw",
        (Some(Side::Black), true) | (Some(Side::White), false) => "win",
        _ => "loss",
    };
    let moves = narabe_notation::write_move_list(&game.moves);
    let fault = game.end.forfeit().unwrap_or_default();
    say!("game {} {result} {tally} {moves} {fault}", game.number);
}

fn report(options: &Options, names: [&str; 2], tally: &Tally, last_fault: &str) {
    let elo = tally.elo();
    let forfeits = tally.forfeits();
    Printer::new(options.json).print(
        &tally.as_json(
            names,
            serde_json::json!({
                "faults": forfeits,
                "time_losses": tally.time_losses,
                "last_fault": last_fault,
                "elo": elo.map(|elo| elo.0),
                "error": elo.map(|elo| elo.1),
            }),
        ),
        || {
            say!("{} against {}: {tally}", names[0], names[1]);
            for (who, name) in names.iter().enumerate() {
                if forfeits[who] > 0 {
                    say!(
                        "{name} forfeited {} games, {} of them on time, most recently: {last_fault}",
                        forfeits[who],
                        tally.time_losses[who],
                    );
                }
            }
        },
    );
}

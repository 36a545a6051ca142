//! `arena`: two players against one another, many games from balanced openings, each opening from both sides.

pub mod ladder;
pub mod spec;
pub mod twin;

use std::process::ExitCode;
use std::sync::Mutex;

use clap::{Args, ValueHint};
use narabe_arena::{Game, Player, Tally, openings, play_out};
use narabe_rules::{Point, Position, Side};

use crate::options::{MOST_AT_ONCE, MOST_GAMES, Options};
use crate::print::Printer;
use narabe_command_line::arguments::{ErrorText, fault, number, ranged};
use narabe_command_line::parallel::play_games;
use narabe_command_line::say;
use spec::{FirstOptions, SecondOptions, Spec};

/// Games between two players
///
/// A and B are quintuple, attacker, defender, shapes, a level from koke to kaya, engine, or cmd:PROGRAM for any program that speaks
/// the Gomocup protocol. A program with a limit of nodes alone has 60 s a move, since not all know one.
#[derive(Args)]
#[command(
    override_usage = "narabe-engine arena [OPTIONS] A B",
    after_help = "Examples:
  narabe-engine arena engine kaede --games 40 --time 200 --concurrency 4
  narabe-engine arena engine cmd:./pbrain-other --a-nodes 50000 --b-time 1000 --openings balanced.txt"
)]
pub struct Arena {
    /// The two players
    #[arg(value_names = ["A", "B"], num_args = 0..=2)]
    players: Vec<String>,
    /// Number of games, even
    #[arg(long, value_name = "N", value_parser = ranged(1..=MOST_GAMES), default_value_t = 100)]
    games: usize,
    /// Games in parallel
    #[arg(long, value_name = "N", value_parser = ranged(1..=MOST_AT_ONCE), default_value_t = 1)]
    concurrency: usize,
    /// One opening per line, "h8 i9 g7" (default: made from the seed)
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    openings: Option<String>,
    /// How late an answer may be, in milliseconds
    #[arg(long, value_name = "MS", value_parser = number::<u64>, default_value_t = 1_000)]
    tolerance: u64,
    /// Print a line for each game
    #[arg(long)]
    verbose: bool,
    #[command(flatten)]
    first: FirstOptions,
    #[command(flatten)]
    second: SecondOptions,
    #[command(flatten)]
    options: Options,
}

/// The match that the command line asks for.
struct Request {
    specs: [Spec; 2],
    options: Options,
    games: usize,
    concurrency: usize,
    verbose: bool,
}

/// Plays the games and prints who is better.
pub fn run(command: Arena) -> Result<ExitCode, ErrorText> {
    let options = command.options;
    let [first, second] = <[String; 2]>::try_from(command.players)
        .map_err(|names| format!("arena needs two players, not {}", names.len()))?;
    let specs = [
        Spec::parse(&first, &options, &command.first.into(), command.tolerance)?,
        Spec::parse(&second, &options, &command.second.into(), command.tolerance)?,
    ];
    specs.iter().try_for_each(|spec| spec.check(&options))?;
    let openings = match command.openings {
        Some(path) => openings::read(&path, options.rule(), options.size())?,
        None => {
            let count = command.games.div_ceil(2);
            openings::make(options.rule(), options.size(), options.seed, count)
        }
    };
    let request = Request {
        specs,
        games: command.games.next_multiple_of(2),
        concurrency: command.concurrency,
        verbose: command.verbose,
        options,
    };
    let tally = play_all(&request, &openings)?;
    report(&request, [&first, &second], &tally);
    Ok(ExitCode::SUCCESS)
}

/// Plays all games. The result is from the first player's side.
fn play_all(request: &Request, openings: &[Vec<Point>]) -> Result<Tally, ErrorText> {
    if openings.is_empty() {
        return Err("there are no openings to play".to_owned());
    }
    let tally = Mutex::new(Tally::default());
    let set_up = || Ok([request.specs[0].player()?, request.specs[1].player()?]);
    play_games(
        request.games,
        request.concurrency,
        set_up,
        |players, number| {
            let opening = &openings[number / 2 % openings.len()];
            let first_is_black = number.is_multiple_of(2);
            let game = play_one(request, players, opening, first_is_black, number)?;
            let mut tally = tally.lock().map_err(fault)?;
            tally.add(&game, first_is_black);
            if request.verbose {
                print_game(number, &game, first_is_black, &tally);
            }
            Ok(())
        },
    )?;
    tally.into_inner().map_err(fault)
}

/// Plays one game.
fn play_one(
    request: &Request,
    players: &mut [Box<dyn Player>; 2],
    opening: &[Point],
    first_is_black: bool,
    number: usize,
) -> Result<Game, ErrorText> {
    let mut position = Position::new(request.options.rule(), request.options.size());
    for &point in opening {
        position
            .play(point)
            .map_err(|error| format!("opening: {error}"))?;
    }
    let seed = request.options.seed.wrapping_add(number as u64);
    Ok(play_out(position, players, first_is_black, seed))
}

fn print_game(number: usize, game: &Game, first_is_black: bool, tally: &Tally) {
    let result = match (game.winner, first_is_black) {
        (None, _) => "draw",
        (Some(Side::Black), true) | (Some(Side::White), false) => "win",
        _ => "loss",
    };
    let moves = narabe_notation::write_move_list(&game.moves);
    let fault = game.fault.as_deref().unwrap_or("");
    say!("game {number} {result} {tally} {moves} {fault}");
}

fn report(request: &Request, names: [&str; 2], tally: &Tally) {
    let printer = Printer::new(request.options.json);
    let elo = tally.elo();
    printer.print(
        &tally.as_json(
            names,
            serde_json::json!({
                "faults": tally.faults,
                "last_fault": tally.last_fault,
                "elo": elo.map(|elo| elo.0),
                "error": elo.map(|elo| elo.1),
            }),
        ),
        || {
            say!("{} against {}: {tally}", names[0], names[1]);
            for (who, name) in names.iter().enumerate() {
                if tally.faults[who] > 0 {
                    say!(
                        "{name} forfeited {} games, most recently: {}",
                        tally.faults[who],
                        tally.last_fault
                    );
                }
            }
        },
    );
}

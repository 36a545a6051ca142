//! `twin-arena`: two levels against one another on twin boards, each opening from both sides.

use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use clap::Args;
use narabe_arena::{MOST_AT_ONCE, MOST_GAMES, Tally};
use narabe_engine_core::twin::{TwinLevel, TwinPlayer};
use narabe_engine_core::{Clock as _, SystemClock};
use narabe_notation::write_twin_text;
use narabe_rules::twin::{Half, TWIN_SIZE, TwinOutcome, TwinPoint, TwinRecord};
use narabe_rules::{Point, Side};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

use crate::options::Options;
use crate::print::Printer;
use narabe_command_line::arguments::{ErrorText, OneOf, fault, ranged};
use narabe_command_line::parallel::play_games;
use narabe_command_line::say;

/// Games on twin boards between two levels
///
/// Both boards are 19x19, or --size. Of the shared options, rule, time, depth, threads and hash have no effect here; nodes reduces
/// what a level searches.
#[derive(Args)]
#[command(
    override_usage = "narabe-engine twin-arena [OPTIONS] A B",
    after_help = "Examples:
  narabe-engine twin-arena renri meoto --games 20 --concurrency 4"
)]
pub struct TwinArena {
    /// The two levels
    #[arg(value_names = ["A", "B"], num_args = 0..=2, value_parser = level())]
    levels: Vec<TwinLevel>,
    /// Number of games, even
    #[arg(long, value_name = "N", value_parser = ranged(1..=MOST_GAMES), default_value_t = 60)]
    games: usize,
    /// Games in parallel
    #[arg(long, value_name = "N", value_parser = ranged(1..=MOST_AT_ONCE), default_value_t = 1)]
    concurrency: usize,
    /// Print a line for each game
    #[arg(long)]
    verbose: bool,
    #[command(flatten)]
    options: Options,
}

/// The number of stones in an opening: Black's first turn, White's, and Black's second.
const OPENING: usize = 5;
/// The largest distance of a stone from the centre.
const REACH: i8 = 3;

/// The match that the command line asks for.
struct Request {
    levels: [TwinLevel; 2],
    options: Options,
    games: usize,
    verbose: bool,
}

/// All games so far.
#[derive(Default)]
struct Sum {
    tally: Tally,
    turns: usize,
    /// The longest turn of each level.
    longest: [Duration; 2],
}

/// Plays the games and prints who is better.
pub fn run(command: TwinArena) -> Result<ExitCode, ErrorText> {
    let levels = <[TwinLevel; 2]>::try_from(command.levels)
        .map_err(|levels| format!("twin-arena needs two levels, not {}", levels.len()))?;
    let request = Request {
        levels,
        options: command.options,
        games: command.games.next_multiple_of(2),
        verbose: command.verbose,
    };
    let sum = play_all(&request, command.concurrency)?;
    report(&request, &sum);
    Ok(ExitCode::SUCCESS)
}

/// Reads the name of a level.
fn level() -> OneOf<TwinLevel> {
    OneOf::new(TwinLevel::ALL.map(TwinLevel::id), |name| {
        let known = TwinLevel::ALL.map(TwinLevel::id).join(", ");
        TwinLevel::from_id(name).ok_or_else(|| format!("choose one of {known}"))
    })
}

fn play_all(request: &Request, concurrency: usize) -> Result<Sum, ErrorText> {
    let sum = Mutex::new(Sum::default());
    let set_up = || Ok(request.levels.map(TwinPlayer::new));
    play_games(request.games, concurrency, set_up, |players, number| {
        let (record, longest) = play_one(request, players, number)?;
        let mut sum = sum.lock().map_err(fault)?;
        add(request, &mut sum, number, &record, longest);
        Ok(())
    })?;
    sum.into_inner().map_err(fault)
}

/// Plays one game; the first level is Black in games with an even number.
fn play_one(
    request: &Request,
    players: &mut [TwinPlayer; 2],
    number: usize,
) -> Result<(TwinRecord, [Duration; 2]), ErrorText> {
    let seed = request.options.seed.wrapping_add(number as u64 / 2);
    let mut record = opening(request, seed);
    let mut chance = StdRng::seed_from_u64(seed ^ number as u64);
    let (stop, clock) = (AtomicBool::new(false), SystemClock::start());
    let mut longest = [Duration::ZERO; 2];
    while record.outcome().is_none() {
        let position = record.position();
        let who = usize::from((position.side_to_move() == Side::Black) != number.is_multiple_of(2));
        let begun = clock.now();
        let nodes = request.options.nodes;
        let turn = players[who].choose(position, nodes, &stop, &mut chance, |_| ());
        longest[who] = longest[who].max(clock.now() - begun);
        let turn = turn.ok_or_else(|| "a level found no turn".to_owned())?;
        record.play_turn(turn).map_err(fault)?;
    }
    Ok((record, longest))
}

/// A few random stones near the centres of the boards, as turns.
fn opening(request: &Request, seed: u64) -> TwinRecord {
    let mut rng = StdRng::seed_from_u64(seed);
    let size = request.options.size.unwrap_or(TWIN_SIZE);
    let mut record = TwinRecord::new(size);
    let centre = size.centre();
    while record.position().stones() < OPENING {
        let mut offset = || rng.random_range(-REACH..=REACH);
        let (dx, dy) = (offset(), offset());
        let x = centre.x.wrapping_add_signed(dx);
        let y = centre.y.wrapping_add_signed(dy);
        let half = Half::ALL[rng.random_range(0..2)];
        // A point that is taken or off a small board is drawn again.
        let _ = record.play(TwinPoint::new(half, Point::new(x, y)));
    }
    record
}

fn add(
    request: &Request,
    sum: &mut Sum,
    number: usize,
    record: &TwinRecord,
    longest: [Duration; 2],
) {
    let winner = record.outcome().and_then(TwinOutcome::winner);
    let first_won = winner.map(|side| (side == Side::Black) == number.is_multiple_of(2));
    sum.tally.add(first_won, None);
    sum.turns += record.position().turns().len();
    for (most, one) in sum.longest.iter_mut().zip(longest) {
        *most = one.max(*most);
    }
    if request.verbose {
        let winner = winner.map_or("nobody".to_owned(), |side| side.to_string());
        let text = write_twin_text(record);
        say!("game {number} {winner} {} {text}", sum.tally);
    }
}

fn report(request: &Request, sum: &Sum) {
    let names = request.levels.map(TwinLevel::id);
    let tally = &sum.tally;
    let mean = sum.turns as f64 / f64::from(tally.games().max(1));
    let longest = sum.longest.map(|longest| longest.as_millis());
    Printer::new(request.options.json).print(
        &tally.as_json(
            names,
            serde_json::json!({
                "turns": mean,
                "longest_ms": [longest[0] as u64, longest[1] as u64],
            }),
        ),
        || {
            say!("{} against {}: {tally}", names[0], names[1]);
            say!(
                "{mean:.1} turns per game, longest turn {} and {} ms",
                longest[0],
                longest[1]
            );
        },
    );
}

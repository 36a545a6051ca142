//! `review`: what each move of a game was worth, and where the game was lost.

mod as_json;
pub mod in_words;
pub mod peer;
pub mod truth;

use std::io::BufRead;
use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::AtomicBool;
use std::thread::available_parallelism;

use clap::Args;
use narabe_engine_core::{Engine, Settings, Setup};
use narabe_rules::Position;
use narabe_study::review::{Budget, Findings, Review, positions, to_look_deeper};

use crate::options::Options;
use narabe_command_line::arguments::{ErrorText, fault};
use narabe_command_line::parallel::play_games;
use narabe_command_line::say;
use narabe_engine_core::protocol::{Line, next_line};

/// What each move of a game was worth, and where the game was lost
///
/// "proven" means that a solver has found a win by fours, or by fours and threes, and that the rules have replayed it against every
/// defence; "judged" is the estimate of a search of --nodes (default 150000). In the positions in which the game turned a forced win
/// is looked for with ten times as many. Positions are looked at on --threads threads (default: all cores); the answer is the same
/// with any number.
///
/// The JSON has for each move: ply, point (or --), side, label (best, good, inexact, mistake, losing-move, missed-win, only-move,
/// forced; null where nothing is known), certainty, better, line (the moves that punish a losing move, or else those that follow the
/// better move), better_line, win_rate (of the side that moved, before and after), reason and reason_id, threats (points for fours and
/// open threes of the side that moved and of the other, before and after), better_wins (proven or judged), prescribed (whether it
/// belongs to an opening of renju, and is not judged). Of the game: lost (null where nobody lost by a move that is known; by: move,
/// turn, start or cost), lesson (where, why, next, line), sentences, accuracy.
#[derive(Args)]
#[command(after_help = "Examples:
  narabe-engine review --moves \"h8 i9 g7 f6 i7 g9 j6 h10 k5\"
  narabe-engine review --rule renju --json --moves - < games.txt")]
pub struct ReviewGame {
    /// The game, Black first; `-` reads many from standard input, one a line, and answers each with one line of JSON
    #[arg(long, allow_hyphen_values = true)]
    moves: Option<String>,
    #[command(flatten)]
    options: Options,
}

/// The longest line that is read, in bytes: the moves of a full board of the largest size are 2600.
const LONGEST_LINE: usize = 8_000;
/// The transposition table of each thread, in MiB. It is emptied before each position, so a small one is faster.
const HASH: usize = 16;

/// Reviews and prints. The exit code is 2 if one of many games cannot be read.
pub fn run(command: &ReviewGame) -> Result<ExitCode, ErrorText> {
    let options = &command.options;
    match command.moves.as_deref() {
        None => {
            Err("--moves is missing: give the moves of a game, or - to read many games".to_owned())
        }
        Some("-") => review_lines(options),
        Some(moves) => {
            let game = options.game(moves)?;
            let review = review(&game, options)?;
            if options.json {
                say!("{}", as_json::review(&review));
            } else {
                in_words::print(&review);
            }
            Ok(ExitCode::SUCCESS)
        }
    }
}

/// Reviews the games on standard input. A line that is no game is answered with its error.
fn review_lines(options: &Options) -> Result<ExitCode, ErrorText> {
    let mut code = ExitCode::SUCCESS;
    let mut input = std::io::stdin().lock();
    while let Some(line) = next_line(&mut input, LONGEST_LINE).map_err(fault)? {
        if !line.is_whole {
            input.skip_until(b'\n').map_err(fault)?;
        }
        match review_line(&line, options) {
            Ok(review) => say!("{}", as_json::review(&review)),
            Err(error) => {
                say!("{}", serde_json::json!({ "error": error }));
                code = ExitCode::from(2);
            }
        }
    }
    Ok(code)
}

fn review_line(line: &Line, options: &Options) -> Result<Review, ErrorText> {
    if !line.is_whole {
        return Err(format!(
            "the line is longer than {LONGEST_LINE} bytes: write one game on each"
        ));
    }
    review(&options.game(&line.text)?, options)
}

fn processors() -> usize {
    available_parallelism().map_or(1, usize::from)
}

/// Looks at the positions on all threads, the last first, and reviews the game.
fn review(game: &Position, options: &Options) -> Result<Review, ErrorText> {
    let threads = options.threads.unwrap_or_else(processors);
    let findings = findings(game, options, threads, 0)?;
    Ok(Review::of(game, &findings))
}

/// The findings in each position of a game except the final one, from the start. The first `prescribed` moves are not judged.
fn findings(
    game: &Position,
    options: &Options,
    threads: usize,
    prescribed: usize,
) -> Result<Vec<Option<Findings>>, ErrorText> {
    let budget = budget(options);
    let setups: Vec<Setup> = positions(game).iter().map(Setup::from).collect();
    let findings = Mutex::new(vec![None; setups.len()]);
    let stop = AtomicBool::new(false);
    play_games(
        setups.len(),
        threads.min(setups.len().max(1)),
        || Ok(engine(options)),
        |engine, number| {
            let index = setups.len() - 1 - number;
            let found = Findings::examine(&setups[index], engine, &budget, &stop);
            findings.lock().map_err(fault)?[index] = found;
            Ok(())
        },
    )?;
    let mut findings = findings.into_inner().map_err(fault)?;
    let mut engine = engine(options);
    while let Some(ply) = to_look_deeper(game, &findings, &budget, prescribed) {
        let (setup, deeper) = (&setups[ply], budget.deeper());
        let found = Findings::examine(setup, &mut engine, &deeper, &stop);
        findings[ply] = Findings::after_deeper(findings[ply].take(), found);
    }
    Ok(findings)
}

fn budget(options: &Options) -> Budget {
    options
        .nodes
        .map_or_else(Budget::default, Budget::of_search)
}

fn engine(options: &Options) -> Engine {
    Engine::new(Settings {
        hash: options.hash.unwrap_or(HASH),
        threads: 1,
    })
}

//! Makes the engine's weights and search parameters: plays games of the engine against itself, fits weights to them, and tunes
//! parameters by which of them win. Makes large collections of games and packs of puzzles as well.
//!
//! All commands start from a seed and give the same result each time on one thread; with more, games are written or learnt from
//! in the order in which their threads finish them.

mod collection;
mod fit;
mod options;
mod play;
mod puzzles;
mod spsa;
mod stray;

use std::process::ExitCode;

use lexopt::Arg;

use narabe_command_line::arguments::{ErrorText, fault};
use narabe_command_line::print::exit_code;
use narabe_command_line::say;
use options::Options;

const HELP: &str = "\
narabe-tune play --out FILE [OPTIONS]        the engine plays against itself
narabe-tune fit FILE... --out FILE [OPTIONS] fits weights to such games
narabe-tune stray FILE... --out FILE [OPTIONS]
                                             searches what weak moves in such
                                             games lead to
narabe-tune spsa --tune NAME=STEP,... [OPTIONS]
                                             tunes search parameters by games
narabe-tune collection --out FILE [OPTIONS]  games of the classics as one RIF
                                             file, to measure a library with
narabe-tune puzzles [FILE...] --out FILE [OPTIONS]
                                             puzzles from games of the levels,
                                             added to those of other packs
narabe-tune puzzle-levels FILE [OPTIONS]     which share of such puzzles each
                                             level solves, by difficulty
narabe-tune puzzle-claims FILE [OPTIONS]     what the engine's search says of
                                             such puzzles: 1,000,000 positions
                                             or --nodes for a move that is to
                                             hold, half of them for other first
                                             moves that win

All:
  --rule NAME      freestyle (default), standard, renju, caro or longcaro
  --size N         board size (default 15); fit and stray: of games that do not
                   name it
  --weights FILE   play: use these weights; fit: start from them
  --seed N         random seed (default 1)
  --out FILE       the file to write
  -h, --help       print this help

Games:
  --games N        number of games (default 1000)
  --nodes N        positions searched per move (default 3000)
  --wander N       one in N early moves is random (default 8)
  --threads N      games in parallel, 1-256 (default 1)

Tuning:
  --tune NAME=STEP,...
                   the parameters, and by how much they are changed; a good
                   step changes the strength by a few Elo. --games, --nodes
                   and --threads as above

Fitting:
  --epochs N       passes over the positions (default 8)
  --opinion X      weight of the search's evaluation, 0-1 (default 0.6)
  --order FILE     take move ordering over from these weights
  --keep X         how far to go back to the --weights after the fit, 0-1
                   (default 0)
  --draws-only     fit the chance of a draw alone, to the --weights

Puzzles:
  --puzzles N      puzzles: stop at so many (default 2500); puzzle-levels: try
                   so many of the file, spread over it
  --most N         the most with the same rule, theme and length (default 40)
                   --games, --seed and --threads as above; of four games two
                   are renju, unless there is a --rule
  --twin           puzzles on twin boards, from games of their levels
  --theme NAME     puzzles: look for those of this theme alone
  --log FILE       puzzle-claims: add each answer to this file at once; what is
                   in it is not searched again

Exit codes: 0 done, 2 bad input or a file that cannot be written.

Examples:
  narabe-tune play --games 20000 --threads 4 --out games.txt
  narabe-tune fit games.txt --out freestyle.weights
  narabe-tune spsa --tune lmr_base=150,lmr_divisor=20 --nodes 20000 --threads 4
  narabe-tune puzzles --games 6000 --seed 7 --out new.puzzles
  narabe-tune puzzles new.puzzles --twin --games 2000 --out all.puzzles
  narabe-tune puzzle-levels new.puzzles --puzzles 300
  narabe-tune puzzle-claims new.puzzles --log claims.txt --out true.puzzles";

fn main() -> ExitCode {
    exit_code(env!("CARGO_BIN_NAME"), run().map(|()| ExitCode::SUCCESS))
}

fn run() -> Result<(), ErrorText> {
    let mut parser = lexopt::Parser::from_env();
    let run = match parser.next().map_err(fault)? {
        None | Some(Arg::Long("help") | Arg::Short('h')) => {
            say!("{HELP}");
            return Ok(());
        }
        Some(Arg::Value(command)) if command == "play" => play::run,
        Some(Arg::Value(command)) if command == "fit" => fit::run,
        Some(Arg::Value(command)) if command == "stray" => stray::run,
        Some(Arg::Value(command)) if command == "spsa" => spsa::run,
        Some(Arg::Value(command)) if command == "collection" => collection::run,
        Some(Arg::Value(command)) if command == "puzzles" => puzzles::run,
        Some(Arg::Value(command)) if command == "puzzle-levels" => puzzles::run_levels,
        Some(Arg::Value(command)) if command == "puzzle-claims" => puzzles::run_claims,
        Some(Arg::Value(command)) => {
            return Err(format!("{command:?} is not a command: see --help"));
        }
        Some(other) => return Err(format!("{}: see --help", other.unexpected())),
    };
    match Options::read(&mut parser)? {
        Some(options) => run(&options)?,
        None => say!("{HELP}"),
    }
    Ok(())
}

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

use clap::{CommandFactory as _, Parser, ValueEnum};

use narabe_command_line::arguments::ErrorText;
use narabe_command_line::print::exit_code;
use narabe_command_line::program::read;
use narabe_command_line::say;
use narabe_command_line::version::version;
use options::Options;

const NAME: &str = env!("CARGO_PKG_NAME");

/// Makes the engine's weights and search parameters, packs of puzzles and collections of games
///
/// Exit codes: 0 done, 2 bad input or a file that cannot be written.
#[derive(Parser)]
#[command(
    name = NAME,
    version = version(&[]),
    args_override_self = true,
    after_help = "Examples:
  narabe-tune play --games 20000 --threads 4 --out games.txt
  narabe-tune fit games.txt --out freestyle.weights
  narabe-tune spsa --tune lmr_base=150,lmr_divisor=20 --nodes 20000 --threads 4
  narabe-tune puzzles --games 6000 --seed 7 --out new.puzzles
  narabe-tune puzzles new.puzzles --twin --games 2000 --out all.puzzles
  narabe-tune puzzle-levels new.puzzles --puzzles 300
  narabe-tune puzzle-claims new.puzzles --log claims.txt --out true.puzzles"
)]
struct Program {
    command: Option<Command>,
    #[command(flatten)]
    options: Options,
}

#[derive(Clone, Copy, ValueEnum)]
enum Command {
    /// The engine plays against itself, into --out
    Play,
    /// Fits weights to such games, into --out
    Fit,
    /// Searches what weak moves in such games lead to, into --out
    Stray,
    /// Tunes the search parameters of --tune by games
    Spsa,
    /// Games of the classics as one RIF file, into --out, to measure a library with
    Collection,
    /// Puzzles from games of the levels, added to those of other packs, into --out
    Puzzles,
    /// Which share of such puzzles each level solves, by difficulty
    PuzzleLevels,
    /// What the engine's search says of such puzzles: 1,000,000 positions or --nodes for a move that is to hold, half of them for
    /// other first moves that win
    PuzzleClaims,
}

fn main() -> ExitCode {
    exit_code(NAME, run().map(|()| ExitCode::SUCCESS))
}

fn run() -> Result<(), ErrorText> {
    let program: Program = read(NAME)?;
    let Some(command) = program.command else {
        say!("{}", Program::command().render_long_help());
        return Ok(());
    };
    let run = match command {
        Command::Play => play::run,
        Command::Fit => fit::run,
        Command::Stray => stray::run,
        Command::Spsa => spsa::run,
        Command::Collection => collection::run,
        Command::Puzzles => puzzles::run,
        Command::PuzzleLevels => puzzles::run_levels,
        Command::PuzzleClaims => puzzles::run_claims,
    };
    let mut options = program.options;
    options.read_weights()?;
    run(&options)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_command_line_has_no_contradictions() {
        Program::command().debug_assert();
    }
}

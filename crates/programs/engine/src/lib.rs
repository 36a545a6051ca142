//! The engine on a terminal: the Gomocup protocol, and sub-commands for analysis, matches and measurements. A library, so that man
//! pages and completions are made from its command line.
//!
//! Reviews, proofs, balanced moves, files, pictures and puzzles are the feature `full`, which is on by default.

mod analyze;
mod arena;
mod bench;
#[cfg(feature = "full")]
mod fair;
#[cfg(feature = "full")]
mod files;
mod forbidden;
mod options;
mod perft;
#[cfg(feature = "full")]
mod picture;
mod print;
#[cfg(feature = "full")]
mod proof;
#[cfg(feature = "full")]
mod puzzles;
#[cfg(feature = "full")]
mod review;
mod solve;
mod suggest;

use std::process::ExitCode;

use clap::{CommandFactory as _, Parser, Subcommand};
use narabe_command_line::arguments::ErrorText;
use narabe_command_line::print::exit_code;
use narabe_command_line::program::read;
use narabe_command_line::version::version;

const NAME: &str = env!("CARGO_PKG_NAME");
/// The features that `--version` names.
const FEATURES: &[&str] = if cfg!(feature = "full") {
    &["full"]
} else {
    &[]
};

/// The engine of Narabe on a terminal
///
/// Without a command it speaks the Gomocup protocol, as managers of tournaments start it. Exit codes: 0 done, 1 negative answer,
/// 2 bad input or output that cannot be written.
#[derive(Parser)]
#[command(
    name = NAME,
    version = version(FEATURES),
    args_override_self = true,
    disable_help_subcommand = true,
    after_help = "Each command has its own --help.

Examples:
  narabe-engine analyze --moves \"h8 i9 g7\" --time 5000
  narabe-engine solve --kind vct --board position.txt
  narabe-engine arena engine kaede --games 40 --concurrency 4"
)]
struct Program {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    Analyze(analyze::Analyze),
    Solve(solve::Solve),
    #[cfg(feature = "full")]
    Proof(proof::Proof),
    #[cfg(feature = "full")]
    Review(review::ReviewGame),
    #[cfg(feature = "full")]
    Fair(fair::Fair),
    Suggest(suggest::Suggest),
    Scores(suggest::Scores),
    Forbidden(forbidden::Forbidden),
    #[cfg(feature = "full")]
    Puzzles(puzzles::Puzzles),
    #[cfg(feature = "full")]
    Show(files::show::Show),
    #[cfg(feature = "full")]
    Convert(files::convert::Convert),
    #[cfg(feature = "full")]
    Picture(Box<picture::Picture>),
    Arena(Box<arena::Arena>),
    TwinArena(arena::twin::TwinArena),
    Ladder(arena::ladder::Ladder),
    Bench(bench::Bench),
    #[cfg(feature = "full")]
    ReviewTruth(review::truth::ReviewTruth),
    #[cfg(feature = "full")]
    ReviewPeer(review::peer::ReviewPeer),
    Perft(perft::Perft),
}

/// Runs the program.
pub fn main() -> ExitCode {
    exit_code(NAME, run())
}

/// The command line of the program.
pub fn command() -> clap::Command {
    Program::command()
}

fn run() -> Result<ExitCode, ErrorText> {
    // A manager's call has no command line to read.
    if std::env::args_os().len() <= 1 {
        return Ok(narabe_pbrain::run(NAME));
    }
    match read::<Program>(NAME)?.command {
        None => Ok(narabe_pbrain::run(NAME)),
        Some(command) => command.run(),
    }
}

impl Command {
    fn run(self) -> Result<ExitCode, ErrorText> {
        match self {
            Self::Analyze(command) => analyze::run(&command),
            Self::Solve(command) => solve::run(&command),
            #[cfg(feature = "full")]
            Self::Proof(command) => proof::run(&command),
            #[cfg(feature = "full")]
            Self::Review(command) => review::run(&command),
            #[cfg(feature = "full")]
            Self::Fair(command) => fair::run(&command),
            Self::Suggest(command) => suggest::suggest(&command),
            Self::Scores(command) => suggest::scores(&command),
            Self::Forbidden(command) => forbidden::run(&command),
            #[cfg(feature = "full")]
            Self::Puzzles(command) => puzzles::run(&command),
            #[cfg(feature = "full")]
            Self::Show(command) => files::show::run(&command),
            #[cfg(feature = "full")]
            Self::Convert(command) => files::convert::run(&command),
            #[cfg(feature = "full")]
            Self::Picture(command) => picture::run(&command),
            Self::Arena(command) => arena::run(*command),
            Self::TwinArena(command) => arena::twin::run(command),
            Self::Ladder(command) => arena::ladder::run(command),
            Self::Bench(command) => bench::run(&command),
            #[cfg(feature = "full")]
            Self::ReviewTruth(command) => review::truth::run(&command),
            #[cfg(feature = "full")]
            Self::ReviewPeer(command) => review::peer::run(&command),
            Self::Perft(command) => perft::run(&command),
        }
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_command_line_has_no_contradictions() {
        super::command().debug_assert();
    }
}

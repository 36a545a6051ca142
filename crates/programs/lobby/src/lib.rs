//! The lobby as a program of its own, and a load test for it. A library, so that man pages and completions are made from its
//! command line.

mod load;
mod log;
mod memory;
mod serve;

use std::process::ExitCode;

use clap::{CommandFactory as _, Parser, Subcommand};
use narabe_command_line::arguments::ErrorText;
use narabe_command_line::print::exit_code;
use narabe_command_line::program::read;
use narabe_command_line::version::version;

const NAME: &str = env!("CARGO_PKG_NAME");

/// Lets players find each other by a room's code
///
/// Serves until SIGTERM or SIGINT. Exit codes: 0 stopped, 2 could not start.
#[derive(Parser)]
#[command(
    name = NAME,
    version = version(&[]),
    args_override_self = true,
    args_conflicts_with_subcommands = true,
    disable_help_subcommand = true,
    after_help = "Examples:
  narabe-lobby --listen 127.0.0.1:3536 --trust-forwarded-for
  curl http://127.0.0.1:3536/health"
)]
struct Program {
    #[command(flatten)]
    serve: serve::Serve,
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    Load(load::Load),
}

/// Runs the program.
pub fn main() -> ExitCode {
    exit_code(NAME, run().map(|()| ExitCode::SUCCESS))
}

/// The command line of the program.
pub fn command() -> clap::Command {
    Program::command()
}

fn run() -> Result<(), ErrorText> {
    let program: Program = read(NAME)?;
    match program.command {
        Some(Command::Load(load)) => load::run(load),
        None => serve::run(&program.serve),
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_command_line_has_no_contradictions() {
        super::command().debug_assert();
    }
}

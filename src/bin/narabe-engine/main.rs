//! The engine on a terminal: the Gomocup protocol, and sub-commands for those who want to look inside.

mod analyze;
mod arena;
mod bench;
mod forbidden;
mod gomocup;
mod lines;
mod options;
mod perft;
mod print;
mod solve;
mod suggest;

use std::process::ExitCode;

use lexopt::Arg;
use options::{Fault, fault};
use print::{complain, say};

/// The status for a command line or an input that makes no sense, and for answers that cannot be written.
const BAD_INPUT: u8 = 2;

const HELP: &str = "\
narabe-engine                  speaks the Gomocup protocol on standard input and output
narabe-engine bench            fixed positions to a fixed depth: speed and signature
narabe-engine analyze          the best lines of a position
narabe-engine solve            a win by continuous fours or threats
narabe-engine suggest          the move that a player would play
narabe-engine scores           every empty point with its score
narabe-engine arena A B        games between two players
narabe-engine twin-arena A B   games on twin boards between two levels
narabe-engine ladder           every player against every other, with one Elo table
narabe-engine forbidden        the points that the Renju rule forbids to Black, and why
narabe-engine perft            count the possible move sequences to a given depth

Each command has its own --help. Exit codes: 0 done, 1 negative answer, 2 bad input or output
that cannot be written.";

fn main() -> ExitCode {
    run().unwrap_or_else(|fault| {
        complain(fault);
        ExitCode::from(BAD_INPUT)
    })
}

fn run() -> Result<ExitCode, Fault> {
    let mut parser = lexopt::Parser::from_env();
    let command = match parser.next().map_err(fault)? {
        None => return Ok(gomocup::run()),
        Some(Arg::Value(command)) => command.to_string_lossy().into_owned(),
        Some(Arg::Long("help") | Arg::Short('h')) => {
            say!("{HELP}");
            return Ok(ExitCode::SUCCESS);
        }
        Some(Arg::Long("version") | Arg::Short('V')) => {
            say!(concat!("narabe-engine ", env!("CARGO_PKG_VERSION")));
            return Ok(ExitCode::SUCCESS);
        }
        Some(other) => return Err(format!("{}: see --help", other.unexpected())),
    };
    match command.as_str() {
        "bench" => bench::run(&mut parser),
        "analyze" => analyze::run(&mut parser),
        "solve" => solve::run(&mut parser),
        "suggest" => suggest::suggest(&mut parser),
        "scores" => suggest::scores(&mut parser),
        "arena" => arena::run(&mut parser),
        "twin-arena" => arena::twin::run(&mut parser),
        "ladder" => arena::ladder::run(&mut parser),
        "forbidden" => forbidden::run(&mut parser),
        "perft" => perft::run(&mut parser),
        other => Err(format!("\"{other}\" is not a command: see --help")),
    }
}
